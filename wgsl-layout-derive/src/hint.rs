//! Through which trait a field is reached, by the spelling of its type.
//!
//! Owns: the spellings of common mistakes. Must not know: whether it is a mistake. An alias may have
//! any name, so the traits of the runtime crate decide that; a hint only
//! chooses the words of the error.

use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;
use syn::{GenericArgument, PathArguments, Type};

/// The trait through which a field is reached, which decides what is said if it
/// cannot be.
pub(crate) struct Reach<'a> {
    krate: &'a TokenStream,
    /// Whether it is an array or pointer of something.
    element: Option<&'a Type>,
    /// A module of `hints` of the runtime crate.
    hint: Option<&'static str>,
    last: bool,
}

impl<'a> Reach<'a> {
    pub(crate) fn of(ty: &'a Type, krate: &'a TokenStream, last: bool) -> Self {
        let ty = bare(ty);
        let element = innermost(ty);
        let found = hint(element);
        Self {
            krate,
            element: (!std::ptr::eq(element, ty)).then_some(element),
            // Where it could be nothing it is not reached by this.
            hint: if is_phantom(ty) { Some("alone") } else { found },
            last,
        }
    }

    /// As its trait path, for a field that may be nothing.
    pub(crate) fn phantom_trait_path(krate: &TokenStream, last: bool) -> TokenStream {
        if last {
            quote!(#krate::__private::LastMemberOrNothing)
        } else {
            quote!(#krate::__private::MemberOrNothing)
        }
    }

    /// Whether the type is spelt like a mistake.
    pub(crate) fn is_suspect(&self) -> bool {
        self.hint.is_some()
    }

    pub(crate) fn trait_path(&self) -> TokenStream {
        let krate = self.krate;
        let Some(hint) = self.hint else {
            return self.plain_trait_path();
        };
        let name = match (self.last, self.element) {
            (false, None) => "Member",
            (true, None) => "LastMember",
            (false, Some(_)) => "MemberOf",
            (true, Some(_)) => "LastMemberOf",
        };
        let hint = Ident::new(hint, Span::call_site());
        let name = Ident::new(name, Span::call_site());
        let element = self.element.iter();
        quote!(#krate::__private::hints::#hint::#name #(<#element>)*)
    }

    /// The trait through which the only field of a newtype is reached.
    pub(crate) fn newtype_trait_path(ty: &Type, krate: &TokenStream) -> TokenStream {
        match hint(bare(ty)) {
            Some(hint) => {
                let hint = Ident::new(hint, Span::call_site());
                quote!(#krate::__private::hints::#hint::Newtype)
            }
            None => quote!(#krate::__private::NewtypeField),
        }
    }

    /// The trait without a hint, for `where` clauses, which need its associated
    /// type.
    pub(crate) fn plain_trait_path(&self) -> TokenStream {
        let krate = self.krate;
        if self.last && self.hint == Some("alone") {
            return quote!(#krate::__private::hints::OnlyMember);
        }
        match (self.last, self.element) {
            (false, None) => quote!(#krate::__private::StructMember),
            (true, None) => quote!(#krate::__private::LastStructMember),
            (false, Some(_)) => quote!(#krate::__private::StructMemberOf),
            (true, Some(_)) => quote!(#krate::__private::LastStructMemberOf),
        }
    }
}

/// Whether the type is called `PhantomData`.
pub(crate) fn is_phantom(ty: &Type) -> bool {
    match bare(ty) {
        Type::Path(path) => path
            .path
            .segments
            .last()
            .is_some_and(|segment| segment.ident == "PhantomData"),
        _ => false,
    }
}

/// The type without parentheses, and without those that a macro leaves unseen.
fn bare(ty: &Type) -> &Type {
    match ty {
        Type::Paren(paren) => bare(&paren.elem),
        Type::Group(group) => bare(&group.elem),
        _ => ty,
    }
}

/// What a field is made of, through all arrays, slices and pointers. A pointer to
/// something of unknown size is a type of its own, for which rustc finds more
/// than one impl to explain.
fn innermost(ty: &Type) -> &Type {
    match inner(ty) {
        Some(inner) if !is_unsized(inner, ty) => innermost(bare(inner)),
        _ => ty,
    }
}

/// What an array, a slice or a pointer is made of.
fn inner(ty: &Type) -> Option<&Type> {
    match ty {
        Type::Array(array) => Some(&array.elem),
        Type::Slice(slice) => Some(&slice.elem),
        Type::Reference(reference) => Some(&reference.elem),
        Type::Path(path) => {
            let segment = path.path.segments.last()?;
            let PathArguments::AngleBracketed(arguments) = &segment.arguments else {
                return None;
            };
            let name = segment.ident.to_string();
            if !["Vec", "VecDeque", "Box", "Rc", "Arc", "Cow"].contains(&name.as_str()) {
                return None;
            }
            match arguments.args.last()? {
                GenericArgument::Type(ty) => Some(ty),
                _ => None,
            }
        }
        _ => None,
    }
}

/// Whether what `outer` points to is spelt like a type of unknown size. A
/// reference to a slice is none of those: there is one impl for all references.
fn is_unsized(ty: &Type, outer: &Type) -> bool {
    match ty {
        Type::TraitObject(_) => true,
        Type::Slice(_) => matches!(outer, Type::Path(_)),
        Type::Path(path) => ["str", "CStr", "OsStr", "Path"]
            .iter()
            .any(|name| path.path.is_ident(name)),
        _ => false,
    }
}

/// The module of the runtime crate that has words for the type.
fn hint(ty: &Type) -> Option<&'static str> {
    if let Some(inner) = inner(ty) {
        return hint(innermost(bare(inner)));
    }
    match ty {
        Type::Tuple(tuple) if tuple.elems.is_empty() => Some("unit"),
        Type::Tuple(_) => Some("tuple"),
        Type::Ptr(_) => Some("raw_pointer"),
        Type::FnPtr(_) => Some("function"),
        Type::TraitObject(_) => Some("trait_object"),
        Type::Path(path) if path.qself.is_none() => {
            by_name(&path.path.segments.last()?.ident.to_string())
        }
        _ => None,
    }
}

fn by_name(name: &str) -> Option<&'static str> {
    Some(match name {
        "f64" => "float64",
        "bool" => "boolean",
        "usize" | "isize" | "NonZeroUsize" | "NonZeroIsize" => "pointer_sized",
        "u8" | "i8" | "NonZeroU8" | "NonZeroI8" => "integer8",
        "u16" | "i16" | "NonZeroU16" | "NonZeroI16" => "integer16",
        "u64" | "i64" | "NonZeroU64" | "NonZeroI64" => "integer64",
        "u128" | "i128" | "NonZeroU128" | "NonZeroI128" => "integer128",
        "f16" => "float16",
        "char" => "character",
        "String" | "str" | "CString" | "CStr" | "OsString" | "OsStr" | "PathBuf" | "Path" => "text",
        "Option" => "optional",
        "PhantomData" | "PhantomPinned" => "phantom",
        "DVec2" | "DVec3" | "DVec4" | "DMat2" | "DMat3" | "DMat4" | "DQuat" | "DAffine2"
        | "DAffine3" => "vector64",
        "BVec2" | "BVec3" | "BVec3A" | "BVec4" | "BVec4A" => "vector_boolean",
        "I8Vec2" | "I8Vec3" | "I8Vec4" | "U8Vec2" | "U8Vec3" | "U8Vec4" | "I16Vec2" | "I16Vec3"
        | "I16Vec4" | "U16Vec2" | "U16Vec3" | "U16Vec4" | "I64Vec2" | "I64Vec3" | "I64Vec4"
        | "U64Vec2" | "U64Vec3" | "U64Vec4" | "USizeVec2" | "USizeVec3" | "USizeVec4" => {
            "vector_integer"
        }
        "HashMap" | "HashSet" | "BTreeMap" | "BTreeSet" | "LinkedList" | "BinaryHeap" => "map",
        "Cell" | "RefCell" | "UnsafeCell" | "OnceCell" | "OnceLock" | "LazyCell" | "LazyLock"
        | "Mutex" | "RwLock" => "cell",
        "AtomicBool" | "AtomicU8" | "AtomicI8" | "AtomicU16" | "AtomicI16" | "AtomicU64"
        | "AtomicI64" | "AtomicUsize" | "AtomicIsize" | "AtomicPtr" => "atomic",
        "Duration" | "Instant" | "SystemTime" => "time",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::{Reach, Type};

    fn hint(ty: &str) -> Option<(&'static str, bool)> {
        let ty: Type = syn::parse_str(ty).expect(ty);
        let krate = quote::quote!(krate);
        let reach = Reach::of(&ty, &krate, false);
        reach.hint.map(|hint| (hint, reach.element.is_some()))
    }

    #[test]
    fn looks_into_arrays_and_pointers() {
        assert_eq!(hint("f64"), Some(("float64", false)));
        assert_eq!(hint("core::primitive::f64"), Some(("float64", false)));
        assert_eq!(hint("[[f64; 2]; 2]"), Some(("float64", true)));
        assert_eq!(hint("Vec<Box<[u8]>>"), Some(("integer8", true)));
        assert_eq!(hint("Box<[u8]>"), Some(("integer8", false)));
        assert_eq!(hint("&'a [u8]"), Some(("integer8", true)));
        assert_eq!(hint("Box<[f32]>"), None);
        assert_eq!(hint("&'a str"), Some(("text", false)));
        assert_eq!(hint("Vec<&'a str>"), Some(("text", true)));
        assert_eq!(hint("Cow<'static, str>"), Some(("text", false)));
        assert_eq!(hint("Box<dyn Fn()>"), Some(("trait_object", false)));
        assert_eq!(hint("Option<f64>"), Some(("optional", false)));
        assert_eq!(hint("()"), Some(("unit", false)));
    }

    #[test]
    fn has_nothing_to_say_of_other_types() {
        for ty in [
            "f32",
            "[u32; 4]",
            "Light",
            "<T as Trait>::f64",
            "AtomicU32",
            "types::vec3f",
            // These are looked up in every struct of a program, so they keep
            // to the shorter way, and the words for all types speak of them.
            "glam::Vec3",
            "Mat4",
        ] {
            assert_eq!(hint(ty), None, "{ty}");
        }
    }
}
