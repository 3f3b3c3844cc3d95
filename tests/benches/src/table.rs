//! Text tables with columns as wide as they need to be.
//!
//! Owns: alignment. Must not know: what the cells mean.

use std::fmt;

/// Rows of cells; the first column is aligned to the left, the others to the
/// right.
#[derive(Debug, Default)]
pub struct Table {
    rows: Vec<Vec<String>>,
}

impl Table {
    /// A table with a head.
    pub fn new<const N: usize>(head: [&str; N]) -> Self {
        Self {
            rows: vec![head.map(String::from).to_vec()],
        }
    }

    /// Appends a row.
    pub fn row(&mut self, cells: Vec<String>) {
        self.rows.push(cells);
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = |column: usize| {
            let cells = self.rows.iter().filter_map(|row| row.get(column));
            cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
        };
        for row in &self.rows {
            for (column, cell) in row.iter().enumerate() {
                let width = width(column);
                if column == 0 {
                    write!(f, "{cell:width$}")?;
                } else {
                    write!(f, "  {cell:>width$}")?;
                }
            }
            writeln!(f)?;
        }
        Ok(())
    }
}
