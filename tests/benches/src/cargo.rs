//! Crates that are written, built and measured.
//!
//! Owns: where they lie and how cargo is called. Must not know: what is in them.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use crate::clock::children_time;

/// A crate of its own, outside of the workspace, with the workspace's versions
/// of all dependencies.
#[derive(Debug)]
pub struct Project {
    directory: PathBuf,
    target: PathBuf,
}

/// Where the workspace is.
fn workspace() -> PathBuf {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    package
        .ancestors()
        .nth(2)
        .expect("it lies in a workspace")
        .to_path_buf()
}

impl Project {
    /// Writes the crate. In the dependencies `$WORKSPACE` stands for the root of
    /// the workspace.
    ///
    /// # Panics
    ///
    /// If files cannot be written.
    pub fn new(name: &str, dependencies: &str, source: &str) -> Self {
        let root = workspace();
        let directory = root.join("target/bench-crates").join(name);
        fs::create_dir_all(directory.join("src")).expect("a directory can be made");
        let dependencies = dependencies.replace("$WORKSPACE", &root.display().to_string());
        let manifest = format!(
            "[package]\nname = \"{name}\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n\
             [workspace]\n\n[dependencies]\n{dependencies}"
        );
        fs::write(directory.join("Cargo.toml"), manifest).expect("a file can be written");
        fs::write(directory.join("src/lib.rs"), source).expect("a file can be written");
        fs::copy(root.join("Cargo.lock"), directory.join("Cargo.lock")).expect("it is there");
        let target = directory.join("target");
        Self { directory, target }
    }

    /// The crate with builds in a directory that it shares with all others of
    /// which this is asked, so that common dependencies are built once.
    #[must_use]
    pub fn sharing_builds(self) -> Self {
        let target = self.directory.with_file_name("shared-target");
        Self { target, ..self }
    }

    /// Calls cargo, and returns the CPU time that it took and what it printed.
    ///
    /// # Panics
    ///
    /// If it fails.
    pub fn cargo(&self, arguments: &[&str]) -> (Duration, Vec<u8>) {
        let start = children_time();
        let output = Command::new(env!("CARGO"))
            .args(arguments)
            .current_dir(&self.directory)
            .env("CARGO_TARGET_DIR", self.target())
            // What builds this bench is not to build that crate in its way.
            .env_remove("RUSTFLAGS")
            .env("CARGO_INCREMENTAL", "0")
            // `-Z` options, for looking at what is expanded.
            .env("RUSTC_BOOTSTRAP", "1")
            .stdin(Stdio::null())
            .output()
            .expect("cargo can be called");
        assert!(
            output.status.success(),
            "cargo {arguments:?} in {}:\n{}",
            self.directory.display(),
            String::from_utf8_lossy(&output.stderr)
        );
        (children_time().saturating_sub(start), output.stdout)
    }

    /// As `cargo`, for the crate alone: its dependencies have been built.
    pub fn cargo_again(&self, arguments: &[&str]) -> (Duration, Vec<u8>) {
        self.cargo(arguments);
        self.touch();
        self.cargo(arguments)
    }

    /// Makes cargo think that the source has changed.
    ///
    /// # Panics
    ///
    /// If the source is gone.
    pub fn touch(&self) {
        let path = self.directory.join("src/lib.rs");
        let source = fs::read(&path).expect("it was written");
        fs::write(&path, source).expect("a file can be written");
    }

    /// Forgets everything that was built.
    ///
    /// # Panics
    ///
    /// If files cannot be removed.
    pub fn clean(&self) {
        if self.target().exists() {
            fs::remove_dir_all(self.target()).expect("what was made can be removed");
        }
    }

    /// Where builds go.
    pub fn target(&self) -> &Path {
        &self.target
    }
}

/// Seconds with one decimal.
pub fn seconds(time: Duration) -> String {
    format!("{:.1}", time.as_secs_f64())
}
