//! Compiles all cases at once and reads what rustc says of them.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use serde_json::Value;

/// How far rustc has to go.
#[derive(Clone, Copy)]
pub(crate) enum Command {
    Check,
    Build,
}

/// An error or a warning.
pub(crate) struct Diagnostic {
    /// The case that was compiled.
    pub(crate) target: PathBuf,
    pub(crate) level: String,
    pub(crate) message: String,
    /// Of the main span, or of what instantiated it, if that lies in the case.
    pub(crate) line: Option<usize>,
    /// Message, labels and notes.
    pub(crate) words: String,
    pub(crate) rendered: String,
}

/// Makes a package of which every file is a binary, and returns every error and
/// warning about it.
pub(crate) fn compile(name: &str, command: Command, files: &[PathBuf]) -> Vec<Diagnostic> {
    let package = Path::new(env!("CARGO_TARGET_TMPDIR"))
        .join("marks")
        .join(name);
    std::fs::create_dir_all(&package).expect("the package can be made");
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    write(&package.join("Cargo.toml"), &manifest(name, &root, files));
    // The versions of the workspace, so that nothing has to be asked of a
    // registry.
    let lock = std::fs::read_to_string(root.join("Cargo.lock")).expect("the lock file");
    write(&package.join("Cargo.lock"), &lock);
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".into());
    let output = std::process::Command::new(cargo)
        .arg(match command {
            Command::Check => "check",
            Command::Build => "build",
        })
        .args([
            "--offline",
            "--keep-going",
            "--message-format=json",
            "--bins",
        ])
        .arg("--manifest-path")
        .arg(package.join("Cargo.toml"))
        .arg("--target-dir")
        .arg(package.join("..").join("target"))
        // An error that two items see is printed twice by an incremental
        // compilation.
        .env("CARGO_INCREMENTAL", "0")
        .env_remove("RUSTFLAGS")
        .env_remove("CARGO_ENCODED_RUSTFLAGS")
        .output()
        .expect("cargo runs");
    let text = String::from_utf8(output.stdout).expect("cargo prints UTF-8");
    let messages: Vec<Value> = text
        .lines()
        .filter_map(|line| serde_json::from_str(line).ok())
        .collect();
    assert!(
        messages
            .iter()
            .any(|value| value["reason"] == "build-finished"),
        "cargo did not come to an end:\n{}",
        String::from_utf8_lossy(&output.stderr)
    );
    let mut diagnostics: Vec<Diagnostic> = Vec::new();
    for diagnostic in messages.iter().filter_map(Diagnostic::read) {
        if diagnostic.level != "note" {
            diagnostics.push(diagnostic);
        } else if let Some(error) = diagnostics
            .iter_mut()
            .rfind(|error| error.target == diagnostic.target)
        {
            // "the above error was encountered while instantiating": where an
            // error inside a library was caused.
            error.line = error.line.or(diagnostic.line);
        }
    }
    diagnostics
}

fn write(path: &Path, text: &str) {
    if std::fs::read_to_string(path).is_ok_and(|old| old == text) {
        return;
    }
    std::fs::write(path, text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
}

fn manifest(name: &str, root: &Path, files: &[PathBuf]) -> String {
    let mut text = format!(
        "[package]\nname = \"marks-{name}\"\nedition = \"2024\"\n\n\
         [workspace]\n\n\
         [dependencies]\nwgsl-layout = {{ path = '{}', features = [\"mint-05\"] }}\nglam = \"0.34\"\nmint = \"0.5\"\n\
         wgsl-layout-rewrite = {{ path = '{}' }}\n\n\
         [lints.rust]\nunused = {{ level = \"allow\", priority = -1 }}\n",
        root.join("wgsl-layout").display(),
        root.join("ui-tests/rewrite").display()
    );
    for file in files {
        let stem = file.file_stem().unwrap_or_default().to_string_lossy();
        write!(
            text,
            "\n[[bin]]\nname = \"{stem}\"\npath = '{}'\n",
            file.display()
        )
        .expect("a string grows");
    }
    text
}

impl Diagnostic {
    fn read(value: &Value) -> Option<Self> {
        if value["reason"] != "compiler-message" {
            return None;
        }
        let message = &value["message"];
        let level = message["level"].as_str()?;
        // Without a span it is the count of the errors.
        let spans = message["spans"].as_array()?;
        if spans.is_empty() || !matches!(level, "error" | "warning" | "note") {
            return None;
        }
        let target = PathBuf::from(value["target"]["src_path"].as_str()?);
        let main = spans.iter().find(|span| span["is_primary"] == true)?;
        let line = outermost(main, &target);
        let mut words = String::from(message["message"].as_str()?);
        let labels = spans.iter().map(|span| &span["label"]);
        let notes = message["children"]
            .as_array()?
            .iter()
            .map(|child| &child["message"]);
        for text in labels.chain(notes).filter_map(Value::as_str) {
            words += "\n";
            words += text;
        }
        Some(Self {
            level: level.into(),
            message: message["message"].as_str()?.into(),
            line,
            words,
            rendered: message["rendered"].as_str().unwrap_or_default().into(),
            target,
        })
    }
}

/// The line of the case that a span lies in, or that called the macro in which
/// it lies.
fn outermost(span: &Value, file: &Path) -> Option<usize> {
    let mut span = span;
    loop {
        let name = span["file_name"].as_str()?;
        if file.ends_with(name) {
            return span["line_start"].as_u64().map(|line| line as usize);
        }
        span = span.get("expansion")?.get("span")?;
    }
}
