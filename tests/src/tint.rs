//! The `tint` program, where it is installed: a second opinion on text.
//!
//! Owns: finding and running it. Must not know: what the texts are.

use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The program.
#[derive(Debug)]
pub struct Tint {
    program: PathBuf,
    directory: PathBuf,
}

impl Tint {
    /// What `WGSL_LAYOUT_TINT` names, else `tint` of the search path.
    #[must_use]
    pub fn find() -> Option<Self> {
        // Tests run at the same time, in processes and in threads.
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let program = std::env::var_os("WGSL_LAYOUT_TINT").map_or_else(
            || {
                let path = std::env::var_os("PATH")?;
                std::env::split_paths(&path)
                    .map(|directory| directory.join("tint"))
                    .find(|program| program.is_file())
            },
            |program| Some(PathBuf::from(program)),
        )?;
        let name = format!(
            "wgsl-layout-tint-{}-{}",
            std::process::id(),
            COUNT.fetch_add(1, Ordering::Relaxed)
        );
        let directory = std::env::temp_dir().join(name);
        fs::create_dir_all(&directory).ok()?;
        Some(Self { program, directory })
    }

    /// Whether it accepts a module.
    ///
    /// # Errors
    ///
    /// With its words, if not.
    ///
    /// # Panics
    ///
    /// If the program cannot be run.
    pub fn validate(&self, text: &str) -> Result<(), String> {
        let file = self.directory.join("module.wgsl");
        // It wants an entry point.
        let entry = if text.contains("@compute") {
            ""
        } else {
            "\n@compute @workgroup_size(1) fn main() {}\n"
        };
        fs::write(&file, format!("{text}{entry}")).expect("the build directory can be written");
        let output = Command::new(&self.program)
            .args(["--format", "wgsl"])
            .arg(&file)
            .output()
            .expect("tint was found");
        if output.status.success() {
            return Ok(());
        }
        Err(String::from_utf8_lossy(&output.stderr).into_owned())
    }
}

/// Whether `tint` accepts each of the declarations with a storage variable of
/// the type beside it, and how many there were. Without a `tint` it says that
/// the test of that name was skipped.
///
/// # Panics
///
/// If it refuses one.
pub fn accepts_in_storage<'a>(
    name: &str,
    modules: impl IntoIterator<Item = (&'a str, &'a str)>,
) -> Option<usize> {
    let Some(tint) = Tint::find() else {
        println!("skipped {name}: there is no `tint` in PATH");
        return None;
    };
    let mut count = 0;
    for (declarations, ty) in modules {
        let text = format!(
            "{declarations}\n@group(0) @binding(0) var<storage, read_write> the_variable: {ty};\n"
        );
        tint.validate(&text)
            .unwrap_or_else(|refused| panic!("{refused}\n{text}"));
        count += 1;
    }
    println!("tint accepts {count} texts");
    Some(count)
}

impl Drop for Tint {
    fn drop(&mut self) {
        // What stays behind is in the build directory.
        _ = fs::remove_dir_all(&self.directory);
    }
}
