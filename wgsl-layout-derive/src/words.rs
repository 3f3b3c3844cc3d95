//! Keywords, reserved words and predeclared names of WGSL.
//!
//! Owns: the lists. Must not know: what a name is for.
//!
//! Specification: [keywords](https://www.w3.org/TR/WGSL/#keyword-summary) and
//! [reserved words](https://www.w3.org/TR/WGSL/#reserved-words) and
//! [predeclared](https://www.w3.org/TR/WGSL/#predeclared).

pub(crate) const RESERVED: &str = include_str!("../data/wgsl_reserved.txt");
const KEYWORDS: &str = include_str!("../data/wgsl_keywords.txt");
/// `type vec3f`: what it is, then the name.
const PREDECLARED: &str = include_str!("../data/wgsl_predeclared.txt");

/// What WGSL calls the word, if it may not be a name.
pub(crate) fn reserved(word: &str) -> Option<&'static str> {
    let has = |list: &str| list.lines().any(|line| line == word);
    if has(KEYWORDS) {
        Some("keyword")
    } else if has(RESERVED) {
        Some("reserved word")
    } else {
        None
    }
}

/// What the name is before anybody declares it: `type`, `function` or
/// `enumerant`. A declaration of that name at module scope hides it everywhere.
pub(crate) fn predeclared(name: &str) -> Option<&'static str> {
    PREDECLARED
        .lines()
        .filter_map(|line| line.split_once(' '))
        .find(|(_, predeclared)| *predeclared == name)
        .map(|(kind, _)| kind)
}

#[cfg(test)]
mod tests {
    use super::{RESERVED, predeclared, reserved};

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
        assert_eq!(RESERVED.lines().count(), 172);
        assert_eq!(reserved("struct"), Some("keyword"));
        assert_eq!(reserved("meta"), Some("reserved word"));
        assert_eq!(reserved("position"), None);
    }
}
