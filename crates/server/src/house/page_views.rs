//! What the open pages of a live table show: made once for all who see the same,
//! and only as far as something has changed.

use std::collections::HashMap;
use std::sync::{Arc, OnceLock};

use ludi_engine::{Lang, Seat};
use tokio::sync::watch;

use super::command::Visitor;
use super::live_table::LiveTable;
use super::page_model::PageModel;
use crate::drawn::Drawn;
use crate::store::PersonId;

/// How many are kept until the next change: more than most tables need, however
/// many pages are open.
const KEPT: usize = 64;

/// Whose page is asked for.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct PageRequest {
    pub(crate) visitor: Visitor,
    /// Is the reader asked whether it is sure?
    pub(crate) careful: bool,
    /// Has the reader put the guide away?
    pub(crate) folded: bool,
    /// Is it loaded now? What time alone has changed is told to open pages a while later.
    pub(crate) loaded: bool,
}

/// Readers who see the same.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Audience {
    lang: Lang,
    /// Is it somebody in particular, who may talk?
    signed_in: bool,
    careful: bool,
    folded: bool,
    /// Who it is, if the table knows the person, and which seat is meant.
    known: Option<(PersonId, Option<Seat>)>,
}

/// A table as an audience sees it at one moment.
pub(crate) struct PageView {
    pub(crate) model: Arc<PageModel>,
    /// What was drawn before, and what it shows.
    earlier: Option<(Arc<PageModel>, Arc<Drawn>)>,
    drawn: OnceLock<Arc<Drawn>>,
}

impl PageView {
    /// The page: drawn by the first who asks, and the same for all others. Of what
    /// was drawn before only what has changed is drawn anew.
    pub(crate) fn drawn(
        &self,
        draw: impl FnOnce(Option<(&PageModel, &Drawn)>) -> Drawn,
    ) -> Arc<Drawn> {
        let draw = || {
            let earlier = self.earlier.as_ref().map(|(model, drawn)| (&**model, &**drawn));
            Arc::new(draw(earlier))
        };
        self.drawn.get_or_init(draw).clone()
    }

    /// What the next view need not draw again if it shows the same.
    fn as_earlier(&self) -> Option<(Arc<PageModel>, Arc<Drawn>)> {
        match self.drawn.get() {
            Some(drawn) => Some((self.model.clone(), drawn.clone())),
            None => self.earlier.clone(),
        }
    }
}

/// The views of a live table.
#[derive(Default)]
pub(super) struct PageViews {
    /// Each with whether nothing has changed since it was made.
    views: HashMap<Audience, (Arc<PageView>, bool)>,
    /// Who has a page open, and what it is to show. It ends with the task of the table.
    open: HashMap<PageRequest, watch::Sender<Arc<PageView>>>,
    /// The last change of who is here that they know of.
    presence: u64,
}

impl PageViews {
    /// Something has changed.
    pub(super) fn change(&mut self) {
        for (_, fresh) in self.views.values_mut() {
            *fresh = false;
        }
    }
}

impl LiveTable {
    /// The table as the page of a visitor shows it now.
    pub(super) fn page_view(&mut self, asked: &PageRequest) -> Arc<PageView> {
        let PageRequest { visitor, careful, folded, loaded } = asked;
        let presence = self.presence.last_change();
        if self.pages.presence != presence {
            self.pages.presence = presence;
            self.pages.change();
        }
        let known = visitor.person.filter(|person| self.knows(*person));
        let audience = Audience {
            lang: visitor.lang,
            signed_in: visitor.person.is_some(),
            careful: *careful,
            folded: *folded,
            known: known.map(|person| (person, visitor.seat)),
        };
        let found = self.pages.views.get(&audience);
        if let Some((view, true)) = found
            && !loaded
        {
            return view.clone();
        }
        let found = found.map(|(view, _)| view.clone());
        // Whom the table does not know sees what a passer-by sees.
        let seat = visitor.seat.filter(|_| known.is_some());
        let model = self.look(&Visitor { person: known, seat, lang: visitor.lang });
        let view = match found {
            Some(view) if *view.model == model => view,
            found => {
                let earlier = found.and_then(|view| view.as_earlier());
                Arc::new(PageView { model: Arc::new(model), earlier, drawn: OnceLock::new() })
            }
        };
        if self.pages.views.len() >= KEPT {
            self.pages.views.clear();
        }
        self.pages.views.insert(audience, (view.clone(), true));
        view
    }

    /// Somebody opens a page, and wants to see every change of what it shows.
    pub(super) fn watch(&mut self, asked: PageRequest) -> watch::Receiver<Arc<PageView>> {
        let view = self.page_view(&asked);
        match self.pages.open.get(&asked) {
            Some(page) => {
                show(page, view);
                page.subscribe()
            }
            None => {
                let (page, sees) = watch::channel(view);
                self.pages.open.insert(asked, page);
                sees
            }
        }
    }

    /// Shows every open page what is different on it. Where nothing is, nobody is woken.
    pub(super) fn show(&mut self) {
        self.pages.open.retain(|_, page| page.receiver_count() > 0);
        let open = std::mem::take(&mut self.pages.open);
        for (asked, page) in &open {
            show(page, self.page_view(asked));
        }
        self.pages.open = open;
    }

    /// Is there anything here for this person alone? Whatever a [`PageModel`] shows
    /// to some people only must be named here.
    fn knows(&self, person: PersonId) -> bool {
        let sits = self.entry.seats.iter().any(|seat| seat.occupant.person == Some(person));
        let asks = self.requests.iter().any(|(_, request)| request.person == person);
        sits || asks || self.whisperers.contains(&person) || self.votes.has_voted(person)
    }
}

fn show(page: &watch::Sender<Arc<PageView>>, view: Arc<PageView>) {
    page.send_if_modified(|shown| {
        let is_new = !Arc::ptr_eq(shown, &view);
        *shown = view;
        is_new
    });
}
