//! All `unsafe` of the runtime crate is in one file, and what the derives write
//! is unsafe in nothing but `unsafe impl`.

use std::path::{Path, PathBuf};

/// The one file.
const TRUSTED: &str = "zero_copy.rs";

/// What may stand elsewhere: each of the unsafe traits is declared where it is
/// documented, since that is where its contract belongs.
const DECLARED: [(&str, &str); 4] = [
    ("traits.rs", "WgslLayout"),
    ("traits.rs", "WgslDecode"),
    ("stage/vertex_field.rs", "VertexField"),
    ("stage/vertex_input.rs", "WgslVertexInput"),
];

/// Every source below a directory, by its path from there.
fn sources(root: &Path, directory: &Path, found: &mut Vec<(PathBuf, String)>) {
    for entry in std::fs::read_dir(directory).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(root, &path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let source = std::fs::read_to_string(&path).unwrap();
            found.push((path.strip_prefix(root).unwrap().to_owned(), source));
        }
    }
}

fn sources_of(package: &str) -> Vec<(PathBuf, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("..")
        .join(package)
        .join("src");
    let mut found = Vec::new();
    sources(&root, &root, &mut found);
    assert!(found.len() >= 20, "only {} sources", found.len());
    found
}

/// The words of a source without its comments. That a string might be taken for
/// a comment, or a word in a string for code, can only refuse too much: lines of
/// code are cut at `//` alone, and none that is unsafe has one before it.
fn words(source: &str) -> Vec<&str> {
    source
        .lines()
        .map(|line| line.split("//").next().unwrap_or_default())
        .flat_map(|line| line.split(|c: char| !c.is_alphanumeric() && c != '_'))
        .filter(|word| !word.is_empty())
        .collect()
}

/// Where a word is `unsafe` or talks about it, and the two that follow.
fn unsafe_places<'a>(words: &'a [&'a str]) -> impl Iterator<Item = [&'a str; 3]> {
    words.iter().enumerate().filter_map(|(i, word)| {
        let after = |n: usize| words.get(i + n).copied().unwrap_or_default();
        word.starts_with("unsafe")
            .then(|| [*word, after(1), after(2)])
    })
}

#[test]
fn all_unsafe_of_the_crate_is_in_one_file() {
    let mut declared = Vec::new();
    let mut trusted = 0;
    for (path, source) in sources_of("wgsl-layout") {
        let words = words(&source);
        if path == Path::new(TRUSTED) {
            trusted = unsafe_places(&words).count();
            continue;
        }
        for place in unsafe_places(&words) {
            match place {
                // The lint is allowed for a declaration, which comes next.
                ["unsafe_code", "pub", "unsafe"] => {}
                ["unsafe", "trait", name] => declared.push((path.clone(), name.to_owned())),
                other => panic!("{}: {other:?} belongs into {TRUSTED}", path.display()),
            }
        }
    }
    assert!(trusted >= 100, "{TRUSTED} has only {trusted}");
    declared.sort();
    let mut expected = DECLARED.map(|(file, name)| (Path::new(file).to_owned(), name.to_owned()));
    expected.sort();
    assert_eq!(declared, expected);
}

#[test]
fn derives_write_nothing_unsafe_but_impls() {
    let mut impls = 0;
    for (path, source) in sources_of("wgsl-layout-derive") {
        for [word, next, _] in unsafe_places(&words(&source)) {
            assert_eq!((word, next), ("unsafe", "impl"), "{}", path.display());
            impls += 1;
        }
    }
    assert!(impls >= 8, "only {impls}");
}

/// What exported macros of the runtime crate write into other crates compiles
/// under `forbid(unsafe_code)` (`hygiene.rs`); each is an `unsafe impl`.
#[test]
fn exported_macros_write_nothing_unsafe_but_impls() {
    let sources = sources_of("wgsl-layout");
    let mut macros = 0;
    for (path, source) in &sources {
        for exported in source.split("#[macro_export]\n").skip(1) {
            let end = exported.find("\n}\n").map_or(exported.len(), |end| end + 3);
            for [word, next, _] in unsafe_places(&words(&exported[..end])) {
                assert_eq!((word, next), ("unsafe", "impl"), "{}", path.display());
            }
            macros += 1;
        }
    }
    assert!(macros >= 6, "only {macros}");
}

#[test]
fn unsafe_words_are_found() {
    let text = "// unsafe {\nlet a = unsafe { b }; // unsafe\n#[allow(unsafe_code)]\nunsafe impl A for B {}";
    let words = words(text);
    let places: Vec<_> = unsafe_places(&words).collect();
    assert_eq!(
        places,
        [
            ["unsafe", "b", "allow"],
            ["unsafe_code", "unsafe", "impl"],
            ["unsafe", "impl", "A"]
        ]
    );
}
