//! The names of attributes, and which is meant by one that does not exist.
//!
//! Owns: the lists. Must not know: what the attributes do.

pub(crate) const ALIGN: &str = "align";
pub(crate) const AS: &str = "as";
pub(crate) const CRATE: &str = "crate";
pub(crate) const MAX_SIZE: &str = "max_size";
pub(crate) const NO_PADDING: &str = "no_padding";
pub(crate) const RENAME: &str = "rename";
pub(crate) const RENAME_ALL: &str = "rename_all";
pub(crate) const SIZE: &str = "size";
pub(crate) const SKIP: &str = "skip";
pub(crate) const TRANSPARENT: &str = "transparent";
pub(crate) const UNIFORM: &str = "uniform";
pub(crate) const VECTORS: &str = "vectors";
pub(crate) const WITH: &str = "with";
pub(crate) const ZERO_COPY: &str = "zero_copy";

/// Attributes of a struct.
pub(crate) const ON_STRUCT: &[&str] = &[
    RENAME,
    RENAME_ALL,
    VECTORS,
    TRANSPARENT,
    UNIFORM,
    ZERO_COPY,
    NO_PADDING,
    MAX_SIZE,
    CRATE,
];
/// Attributes of a field.
pub(crate) const ON_FIELD: &[&str] = &[ALIGN, SIZE, RENAME, AS, WITH, SKIP];

/// Attributes of an enum.
pub(crate) const ON_ENUM: &[&str] = &[RENAME, CRATE];
/// Attributes of a variant.
pub(crate) const ON_VARIANT: &[&str] = &[RENAME];

/// Words of other crates and languages for the same things.
const MEANINGS: &[(&str, &str)] = &[
    ("alignment", ALIGN),
    ("default", SKIP),
    ("exclude", SKIP),
    ("ignore", SKIP),
    ("length", SIZE),
    ("name", RENAME),
    ("pad", SIZE),
    ("padding", SIZE),
    ("path", CRATE),
    ("skipped", SKIP),
    ("stride", SIZE),
];

/// The attribute that is meant by a word that is none.
pub(crate) fn meant<'a>(word: &str, names: &[&'a str]) -> Option<&'a str> {
    let of_meaning = MEANINGS
        .iter()
        .find(|(other, _)| *other == word)
        .and_then(|(_, meant)| names.iter().find(|name| *name == meant));
    of_meaning.copied().or_else(|| similar(word, names))
}

/// The name of the list that is nearest to `word`, if it is near.
pub(crate) fn similar<'a>(word: &str, names: &[&'a str]) -> Option<&'a str> {
    names
        .iter()
        .map(|name| (distance(word, name), *name))
        .filter(|(distance, name)| *distance <= 1 + name.len() / 4)
        .min()
        .map(|(_, name)| name)
}

/// How many letters have to be inserted, deleted or replaced.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let replaced = diagonal + usize::from(x != *y);
            diagonal = row[j + 1];
            row[j + 1] = replaced.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::{MEANINGS, ON_FIELD, ON_STRUCT, meant, similar};

    #[test]
    fn finds_the_attribute_that_was_meant() {
        assert_eq!(similar("allign", ON_FIELD), Some("align"));
        assert_eq!(similar("skipped", ON_FIELD), None);
        assert_eq!(similar("skp", ON_FIELD), Some("skip"));
        assert_eq!(similar("location", ON_FIELD), None);
    }

    #[test]
    fn knows_words_of_others() {
        assert_eq!(meant("ignore", ON_FIELD), Some("skip"));
        assert_eq!(meant("ignore", ON_STRUCT), None);
        assert_eq!(meant("name", ON_STRUCT), Some("rename"));
        for (word, meaning) in MEANINGS {
            let all = [ON_FIELD, ON_STRUCT].concat();
            assert!(all.contains(meaning) && !all.contains(word), "{word}");
        }
    }
}
