//! Layouts that are made at run time, by the same functions that the derive
//! calls at compile time.
//!
//! Owns: what a derive would write. Must not know: rules.

use std::sync::atomic::AtomicPtr;
use std::sync::{Mutex, PoisonError};

use wgsl_layout::__private as engine;
use wgsl_layout::{Layout, Member, RuleSet, WgslLayout, types};

/// A member that has no offset yet.
#[derive(Clone, Copy, Debug)]
pub struct Field {
    /// Its WGSL name.
    pub name: &'static str,
    /// Its type.
    pub layout: &'static Layout,
    /// The argument of `@align`.
    pub align: Option<usize>,
    /// The argument of `@size`.
    pub size: Option<usize>,
}

/// Keeps a value for ever, where a search for lost memory finds it.
pub fn leak<T: Sync>(value: T) -> &'static T {
    static KEPT: Mutex<Vec<AtomicPtr<()>>> = Mutex::new(Vec::new());
    let kept = Box::leak(Box::new(value));
    let address = AtomicPtr::new(std::ptr::from_mut(kept).cast());
    KEPT.lock()
        .unwrap_or_else(PoisonError::into_inner)
        .push(address);
    kept
}

/// An array, runtime-sized without a count.
#[must_use]
pub fn array(element: &'static Layout, count: Option<usize>) -> &'static Layout {
    leak(engine::array(element, count))
}

/// A struct; with `padding` its members are placed as `uniform(..)` does it,
/// where the two flags are `pad` and `webgl2`.
#[must_use]
pub fn structure(
    name: &'static str,
    fields: &[Field],
    padding: Option<(bool, bool)>,
) -> &'static Layout {
    let mut members: Vec<Member> = fields
        .iter()
        .map(|field| {
            let facts = leak(engine::facts(field.layout));
            let head = leak(format!(",\n    {}: ", field.name)).as_str();
            let mut member = Member::new(field.name, head, 0, facts);
            if let Some(align) = field.align {
                member = member.aligned(align);
            }
            if let Some(size) = field.size {
                member = member.sized(size);
            }
            member
        })
        .collect();
    let (pad, webgl2) = padding.unwrap_or((false, false));
    engine::repair(&mut members, pad, webgl2);
    leak(Layout::structure(name, &[], "", "", leak(members)))
}

/// A scalar, vector, matrix or atomic by its WGSL name.
#[must_use]
pub fn leaf(name: &str) -> Option<&'static Layout> {
    macro_rules! by_name {
        ($($name:ident)*) => {
            match name {
                "f32" => f32::LAYOUT,
                "u32" => u32::LAYOUT,
                "i32" => i32::LAYOUT,
                "f16" => half::f16::LAYOUT,
                "atomic<u32>" => std::sync::atomic::AtomicU32::LAYOUT,
                "atomic<i32>" => std::sync::atomic::AtomicI32::LAYOUT,
                $(stringify!($name) => types::$name::LAYOUT,)*
                _ => return None,
            }
        };
    }
    Some(by_name! {
        vec2f vec3f vec4f vec2u vec3u vec4u vec2i vec3i vec4i vec2h vec3h vec4h
        mat2x2f mat2x3f mat2x4f mat3x2f mat3x3f mat3x4f mat4x2f mat4x3f mat4x4f
        mat2x2h mat2x3h mat2x4h mat3x2h mat3x3h mat3x4h mat4x2h mat4x3h mat4x4h
    })
}

/// Whether the type may be in the uniform address space, by our verdict.
#[must_use]
pub fn is_uniform(layout: &Layout, rules: RuleSet) -> bool {
    engine::validity(layout).is_none() && layout.check(rules).is_ok()
}

/// Whether WGSL has the type at all, by our verdict.
#[must_use]
pub fn is_valid(layout: &Layout) -> bool {
    engine::validity(layout).is_none()
}
