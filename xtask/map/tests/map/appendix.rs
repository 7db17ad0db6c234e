//! The appendix of the rulebook: who borders on whom. Cappadocia names Moesia Inferior
//! but not the other way round; here it is both ways.

use std::collections::BTreeSet;

/// Two provinces, the one whose name comes first in the alphabet first.
pub(crate) type Pair = [&'static str; 2];

/// All borders.
pub(crate) fn borders() -> BTreeSet<Pair> {
    let of_province = |(one, others): &(&'static str, &'static [&'static str])| {
        let one = *one;
        others.iter().map(move |other| pair(one, other))
    };
    NEIGHBOURS.iter().flat_map(of_province).collect()
}

/// A pair in its order.
pub(crate) fn pair(one: &'static str, other: &'static str) -> Pair {
    [one.min(other), one.max(other)]
}

#[rustfmt::skip]
pub(crate) const NEIGHBOURS: &[(&str, &[&str])] = &[
    ("britannia", &["lugdunensis", "belgica", "germania"]),
    ("lugdunensis", &["terraconensis", "aquitania", "narbonensis", "belgica", "britannia"]),
    ("terraconensis", &["lusitania", "baetica", "mauretania-ces", "narbonensis", "aquitania", "lugdunensis"]),
    ("lusitania", &["mauretania-tin", "baetica", "terraconensis"]),
    ("mauretania-tin", &["mauretania-ces", "baetica", "lusitania"]),
    ("aquitania", &["terraconensis", "narbonensis", "lugdunensis"]),
    ("baetica", &["mauretania-tin", "mauretania-ces", "terraconensis", "lusitania"]),
    ("belgica", &["narbonensis", "alpes", "germania-sup", "germania", "britannia", "lugdunensis"]),
    ("narbonensis", &["terraconensis", "mauretania-ces", "italia", "alpes", "belgica", "lugdunensis", "aquitania"]),
    ("mauretania-ces", &["africa", "italia", "narbonensis", "terraconensis", "baetica", "mauretania-tin"]),
    ("germania", &["germania-sup", "britannia", "belgica"]),
    ("germania-sup", &["alpes", "cisalpina", "raetia", "noricum", "germania", "belgica"]),
    ("alpes", &["narbonensis", "italia", "cisalpina", "germania-sup", "belgica"]),
    ("cisalpina", &["italia", "dalmatia", "raetia", "germania-sup", "alpes"]),
    ("italia", &["africa", "epirus", "macedonia", "dalmatia", "cisalpina", "alpes", "narbonensis", "mauretania-ces"]),
    ("africa", &["cyrenaica", "epirus", "italia", "mauretania-ces"]),
    ("raetia", &["dalmatia", "pannonia", "noricum", "germania-sup", "cisalpina"]),
    ("dalmatia", &["italia", "macedonia", "moesia", "pannonia-inf", "pannonia", "raetia", "cisalpina"]),
    ("macedonia", &["epirus", "asia", "thracia", "moesia", "dalmatia", "italia"]),
    ("epirus", &["africa", "cyrenaica", "lycia", "asia", "macedonia", "italia"]),
    ("cyrenaica", &["aegyptus", "lycia", "epirus", "africa"]),
    ("noricum", &["raetia", "pannonia", "sarmatia", "germania-sup"]),
    ("pannonia", &["dalmatia", "pannonia-inf", "sarmatia", "noricum", "raetia"]),
    ("pannonia-inf", &["moesia", "dacia", "sarmatia", "pannonia", "dalmatia"]),
    ("moesia", &["macedonia", "thracia", "moesia-inf", "dacia", "pannonia-inf", "dalmatia"]),
    ("thracia", &["asia", "bithynia", "moesia-inf", "moesia", "macedonia"]),
    ("asia", &["lycia", "galatia", "bithynia", "thracia", "macedonia", "epirus"]),
    ("lycia", &["cyrenaica", "aegyptus", "cilicia", "galatia", "asia", "epirus"]),
    ("aegyptus", &["arabia", "cilicia", "lycia", "cyrenaica"]),
    ("sarmatia", &["pannonia-inf", "dacia", "moesia-inf", "noricum", "pannonia"]),
    ("dacia", &["moesia", "moesia-inf", "sarmatia", "pannonia-inf"]),
    ("moesia-inf", &["thracia", "bithynia", "sarmatia", "dacia", "moesia", "cappadocia"]),
    ("bithynia", &["galatia", "cappadocia", "moesia-inf", "thracia", "asia"]),
    ("galatia", &["lycia", "cilicia", "cappadocia", "bithynia", "asia"]),
    ("cilicia", &["aegyptus", "arabia", "iudaea", "syria", "cappadocia", "galatia", "lycia"]),
    ("arabia", &["aegyptus", "syria", "iudaea", "cilicia"]),
    ("cappadocia", &["cilicia", "syria", "moesia-inf", "bithynia", "galatia"]),
    ("syria", &["iudaea", "arabia", "cappadocia", "cilicia"]),
    ("iudaea", &["arabia", "syria", "cilicia"]),
];

#[test]
fn the_appendix_is_complete_and_mutual() {
    assert_eq!(NEIGHBOURS.len(), 39);
    assert_eq!(borders().len(), 97);
    for (one, others) in NEIGHBOURS {
        for other in *others {
            let back = NEIGHBOURS.iter().find(|(name, _)| name == other);
            assert!(back.is_some_and(|(_, names)| names.contains(one)), "{one} and {other}");
        }
    }
}
