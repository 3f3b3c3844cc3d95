//! From the WGSL of a case to derived structs.
//!
//! All inputs of an entry point become one struct, and all outputs another:
//! parameters and structs share one space of locations in WGSL too.

pub(crate) enum Translated {
    Rust(String),
    /// Why a struct cannot say it.
    Not(&'static str),
}

/// A member, or a parameter that could be one.
#[derive(Clone)]
struct Member {
    attributes: Vec<(String, Option<String>)>,
    name: String,
    ty: String,
}

struct Struct {
    name: String,
    members: Vec<Member>,
}

/// One side of an entry point.
struct Side {
    derive: &'static str,
    /// The attribute of the struct.
    role: &'static str,
    members: Vec<Member>,
    /// The most locations that there are.
    locations: u32,
    entry: &'static str,
}

pub(crate) fn translate(wgsl: &str) -> Translated {
    match sides(wgsl).and_then(|(structs, sides)| write(wgsl, &structs, &sides)) {
        Ok(text) => Translated::Rust(text),
        Err(reason) => Translated::Not(reason),
    }
}

/// The structs of the module, and the sides of its entry point.
fn sides(wgsl: &str) -> Result<(Vec<Struct>, Vec<Side>), &'static str> {
    let mut structs = Vec::new();
    for part in wgsl.split("struct ").skip(1) {
        let (name, rest) = part.split_once('{').ok_or("not a struct")?;
        let (body, _) = rest.split_once('}').ok_or("not a struct")?;
        structs.push(Struct {
            name: name.trim().into(),
            members: list(body)?,
        });
    }
    let at = wgsl.find("fn entry(").ok_or("no entry point")?;
    let before = &wgsl[..at];
    let (parameters, rest) = arguments(&wgsl[at + "fn entry".len()..]);
    let result = rest.split('{').next().unwrap_or_default();
    let result = result.trim().strip_prefix("->").map(str::trim);
    if before.contains("@compute") {
        return if structs.is_empty() || !parameters.trim().is_empty() || result.is_some() {
            Err("inputs of compute shaders have no derive")
        } else {
            unused(structs)
        };
    }
    let mut inputs = Vec::new();
    for parameter in list(parameters)? {
        inputs.extend(flatten(parameter, &structs));
    }
    let mut outputs = Vec::new();
    if let Some(result) = result {
        let mut result = list(&result_as_member(result))?;
        if let Some(result) = result.pop() {
            outputs.extend(flatten(result, &structs));
        }
    }
    let vertex = before.contains("@vertex");
    let sides = if vertex {
        [
            Side {
                derive: "WgslVertexInput",
                role: "",
                members: inputs,
                locations: 16,
                entry: "@vertex fn entry(v: Input) -> @builtin(position) vec4f { return vec4f(); }",
            },
            Side {
                derive: "WgslInterStage",
                role: "#[wgsl(vertex_output)]",
                members: outputs,
                locations: 16,
                entry: "@vertex fn entry() -> Output { return Output(); }",
            },
        ]
    } else {
        [
            Side {
                derive: "WgslInterStage",
                role: "#[wgsl(fragment_input)]",
                members: inputs,
                locations: 16,
                entry: "@fragment fn entry(v: Input) {}",
            },
            Side {
                derive: "WgslFragmentOutput",
                role: "",
                members: outputs,
                locations: 8,
                entry: "@fragment fn entry() -> Output { return Output(); }",
            },
        ]
    };
    Ok((structs, sides.into()))
}

/// Structs that no entry point uses are held to the rules of any struct.
fn unused(structs: Vec<Struct>) -> Result<(Vec<Struct>, Vec<Side>), &'static str> {
    if structs.len() > 1 {
        return Err("a nested struct is an error only in an entry point");
    }
    let members = structs[0].members.clone();
    let side = Side {
        derive: "WgslInterStage",
        role: "",
        members,
        locations: 16,
        entry: "",
    };
    Ok((structs, vec![side]))
}

/// A parenthesised list at the start of a text, and what follows it.
fn arguments(text: &str) -> (&str, &str) {
    let mut depth = 0;
    for (i, letter) in text.char_indices() {
        match letter {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return (&text[1..i], &text[i + 1..]);
        }
    }
    (text, "")
}

/// `@location(0) f32` as a member.
fn result_as_member(result: &str) -> String {
    let ty = result.rfind(") ").map_or(0, |at| at + 2);
    format!("{}result: {}", &result[..ty], &result[ty..])
}

/// Members or parameters.
fn list(text: &str) -> Result<Vec<Member>, &'static str> {
    let mut members = Vec::new();
    let mut rest = text.trim();
    while !rest.is_empty() {
        let mut attributes = Vec::new();
        while let Some(after) = rest.strip_prefix('@') {
            let after = after.trim_start();
            let end = after
                .find(|letter: char| !(letter.is_alphanumeric() || letter == '_'))
                .ok_or("not an attribute")?;
            let (name, after) = after.split_at(end);
            let (argument, after) = if after.starts_with('(') {
                let (argument, after) = arguments(after);
                (Some(argument.to_owned()), after)
            } else {
                (None, after)
            };
            attributes.push((name.to_owned(), argument));
            rest = after.trim_start();
        }
        let (name, after) = rest.split_once(':').ok_or("not a member")?;
        let mut depth = 0;
        let end = after
            .find(|letter| {
                match letter {
                    '<' => depth += 1,
                    '>' => depth -= 1,
                    _ => {}
                }
                letter == ',' && depth == 0
            })
            .unwrap_or(after.len());
        members.push(Member {
            attributes,
            name: name.trim().to_owned(),
            ty: after[..end].trim().to_owned(),
        });
        rest = after.get(end + 1..).unwrap_or_default().trim();
    }
    Ok(members)
}

/// The members of a parameter whose type is a struct.
fn flatten(parameter: Member, structs: &[Struct]) -> Vec<Member> {
    let Some(found) = structs.iter().find(|found| found.name == parameter.ty) else {
        return vec![parameter];
    };
    if !parameter.attributes.is_empty() {
        // `@location(0) x: S`: a member whose type is a struct.
        return vec![parameter];
    }
    found
        .members
        .iter()
        .map(|member| Member {
            name: format!("{}_{}", parameter.name, member.name),
            ..member.clone()
        })
        .collect()
}

fn write(wgsl: &str, structs: &[Struct], sides: &[Side]) -> Result<String, &'static str> {
    let mut text = String::new();
    let mut print = String::new();
    for (side, name) in sides.iter().zip(["Input", "Output"]) {
        // The position alone is there because a vertex shader must return it.
        if side.members.is_empty() || is_position_alone(side) {
            continue;
        }
        let mut fields = String::new();
        for member in &side.members {
            fields += &field(member, side, structs, wgsl)?;
        }
        let Side { derive, role, .. } = side;
        text += &format!("#[derive({derive})]\n{role}\npub struct {name} {{\n{fields}}}\n");
        if derive.ends_with("Input") {
            print += &format!("println!(\"{{}}\", {name}::WGSL);\n");
        } else {
            print += &format!("println!(\"{{}}{{}}\", {name}::ENABLE, {name}::WGSL);\n");
        }
        print += &format!(
            "println!({:?});\n",
            escape(side.entry, sides.len() * usize::from(name == "Output"))
        );
    }
    if text.is_empty() {
        // Only the position: it is what is tested.
        let side = sides
            .iter()
            .find(|side| is_position_alone(side))
            .ok_or("no inputs and outputs")?;
        let fields = field(&side.members[0], side, structs, wgsl)?;
        text = format!(
            "#[derive(WgslInterStage)]\n{}\npub struct Output {{\n{fields}}}\n",
            side.role
        );
        print = format!(
            "println!(\"{{}}\", Output::WGSL);\nprintln!({:?});\n",
            escape(side.entry, 1)
        );
    }
    let alias = if wgsl.contains("alias Al = i32;") {
        "pub type Al = i32;\n"
    } else {
        ""
    };
    let nested = nested(sides, structs);
    Ok(format!(
        "{alias}{nested}{text}pub fn print() {{\n{print}}}\n"
    ))
}

/// A format string of the entry point; two of them have two names.
fn escape(entry: &str, number: usize) -> String {
    entry
        .replace("entry", &format!("entry{number}"))
        .replace('{', "{{")
        .replace('}', "}}")
}

fn is_position_alone(side: &Side) -> bool {
    side.role == "#[wgsl(vertex_output)]"
        && side.members.len() == 1
        && side.members[0].attributes == [("builtin".into(), Some("position".into()))]
        && side.members[0].ty.starts_with("vec4")
}

/// Structs that are types of members, derived in their turn.
fn nested(sides: &[Side], structs: &[Struct]) -> String {
    structs
        .iter()
        .filter(|inner| {
            let mut members = sides.iter().flat_map(|side| &side.members);
            members.any(|member| member.ty == inner.name)
        })
        .map(|inner| {
            format!(
                "#[derive(WgslInterStage)]\npub struct {} {{ pub a: f32 }}\n",
                inner.name
            )
        })
        .collect::<Vec<_>>()
        .concat()
}

fn field(
    member: &Member,
    side: &Side,
    structs: &[Struct],
    wgsl: &str,
) -> Result<String, &'static str> {
    let has = |name: &str| member.attributes.iter().any(|(own, _)| own == name);
    let is_struct = structs.iter().any(|found| found.name == member.ty);
    let is_integer = ["i32", "u32", "i>", "u>"]
        .iter()
        .any(|end| member.ty.trim_end_matches('>').ends_with(end))
        || member.ty == "Al";
    let known = [
        "location",
        "builtin",
        "interpolate",
        "invariant",
        "blend_src",
    ];
    let misspelt = member
        .attributes
        .iter()
        .any(|(name, _)| !known.contains(&name.as_str()));
    if !has("location") && !has("builtin") && !has("invariant") && !is_struct && !misspelt {
        return Err("a member without a location gets one");
    }
    if has("builtin") && side.derive == "WgslVertexInput" {
        return Err("built-in values of vertex shaders are parameters, not vertex data");
    }
    if has("interpolate") && side.derive != "WgslInterStage" {
        return Err("only inter-stage structs can say `interpolate`");
    }
    if is_integer && has("location") && !has("interpolate") && side.derive == "WgslInterStage" {
        return Err("integers get `flat` by themselves");
    }
    if has("blend_src") && !wgsl.contains("enable dual_source_blending") {
        return Err("`ENABLE` gives the extension");
    }
    let mut attributes = Vec::new();
    for (name, argument) in &member.attributes {
        if name == "location" {
            let number = argument
                .as_deref()
                .and_then(|text| text.parse::<u32>().ok());
            if number.is_some_and(|number| number >= side.locations) {
                return Err("WGSL has no highest location, WebGPU has");
            }
        }
        attributes.push(match argument {
            Some(argument) => format!("{name}({argument})"),
            None => name.clone(),
        });
    }
    let attributes = if attributes.is_empty() {
        String::new()
    } else {
        format!("#[wgsl({})] ", attributes.join(", "))
    };
    let ty = rust_type(&member.ty)?;
    Ok(format!("    {attributes}pub {}: {ty},\n", member.name))
}

fn rust_type(wgsl: &str) -> Result<String, &'static str> {
    if let Some((vector, scalar)) = wgsl.strip_suffix('>').and_then(|ty| ty.split_once('<')) {
        let letter = match scalar {
            "f32" => "f",
            "i32" => "i",
            "u32" => "u",
            "f16" => "h",
            _ => "",
        };
        return match (vector, scalar) {
            ("atomic", "i32") => Ok("core::sync::atomic::AtomicI32".into()),
            ("atomic", "u32") => Ok("core::sync::atomic::AtomicU32".into()),
            ("array", arguments) => {
                let (element, count) = arguments.split_once(',').ok_or("not an array")?;
                let count = count.trim();
                if element == "f32" && count == "4" {
                    return Err("`[f32; 4]` is a vector");
                }
                Ok(format!("[{element}; {count}]"))
            }
            (vector, "bool") => Ok(format!("[bool; {}]", &vector[3..])),
            (vector, _)
                if !letter.is_empty()
                    && (vector.starts_with("vec") || vector.starts_with("mat")) =>
            {
                Ok(format!("{vector}{letter}"))
            }
            _ => Err("textures and samplers are no types of Rust"),
        };
    }
    Ok(match wgsl {
        "f16" => "half::f16".into(),
        other => other.into(),
    })
}
