//! Every mistake in a file is refused with its line and one sentence.

use ludi_engine::SetupError;

use super::*;

/// Our file with one piece of text, found exactly once, written otherwise; and
/// the line on which that piece begins.
fn changed(from: &str, to: &str) -> (String, usize) {
    assert_eq!(TEXT.matches(from).count(), 1, "{from:?} must be there once");
    let line = 1 + TEXT[..TEXT.find(from).unwrap()].matches('\n').count();
    (TEXT.replace(from, to), line)
}

/// The line and the sentence with which a file is refused.
fn refused(text: &str) -> (usize, String) {
    match READER.read(text) {
        Err(SetupError::Components { line, what }) => (line, what),
        other => panic!("not refused: {other:?}"),
    }
}

/// Our file, changed like this, is refused on the line of the change.
#[track_caller]
fn refuses(from: &str, to: &str, sentence: &str) {
    refuses_below(from, to, 0, sentence);
}

/// Our file, changed like this, is refused so many lines below the first line
/// of the change.
#[track_caller]
fn refuses_below(from: &str, to: &str, below: usize, sentence: &str) {
    let (text, line) = changed(from, to);
    assert_eq!(refused(&text), (line + below, sentence.to_owned()));
}

/// Card 20 with something in its row written otherwise is refused on its line.
#[track_caller]
fn refuses_card(from: &str, to: &str, sentence: &str) {
    assert!(row(20).contains(from));
    refuses(row(20), &row(20).replace(from, to), sentence);
}

/// The line of our file that reads exactly so.
fn line_of(wanted: &str) -> usize {
    1 + TEXT.lines().position(|line| line == wanted).unwrap()
}

/// The line of text that is the row of this Civitas card in our file.
fn row(number: usize) -> &'static str {
    let head = format!("{{ number = {number},");
    TEXT.lines().find(|line| line.contains(&head)).unwrap()
}

/// Three lines, so that the line of a mistake is not where the file begins.
const ABOVE: &str = "# mine\n\n\n";

#[test]
fn mistakes_of_form_are_refused() {
    let refused_at = |text: &str, line, sentence: &str| {
        assert_eq!(refused(&format!("{ABOVE}{text}")), (line, sentence.to_owned()), "{text}");
    };
    refused_at("[[augustus]\n", 4, "unclosed array table, expected `]`");
    refused_at("[pugio]\nsingle 7\n", 5, "key with no value, expected `=`");
    refused_at("[pugio]\nsingle = 7\nsingle = 7\n", 6, "duplicate key");
    let sections = "`civitas`, `augustus`, `sequentia`, `coniura`, `pugio`";
    let unknown = format!("unknown field `ordo`, expected one of {sections}");
    refused_at("[ordo]\ncards = 5\n", 4, &unknown);
    let unknown = "unknown field `both`, expected one of `single`, `dual`, `origin`";
    refused_at("[pugio]\nsingle = 7\nboth = 7\n", 6, unknown);
    refused_at("[pugio]\n\"a\\nb\" = 7\n", 5, &unknown.replace("both", "a b"));
    refused_at("[pugio]\nsingle = 7\n", 4, "missing field `dual`");
    let text = "[pugio]\nsingle = 7\ndual = \"seven\"\n";
    refused_at(text, 6, "invalid type: string \"seven\", expected a whole number");
    let decks = "`plebs`, `legionarii`, `praetoriani`, `tribuni`, `nobiles`";
    let unknown = format!("unknown variant `equites`, expected one of {decks}");
    refused_at("[civitas.equites]\ncards = []\n", 4, &unknown);
    refused_at(
        "[civitas]\nplebs = 3\n",
        5,
        "invalid type: integer `3`, expected a deck of Civitas cards",
    );
    let text = "[pugio]\nsingle = 7\ndual = 7\norigin = \"hearsay\"\n";
    let origins = "`rulebook`, `public`, `reconstructed`, `printed`";
    refused_at(text, 7, &format!("unknown variant `hearsay`, expected one of {origins}"));

    let kind = "kind = \"collective\", ";
    let keys = "`number`, `kind`, `value`, `spaces`, `effects`";
    let unknown = format!("unknown field `colour`, expected one of {keys}");
    refuses_card(kind, "kind = \"collective\", colour = 3, ", &unknown);
    refuses_card(kind, "", "missing field `kind`");
    let unknown = "unknown variant `good`, expected one of `elective`, `collective`, `negative`";
    refuses_card(kind, "kind = \"good\", ", unknown);
}

#[test]
fn wrong_decks_are_refused() {
    let (missing, _) = changed("[civitas.tribuni]", "[civitas.nobiles]");
    let second = "# Orange.\n[civitas.nobiles]";
    let cut = missing.find(second).unwrap()..missing.find("# Augustus").unwrap();
    let missing = missing.replace(&missing[cut], "");
    assert_eq!(
        refused(&missing),
        (line_of("[civitas.plebs]"), "the deck Tribuni is missing".into())
    );

    let empty = format!("{ABOVE}[civitas]\n");
    assert_eq!(refused(&empty), (4, "the deck Plebs is missing".into()));

    let (short, _) = changed(row(30), "");
    let at = line_of("[civitas.praetoriani]");
    assert_eq!(refused(&short), (at, "Praetoriani must have 11 cards, not 10".into()));
    let (long, _) = changed(row(30), &format!("{}\n{}", row(30), row(31)));
    assert_eq!(refused(&long), (at, "Praetoriani must have 11 cards, not 12".into()));
}

#[test]
fn wrong_numbers_and_values_are_refused() {
    refuses_card("number = 20", "number = 0", "number must be from 1 to 55, not 0");
    refuses_card("number = 20", "number = 276", "number must be from 1 to 55, not 276");
    refuses_card("number = 20", "number = 19", "the number 19 is used twice");
    refuses_card("number = 20", "number = 3", "the number 3 is used twice");
    refuses_card("value = 1", "value = -2", "value must be from -1 to 21, not -2");
    refuses_card("value = 1", "value = 22", "value must be from -1 to 21, not 22");
    for value in ["-1", "21"] {
        let card = row(20).replace("value = 1", &format!("value = {value}"));
        let read = READER.read(&changed(row(20), &card).0).unwrap();
        assert_eq!(read.civitas[19].value.to_string(), value);
    }
}

#[test]
fn wrong_spaces_are_refused() {
    let spaces = |to: &str, sentence: &str| refuses_card("[2, 2, 2, 4, 5]", to, sentence);
    spaces("[2]", "a card must have from 2 to 5 spaces, not 1");
    spaces("[2, 2, 2, 2, 2, 2]", "a card must have from 2 to 5 spaces, not 6");
    spaces("[2, 2, 1]", "a space must be from 2 to 5, not 1");
    spaces("[2, 2, 6]", "a space must be from 2 to 5, not 6");
    spaces("[2, 3, 4]", "the first two spaces must be 2: always usable");
    spaces("[2, 2, 4, 3]", "a space must not need fewer players than the one to its left");
    // The line is that of the space itself, not that of the card.
    let card = row(20).replace("[2, 2, 2, 4, 5]", "[\n2,\n2,\n7]");
    refuses_below(row(20), &card, 3, "a space must be from 2 to 5, not 7");
}

#[test]
fn wrong_effects_are_refused() {
    let effects = |to: &str, sentence: &str| refuses_card("[\"place-token\"]", to, sentence);
    effects("[]", "a card must have one or two effects, not 0");
    let three = "[\"place-token\", \"draw-pugio\", \"draw-coniura\"]";
    effects(three, "a card must have one or two effects, not 3");
    let known = "destroy-plebs, destroy-legionarii, destroy-praetoriani, destroy-tribuni, \
                 destroy-nobiles, draw-coniura, draw-pugio, gain-token, take-primus, place-token, \
                 swap-tokens, remove-token, swap-ordo, swap-civitas, swap-sequentia, take-back, \
                 lose-point, discard-pugio, discard-coniura";
    effects("[\"destroy\"]", &format!("\"destroy\" is not an effect: there is {known}"));
    effects("[\"place-token\", \"place-token\"]", "the card has place-token twice");
    let penalty = "take-back is a penalty, which only a negative card can have";
    effects("[\"place-token\", \"take-back\"]", penalty);
    let elective = row(12).replace("draw-pugio", "lose-point");
    refuses(row(12), &elective, &penalty.replace("take-back", "lose-point"));
    let negative = row(22).replace("take-back", "swap-ordo");
    let sentence = "swap-ordo is no penalty, as the effects of a negative card are";
    refuses(row(22), &negative, sentence);
}

#[test]
fn too_little_room_is_refused() {
    // Three spaces on every card are just enough for five players; one card with
    // two is one too few, since it may lie face up.
    let three = TEXT.replace("[2, 2, 2, 4, 5]", "[2, 2, 2]");
    let three = three.replace("[2, 2, 3, 5]", "[2, 2, 3]").replace("[2, 2, 3, 4, 5]", "[2, 2, 3]");
    assert_eq!(READER.read(&three).unwrap().civitas[0].spaces[3], None);
    let one_smaller = three.replacen("[2, 2, 3]", "[2, 2]", 1);
    let what = "with 5 players the ten face-up cards may have only 29 spaces for 30 tokens";
    assert_eq!(refused(&one_smaller), (line_of("[civitas.plebs]"), what.into()));

    let four = TEXT.replace("[2, 2, 2, 4, 5]", "[2, 2]").replace("[2, 2, 3, 5]", "[2, 2, 5, 5]");
    let what = "with 4 players the ten face-up cards may have only 20 spaces for 24 tokens";
    assert_eq!(refused(&four), (line_of("[civitas.plebs]"), what.into()));
}

#[test]
fn too_many_swaps_of_sequentiae_are_refused() {
    // Two of ours swap them already; ten others have draw-pugio last.
    let drawn = "\"draw-pugio\"] }";
    let swap = |times| TEXT.replacen(drawn, "\"swap-sequentia\"] }", times);
    assert!(READER.read(&swap(9)).is_ok());
    let what = "at most 11 cards can swap-sequentia, not 12";
    assert_eq!(refused(&swap(10)), (line_of("[civitas.plebs]"), what.into()));
}

#[test]
fn wrong_emperors_are_refused() {
    let galba = "name = \"Galba\"\nfrom = 2\nto = 5\nlife = 3\nspaces = 2\npoints = 1";
    let change = |below: usize, from: &str, to: &str, sentence: &str| {
        refuses_below(galba, &galba.replace(from, to), below, sentence);
    };
    change(0, "Galba", " ", "a name must have from 1 to 24 letters");
    change(0, "Galba", "a\\tb", "a name must have from 1 to 24 letters");
    change(0, "Galba", &"a".repeat(25), "a name must have from 1 to 24 letters");
    change(0, "Galba", "Nero ", "the name \"Nero\" is used twice");
    change(0, "Galba", "Caligvla", "the name \"Caligvla\" is used twice");
    change(1, "from = 2", "from = 1", "from must be from 2 to 5, not 1");
    change(2, "to = 5", "to = 6", "to must be from 2 to 5, not 6");
    change(2, "from = 2\nto = 5", "from = 4\nto = 3", "to must be from 4 to 5, not 3");
    change(3, "life = 3", "life = 0", "life must be from 1 to 32, not 0");
    change(3, "life = 3", "life = 33", "life must be from 1 to 32, not 33");
    change(4, "spaces = 2", "spaces = 0", "spaces must be from 1 to 5, not 0");
    change(4, "spaces = 2", "spaces = 6", "spaces must be from 1 to 5, not 6");
    change(5, "points = 1", "points = -1", "points must be from 0 to 9, not -1");
    change(5, "points = 1", "points = 10", "points must be from 0 to 9, not 10");
    let section = line_of("[[augustus]]");
    let fewer = galba.replace("to = 5", "to = 4");
    let what = "with 5 players 6 emperors must be in the deck, not 5";
    assert_eq!(refused(&changed(galba, &fewer).0), (section, what.into()));
}

#[test]
fn a_wrong_first_emperor_is_refused() {
    let caligula = "name = \"Caligvla\"\nstart = true\nfrom = 2\nto = 5\nlife = 3\nspaces = 0";
    let change = |below: usize, from: &str, to: &str, sentence: &str| {
        refuses_below(caligula, &caligula.replace(from, to), below, sentence);
    };
    change(5, "spaces = 0", "spaces = 1", "spaces must be 0, not 1");
    let always = "the emperor who reigns first must do so with 2 to 5 players";
    change(2, "from = 2", "from = 3", always);
    change(2, "to = 5", "to = 4", always);

    let first = TEXT.find("[[augustus]]").unwrap()..TEXT.find("# The rulebook names").unwrap();
    let (nobody, _) = changed(&TEXT[first], "");
    let line = 1 + nobody.lines().position(|line| line == "[[augustus]]").unwrap();
    assert_eq!(refused(&nobody), (line, "one emperor must have start = true".into()));

    let claudius = "[[augustus]]\nname = \"Claudius\"\nfrom = 4\nto = 5\nlife = 4\nspaces = 3";
    let also =
        "[[augustus]]\nname = \"Claudius\"\nstart = true\nfrom = 2\nto = 5\nlife = 4\nspaces = 0";
    refuses(claudius, also, "Caligvla already reigns first");

    // Six for every number of players, but not in two sets of three.
    let emperor = |name: &str| {
        format!("{{ name = \"{name}\", from = 2, to = 5, life = 3, spaces = 1, points = 1 }}, ")
    };
    let six: String = ["A", "B", "C", "D", "E", "F"].map(emperor).concat();
    let caligula = emperor("Z").replace("spaces = 1", "spaces = 0, start = true");
    let seven = format!("{ABOVE}augustus = [{six}{caligula}]");
    assert_eq!(refused(&seven), (4, "there must be 10 emperors, not 7".into()));
}

#[test]
fn wrong_sequentiae_are_refused() {
    let section = line_of("[[sequentia]]");
    let counts = |from: &str, to: &str, counts: &str| {
        let what = format!("there must be 1 draw, 1 ordo and 4 resolve, not {counts}");
        assert_eq!(refused(&changed(from, to).0), (section, what));
    };
    counts("effect = \"ordo\"", "effect = \"draw\"", "2, 0 and 4");
    let last = "[[sequentia]]\neffect = \"resolve\"\ndecks = [\"nobiles\", \"praetoriani\"]\norigin = \"reconstructed\"\n";
    counts(last, "", "1, 1 and 3");
    counts(last, &format!("{last}[[sequentia]]\neffect = \"ordo\"\n"), "1, 2 and 4");
    assert_eq!(
        refused(&format!("{ABOVE}sequentia = []")),
        (4, "there must be 1 draw, 1 ordo and 4 resolve, not 0, 0 and 0".into())
    );

    let ordo = "effect = \"ordo\"";
    let decks = format!("{ordo}\ndecks = [\"plebs\"]");
    refuses_below(ordo, &decks, 1, "only a resolve card can have decks");
    let header = "[[sequentia]]\neffect = \"ordo\"";
    refuses(header, &header.replace("ordo", "resolve"), "a resolve card must have decks");

    let resolve = "decks = [\"legionarii\", \"plebs\"]";
    refuses(resolve, "decks = []", "a resolve card must have from 1 to 5 decks, not 0");
    let six = "decks = [\"plebs\", \"plebs\", \"plebs\", \"plebs\", \"plebs\", \"plebs\"]";
    refuses(resolve, six, "a resolve card must have from 1 to 5 decks, not 6");
    let third = "decks = [\n\"nobiles\",\n\"plebs\",\n\"plebs\",\n\"plebs\"]";
    let what = "Plebs is resolved a third time: no deck can be more than twice";
    refuses_below(resolve, third, 4, what);
}

#[test]
fn sequentiae_that_resolve_no_deck_twice_are_refused() {
    let resolve = |decks: &str| format!("{{ effect = \"resolve\", decks = [{decks}] }}, ");
    let cards = |last: &str| {
        let decks = ["\"plebs\"", "\"tribuni\"", "\"nobiles\"", last].map(resolve).concat();
        format!("{ABOVE}sequentia = [{{ effect = \"draw\" }}, {{ effect = \"ordo\" }}, {decks}]")
    };
    let what = "at least one deck must be resolved twice";
    assert_eq!(refused(&cards("\"legionarii\", \"praetoriani\"")), (4, what.into()));
    assert!(READER.read(&cards("\"plebs\"")).is_ok());
}

#[test]
fn wrong_piles_are_refused() {
    let pile = |pile: &str, single: i64, dual: i64| {
        refused(&format!("{ABOVE}[{pile}]\nsingle = {single}\ndual = {dual}\n"))
    };
    assert_eq!(pile("coniura", 10, 4), (6, "dual must be from 5 to 32, not 4".into()));
    assert_eq!(pile("coniura", 28, 5), (4, "a pile must have from 1 to 32 cards, not 33".into()));
    assert_eq!(pile("pugio", 0, 0), (4, "a pile must have from 1 to 32 cards, not 0".into()));
    assert_eq!(pile("pugio", 32, 32), (4, "a pile must have from 1 to 32 cards, not 64".into()));
    assert_eq!(pile("pugio", -1, 7), (5, "single must be from 0 to 32, not -1".into()));
    assert_eq!(pile("pugio", 7, 33), (6, "dual must be from 0 to 32, not 33".into()));
}
