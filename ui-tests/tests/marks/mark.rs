//! Marks in the sources of the cases.

use crate::compiler::Diagnostic;

/// `//~ ERROR text`
pub(crate) struct Mark {
    /// As rustc spells it.
    pub(crate) level: &'static str,
    /// Of the line that it speaks of, from 1.
    pub(crate) line: usize,
    pub(crate) text: String,
}

impl Mark {
    pub(crate) fn all(source: &str) -> Vec<Self> {
        source
            .lines()
            .enumerate()
            .flat_map(|(i, line)| {
                line.split("//~")
                    .skip(1)
                    .map(move |mark| Self::read(mark, i + 1))
            })
            .collect()
    }

    fn read(mark: &str, line: usize) -> Self {
        let words = mark.trim_start_matches('^');
        let above = mark.len() - words.len();
        let words = words.trim();
        let (level, text) = if let Some(text) = words.strip_prefix("ERROR ") {
            ("error", text)
        } else if let Some(text) = words.strip_prefix("WARN ") {
            ("warning", text)
        } else {
            panic!("`//~{mark}`: a mark says `ERROR text` or `WARN text`");
        };
        Self {
            level,
            line: line - above,
            text: text.trim().into(),
        }
    }

    /// Whether the diagnostic is the one that is meant.
    pub(crate) fn fits(&self, diagnostic: &Diagnostic) -> bool {
        self.level == diagnostic.level
            && diagnostic.line == Some(self.line)
            && diagnostic.words.contains(&self.text)
    }
}
