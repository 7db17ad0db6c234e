//! The document of the API: what it says is what the house does.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::path::Path;
use std::{env, fs};

use ludi_server::openapi;
use serde_json::{Value, json};

/// The document, and the routes that were called.
pub(super) struct Document {
    text: Value,
    pub(super) called: RefCell<BTreeSet<String>>,
}

impl Document {
    pub(super) fn new() -> Document {
        Document { text: serde_json::from_str(&openapi()).unwrap(), called: RefCell::default() }
    }

    /// All routes, each with its method.
    pub(super) fn routes(&self) -> BTreeSet<String> {
        let paths = self.text["paths"].as_object().unwrap().iter();
        let routes = paths.flat_map(|(path, methods)| {
            methods.as_object().unwrap().keys().map(move |method| format!("{method} {path}"))
        });
        routes.collect()
    }

    /// The routes that need a token, as paths of a table that may be there.
    pub(super) fn routes_with_token(&self) -> Vec<(String, String)> {
        let paths = self.text["paths"].as_object().unwrap().iter();
        let routes = paths.flat_map(|(path, methods)| {
            let methods = methods.as_object().unwrap().iter();
            methods.map(move |(method, operation)| (method, path, &operation["security"]))
        });
        let needs = |security: &Value| *security == json!([{ "token": [] }]);
        let routes = routes.filter(|(_, _, security)| needs(security));
        routes.map(|(method, path, _)| (method.clone(), path.clone())).collect()
    }

    /// Everything in it, each with its place.
    fn everything(&self) -> Vec<(String, &Value)> {
        let (mut found, mut rest) = (Vec::new(), vec![(String::new(), &self.text)]);
        while let Some((place, value)) = rest.pop() {
            match value {
                Value::Object(fields) => {
                    rest.extend(
                        fields.iter().map(|(name, value)| (format!("{place}/{name}"), value)),
                    );
                }
                Value::Array(items) => {
                    rest.extend(
                        items.iter().enumerate().map(|(n, value)| (format!("{place}/{n}"), value)),
                    );
                }
                _ => {}
            }
            found.push((place, value));
        }
        found
    }

    /// Checks that it tells of such an answer.
    pub(super) fn check(&self, method: &str, path: &str, status: u16, body: &Value) {
        let route = template(path);
        let operation = &self.text["paths"][&route][method];
        let answers = &operation["responses"];
        let answer = answers.get(status.to_string()).unwrap_or(&answers["default"]);
        assert!(answer.is_object(), "{method} {route} does not document {status}: {body}");
        self.called.borrow_mut().insert(format!("{method} {route}"));
        let content = answer["content"].as_object().into_iter().flatten().next();
        match content {
            Some((_, content)) => self.fits(&content["schema"], body),
            None => assert_eq!(*body, Value::Null, "{method} {route} has a body"),
        }
    }

    /// Checks that a value fits a schema.
    pub(super) fn fits(&self, schema: &Value, body: &Value) {
        let wrong = self.wrong(schema, body, "");
        assert!(wrong.is_none(), "{wrong:?} in {body}");
    }

    /// Where a value does not fit its schema, and why: as much of JSON Schema as
    /// the document uses, and a panic for any more.
    fn wrong(&self, schema: &Value, value: &Value, at: &str) -> Option<String> {
        let told = ["description", "format", "propertyNames"];
        for (rule, given) in schema.as_object().unwrap() {
            let wrong = match &**rule {
                "$ref" => {
                    let place = given.as_str().unwrap().strip_prefix('#').unwrap();
                    self.wrong(self.text.pointer(place).unwrap(), value, at)
                }
                "oneOf" => {
                    let fits = |one: &&Value| self.wrong(one, value, at).is_none();
                    let fitting = given.as_array().unwrap().iter().filter(fits).count();
                    (fitting != 1).then(|| format!("{at}: {fitting} of {given} fit"))
                }
                "type" => {
                    let is = match value {
                        Value::Null => "null",
                        Value::Bool(_) => "boolean",
                        Value::Number(number) if number.is_f64() => "number",
                        Value::Number(_) => "integer",
                        Value::String(_) => "string",
                        Value::Array(_) => "array",
                        Value::Object(_) => "object",
                    };
                    let fits =
                        given == is || given.as_array().is_some_and(|all| all.contains(&json!(is)));
                    (!fits).then(|| format!("{at}: {is} instead of {given}"))
                }
                "minimum" => {
                    let fits = value.as_i64().is_none_or(|value| given.as_i64() <= Some(value));
                    (!fits).then(|| format!("{at}: {value} is less than {given}"))
                }
                "maximum" => {
                    let fits = value.as_i64().is_none_or(|value| Some(value) <= given.as_i64());
                    (!fits).then(|| format!("{at}: {value} is more than {given}"))
                }
                "enum" => {
                    let fits = given.as_array().unwrap().contains(value);
                    (!fits).then(|| format!("{at}: {value} is none of {given}"))
                }
                "required" => {
                    let missing = |name: &&Value| value.get(name.as_str().unwrap()).is_none();
                    let missing = given.as_array().unwrap().iter().find(missing);
                    missing.map(|name| format!("{at}: there is no {name}"))
                }
                "properties" => value.as_object().and_then(|value| {
                    let known = given.as_object().unwrap();
                    value.iter().find_map(|(name, value)| match known.get(name) {
                        Some(schema) => self.wrong(schema, value, &format!("{at}/{name}")),
                        None => Some(format!("{at}: {name} is not documented")),
                    })
                }),
                "items" => value.as_array().and_then(|values| {
                    let mut each = values.iter().enumerate();
                    each.find_map(|(n, value)| self.wrong(given, value, &format!("{at}/{n}")))
                }),
                _ => {
                    assert!(told.contains(&&**rule), "the test does not know {rule}");
                    None
                }
            };
            if wrong.is_some() {
                return wrong;
            }
        }
        None
    }
}

/// The path with the name of each part, as the document has it.
fn template(path: &str) -> String {
    let path = path.split('?').next().unwrap();
    // Ids and links are alike.
    let secret = if path.contains("/seats/") { "{link}" } else { "{id}" };
    let part = |part: &str| match part.len() {
        16 => secret.to_owned(),
        _ => part.to_owned(),
    };
    path.split('/').map(part).collect::<Vec<_>>().join("/")
}

#[test]
fn the_document_is_what_the_code_says() {
    let place = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/openapi.json");
    if env::var_os("LUDI_WRITE_DOCS").is_some() {
        fs::write(&place, openapi()).unwrap();
    }
    let kept = fs::read_to_string(&place).unwrap();
    assert!(kept == openapi(), "docs/openapi.json is old: LUDI_WRITE_DOCS=1 writes it anew");
}

#[test]
fn every_reference_of_the_document_leads_somewhere() {
    let document = Document::new();
    let mut references = 0;
    for (place, value) in document.everything() {
        let Some(reference) = value.get("$ref").and_then(Value::as_str) else { continue };
        references += 1;
        let target = reference.strip_prefix('#').and_then(|at| document.text.pointer(at));
        assert!(target.is_some(), "{place}: {reference} leads nowhere");
    }
    assert!(references > 50, "{references}");
}

#[test]
fn every_integer_of_the_document_has_bounds() {
    let document = Document::new();
    let mut integers = 0;
    for (place, value) in document.everything() {
        let kind = &value["type"];
        let or_null = kind.as_array().is_some_and(|kinds| kinds.contains(&json!("integer")));
        if kind != "integer" && !or_null {
            continue;
        }
        integers += 1;
        let [least, most] = ["minimum", "maximum"].map(|bound| value[bound].as_i64());
        assert!(least.is_some() && least < most, "{place}: {value}");
    }
    assert!(integers > 30, "{integers}");
}
