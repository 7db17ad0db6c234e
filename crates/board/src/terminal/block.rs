//! Blocks of lines under one another, as much of them as a screen has room for.

use super::Line;

/// A part of the board that can be drawn in more or less detail.
#[derive(Debug)]
pub struct Block {
    /// Which blocks are kept where there is no room for all: those with the lowest rank.
    pub rank: usize,
    /// The part in every form it can have, the most detailed first. The first is for
    /// screens with room for every block.
    pub forms: Vec<Vec<Line>>,
}

/// The blocks in at most `room` lines, in the order given. By rank, each gets the most
/// detailed of its shorter forms that still fits, or is left out; what is left of the
/// room then goes to the most detailed forms, by rank again.
pub fn fit(mut blocks: Vec<Block>, room: usize) -> Vec<Line> {
    let mut by_rank: Vec<usize> = (0..blocks.len()).collect();
    by_rank.sort_by_key(|&at| blocks[at].rank);
    let mut left = room;
    let mut taken: Vec<Option<usize>> = vec![None; blocks.len()];
    for &at in &by_rank {
        let forms = &blocks[at].forms;
        let first = usize::from(forms.len() > 1);
        taken[at] = (first..forms.len()).find(|&form| forms[form].len() <= left);
        left -= taken[at].map_or(0, |form| forms[form].len());
    }
    for &at in &by_rank {
        let forms = &blocks[at].forms;
        let now = taken[at].map_or(0, |form| forms[form].len());
        if let Some(form) = forms.iter().position(|form| form.len() <= left + now) {
            left = left + now - forms[form].len();
            taken[at] = Some(form);
        }
    }
    let form_of = |(block, form): (&mut Block, Option<usize>)| {
        form.map(|form| std::mem::take(&mut block.forms[form]))
    };
    blocks.iter_mut().zip(taken).filter_map(form_of).flatten().collect()
}

/// The same as text.
pub fn fit_text(blocks: Vec<Block>, room: usize) -> String {
    fit(blocks, room).into_iter().map(|line| format!("{line}\n")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &str, count: usize) -> Vec<Line> {
        (0..count).map(|_| Line::plain(text)).collect()
    }

    fn blocks() -> Vec<Block> {
        vec![
            Block { rank: 2, forms: vec![lines("L", 3), Vec::new()] },
            Block { rank: 1, forms: vec![lines("C", 6), lines("c", 4), lines(".", 2)] },
            Block { rank: 0, forms: vec![lines("H", 3), lines("h", 1)] },
        ]
    }

    fn text(lines: Vec<Line>) -> String {
        lines.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn blocks_with_the_lowest_rank_are_kept_and_the_others_get_what_is_left() {
        let fitted: Vec<String> = (0..=12).map(|room| text(fit(blocks(), room))).collect();
        let expected = [
            "",
            "h",
            "h",
            "..h",
            "..h",
            "cccch",
            "cccch",
            "ccccHHH",
            "ccccHHH",
            "CCCCCCHHH",
            "CCCCCCHHH",
            "CCCCCCHHH",
            "LLLCCCCCCHHH",
        ];
        assert_eq!(fitted, expected);
        assert_eq!(text(fit(blocks(), usize::MAX)), "LLLCCCCCCHHH");
    }
}
