//! Keywords, reserved words and predeclared names of WGSL.
//!
//! Owns: the lists. Must not know: what a name is for.
//!
//! Specification: [keywords](https://www.w3.org/TR/WGSL/#keyword-summary) and
//! [reserved words](https://www.w3.org/TR/WGSL/#reserved-words) and
//! [predeclared](https://www.w3.org/TR/WGSL/#predeclared).

/// A word, or a line of a list of them.
pub(crate) type Word = &'static [u8];

pub(crate) static RESERVED: [Word; 172] = sorted(include_bytes!("../data/wgsl_reserved.txt"), b"");
static KEYWORDS: [Word; 26] = sorted(include_bytes!("../data/wgsl_keywords.txt"), b"");
/// `type vec3f`: what it is, then the name.
const PREDECLARED: Word = include_bytes!("../data/wgsl_predeclared.txt");
static TYPES: [Word; 69] = sorted(PREDECLARED, b"type ");
static FUNCTIONS: [Word; 146] = sorted(PREDECLARED, b"function ");
static ENUMERANTS: [Word; 48] = sorted(PREDECLARED, b"enumerant ");

/// The lines that begin with `prefix`, without it, of which there are `N`. They
/// are sorted, since every name of every struct is looked for in them, and a
/// proc macro is mostly built without optimisations.
const fn sorted<const N: usize>(text: Word, prefix: &[u8]) -> [Word; N] {
    let mut words = [b"".as_slice(); N];
    let mut count = 0;
    let mut rest = text;
    while !rest.is_empty() {
        let (line, after) = split_line(rest);
        rest = after;
        if starts_with(line, prefix) {
            let word = line.split_at(prefix.len()).1;
            assert!(count == 0 || is_below(words[count - 1], word));
            words[count] = word;
            count += 1;
        }
    }
    assert!(count == N);
    words
}

const fn split_line(text: Word) -> (Word, Word) {
    let mut end = 0;
    while text[end] != b'\n' {
        end += 1;
    }
    let (line, rest) = text.split_at(end);
    (line, rest.split_at(1).1)
}

const fn starts_with(text: &[u8], prefix: &[u8]) -> bool {
    let mut i = 0;
    while i < prefix.len() {
        if i == text.len() || text[i] != prefix[i] {
            return false;
        }
        i += 1;
    }
    true
}

const fn is_below(a: &[u8], b: &[u8]) -> bool {
    let mut i = 0;
    while i < a.len() && i < b.len() && a[i] == b[i] {
        i += 1;
    }
    i < b.len() && (i == a.len() || a[i] < b[i])
}

fn has(list: &[Word], word: &str) -> bool {
    list.binary_search(&word.as_bytes()).is_ok()
}

/// What WGSL calls the word, if it may not be a name.
pub(crate) fn reserved(word: &str) -> Option<&'static str> {
    if has(&KEYWORDS, word) {
        Some("keyword")
    } else if has(&RESERVED, word) {
        Some("reserved word")
    } else {
        None
    }
}

/// What the name is before anybody declares it: `type`, `function` or
/// `enumerant`. A declaration of that name at module scope hides it everywhere.
pub(crate) fn predeclared(name: &str) -> Option<&'static str> {
    if has(&TYPES, name) {
        Some("type")
    } else if has(&FUNCTIONS, name) {
        Some("function")
    } else if has(&ENUMERANTS, name) {
        Some("enumerant")
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::{predeclared, reserved};

    #[test]
    fn knows_predeclared_names() {
        assert_eq!(predeclared("vec3f"), Some("type"));
        assert_eq!(predeclared("mat4x3h"), Some("type"));
        assert_eq!(predeclared("smoothstep"), Some("function"));
        assert_eq!(predeclared("storage"), Some("enumerant"));
        assert_eq!(predeclared("rgba8unorm"), Some("enumerant"));
        assert_eq!(predeclared("Light"), None);
        // Names of builtin values and attributes are free.
        assert_eq!(predeclared("position"), None);
        assert_eq!(predeclared("location"), None);
    }

    #[test]
    fn knows_all_words() {
        assert_eq!(reserved("struct"), Some("keyword"));
        assert_eq!(reserved("meta"), Some("reserved word"));
        assert_eq!(reserved("position"), None);
    }
}
