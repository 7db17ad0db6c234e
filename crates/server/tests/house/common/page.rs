//! What a house answers.

use scraper::{Html, Selector};

/// All that was sent in answer to a request, but for the time of day.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Page {
    pub(crate) status: u16,
    pub(crate) location: String,
    pub(crate) cookies: Vec<String>,
    /// All headers but the date, sorted.
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: String,
}

impl Page {
    /// Reads all of an answer.
    pub(super) fn read(mut answer: ureq::http::Response<ureq::Body>) -> Page {
        Page {
            status: answer.status().as_u16(),
            location: answer.headers().get("location").map(text).unwrap_or_default(),
            cookies: answer.headers().get_all("set-cookie").iter().map(text).collect(),
            headers: headers(answer.headers()),
            body: answer.body_mut().read_to_string().unwrap(),
        }
    }

    /// An attribute of all elements that have it.
    pub(crate) fn all(&self, selector: &str, attribute: &str) -> Vec<String> {
        let (page, selector) = self.parse(selector);
        let found = page.select(&selector);
        found.filter_map(|element| element.attr(attribute).map(str::to_owned)).collect()
    }

    /// An attribute of the first element.
    pub(crate) fn one(&self, selector: &str, attribute: &str) -> String {
        self.all(selector, attribute).into_iter().next().unwrap_or_default()
    }

    /// The text of each element.
    pub(crate) fn texts(&self, selector: &str) -> Vec<String> {
        let (page, selector) = self.parse(selector);
        page.select(&selector).map(|element| element.text().collect()).collect()
    }

    /// The text of all elements.
    pub(crate) fn text(&self, selector: &str) -> String {
        self.texts(selector).concat()
    }

    /// The board, as it is sent.
    pub(crate) fn board(&self) -> String {
        self.html("#board")
    }

    /// All elements, as they are sent.
    pub(crate) fn html(&self, selector: &str) -> String {
        let (page, selector) = self.parse(selector);
        page.select(&selector).map(|element| element.html()).collect()
    }

    /// The row that the page of a table shows.
    pub(crate) fn row(&self) -> u64 {
        self.one("#prompt", "data-row").parse().unwrap()
    }

    /// Does the page of a table show the result?
    pub(crate) fn is_over(&self) -> bool {
        !self.text("#result").trim().is_empty()
    }

    /// A header.
    pub(crate) fn header(&self, name: &str) -> &str {
        let found = self.headers.iter().find(|(found, _)| found == name);
        found.map_or("", |(_, value)| value)
    }

    fn parse(&self, selector: &str) -> (Html, Selector) {
        (Html::parse_document(&self.body), Selector::parse(selector).unwrap())
    }
}

/// All headers but the date, sorted.
pub(super) fn headers(headers: &ureq::http::HeaderMap) -> Vec<(String, String)> {
    let headers = headers.iter().filter(|(name, _)| *name != "date");
    let mut headers: Vec<_> =
        headers.map(|(name, value)| (name.as_str().to_owned(), text(value))).collect();
    headers.sort();
    headers
}

fn text(value: &ureq::http::HeaderValue) -> String {
    value.to_str().unwrap().to_owned()
}
