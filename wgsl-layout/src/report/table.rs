//! The table that `{}` of a [`Layout`] prints: offsets, alignments and sizes,
//! padding included.
//!
//! Owns: how a layout looks to people. Must not know: how it came about.

use core::fmt;

use crate::layout::{Kind, Layout};
use crate::text::{Sink, push_type};

/// One line: `offset`, `align`, `size`, then what lies there.
fn row(
    f: &mut fmt::Formatter<'_>,
    offset: usize,
    align: Option<usize>,
    size: usize,
    what: fmt::Arguments<'_>,
) -> fmt::Result {
    match align {
        Some(align) => writeln!(f, "{offset:>6} {align:>6} {size:>6}  {what}"),
        None => writeln!(f, "{offset:>6} {:>6} {size:>6}  {what}", ""),
    }
}

/// Prints a table; for a struct with a row for every member and every padding.
/// The size of a runtime-sized array is that of one element.
impl fmt::Display for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "offset  align   size")?;
        let Kind::Struct(structure) = &self.kind else {
            return row(
                f,
                0,
                Some(self.align()),
                self.size(),
                format_args!("{}", TypeName(self)),
            );
        };
        row(
            f,
            0,
            Some(self.align()),
            self.size(),
            format_args!("struct {} {{", TypeName(self)),
        )?;
        let mut end = 0;
        for member in structure.members {
            if member.offset() > end {
                row(
                    f,
                    end,
                    None,
                    member.offset() - end,
                    format_args!("    // padding"),
                )?;
            }
            row(
                f,
                member.offset(),
                Some(member.align()),
                member.layout().size(),
                format_args!("    {}: {},", member.name(), member.wgsl_type()),
            )?;
            end = member.offset() + member.layout().size();
        }
        if self.size() > end {
            row(
                f,
                end,
                None,
                self.size() - end,
                format_args!("    // padding"),
            )?;
        }
        writeln!(f, "{:22}}}", "")
    }
}

/// A type as it is spelt in WGSL; a name of more than 256 bytes is cut off.
struct TypeName<'a>(&'a Layout);

impl fmt::Display for TypeName<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut bytes = [0; 256];
        let mut sink = Sink::new(&mut bytes);
        push_type(&mut sink, self.0);
        let len = sink.len().min(bytes.len());
        f.write_str(crate::text::as_str(&bytes, len))
    }
}
