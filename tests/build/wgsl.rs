//! Reads the declarations of the corpora: structs, constants, variables.
//!
//! Owns: that much of the grammar of WGSL; anything else is a panic, so that
//! nothing is passed over. Must not know: layouts.

use std::collections::BTreeMap;

/// A module of WGSL.
#[derive(Default)]
pub(crate) struct Module {
    pub(crate) structs: Vec<Struct>,
    /// Types of variables.
    pub(crate) variables: Vec<(String, Type)>,
    constants: BTreeMap<String, u64>,
}

pub(crate) struct Struct {
    pub(crate) name: String,
    pub(crate) members: Vec<Member>,
}

pub(crate) struct Member {
    pub(crate) name: String,
    pub(crate) align: Option<u64>,
    pub(crate) size: Option<u64>,
    pub(crate) ty: Type,
}

#[derive(Clone)]
pub(crate) enum Type {
    /// A scalar or a struct.
    Named(String),
    Atomic(String),
    Vector(char, String),
    /// Columns, rows.
    Matrix(char, char, String),
    /// `None` is runtime-sized.
    Array(Box<Type>, Option<u64>),
}

impl Module {
    pub(crate) fn parse(text: &str) -> Self {
        let mut module = Self::default();
        let mut reader = Reader::new(text);
        while let Some(word) = reader.next() {
            match word.as_str() {
                "enable" => {
                    reader.expect("f16");
                    reader.expect(";");
                }
                "const" => module.constant(&mut reader),
                "struct" => module.structure(&mut reader),
                "@" => module.variable(&mut reader),
                other => panic!("unexpected `{other}` in `{text}`"),
            }
        }
        module
    }

    /// A type alone.
    pub(crate) fn parse_type(text: &str) -> Type {
        let mut reader = Reader::new(text);
        let ty = Self::default().ty(&mut reader);
        assert!(reader.next().is_none(), "`{text}` goes on after the type");
        ty
    }

    fn constant(&mut self, reader: &mut Reader) {
        let name = reader.word();
        reader.expect(":");
        reader.expect("u32");
        reader.expect("=");
        let value = reader.number();
        reader.expect(";");
        self.constants.insert(name, value);
    }

    fn structure(&mut self, reader: &mut Reader) {
        let name = reader.word();
        reader.expect("{");
        let mut members = Vec::new();
        while !reader.skip("}") {
            let (mut align, mut size) = (None, None);
            while reader.skip("@") {
                let attribute = reader.word();
                reader.expect("(");
                let value = Some(reader.number());
                reader.expect(")");
                match attribute.as_str() {
                    "align" => align = value,
                    "size" => size = value,
                    other => panic!("unexpected `@{other}` in `{name}`"),
                }
            }
            let member = reader.word();
            reader.expect(":");
            let ty = self.ty(reader);
            members.push(Member {
                name: member,
                align,
                size,
                ty,
            });
            if !reader.skip(",") {
                reader.expect("}");
                break;
            }
        }
        self.structs.push(Struct { name, members });
    }

    /// `@group(0) @binding(0) var<..> name: TYPE;`, after the first `@`.
    fn variable(&mut self, reader: &mut Reader) {
        while !reader.skip("var") {
            assert!(reader.next().is_some(), "a variable without `var`");
        }
        reader.expect("<");
        while !reader.skip(">") {
            assert!(reader.next().is_some(), "an address space without end");
        }
        let name = reader.word();
        reader.expect(":");
        let ty = self.ty(reader);
        reader.expect(";");
        self.variables.push((name, ty));
    }

    fn ty(&self, reader: &mut Reader) -> Type {
        let name = reader.word();
        if name == "array" {
            reader.expect("<");
            let element = Box::new(self.ty(reader));
            let count = reader.skip(",").then(|| self.count(reader));
            reader.expect(">");
            return Type::Array(element, count);
        }
        if !reader.skip("<") {
            return Type::Named(name);
        }
        let scalar = reader.word();
        reader.expect(">");
        let letters: Vec<char> = name.chars().collect();
        match letters.as_slice() {
            ['v', 'e', 'c', rows] => Type::Vector(*rows, scalar),
            ['m', 'a', 't', columns, 'x', rows] => Type::Matrix(*columns, *rows, scalar),
            _ if name == "atomic" => Type::Atomic(scalar),
            _ => panic!("unexpected type `{name}<{scalar}>`"),
        }
    }

    fn count(&self, reader: &mut Reader) -> u64 {
        let word = reader.word();
        match self.constants.get(&word) {
            Some(value) => *value,
            None => number(&word),
        }
    }
}

/// Words (letters, digits, `_`) and single marks.
struct Reader {
    words: std::iter::Peekable<std::vec::IntoIter<String>>,
}

impl Reader {
    fn new(text: &str) -> Self {
        let mut words: Vec<String> = Vec::new();
        let mut in_word = false;
        for letter in text.chars() {
            let part = letter.is_alphanumeric() || letter == '_';
            match words.last_mut() {
                Some(word) if part && in_word => word.push(letter),
                _ if letter.is_whitespace() => {}
                _ => words.push(letter.into()),
            }
            in_word = part;
        }
        Self {
            words: words.into_iter().peekable(),
        }
    }

    fn next(&mut self) -> Option<String> {
        self.words.next()
    }

    fn word(&mut self) -> String {
        self.next().expect("a word")
    }

    fn number(&mut self) -> u64 {
        number(&self.word())
    }

    fn skip(&mut self, mark: &str) -> bool {
        self.words.next_if(|word| word == mark).is_some()
    }

    fn expect(&mut self, mark: &str) {
        let found = self.word();
        assert_eq!(found, mark, "expected `{mark}`");
    }
}

fn number(word: &str) -> u64 {
    word.trim_end_matches('u')
        .parse()
        .unwrap_or_else(|_| panic!("`{word}` is not a number"))
}
