//! What a project pays once: a clean build of the crate with everything that
//! it needs, and how many packages that are.

use wgsl_layout_benches::{Project, Table, seconds};

const PACKAGES: [(&str, &str); 4] = [
    (
        "ours, no glam",
        "wgsl-layout = { path = \"$WORKSPACE/wgsl-layout\", default-features = false, features = [\"alloc\"] }\n",
    ),
    (
        "ours",
        "wgsl-layout = { path = \"$WORKSPACE/wgsl-layout\" }\n",
    ),
    (
        "encase, no glam",
        "encase = { version = \"0.13\", default-features = false }\n",
    ),
    (
        "encase",
        "encase = { version = \"0.13\", default-features = false }\nglam = { version = \"0.34\", default-features = false, features = [\"std\", \"encase-013\"] }\n",
    ),
];

fn main() {
    let mut table = Table::new([
        "a clean build, CPU seconds",
        "check",
        "debug",
        "release",
        "packages",
    ]);
    for (name, dependencies) in PACKAGES {
        let crate_name = format!("build-cost-{}", name.replace(", ", "-").replace(' ', "-"));
        let project = Project::new(&crate_name, dependencies, "");
        let clean = |arguments: &[&str]| {
            project.clean();
            seconds(project.cargo(arguments).0)
        };
        let check = clean(&["check", "--quiet"]);
        let debug = clean(&["build", "--quiet"]);
        let release = clean(&["build", "--quiet", "--release"]);
        let tree = [
            "tree",
            "--prefix=none",
            "--edges=normal,build",
            "--no-dedupe",
        ];
        let (_, packages) = project.cargo(&tree);
        let packages: std::collections::BTreeSet<_> =
            packages.split(|byte| *byte == b'\n').collect();
        // The project itself, and the end of the last line.
        let packages = packages.len() - 2;
        table.row(vec![
            name.into(),
            check,
            debug,
            release,
            packages.to_string(),
        ]);
    }
    println!("{table}");
}
