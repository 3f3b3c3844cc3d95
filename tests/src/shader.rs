//! A reader of the declarations that matter here: structs, aliases, constants
//! and variables of small WGSL texts, as layouts.
//!
//! Owns: as much of the grammar as the conformance cases of the tests use. Must
//! not know: what is valid; it says what it cannot say in terms of layouts.

use std::collections::HashMap;

use wgsl_layout::Layout;

use crate::engine::{self, Field, leak};

/// Why a text is not one that a Rust type could give.
pub type Foreign = &'static str;

/// The address spaces that host and shader share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Space {
    /// `var<storage>`, read or written.
    Storage,
    /// `var<uniform>`.
    Uniform,
}

/// What a text declares.
#[derive(Debug, Default)]
pub struct Shader {
    /// Structs, and types that have an alias.
    pub types: Vec<&'static Layout>,
    /// Variables that are shared with the host.
    pub variables: Vec<(Space, &'static Layout)>,
}

/// Reads a text.
///
/// # Errors
///
/// If what it says is not up to a Rust type.
pub fn read(text: &str) -> Result<Shader, Foreign> {
    let mut reader = Reader {
        tokens: tokens(text),
        at: 0,
        numbers: HashMap::new(),
        aliases: HashMap::new(),
        structs: HashMap::new(),
        done: HashMap::new(),
        open: Vec::new(),
    };
    reader.declarations()
}

#[derive(Clone, Debug)]
struct Declared {
    name: String,
    align: Option<usize>,
    size: Option<usize>,
    /// Where its type starts.
    ty: usize,
}

struct Reader {
    tokens: Vec<String>,
    at: usize,
    numbers: HashMap<String, usize>,
    aliases: HashMap<String, usize>,
    structs: HashMap<String, Vec<Declared>>,
    done: HashMap<String, &'static Layout>,
    /// The structs whose members are being looked at.
    open: Vec<String>,
}

/// Names, numbers, and all other characters one by one; without comments.
fn tokens(text: &str) -> Vec<String> {
    let is_word = |c: char| c.is_alphanumeric() || c == '_' || c == '.';
    let mut tokens: Vec<String> = Vec::new();
    let mut glued = false;
    for c in text.chars() {
        let word = is_word(c);
        match tokens.last_mut() {
            Some(last) if word && glued => last.push(c),
            _ if !c.is_whitespace() => tokens.push(c.to_string()),
            _ => {}
        }
        glued = word;
    }
    tokens
}

impl Reader {
    fn peek(&self) -> &str {
        self.tokens.get(self.at).map_or("", String::as_str)
    }

    fn next(&mut self) -> String {
        let token = self.peek().to_string();
        self.at += 1;
        token
    }

    fn eat(&mut self, token: &str) -> bool {
        let there = self.peek() == token;
        self.at += usize::from(there);
        there
    }

    fn expect(&mut self, token: &str) -> Result<(), Foreign> {
        if self.eat(token) {
            Ok(())
        } else {
            Err("syntax that no text of ours can have")
        }
    }

    fn skip_to(&mut self, end: &str) {
        while self.at < self.tokens.len() && !self.eat(end) {
            self.at += 1;
        }
    }

    fn declarations(&mut self) -> Result<Shader, Foreign> {
        let mut aliases = Vec::new();
        let mut structs = Vec::new();
        let mut variables = Vec::new();
        while self.at < self.tokens.len() {
            match self.next().as_str() {
                "enable" | "override" => self.skip_to(";"),
                "const" => self.constant()?,
                "alias" => {
                    let name = self.next();
                    self.expect("=")?;
                    aliases.push(self.at);
                    if self.aliases.insert(name.clone(), self.at).is_some()
                        || self.structs.contains_key(&name)
                    {
                        return Err("two declarations of one name");
                    }
                    self.skip_to(";");
                }
                "struct" => {
                    let name = self.next();
                    let members = self.members()?;
                    structs.push(name.clone());
                    self.structs.insert(name, members);
                }
                "var" => variables.push(self.variable()?),
                "@" => self.attribute_of_declaration()?,
                "fn" => self.function()?,
                ";" => {}
                _ => return Err("a declaration of something else"),
            }
        }
        let mut shader = Shader::default();
        for name in structs {
            shader.types.push(self.named(&name)?);
        }
        for at in aliases {
            self.at = at;
            shader.types.push(self.ty()?);
        }
        for (space, at) in variables {
            self.at = at;
            shader.variables.push((space, self.ty()?));
        }
        Ok(shader)
    }

    fn constant(&mut self) -> Result<(), Foreign> {
        let name = self.next();
        if self.eat(":") {
            self.next();
        }
        self.expect("=")?;
        if let Ok(number) = self.number() {
            self.numbers.insert(name, number);
        }
        self.skip_to(";");
        Ok(())
    }

    /// A number, a constant, or a sum of them.
    fn number(&mut self) -> Result<usize, Foreign> {
        let mut sum: isize = 0;
        let mut sign = 1;
        loop {
            let token = self.next();
            let value = match self.numbers.get(&token) {
                Some(number) => *number,
                None => token
                    .trim_end_matches(['i', 'u'])
                    .parse()
                    .map_err(|_| "an expression of the shader")?,
            };
            sum += sign * isize::try_from(value).map_err(|_| "an expression of the shader")?;
            sign = match self.peek() {
                "+" => 1,
                "-" => -1,
                _ => break,
            };
            self.at += 1;
        }
        usize::try_from(sum).map_err(|_| "a negative length, which Rust does not have")
    }

    fn attribute_of_declaration(&mut self) -> Result<(), Foreign> {
        match self.next().as_str() {
            "group" | "binding" | "workgroup_size" => self.skip_to(")"),
            "compute" | "vertex" | "fragment" => {}
            _ => return Err("an attribute of something that is no member"),
        }
        Ok(())
    }

    fn function(&mut self) -> Result<(), Foreign> {
        let mut depth = 0;
        loop {
            match self.next().as_str() {
                "{" => depth += 1,
                "}" => {
                    depth -= 1;
                    if depth == 0 {
                        return Ok(());
                    }
                }
                "var" => return Err("a variable of an address space that no host shares"),
                "@" if depth == 0 && !matches!(self.peek(), "location" | "builtin") => {
                    return Err("an attribute of something that is no member");
                }
                "" => return Err("syntax that no text of ours can have"),
                _ => {}
            }
        }
    }

    fn variable(&mut self) -> Result<(Space, usize), Foreign> {
        self.expect("<")?;
        let space = match self.next().as_str() {
            "storage" => Space::Storage,
            "uniform" => Space::Uniform,
            _ => return Err("a variable of an address space that no host shares"),
        };
        self.skip_to(">");
        self.next();
        self.expect(":")?;
        let at = self.at;
        self.skip_to(";");
        Ok((space, at))
    }

    fn members(&mut self) -> Result<Vec<Declared>, Foreign> {
        self.expect("{")?;
        let mut members = Vec::new();
        while !self.eat("}") {
            let (mut align, mut size) = (None, None);
            while self.eat("@") {
                let slot = match self.next().as_str() {
                    "align" => &mut align,
                    "size" => &mut size,
                    _ => return Err("an attribute of a stage interface"),
                };
                if slot.is_some() {
                    return Err("an attribute's grammar, see `ui-tests`");
                }
                self.expect("(")?;
                *slot = Some(self.number()?);
                self.eat(",");
                self.expect(")")?;
            }
            let name = self.next();
            self.expect(":")?;
            members.push(Declared {
                name,
                align,
                size,
                ty: self.at,
            });
            self.skip_type()?;
            if !self.eat(",") && self.peek() != "}" {
                return Err("syntax that no text of ours can have");
            }
        }
        Ok(members)
    }

    fn skip_type(&mut self) -> Result<(), Foreign> {
        self.next();
        let mut depth = 0;
        while depth > 0 || self.peek() == "<" {
            match self.next().as_str() {
                "<" => depth += 1,
                ">" => depth -= 1,
                "" => return Err("syntax that no text of ours can have"),
                _ => {}
            }
        }
        Ok(())
    }

    fn named(&mut self, name: &str) -> Result<&'static Layout, Foreign> {
        if let Some(layout) = self.done.get(name) {
            return Ok(layout);
        }
        if self.open.iter().any(|open| open == name) {
            return Err("a type that contains itself, which Rust does not have either");
        }
        let Some(members) = self.structs.get(name).cloned() else {
            return Err("a type that the crate does not have: an error of the traits");
        };
        self.open.push(name.to_string());
        let mut fields = Vec::new();
        for member in members {
            let back = self.at;
            self.at = member.ty;
            let layout = self.ty()?;
            self.at = back;
            fields.push(Field {
                name: leak(member.name).as_str(),
                layout,
                align: member.align,
                size: member.size,
            });
        }
        self.open.pop();
        let layout = engine::structure(leak(name.to_string()).as_str(), &fields, None);
        self.done.insert(name.to_string(), layout);
        Ok(layout)
    }

    fn ty(&mut self) -> Result<&'static Layout, Foreign> {
        let name = self.next();
        if let Some(at) = self.aliases.get(&name) {
            let back = std::mem::replace(&mut self.at, *at);
            let layout = self.ty();
            self.at = back;
            return layout;
        }
        if self.structs.contains_key(&name) {
            return self.named(&name);
        }
        if !self.eat("<") {
            return engine::leaf(&name)
                .ok_or("a type that the crate does not have: an error of the traits");
        }
        if name == "array" {
            return self.array();
        }
        let scalar = self.next();
        self.expect(">")?;
        let spelling = match (name.as_str(), scalar.as_str()) {
            ("atomic", _) => format!("atomic<{scalar}>"),
            (_, "f32") => format!("{name}f"),
            (_, "f16") => format!("{name}h"),
            (_, "u32") => format!("{name}u"),
            (_, "i32") => format!("{name}i"),
            _ => return Err("a type that the crate does not have: an error of the traits"),
        };
        engine::leaf(&spelling).ok_or("a type that the crate does not have: an error of the traits")
    }

    fn array(&mut self) -> Result<&'static Layout, Foreign> {
        let element = self.ty()?;
        let count = if self.eat(",") && self.peek() != ">" {
            Some(self.number()?)
        } else {
            None
        };
        self.eat(",");
        self.expect(">")?;
        Ok(engine::array(element, count))
    }
}
