//! Everything can be said, in every language; every rule cited exists.

use std::collections::{HashMap, HashSet};

use super::law::{Law, Lawful, require};
use crate::text::Unsaid;
use crate::{Arg, Info, Lang, Phrase, Promise, Prompt, Rule, Seat, Speech, Words, rulebook};

/// How often a phrase is said before it counts as said.
const OFTEN: u32 = 32;

/// The speeches of a game, and what has been said in them.
pub(super) struct TextCheck {
    info: Info,
    speeches: Vec<Speech>,
    names: Vec<String>,
    said: HashMap<&'static str, u32>,
    cited: HashSet<&'static str>,
}

impl TextCheck {
    pub(super) fn new<G: Words>(seats: u8) -> TextCheck {
        TextCheck {
            info: G::INFO,
            speeches: Lang::ALL.map(|lang| Speech::new(lang, &[G::texts(lang)])).into(),
            names: Seat::all(seats).map(|seat| format!("Player {seat}")).collect(),
            said: HashMap::new(),
            cited: HashSet::new(),
        }
    }

    /// Every section of the rulebook has its entry in the ledger.
    pub(super) fn check_ledger<G: Words>() -> Lawful {
        for lang in Lang::ALL {
            let entries = rulebook::sections(G::ledger(lang));
            for section in G::INFO.sections {
                require(entries.iter().any(|entry| entry.id == *section), Law::Rules, || {
                    format!("section {section} has no entry in the {lang} ledger of rules")
                })?;
            }
        }
        Ok(())
    }

    /// Whoever opens a table can read everything there is to choose.
    pub(super) fn check_terms<G: Words>(&mut self) -> Lawful {
        for term in G::INFO.terms() {
            match G::term(term) {
                Some(phrase) => self.says(&phrase)?,
                None => require(false, Law::Words, || format!("{term:?} has no words"))?,
            }
        }
        self.check_promises::<G>()
    }

    /// Whatever can be promised has words, and they say what is in its blanks.
    fn check_promises<G: Words>(&mut self) -> Lawful {
        for kind in G::INFO.promises {
            let open = kind.blank();
            let mut said = Vec::from([open.clone()]);
            if kind.who {
                said.push(Promise { who: Some(Seat::new(1)), ..open.clone() });
            }
            for amount in kind.amount.iter().flat_map(|range| [range.min, range.max]) {
                said.push(Promise { amount: Some(amount), ..open.clone() });
            }
            let mut phrases = HashSet::new();
            for promise in said {
                let phrase = G::promise(&promise);
                let news = phrase.as_ref().is_some_and(|phrase| phrases.insert(phrase.clone()));
                require(news, Law::Words, || format!("{promise:?} has no words of its own"))?;
                phrase.iter().try_for_each(|phrase| self.says(phrase))?;
            }
        }
        Ok(())
    }

    /// A prompt or a line of the log can be said, and its rule exists.
    pub(super) fn prompts(&mut self, prompt: &Prompt) -> Lawful {
        self.cites(prompt.rule)?;
        self.says(&prompt.text)
    }

    /// The rule exists.
    pub(super) fn cites(&mut self, rule: Rule) -> Lawful {
        if self.cited.contains(rule.0) {
            return Ok(());
        }
        require(self.info.sections.contains(&rule.0), Law::Rules, || {
            format!("'{}' is cited, and there is no such section", rule.0)
        })?;
        self.cited.insert(rule.0);
        Ok(())
    }

    /// The phrase can be said. What has often been said is taken as sayable.
    pub(super) fn says(&mut self, phrase: &Phrase) -> Lawful {
        if !self.is_news(phrase) {
            return Ok(());
        }
        for speech in &self.speeches {
            speech.say(phrase, &self.names).map_err(|Unsaid { key, lang, why }| {
                super::law::Fault {
                    law: Law::Words,
                    detail: format!("'{key}' cannot be said in {lang}: {why} ({phrase:?})"),
                }
            })?;
        }
        Ok(())
    }

    /// Has the phrase, or any phrase in it, not been said often yet?
    fn is_news(&mut self, phrase: &Phrase) -> bool {
        let times = self.said.entry(phrase.key).or_default();
        *times = times.saturating_add(1);
        let mut news = *times <= OFTEN;
        for (_, arg) in &phrase.args {
            match arg {
                Arg::Phrase(inner) => news |= self.is_news(inner),
                Arg::List(inner) => {
                    for phrase in inner {
                        news |= self.is_news(phrase);
                    }
                }
                Arg::Number(_) | Arg::Seat(_) | Arg::Name(_) => {}
            }
        }
        news
    }
}
