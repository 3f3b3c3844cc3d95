//! `rename_all`: the cases that names can be put into.
//!
//! Owns: the cases and what a word is. Must not know: what is being named.

/// How words are joined to a name.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Case {
    /// `viewProj`
    Camel,
    /// `ViewProj`
    Pascal,
    /// `view_proj`
    Snake,
    /// `VIEW_PROJ`
    ScreamingSnake,
    /// `viewproj`
    Lower,
    /// `VIEWPROJ`
    Upper,
}

/// The cases, spelt as themselves.
pub(crate) const CASES: &[(&str, Case)] = &[
    ("camelCase", Case::Camel),
    ("PascalCase", Case::Pascal),
    ("snake_case", Case::Snake),
    ("SCREAMING_SNAKE_CASE", Case::ScreamingSnake),
    ("lowercase", Case::Lower),
    ("UPPERCASE", Case::Upper),
];

impl Case {
    /// The case of that spelling, or what is wrong with the spelling.
    pub(crate) fn read(spelling: &str) -> Result<Self, String> {
        if let Some((_, case)) = CASES.iter().find(|(name, _)| *name == spelling) {
            return Ok(*case);
        }
        let list: Vec<String> = CASES.iter().map(|(name, _)| format!("`{name}`")).collect();
        let problem = if spelling.to_lowercase().contains("kebab") || spelling.contains('-') {
            format!("`{spelling}` does not make WGSL names, which have no hyphens")
        } else {
            format!("`{spelling}` is not a case of names")
        };
        Err(format!(
            "{problem}\nhelp: the cases are {}",
            list.join(", ")
        ))
    }

    /// The name in this case. Underscores in front stay: they say "unused".
    pub(crate) fn apply(self, name: &str) -> String {
        let rest = name.trim_start_matches('_');
        let front = &name[..name.len() - rest.len()];
        let words = words(rest);
        let capital = |word: &String| {
            let mut characters = word.chars();
            characters.next().map_or_else(String::new, |first| {
                first.to_uppercase().collect::<String>() + characters.as_str()
            })
        };
        let joined = match self {
            Self::Camel => {
                let rest = words.iter().skip(1).map(capital);
                words.iter().take(1).cloned().chain(rest).collect()
            }
            Self::Pascal => words.iter().map(capital).collect(),
            Self::Snake => words.join("_"),
            Self::ScreamingSnake => words.join("_").to_uppercase(),
            Self::Lower => words.concat(),
            Self::Upper => words.concat().to_uppercase(),
        };
        format!("{front}{joined}")
    }
}

/// The words of a name in lower case. A word begins behind an underscore, at a
/// capital behind a small letter, and at the last of several capitals.
fn words(name: &str) -> Vec<String> {
    let characters: Vec<char> = name.chars().collect();
    let mut words = vec![String::new()];
    for (i, character) in characters.iter().enumerate() {
        if *character == '_' {
            words.push(String::new());
            continue;
        }
        let before = i.checked_sub(1).map(|i| characters[i]);
        let after = characters.get(i + 1);
        let begins = character.is_uppercase()
            && before.is_some_and(|before| {
                !before.is_uppercase() || after.is_some_and(|after| after.is_lowercase())
            });
        if begins {
            words.push(String::new());
        }
        if let Some(word) = words.last_mut() {
            word.extend(character.to_lowercase());
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

#[cfg(test)]
mod tests {
    use super::{CASES, Case};

    #[test]
    fn every_case_from_every_case() {
        for name in [
            "view_proj",
            "viewProj",
            "ViewProj",
            "VIEW_PROJ",
            "view__proj_",
        ] {
            let all = CASES.iter().map(|(_, case)| case.apply(name));
            assert_eq!(
                all.collect::<Vec<_>>(),
                [
                    "viewProj",
                    "ViewProj",
                    "view_proj",
                    "VIEW_PROJ",
                    "viewproj",
                    "VIEWPROJ"
                ],
                "{name}"
            );
        }
    }

    #[test]
    fn digits_initials_and_underscores() {
        assert_eq!(Case::Camel.apply("color_0"), "color0");
        assert_eq!(Case::Camel.apply("_pad_a"), "_padA");
        assert_eq!(Case::Snake.apply("HTTPServer"), "http_server");
        assert_eq!(Case::Snake.apply("größeÄnderung"), "größe_änderung");
        assert_eq!(Case::Pascal.apply("x"), "X");
        assert_eq!(Case::Pascal.apply("_"), "_");
    }

    #[test]
    fn says_what_the_cases_are() {
        assert_eq!(Case::read("camelCase"), Ok(Case::Camel));
        let kebab = Case::read("kebab-case").expect_err("no case");
        assert!(kebab.contains("no hyphens") && kebab.contains("`camelCase`"));
        assert!(Case::read("camel").is_err_and(|error| error.contains("not a case")));
    }
}
