//! What chance gave, as the page of fairness counts it.

use ludi_engine::Table;

use crate::common::Page;

/// The page has every draw of the match and the right counts.
pub(crate) fn is_counted(page: &Page, played: &dyn Table) {
    assert_eq!(page.values().len(), 2, "promise and seed");
    let draws = played.draws().unwrap();
    assert!(draws.len() > 50, "only {} draws", draws.len());
    let shown: Vec<String> = page.texts("#chance .draw");
    let expected: Vec<String> = draws
        .iter()
        .map(|draw| format!("{}\u{202f}/\u{202f}{}", draw.result, draw.bound))
        .collect();
    assert_eq!(shown, expected);
    let counted: usize = page
        .texts("#chance .few .spread tbody td:nth-of-type(1)")
        .iter()
        .map(|count| count.parse::<usize>().unwrap())
        .sum();
    assert_eq!(counted, draws.len());
    assert_eq!(page.texts("#chance .likelihood").len(), 1, "all draws together are enough");
    assert!(page.texts("#chance .few caption").iter().all(|caption| caption.contains("among")));
}
