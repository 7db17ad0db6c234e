//! Classes of HTML elements.

/// Classes one after the other; a class may be empty.
pub fn classes(classes: &[&str]) -> String {
    let some: Vec<&str> = classes.iter().copied().filter(|class| !class.is_empty()).collect();
    some.join(" ")
}

/// The class if it applies.
pub const fn class_if(applies: bool, class: &'static str) -> &'static str {
    if applies { class } else { "" }
}
