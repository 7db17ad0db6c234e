//! JSON as text, written fast: what a table looks like is written for every viewer after
//! every action, and that is most of what an action costs a program. The text is the one
//! that `serde_json` writes. Whatever is rare in it is left to `serde_json`.

use std::mem::take;
use std::sync::Arc;

use itoa::Integer;
use serde::ser::{
    SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant,
};
use serde::{Serialize, Serializer};
use serde_json::Error;

/// Room for most texts, in bytes.
const ROOM: usize = 6 << 10;

/// The name under which a [`JsonText`] is known to be JSON already.
const WRITTEN: &str = "$ludi_engine::JsonText";

/// JSON that was written before, to be part of other JSON that [`JsonText::write`] writes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JsonText(Arc<str>);

impl JsonText {
    /// Plain data as JSON.
    pub fn of(value: &impl Serialize) -> Result<JsonText, Error> {
        JsonText::write(value).map(JsonText::from)
    }

    /// The same, to be sent on and not to be kept: it has room to spare.
    pub fn write(value: &impl Serialize) -> Result<String, Error> {
        let mut writer = Writer { text: String::with_capacity(ROOM), verbatim: false };
        value.serialize(&mut writer)?;
        Ok(writer.text)
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// A text that is JSON already.
impl From<String> for JsonText {
    fn from(text: String) -> JsonText {
        JsonText(text.into())
    }
}

impl Serialize for JsonText {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_newtype_struct(WRITTEN, self.as_str())
    }
}

struct Writer {
    text: String,
    /// Is the next string JSON already?
    verbatim: bool,
}

impl Writer {
    #[inline]
    fn number(&mut self, number: impl Integer) -> Result<(), Error> {
        self.text.push_str(itoa::Buffer::new().format(number));
        Ok(())
    }

    /// Whatever is rare.
    #[cold]
    fn rare(&mut self, value: &(impl Serialize + ?Sized)) -> Result<(), Error> {
        self.text.push_str(&serde_json::to_string(value)?);
        Ok(())
    }

    /// A name that needs no escapes.
    #[inline]
    fn name(&mut self, name: &str) {
        self.text.push('"');
        self.text.push_str(name);
        self.text.push('"');
    }

    #[inline]
    fn open(&mut self, opening: &str, closing: &'static str) -> Result<Members<'_>, Error> {
        self.text.push_str(opening);
        Ok(Members { writer: self, first: true, closing })
    }

    /// Opens what a variant with data holds.
    fn open_variant(
        &mut self,
        variant: &str,
        opening: &str,
        closing: &'static str,
    ) -> Result<Members<'_>, Error> {
        self.text.push('{');
        self.name(variant);
        self.text.push(':');
        self.open(opening, closing)
    }
}

macro_rules! numbers {
    ($($method:ident: $type:ty),+) => {$(
        #[inline]
        fn $method(self, number: $type) -> Result<(), Error> {
            self.number(number)
        }
    )+};
}

macro_rules! rare {
    ($($method:ident: $type:ty),+) => {$(
        fn $method(self, value: $type) -> Result<(), Error> {
            self.rare(&value)
        }
    )+};
}

impl<'a> Serializer for &'a mut Writer {
    type Ok = ();
    type Error = Error;
    type SerializeSeq = Members<'a>;
    type SerializeTuple = Members<'a>;
    type SerializeTupleStruct = Members<'a>;
    type SerializeTupleVariant = Members<'a>;
    type SerializeMap = Members<'a>;
    type SerializeStruct = Members<'a>;
    type SerializeStructVariant = Members<'a>;

    numbers! {
        serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64,
        serialize_u8: u8, serialize_u16: u16, serialize_u32: u32, serialize_u64: u64,
        serialize_i128: i128, serialize_u128: u128
    }

    rare! { serialize_f32: f32, serialize_f64: f64, serialize_char: char, serialize_bytes: &[u8] }

    #[inline]
    fn serialize_bool(self, value: bool) -> Result<(), Error> {
        self.text.push_str(if value { "true" } else { "false" });
        Ok(())
    }

    #[inline]
    fn serialize_str(self, text: &str) -> Result<(), Error> {
        if take(&mut self.verbatim) {
            self.text.push_str(text);
            return Ok(());
        }
        if text.bytes().any(|byte| byte < b' ' || byte == b'"' || byte == b'\\') {
            return self.rare(text);
        }
        self.name(text);
        Ok(())
    }

    #[inline]
    fn serialize_none(self) -> Result<(), Error> {
        self.serialize_unit()
    }

    #[inline]
    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Error> {
        value.serialize(self)
    }

    #[inline]
    fn serialize_unit(self) -> Result<(), Error> {
        self.text.push_str("null");
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Error> {
        self.serialize_unit()
    }

    #[inline]
    fn serialize_unit_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
    ) -> Result<(), Error> {
        self.name(variant);
        Ok(())
    }

    #[inline]
    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        name: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        self.verbatim = name == WRITTEN;
        value.serialize(self)
    }

    #[inline]
    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        self.text.push('{');
        self.name(variant);
        self.text.push(':');
        value.serialize(&mut *self)?;
        self.text.push('}');
        Ok(())
    }

    #[inline]
    fn serialize_seq(self, _: Option<usize>) -> Result<Members<'a>, Error> {
        self.open("[", "]")
    }

    #[inline]
    fn serialize_tuple(self, _: usize) -> Result<Members<'a>, Error> {
        self.open("[", "]")
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Members<'a>, Error> {
        self.open("[", "]")
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Members<'a>, Error> {
        self.open_variant(variant, "[", "]}")
    }

    #[inline]
    fn serialize_map(self, _: Option<usize>) -> Result<Members<'a>, Error> {
        self.open("{", "}")
    }

    #[inline]
    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Members<'a>, Error> {
        self.open("{", "}")
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Members<'a>, Error> {
        self.open_variant(variant, "{", "}}")
    }
}

/// What lies in brackets.
struct Members<'a> {
    writer: &'a mut Writer,
    first: bool,
    closing: &'static str,
}

impl Members<'_> {
    #[inline]
    fn comma(&mut self) {
        if !self.first {
            self.writer.text.push(',');
        }
        self.first = false;
    }

    #[inline]
    fn element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        self.comma();
        value.serialize(&mut *self.writer)
    }

    /// Names of fields need no escapes.
    #[inline]
    fn field<T: Serialize + ?Sized>(&mut self, name: &str, value: &T) -> Result<(), Error> {
        self.comma();
        self.writer.name(name);
        self.writer.text.push(':');
        value.serialize(&mut *self.writer)
    }

    #[inline]
    fn close(self) -> Result<(), Error> {
        self.writer.text.push_str(self.closing);
        Ok(())
    }
}

macro_rules! elements {
    ($($contract:ident $method:ident),+) => {$(
        impl $contract for Members<'_> {
            type Ok = ();
            type Error = Error;

            #[inline]
            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
                self.element(value)
            }

            #[inline]
            fn end(self) -> Result<(), Error> {
                self.close()
            }
        }
    )+};
}
elements! {
    SerializeSeq serialize_element, SerializeTuple serialize_element,
    SerializeTupleStruct serialize_field, SerializeTupleVariant serialize_field
}

macro_rules! fields {
    ($($contract:ident),+) => {$(
        impl $contract for Members<'_> {
            type Ok = ();
            type Error = Error;

            #[inline]
            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                name: &'static str,
                value: &T,
            ) -> Result<(), Error> {
                self.field(name, value)
            }

            #[inline]
            fn end(self) -> Result<(), Error> {
                self.close()
            }
        }
    )+};
}
fields! { SerializeStruct, SerializeStructVariant }

impl SerializeMap for Members<'_> {
    type Ok = ();
    type Error = Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Error> {
        self.comma();
        let at = self.writer.text.len();
        key.serialize(&mut *self.writer)?;
        // A number is a key in quotation marks.
        if !self.writer.text[at..].starts_with('"') {
            self.writer.text.insert(at, '"');
            self.writer.text.push('"');
        }
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        self.writer.text.push(':');
        value.serialize(&mut *self.writer)
    }

    fn end(self) -> Result<(), Error> {
        self.close()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde_json::json;

    use super::*;

    #[derive(Serialize)]
    #[serde(rename_all = "kebab-case")]
    enum Kind {
        PlainOne,
        Held(Option<i8>),
        Pair(u8, bool),
        Named { first: u64, second: Vec<()> },
    }

    #[derive(Serialize)]
    struct Unit;

    #[derive(Serialize)]
    struct Pair(i64, char);

    #[derive(Serialize)]
    struct Number(u16);

    #[derive(Serialize)]
    struct All {
        kinds: Vec<Kind>,
        unit: Unit,
        pair: Pair,
        #[serde(skip_serializing_if = "Option::is_none")]
        skipped: Option<u8>,
        number: Number,
        share: f64,
        texts: [&'static str; 4],
        by_number: BTreeMap<i32, [u8; 2]>,
        by_name: BTreeMap<String, Option<i128>>,
        tree: serde_json::Value,
    }

    fn all() -> All {
        All {
            kinds: vec![
                Kind::PlainOne,
                Kind::Held(None),
                Kind::Held(Some(-128)),
                Kind::Pair(255, true),
                Kind::Named { first: u64::MAX, second: vec![(), ()] },
            ],
            unit: Unit,
            pair: Pair(i64::MIN, '"'),
            skipped: None,
            number: Number(1000),
            share: 0.5,
            texts: ["", "“Così è”", "a \"b\" \\ c", "\n\u{1}\u{7f}"],
            by_number: [(-1, [0, 9]), (12, [10, 11])].into(),
            by_name: [("a\\b".to_owned(), None), ("c".to_owned(), Some(-7))].into(),
            tree: json!({"b": [1.25, null, "x"], "a": {}, "c": []}),
        }
    }

    #[test]
    fn the_text_is_that_of_serde_json() {
        let text = JsonText::write(&all()).unwrap();
        assert_eq!(text, serde_json::to_string(&all()).unwrap());
    }

    #[test]
    fn what_was_written_is_copied_as_it_is() {
        let written = JsonText::of(&all()).unwrap();
        let text = JsonText::write(&(&written, "\"", Some(&written))).unwrap();
        assert_eq!(text, format!(r#"[{0},"\"",{0}]"#, written.as_str()));
    }
}
