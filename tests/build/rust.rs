//! Writes structs of WGSL as Rust structs that derive `WgslLayout`.
//!
//! Owns: which Rust type stands for which WGSL type. Must not know: layouts.

use crate::wgsl::{Member, Struct, Type};

/// The struct, public, with the attributes that the members have.
pub(crate) fn structure(structure: &Struct) -> String {
    let fields: String = structure.members.iter().map(field).collect();
    format!(
        "    #[derive(::wgsl_layout::WgslLayout)]\n    pub struct {} {{\n{fields}    }}\n",
        structure.name
    )
}

fn field(member: &Member) -> String {
    let mut text = String::new();
    if let Some(bytes) = member.align {
        text += &format!("        #[wgsl(align({bytes}))]\n");
    }
    if let Some(bytes) = member.size {
        text += &format!("        #[wgsl(size({bytes}))]\n");
    }
    text + &format!("        pub {}: {},\n", member.name, ty(&member.ty))
}

/// The Rust type; structs by their bare names.
pub(crate) fn ty(wgsl: &Type) -> String {
    match wgsl {
        Type::Named(name) if name == "f16" => "::half::f16".into(),
        Type::Named(name) => name.clone(),
        Type::Atomic(scalar) => match scalar.as_str() {
            "u32" => "::std::sync::atomic::AtomicU32".into(),
            "i32" => "::std::sync::atomic::AtomicI32".into(),
            other => panic!("no atomic of `{other}`"),
        },
        Type::Vector(rows, scalar) => {
            format!("::wgsl_layout::types::vec{rows}{}", suffix(scalar))
        }
        Type::Matrix(columns, rows, scalar) => {
            format!(
                "::wgsl_layout::types::mat{columns}x{rows}{}",
                suffix(scalar)
            )
        }
        Type::Array(element, Some(count)) => format!("[{}; {count}]", ty(element)),
        Type::Array(element, None) => format!("::std::vec::Vec<{}>", ty(element)),
    }
}

fn suffix(scalar: &str) -> char {
    match scalar {
        "f32" => 'f',
        "i32" => 'i',
        "u32" => 'u',
        "f16" => 'h',
        other => panic!("no vector of `{other}`"),
    }
}
