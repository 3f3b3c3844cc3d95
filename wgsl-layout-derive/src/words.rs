//! Keywords and reserved words of WGSL.
//!
//! Owns: the list. Must not know: what a name is for.
//!
//! Specification: [keywords](https://www.w3.org/TR/WGSL/#keyword-summary) and
//! [reserved words](https://www.w3.org/TR/WGSL/#reserved-words).

const RESERVED: &str = include_str!("../data/wgsl_reserved.txt");
const KEYWORDS: &str = include_str!("../data/wgsl_keywords.txt");

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

#[cfg(test)]
mod tests {
    use super::{RESERVED, reserved};

    #[test]
    fn knows_all_words() {
        assert_eq!(RESERVED.lines().count(), 172);
        assert_eq!(reserved("struct"), Some("keyword"));
        assert_eq!(reserved("meta"), Some("reserved word"));
        assert_eq!(reserved("position"), None);
    }
}
