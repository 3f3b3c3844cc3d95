//! `Slots`: how many inter-stage variables a struct takes, and how few it could.
//!
//! Owns: the count and the packing. Must not know: whether it is too many.

use core::fmt;

use super::builtin::Builtin;
use super::inter_stage::{InterStage, Role};
use super::value::StageKind;

/// The inter-stage variables of a struct, each of which holds up to four
/// numbers: an `f32` takes as much as a `vec4f`.
///
/// Its `Display` is a report of what is where, and of members that could share
/// a vector: they have the same scalar type and the same interpolation.
///
/// ```
/// use wgsl_layout::WgslInterStage;
///
/// #[derive(WgslInterStage)]
/// struct Weights {
///     a: f32,
///     b: f32,
///     c: f32,
///     d: f32,
/// }
///
/// assert_eq!(Weights::SLOTS.vertex_output(), 4);
/// assert_eq!(Weights::SLOTS.packed(), 1);
/// println!("{}", Weights::SLOTS);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Slots {
    table: &'static InterStage,
}

/// Members beyond are too many in any case, and left out of the packing.
const MOST: usize = 64;

/// Which member lies in which vector.
struct Packing {
    /// The vector of each member, if it has a location.
    vectors: [Option<u8>; MOST],
    count: usize,
}

impl Slots {
    pub(crate) const fn of(table: &'static InterStage) -> Self {
        Self { table }
    }

    /// Inter-stage variables of the struct as a vertex output: its locations,
    /// and one for every four clip distances. 0 for a fragment input.
    pub const fn vertex_output(&self) -> usize {
        match self.table.side() {
            Role::FragmentInput => 0,
            _ => located(self.table) + clip_slots(self.table),
        }
    }

    /// Inter-stage variables of the struct as a fragment input: its locations,
    /// and one for each built-in value but the position. 0 for a vertex output.
    pub const fn fragment_input(&self) -> usize {
        match self.table.side() {
            Role::VertexOutput => 0,
            _ => located(self.table) + fragment_builtins(self.table),
        }
    }

    /// The greater of the two.
    pub const fn highest(&self) -> usize {
        let (vertex, fragment) = (self.vertex_output(), self.fragment_input());
        if vertex > fragment { vertex } else { fragment }
    }

    /// What [`highest`](Self::highest) would be if members shared vectors.
    pub const fn packed(&self) -> usize {
        self.highest() - located(self.table) + pack(self.table).count
    }
}

pub(crate) const fn located(table: &InterStage) -> usize {
    let mut count = 0;
    let mut i = 0;
    while i < table.rows.len() {
        if table.rows[i].builtin.is_none() {
            count += 1;
        }
        i += 1;
    }
    count
}

pub(crate) const fn clip_slots(table: &InterStage) -> usize {
    let mut count = 0;
    let mut i = 0;
    while i < table.rows.len() {
        if let (Some(Builtin::ClipDistances), StageKind::Array { len, .. }) =
            (table.rows[i].builtin, table.rows[i].kind)
        {
            count += len.div_ceil(4);
        }
        i += 1;
    }
    count
}

const fn fragment_builtins(table: &InterStage) -> usize {
    let mut count = 0;
    let mut i = 0;
    while i < table.rows.len() {
        if let Some(builtin) = table.rows[i].builtin {
            count += builtin.fragment_slots();
        }
        i += 1;
    }
    count
}

/// The largest members first, each into the first vector that has room for it
/// and holds the like. With at most four components that is optimal.
const fn pack(table: &InterStage) -> Packing {
    let mut packing = Packing {
        vectors: [None; MOST],
        count: 0,
    };
    let mut used = [0_u8; MOST];
    // A member of each vector.
    let mut like = [0_usize; MOST];
    let mut components = 4;
    while components > 0 {
        let mut i = 0;
        while i < table.rows.len() && i < MOST {
            if table.rows[i].builtin.is_none() && table.ty(i).components() == components {
                let mut vector = 0;
                while vector < packing.count
                    && (used[vector] + components > 4 || !alike(table, like[vector], i))
                {
                    vector += 1;
                }
                if vector == packing.count {
                    packing.count += 1;
                    like[vector] = i;
                }
                used[vector] += components;
                packing.vectors[i] = Some(vector as u8);
            }
            i += 1;
        }
        components -= 1;
    }
    packing
}

const fn alike(table: &InterStage, a: usize, b: usize) -> bool {
    table.ty(a).same_scalar(table.ty(b)) && table.interpolation(a).same(table.interpolation(b))
}

impl fmt::Display for Slots {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let table = self.table;
        writeln!(
            f,
            "{}: {} of 16 inter-stage variables",
            table.name,
            self.highest()
        )?;
        for (i, row) in table.rows.iter().enumerate() {
            match (table.location(i), row.builtin) {
                (Some(location), _) => {
                    let (ty, interpolation) = (table.ty(i), table.interpolation(i));
                    writeln!(
                        f,
                        "  location {location:2}  {} of 4  {}: {}, {}, {}",
                        ty.components(),
                        row.name,
                        ty.name(),
                        interpolation.type_name(),
                        interpolation.sampling_name(),
                    )?;
                }
                (None, Some(builtin)) => {
                    writeln!(f, "  builtin              {}: {}", row.name, builtin.name())?;
                }
                (None, None) => {}
            }
        }
        self.fmt_packing(f)
    }
}

impl Slots {
    fn fmt_packing(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let packing = pack(self.table);
        if packing.count == located(self.table) {
            return writeln!(f, "nothing can share a vector");
        }
        for vector in 0..packing.count {
            let inside = || {
                self.table
                    .rows
                    .iter()
                    .zip(packing.vectors)
                    .filter(move |(_, own)| *own == Some(vector as u8))
                    .map(|(row, _)| row.name)
            };
            if inside().count() < 2 {
                continue;
            }
            for (i, name) in inside().enumerate() {
                write!(f, "{}{name}", if i == 0 { "" } else { " + " })?;
            }
            writeln!(f, " fit one vector")?;
        }
        writeln!(f, "packed: {} instead of {}", self.packed(), self.highest())
    }
}
