//! The page of a table.

use super::*;
use ludi_engine::Words;

#[test]
fn a_table_asks_in_words_and_by_buttons() {
    for lang in Lang::ALL {
        let (reader, model) = (reader(lang), sample());
        let page = page_of(&reader, &model, None);
        let ledger = Caligula::ledger(lang);
        let citations = &Citations::new(ledger);
        let (key, styles) = ("", "");
        let model = TablePage {
            reader: &reader,
            id: "0",
            model: &model,
            key,
            notice: None,
            ledger,
            citations,
            styles,
            glossary: "",
        };
        for (id, _) in parts(&model) {
            assert_eq!(select(&page, &format!("#{id}")).len(), 1, "{id}");
        }
        assert!(text(&page, "#prompt p").contains(&format!("Choose, {EVIL}!")));
        assert_eq!(text(&page, "#prompt .rule"), "§ 2A");
        // The panel shows the section that the prompt cites.
        assert!(text(&page, "#rules #rule h2").starts_with("2A"));
        assert!(!text(&page, "#rules #rule p").is_empty());
        let form = "form[method='post'][action='/tables/0123456789abcdef/act']";
        assert_eq!(select(&page, form).len(), 1);
        assert_eq!(select(&page, &format!("{form} input[name='expected'][value='7']")).len(), 1);
        assert_eq!(select(&page, &format!("{form} input[name='key'][value='k']")).len(), 1);
        assert_eq!(select(&page, &format!("{form} #board button")).len(), 1);
        assert_eq!(select(&page, "#log-lines li").len(), 2);
        assert!(select(&page, "#commands .undo").is_empty());
        assert!(select(&page, "#result *").is_empty());
        assert!(select(&page, ".spectator").is_empty());
        assert_eq!(select(&page, "html[data-theme='dark']").len(), 1);
        assert!(text(&page, "#players").contains(EVIL));
    }
}

#[test]
fn a_long_question_is_marked_so_that_it_can_be_written_smaller() {
    for (letters, long) in [(LONG_QUESTION, 0), (LONG_QUESTION + 1, 1)] {
        let asks = with_play(|play| {
            let section = "The plot".len() + "2C ".len();
            play.prompt.rule = "2C.plot";
            play.prompt.text = "è".repeat(letters - section).into();
        });
        let page = page_of(&reader(Lang::En), &asks, None);
        assert_eq!(select(&page, "#prompt p.long").len(), long, "{letters} letters");
    }
}

/// As many letters as still have room on a phone, with those of the section.
const LONG_QUESTION: usize = 100;

#[test]
fn sections_are_cited_in_the_language_of_the_reader() {
    let cites = |rule: &'static str| {
        with_play(|play| {
            play.prompt.rule = rule;
            let said = |line: Arc<LogLine>| Sentence { rule, ..line.sentence.clone() };
            let line =
                |line: Arc<LogLine>| Arc::new(LogLine::new(line.row, line.place, said(line)));
            play.log = play.log.items().into_iter().map(line).collect::<Vec<_>>().into();
        })
    };
    for (rule, lang, cited, number) in [
        ("2C.plot", Lang::It, "§ 2C Complotto", "2C"),
        ("legend.swap-tokens", Lang::It, "§ Scambia due gettoni", ""),
        ("2C.plot", Lang::En, "§ 2C The plot", "2C"),
    ] {
        let page = page_of(&reader(lang), &cites(rule), None);
        assert_eq!(text(&page, "#prompt .rule"), cited);
        assert!(text(&page, "#log-lines li").contains(cited));
        assert_eq!(text(&page, "#rules #rule .rule-id"), number);
        // The id stays the key by which the script finds the section.
        assert!(!select(&page, &format!("#log-lines [data-rule='{rule}']")).is_empty());
    }
}

#[test]
fn parts_are_the_same_whenever_nothing_has_happened() {
    let (reader, model) = (reader(Lang::En), sample());
    let ledger = Caligula::ledger(Lang::En);
    let citations = &Citations::new(ledger);
    let look = |key, notice| {
        let page = TablePage {
            reader: &reader,
            id: "0",
            model: &model,
            key,
            notice,
            ledger,
            citations,
            styles: "",
            glossary: "",
        };
        mark(parts(&page).iter().map(|(_, part)| &*part.0))
    };
    let notice = Notice::Told("Something was answered.".to_owned());
    assert_eq!(look("a", None), look("b", Some(&notice)));
    let later = with_play(|play| play.row += 1);
    let page = TablePage {
        reader: &reader,
        id: "0",
        model: &later,
        key: "a",
        notice: None,
        ledger,
        citations,
        styles: "",
        glossary: "",
    };
    assert_ne!(look("a", None), mark(parts(&page).iter().map(|(_, part)| &*part.0)));
}

#[test]
fn steps_can_be_taken_back_only_when_there_are_some() {
    let steps = |model: &PageModel| {
        let page = page_of(&reader(Lang::It), model, None);
        let buttons = select(&page, "#commands button[formaction$='/undo'][name='steps']");
        buttons.iter().filter_map(|button| button.attr("value")?.parse().ok()).collect::<Vec<u32>>()
    };
    assert_eq!(steps(&sample()), Vec::<u32>::new());
    assert_eq!(steps(&with_play(|play| play.retractable = 1)), [1]);
    let three = with_play(|play| play.retractable = 3);
    assert_eq!(steps(&three), [1, 3]);
    assert_eq!(steps(&from_outside(three)), Vec::<u32>::new());
}

#[test]
fn a_refusal_is_told_with_its_rule() {
    let reason = Notice::Refused(Sentence { text: format!("Not {EVIL}.").into(), rule: "2A" });
    let page = page_of(&reader(Lang::En), &sample(), Some(&reason));
    assert_eq!(
        text(&page, "#notice[role='status'] .refused"),
        format!("Not now. Not {EVIL}. § 2A")
    );
    let link = select(&page, "#notice a")[0];
    assert_eq!(link.attr("href"), Some("/games/caligula/rules#rule-2A"));
}

#[test]
fn what_cannot_be_taken_back_is_asked_once_more() {
    let action = r#"{"Place":1}"#.to_owned();
    let notice = Notice::Final { action: action.clone(), label: EVIL.to_owned() };
    let page = page_of(&reader(Lang::En), &sample(), Some(&notice));
    let sure = select(&page, "form#play button[name='sure']");
    assert_eq!(sure[0].attr("value"), Some(&*action));
    assert!(text(&page, "#notice .final").contains(EVIL));
}

#[test]
fn spectators_are_told_so_and_have_nothing_to_press() {
    let model = from_outside(sample());
    let page = page_of(&stranger(Lang::En), &model, None);
    assert_eq!(select(&page, ".spectator").len(), 1);
    assert_eq!(select(&page, "#prompt[data-asked='false']").len(), 1);
    assert!(select(&page, "#commands button, #players button, #say").is_empty());
}

#[test]
fn whispers_are_marked_and_can_be_sent_to_people_only() {
    let mut model = sample();
    model.chairs[2] =
        Chair { person: false, bot: Some("random".to_owned()), ..chair("Gaius", false) };
    let page = page_of(&reader(Lang::En), &model, None);
    assert_eq!(select(&page, "#chat-lines li").len(), 2);
    assert!(text(&page, "#chat-lines .whisper").contains(&format!("quietly {EVIL}")));
    let to = select(&page, "#say select[name='to'] option");
    let to: Vec<_> = to.iter().filter_map(|option| option.attr("value")).collect();
    assert_eq!(to, ["", "0"]);
}

#[test]
fn those_who_left_can_be_voted_about_by_the_others() {
    let mut model = sample();
    let away = Some(Away::Vote { cast: 1, needed: 2 });
    model.chairs[0] = Chair { here: false, away, ..chair("Livia", false) };
    let page = page_of(&reader(Lang::En), &model, None);
    assert_eq!(select(&page, "form[action$='/replace'] input[name='whose'][value='0']").len(), 1);
    assert!(text(&page, "form[action$='/replace']").contains("1 of 2 so far"));
    assert!(select(&page_of(&reader(Lang::En), &from_outside(model), None), ".vote").is_empty());
}

#[test]
fn a_gathering_shows_who_is_missing_and_how_they_come() {
    for lang in Lang::ALL {
        let mut model = sample();
        model.play = None;
        model.status = Status::Gathering;
        model.chairs[2] = Chair { person: false, here: false, ..chair("", false) };
        let page = page_of(&reader(lang), &model, None);
        assert_eq!(select(&page, "#gathering[data-seated='true'][data-alone='false']").len(), 1);
        assert_eq!(select(&page, "form[action$='/invite'] button[name='to'][value='2']").len(), 1);
        assert!(select(&page, "button.begin").is_empty());
        assert_eq!(select(&page, "button.fill").len(), 2);
        model.chairs[2] = chair("Gaius", false);
        let page = page_of(&reader(lang), &model, None);
        assert_eq!(select(&page, "button.begin").len(), 1);
        model.chairs[2] = Chair { person: false, here: false, ..chair("", false) };
        let page = page_of(&stranger(lang), &from_outside(model), None);
        assert_eq!(select(&page, "form[action$='/sit'] input[name='name']").len(), 1);
    }
}

#[test]
fn a_device_that_is_handed_on_shows_nothing_of_anybody() {
    let mut model = sample();
    model.mine.insert(Seat::new(2));
    model.curtain = Some(Seat::new(2));
    let page = page_of(&reader(Lang::En), &model, None);
    assert!(select(&page, "#board, #log, #prompt, #chat").is_empty());
    let next = select(&page, "#curtain a[href$='?seat=2']");
    assert_eq!(next.len(), 1);
    assert!(text(&page, "#curtain").contains("Gaius"));
    // Whoever has the device then says for which seat it speaks.
    model.curtain = None;
    let page = page_of(&reader(Lang::En), &model, None);
    assert_eq!(select(&page, "form#play input[name='seat'][value='1']").len(), 1);
}

#[test]
fn the_score_sheet_lists_the_winner_first() {
    for lang in Lang::ALL {
        let label = Phrase { key: "favor", args: vec![] };
        let outcome = Outcome {
            ending: "x",
            places: vec![3, 1, 1],
            scores: vec![-2, 9, 9],
            breakdown: vec![ScoreLine { label, values: vec![-1, 3, 5] }],
        };
        let model = with_play(|play| play.outcome = Some((outcome, vec!["Favor".to_owned()])));
        let page = page_of(&reader(lang), &model, None);
        let cells: Vec<String> =
            select(&page, "tbody tr > *").iter().map(|cell| cell.text().collect()).collect();
        let expected = ["1", EVIL, "3", "9", "1", "Gaius", "5", "9", "3", "Livia", "−1", "−2"];
        assert_eq!(cells, expected);
        assert!(text(&page, "#result h2").contains(&format!("{EVIL}, Gaius")));
        assert_eq!(select(&page, "button[formaction$='/rematch']").len(), 1);
        let page = page_of(&reader(lang), &from_outside(model), None);
        assert!(select(&page, "button[formaction$='/rematch']").is_empty());
    }
}

#[test]
fn a_secret_link_leads_to_a_seat() {
    for lang in Lang::ALL {
        let reader = stranger(lang);
        let game_name = "Caligula";
        let (seat, here) = (3, "/seats/x");
        let leads =
            |offer| read(invitation(&Invitation { reader: &reader, game_name, seat, offer, here }));
        for (offer, names) in
            [(Offered::Free, 1), (Offered::Bot(EVIL), 1), (Offered::Device(EVIL), 0)]
        {
            let page = leads(offer);
            let told = text(&page, ".message p");
            assert_eq!(told.contains(EVIL), offer != Offered::Free, "{told}");
            let name = select(&page, "form[action='/seats/x'] input[name='name']");
            assert_eq!(name.len(), names, "{offer:?}");
        }
    }
}

#[test]
fn who_asks_for_a_seat_is_answered_by_those_who_play() {
    for lang in Lang::ALL {
        let mut model = sample();
        let (seat, name) = (Seat::new(2), EVIL.to_owned());
        let asked = SeatRequest { seat, name, mine: false, agreed: false, missing: 2 };
        model.requests = vec![asked.clone()];
        let page = page_of(&reader(lang), &model, None);
        assert!(text(&page, "#requests").contains(EVIL));
        for answer in ["agree", "refuse"] {
            let button = format!("#requests button[name='{answer}'][value='2']");
            assert_eq!(select(&page, &button).len(), 1);
        }
        model.requests = vec![SeatRequest { mine: true, ..asked }];
        let page = page_of(&reader(lang), &model, None);
        assert!(select(&page, "#requests button").is_empty());
        assert!(text(&page, "#requests").contains('2'));
        // Whoever a bot plays for takes the seat back with one click.
        model.requests.clear();
        model.chairs[1].bot = Some("heuristic".to_owned());
        let page = page_of(&reader(lang), &model, None);
        assert_eq!(select(&page, "#requests button[formaction$='/take-back']").len(), 1);
        assert_eq!(select(&page, "#prompt button.take-back[formaction$='/take-back']").len(), 1);
        let presence = if lang == Lang::En { "for you" } else { "posto tuo" };
        assert!(text(&page, "#players").contains(presence), "{}", text(&page, "#players"));
    }
}

#[test]
fn a_match_that_nobody_has_won_says_so() {
    let outcome =
        Outcome { ending: "fall", places: vec![3; 3], scores: vec![0; 3], breakdown: Vec::new() };
    for (lang, nobody) in [(Lang::En, "Nobody wins"), (Lang::It, "Non vince nessuno")] {
        let words = crate::words::words(lang);
        let page = crate::pages::score::sheet(words, &["Livia", "Gaius", "Nero"], &outcome, &[]);
        let page = page.into_string();
        assert!(page.contains(nobody), "{page}");
        assert!(!page.contains("winner") && !page.contains("<td>3</td>"), "{page}");
    }
}
