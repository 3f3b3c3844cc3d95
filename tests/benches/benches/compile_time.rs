//! What derives cost a build: crates of 500 structs of 10 fields, a fifth of
//! them with a nested struct; CPU seconds of the crate alone.
//!
//! `check` has the derives and nothing else, or for the row `ours + text` the
//! text of every struct as well; `build` is a release build in which each struct
//! has one function that writes it (and for ours, as told, one that reads it).

use std::fmt::Write as _;

use wgsl_layout_benches::{Project, Table, seconds};

const STRUCTS: usize = 500;

/// A derive, and how its users write a value.
struct Contender {
    name: &'static str,
    dependencies: &'static str,
    prelude: &'static str,
    attributes: &'static str,
    /// Per struct, in `check` too; `$S` is its name.
    constants: &'static str,
    /// Per struct, in `build` only.
    functions: &'static str,
}

const GLAM: &str = "glam = { version = \"0.34\", default-features = false, features = [\"std\", \"bytemuck\", \"serde\", \"encase-013\"] }\n";
const OURS: &str = "wgsl-layout = { path = \"$WORKSPACE/wgsl-layout\" }\n";
const WRITE: &str = "
pub fn write_$S(value: &$S, bytes: &mut [u8]) {
    WgslLayout::write_into(value, bytes).unwrap();
}
";
const READ_TOO: &str = "
pub fn write_$S(value: &$S, bytes: &mut [u8]) {
    WgslLayout::write_into(value, bytes).unwrap();
}
pub fn read_$S(value: &mut $S, bytes: &[u8]) {
    WgslDecode::read_into(value, bytes).unwrap();
}
";
const TEXT: &str = "pub const TEXT_$S: &str = $S::WGSL;\n";

const CONTENDERS: [Contender; 7] = [
    Contender {
        name: "none",
        dependencies: "",
        prelude: "",
        attributes: "",
        constants: "",
        functions: "",
    },
    Contender {
        name: "serde",
        dependencies: "serde = { version = \"1\", features = [\"derive\"] }\n",
        prelude: "use serde::Serialize;\n",
        attributes: "#[derive(Serialize)]\n",
        constants: "",
        functions: "",
    },
    Contender {
        name: "bytemuck",
        dependencies: "bytemuck = { version = \"1.16\", features = [\"derive\"] }\n",
        prelude: "use bytemuck::{Pod, Zeroable};\n",
        attributes: "#[derive(Clone, Copy, Pod, Zeroable)]\n#[repr(C)]\n",
        constants: "",
        functions: "
pub fn write_$S(value: &$S, bytes: &mut [u8]) {
    let value = bytemuck::bytes_of(value);
    bytes[..value.len()].copy_from_slice(value);
}
",
    },
    Contender {
        name: "encase",
        dependencies: "encase = { version = \"0.13\", default-features = false }\n",
        prelude: "use encase::ShaderType;\n",
        attributes: "#[derive(ShaderType)]\n",
        constants: "",
        functions: "
pub fn write_$S(value: &$S, bytes: &mut [u8]) {
    encase::StorageBuffer::new(bytes).write(value).unwrap();
}
",
    },
    Contender {
        name: "ours",
        dependencies: OURS,
        prelude: "use wgsl_layout::WgslLayout;\n",
        attributes: "#[derive(WgslLayout)]\n",
        constants: "",
        functions: WRITE,
    },
    Contender {
        name: "ours + read",
        dependencies: OURS,
        prelude: "use wgsl_layout::{WgslDecode, WgslLayout};\n",
        attributes: "#[derive(WgslLayout)]\n",
        constants: "",
        functions: READ_TOO,
    },
    Contender {
        name: "ours + read + text",
        dependencies: OURS,
        prelude: "use wgsl_layout::{WgslDecode, WgslLayout};\n",
        attributes: "#[derive(WgslLayout)]\n",
        constants: TEXT,
        functions: READ_TOO,
    },
];

fn source(contender: &Contender, functions: bool) -> String {
    let mut source = format!(
        "#![allow(non_snake_case, unused_imports, non_upper_case_globals)]\nuse glam::{{Mat4, Vec3, Vec4}};\n{}",
        contender.prelude
    );
    for i in 0..STRUCTS {
        // A struct that is nested is one that has none inside.
        let large = if i % 5 == 4 {
            format!("S{}", i - 1)
        } else {
            "Mat4".into()
        };
        write!(
            source,
            "\n/// A struct of the scene.\n{}pub struct S{i} {{\n    \
             /// In metres.\n    pub position: Vec3,\n    pub radius: f32,\n    pub color: Vec3,\n    \
             pub intensity: f32,\n    pub tint: Vec4,\n    pub transform: {large},\n    pub count: u32,\n    \
             pub first: u32,\n    pub layer: i32,\n    pub weight: f32,\n}}\n",
            contender.attributes
        )
        .expect("a string takes it");
        let name = format!("S{i}");
        source.push_str(&contender.constants.replace("$S", &name));
        if functions {
            source.push_str(&contender.functions.replace("$S", &name));
        }
    }
    source
}

fn main() {
    let only: Vec<String> = std::env::args()
        .skip(1)
        .filter(|argument| !argument.starts_with("--"))
        .collect();
    let mut table = Table::new([
        "500 structs, CPU seconds",
        "check",
        "release build",
        "debug build",
        "expanded lines",
        "LLVM lines",
    ]);
    for contender in CONTENDERS {
        if only.is_empty() || only.iter().any(|name| contender.name == name) {
            let row = measure(&contender);
            // It takes minutes: something to look at before the table.
            eprintln!("{}", row.join("  "));
            table.row(row);
        }
    }
    println!("{table}");
}

fn measure(contender: &Contender) -> Vec<String> {
    let name = format!("compile-time-{}", contender.name.replace(" + ", "-and-"));
    let dependencies = format!("{GLAM}{}", contender.dependencies);
    let project = Project::new(&name, &dependencies, &source(contender, false)).sharing_builds();
    let (check, _) = project.cargo_again(&["check", "--quiet"]);
    let expand = [
        "rustc",
        "--quiet",
        "--profile=check",
        "--",
        "-Zunpretty=expanded",
    ];
    let (_, expanded) = project.cargo(&expand);
    let project = Project::new(&name, &dependencies, &source(contender, true)).sharing_builds();
    let (release, _) = project.cargo_again(&["build", "--quiet", "--release"]);
    let (debug, _) = project.cargo_again(&["build", "--quiet"]);
    vec![
        contender.name.to_string(),
        seconds(check),
        seconds(release),
        seconds(debug),
        lines(&expanded).to_string(),
        llvm_lines(&project, &name).to_string(),
    ]
}

/// Lines of LLVM IR before any optimisation, what the compiler's front end
/// hands to its back end.
fn llvm_lines(project: &Project, name: &str) -> usize {
    let name = format!("{}-", name.replace('-', "_"));
    let directory = project.target().join("release/deps");
    let written = || {
        let files = std::fs::read_dir(&directory).expect("something was built");
        files
            .filter_map(|file| Some(file.ok()?.path()))
            .filter(|path| path.extension().is_some_and(|extension| extension == "ll"))
            .filter(|path| {
                path.file_name()
                    .is_some_and(|file| file.to_string_lossy().starts_with(&name))
            })
    };
    // An earlier version of the crate may have left one.
    for path in written() {
        std::fs::remove_file(path).expect("what was written can be removed");
    }
    project.touch();
    project.cargo(&[
        "rustc",
        "--quiet",
        "--release",
        "--",
        "--emit=llvm-ir",
        "-Ccodegen-units=1",
        "-Cno-prepopulate-passes",
    ]);
    written()
        .map(|path| lines(&std::fs::read(path).expect("it can be read")))
        .sum()
}

fn lines(text: &[u8]) -> usize {
    text.split(|byte| *byte == b'\n').count() - 1
}
