//! `bevy_color`: every colour type is `vec4f`, its components in the order of
//! its constructor and alpha last. None is converted into another space.
//!
//! Owns: the colour types. Must not know: what a colour space is.

use crate::layout::{Layout, Scalar};
use crate::types::vec4f;

macro_rules! colours {
    ($bevy:ident: $($name:ident[$x:ident, $y:ident, $z:ident];)*) => {
        crate::convert::through::converted! {$(
            $bevy::$name => vec4f, Layout::vector(Scalar::F32, 4),
                |colour| vec4f([colour.$x, colour.$y, colour.$z, colour.alpha]),
                |vec4f([$x, $y, $z, alpha])| $bevy::$name { $x, $y, $z, alpha };
        )*}
    };
}

macro_rules! implement {
    ($bevy:ident) => {
        colours! {
            $bevy:
            LinearRgba[red, green, blue];
            Srgba[red, green, blue];
            Hsla[hue, saturation, lightness];
            Hsva[hue, saturation, value];
            Hwba[hue, whiteness, blackness];
            Laba[lightness, a, b];
            Lcha[lightness, chroma, hue];
            Oklaba[lightness, a, b];
            Oklcha[lightness, chroma, hue];
            Xyza[x, y, z];
        }
    };
}

#[cfg(feature = "bevy-color-018")]
implement!(bevy_color_018);
#[cfg(feature = "bevy-color-019")]
implement!(bevy_color_019);
#[cfg(feature = "bevy-color-020")]
implement!(bevy_color_020);
#[cfg(feature = "bevy-color-020")]
colours! {
    bevy_color_020:
    Okhsla[hue, saturation, lightness];
    Okhsva[hue, saturation, value];
    Okhwba[hue, whiteness, blackness];
}
