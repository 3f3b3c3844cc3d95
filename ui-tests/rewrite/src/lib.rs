//! An attribute that changes a struct behind the back of a derive that stands
//! above it: the derive has already seen the item as it was.

use proc_macro::{Group, TokenStream, TokenTree};

/// `#[rewrite(old => new ..)]` puts the tokens `new ..` wherever the item has
/// the identifier `old`.
///
/// # Panics
///
/// If it is written in another way, or if there is no such identifier.
#[proc_macro_attribute]
pub fn rewrite(rule: TokenStream, item: TokenStream) -> TokenStream {
    let rule = rule.to_string();
    let (old, new) = rule.split_once("=>").expect("`old => new ..`");
    let new: TokenStream = new.parse().expect("tokens");
    let mut found = false;
    let item = replace(item, old.trim(), &new, &mut found);
    assert!(found, "there is no `{}`", old.trim());
    item
}

fn replace(tokens: TokenStream, old: &str, new: &TokenStream, found: &mut bool) -> TokenStream {
    tokens
        .into_iter()
        .flat_map(|token| match token {
            TokenTree::Ident(ident) if ident.to_string() == old => {
                *found = true;
                new.clone()
            }
            TokenTree::Group(group) => {
                let inner = replace(group.stream(), old, new, found);
                let mut replaced = Group::new(group.delimiter(), inner);
                replaced.set_span(group.span());
                TokenTree::from(replaced).into()
            }
            token => token.into(),
        })
        .collect()
}
