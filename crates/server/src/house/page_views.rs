//! What the open pages of a live table show: made once for all who see the same,
//! and only as far as something has changed.

use std::collections::HashMap;
use std::sync::{Arc, OnceLock};

use ludi_engine::{Lang, Seat};

use super::command::Visitor;
use super::live_table::LiveTable;
use super::page_model::PageModel;
use crate::drawn::{Changed, Drawn};
use crate::store::PersonId;

/// How many are kept until the next change: more than most tables need, however
/// many pages are open.
const KEPT: usize = 64;

/// Readers who see the same.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Audience {
    lang: Lang,
    /// Is it somebody in particular, who may talk?
    signed_in: bool,
    careful: bool,
    /// Who it is, if the table knows the person, and which seat is meant.
    known: Option<(PersonId, Option<Seat>)>,
}

/// A table as an audience sees it at one moment.
pub(crate) struct PageView {
    pub(crate) model: PageModel,
    /// What was drawn before, and what has changed since.
    earlier: Option<(Arc<Drawn>, Changed)>,
    drawn: OnceLock<Arc<Drawn>>,
}

impl PageView {
    /// The page: drawn by the first who asks, and the same for all others. Of what
    /// was drawn before only what has changed is drawn anew.
    pub(crate) fn drawn(
        &self,
        draw: impl FnOnce(Option<(&Drawn, Changed)>) -> Drawn,
    ) -> Arc<Drawn> {
        let draw = || {
            let earlier = self.earlier.as_ref().map(|(drawn, changed)| (&**drawn, *changed));
            Arc::new(draw(earlier))
        };
        self.drawn.get_or_init(draw).clone()
    }

    /// What the next view need not draw again if this has changed.
    fn as_earlier(&self, changed: Changed) -> Option<(Arc<Drawn>, Changed)> {
        match (self.drawn.get(), &self.earlier) {
            (Some(drawn), _) => Some((drawn.clone(), changed)),
            (None, Some((drawn, before))) => Some((drawn.clone(), before.and(changed))),
            (None, None) => None,
        }
    }
}

/// The views of a live table.
#[derive(Default)]
pub(super) struct PageViews {
    /// Each with what has changed since it was made.
    views: HashMap<Audience, (Arc<PageView>, Changed)>,
    /// The last change of who is here that they know of.
    presence: u64,
}

impl PageViews {
    /// This has changed.
    pub(super) fn change(&mut self, changed: Changed) {
        if changed == Changed::EVERYTHING {
            self.views.clear();
        }
        for (_, since) in self.views.values_mut() {
            *since = since.and(changed);
        }
    }
}

impl LiveTable {
    /// The table as the page of a visitor shows it now.
    pub(super) fn page_view(&mut self, visitor: &Visitor, careful: bool) -> Arc<PageView> {
        let presence = self.presence.last_change();
        if self.pages.presence != presence {
            self.pages.presence = presence;
            self.pages.change(Changed::PRESENCE);
        }
        let known = visitor.person.filter(|person| self.knows(*person));
        let audience = Audience {
            lang: visitor.lang,
            signed_in: visitor.person.is_some(),
            careful,
            known: known.map(|person| (person, visitor.seat)),
        };
        let found = self.pages.views.get(&audience);
        if let Some((view, Changed::NOTHING)) = found {
            return view.clone();
        }
        let found = found.cloned();
        // Whom the table does not know sees what a passer-by sees.
        let seat = visitor.seat.filter(|_| known.is_some());
        let model = self.look(&Visitor { person: known, seat, lang: visitor.lang });
        let view = match found {
            Some((view, _)) if view.model == model => view,
            found => {
                let earlier = found.and_then(|(view, changed)| view.as_earlier(changed));
                Arc::new(PageView { model, earlier, drawn: OnceLock::new() })
            }
        };
        if self.pages.views.len() >= KEPT {
            self.pages.views.clear();
        }
        self.pages.views.insert(audience, (view.clone(), Changed::NOTHING));
        view
    }

    /// Is there anything here for this person alone? Whatever a [`PageModel`] shows
    /// to some people only must be named here.
    fn knows(&self, person: PersonId) -> bool {
        let sits = self.entry.seats.iter().any(|seat| seat.occupant.person == Some(person));
        let asks = self.requests.iter().any(|(_, request)| request.person == person);
        sits || asks || self.whisperers.contains(&person) || self.votes.has_voted(person)
    }
}
