//! Keywords, reserved words and predeclared names of WGSL.
//!
//! Owns: the lists. Must not know: what a name is for.
//!
//! Specification: [keywords](https://www.w3.org/TR/WGSL/#keyword-summary) and
//! [reserved words](https://www.w3.org/TR/WGSL/#reserved-words) and
//! [predeclared](https://www.w3.org/TR/WGSL/#predeclared).

pub(crate) static RESERVED: [&str; 172] = sorted(include_str!("../data/wgsl_reserved.txt"), "");
static KEYWORDS: [&str; 26] = sorted(include_str!("../data/wgsl_keywords.txt"), "");
/// `type vec3f`: what it is, then the name.
const PREDECLARED: &str = include_str!("../data/wgsl_predeclared.txt");
static TYPES: [&str; 69] = sorted(PREDECLARED, "type ");
static FUNCTIONS: [&str; 146] = sorted(PREDECLARED, "function ");
static ENUMERANTS: [&str; 48] = sorted(PREDECLARED, "enumerant ");

/// The lines that begin with `prefix`, without it, of which there are `N`. They
/// are sorted, since every name of every struct is looked for in them, and a
/// proc macro is mostly built without optimisations.
const fn sorted<const N: usize>(text: &'static str, prefix: &str) -> [&'static str; N] {
    let mut lines = [""; N];
    let mut count = 0;
    let mut rest = text;
    while let Some((line, after)) = split_line(rest) {
        rest = after;
        if starts_with(line, prefix) {
            let (_, word) = line.split_at(prefix.len());
            assert!(count == 0 || is_below(lines[count - 1], word));
            lines[count] = word;
            count += 1;
        }
    }
    assert!(count == N);
    lines
}

const fn split_line(text: &str) -> Option<(&str, &str)> {
    let bytes = text.as_bytes();
    let mut end = 0;
    while end < bytes.len() && bytes[end] != b'\n' {
        end += 1;
    }
    if end == bytes.len() {
        return None;
    }
    let (line, rest) = text.split_at(end);
    Some((line, rest.split_at(1).1))
}

const fn starts_with(text: &str, prefix: &str) -> bool {
    let (text, prefix) = (text.as_bytes(), prefix.as_bytes());
    let mut i = 0;
    while i < prefix.len() {
        if i == text.len() || text[i] != prefix[i] {
            return false;
        }
        i += 1;
    }
    true
}

const fn is_below(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let mut i = 0;
    while i < a.len() && i < b.len() && a[i] == b[i] {
        i += 1;
    }
    i < b.len() && (i == a.len() || a[i] < b[i])
}

fn has(list: &[&str], word: &str) -> bool {
    list.binary_search(&word).is_ok()
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
