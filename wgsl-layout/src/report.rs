//! Reports for people.

mod table;
