//! The bounds of every number in the document: whoever makes a client from it
//! knows how large each can be.

use ludi_engine::MAX_SEATS;
use utoipa::openapi::path::Operation;
use utoipa::openapi::schema::{ArrayItems, KnownFormat, SchemaFormat, SchemaType, Type};
use utoipa::openapi::{Object, RefOr, Schema};
use utoipa::{Modify, Number};

/// The largest number that every reader of JSON keeps exactly.
const EXACT: isize = (1 << 53) - 1;

/// Gives a least and a most to every integer that has none yet.
pub(super) struct Bounds;

impl Modify for Bounds {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        if let Some(components) = &mut document.components {
            for schema in components.schemas.values_mut() {
                bound("", schema);
            }
        }
        for path in document.paths.paths.values_mut() {
            for operation in [&mut path.get, &mut path.post].into_iter().flatten() {
                bound_parameters(operation);
            }
        }
    }
}

fn bound_parameters(operation: &mut Operation) {
    for parameter in operation.parameters.iter_mut().flatten() {
        if let RefOr::T(parameter) = parameter
            && let Some(schema) = &mut parameter.schema
        {
            bound(&parameter.name, schema);
        }
    }
}

/// Bounds a schema that stands under this name, and all within it.
fn bound(name: &str, schema: &mut RefOr<Schema>) {
    let RefOr::T(schema) = schema else { return };
    match schema {
        Schema::Object(object) if is_integer(&object.schema_type) => bound_integer(name, object),
        Schema::Object(object) => {
            for (name, property) in &mut object.properties {
                bound(name, property);
            }
        }
        Schema::Array(array) => {
            if let ArrayItems::RefOrSchema(items) = &mut array.items {
                bound(name, items);
            }
        }
        Schema::OneOf(all) => all.items.iter_mut().for_each(|one| bound(name, one)),
        Schema::AllOf(all) => all.items.iter_mut().for_each(|one| bound(name, one)),
        Schema::AnyOf(all) => all.items.iter_mut().for_each(|one| bound(name, one)),
        _ => {}
    }
}

fn is_integer(kind: &SchemaType) -> bool {
    match kind {
        SchemaType::Type(kind) => *kind == Type::Integer,
        SchemaType::Array(kinds) => kinds.contains(&Type::Integer),
        SchemaType::AnyValue => false,
    }
}

/// What goes by one name is the same everywhere; anything else is as large as
/// its format allows.
fn bound_integer(name: &str, object: &mut Object) {
    let (least, most) = match name {
        "seat" | "to" | "who" | "to_act" => (0, MAX_SEATS as isize - 1),
        "seats" | "min_seats" | "max_seats" | "places" => (1, MAX_SEATS as isize),
        "amount" | "min" | "max" => (0, u16::MAX as isize),
        _ => match &object.format {
            Some(SchemaFormat::KnownFormat(KnownFormat::Int32)) => {
                (i32::MIN as isize, i32::MAX as isize)
            }
            _ => (-EXACT, EXACT),
        },
    };
    let at_least = |bound: &Number| match bound {
        Number::Int(bound) => *bound >= least,
        Number::UInt(bound) => *bound as isize >= least,
        Number::Float(bound) => *bound >= least as f64,
    };
    if !object.minimum.as_ref().is_some_and(at_least) {
        object.minimum = Some(Number::Int(least));
    }
    object.maximum.get_or_insert(Number::Int(most));
}
