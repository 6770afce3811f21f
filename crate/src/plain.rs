//! What a view holds, as one kind of data: to make JavaScript of a field takes
//! much code, which is needed only once when every view becomes this first.

use std::fmt::Display;

use serde::Serialize;
use serde::ser::{Error, Impossible, SerializeSeq, SerializeStruct, SerializeTuple, Serializer};

/// All that views consist of.
pub(crate) enum Plain {
    Null,
    Flag(bool),
    Number(f64),
    Text(String),
    List(Vec<Plain>),
    Object(Vec<(&'static str, Plain)>),
}

impl Plain {
    /// What a view holds.
    pub(crate) fn of(view: &impl Serialize) -> Plain {
        match view.serialize(Plainly) {
            Ok(plain) => plain,
            Err(never) => match never {},
        }
    }
}

impl Serialize for Plain {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Plain::Null => serializer.serialize_unit(),
            Plain::Flag(flag) => serializer.serialize_bool(*flag),
            Plain::Number(number) => serializer.serialize_f64(*number),
            Plain::Text(text) => serializer.serialize_str(text),
            Plain::List(list) => {
                let mut elements = serializer.serialize_seq(Some(list.len()))?;
                for element in list {
                    elements.serialize_element(element)?;
                }
                elements.end()
            }
            Plain::Object(fields) => {
                let mut object = serializer.serialize_struct("", fields.len())?;
                for (key, value) in fields {
                    object.serialize_field(key, value)?;
                }
                object.end()
            }
        }
    }
}

/// No view fails.
#[derive(Debug)]
pub(crate) enum Never {}

impl Display for Never {
    fn fmt(&self, _: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {}
    }
}

impl std::error::Error for Never {}

impl Error for Never {
    fn custom<T: Display>(_: T) -> Never {
        unreachable!("no view fails")
    }
}

/// No view holds anything else.
fn other<T>() -> T {
    unreachable!("views hold numbers, strings, lists, objects and options only")
}

/// Makes a view plain.
struct Plainly;

/// The elements of a list.
struct List(Vec<Plain>);

impl List {
    #[inline(never)]
    fn add(&mut self, element: Plain) {
        self.0.push(element);
    }
}

/// The fields of an object.
struct Object(Vec<(&'static str, Plain)>);

impl Object {
    #[inline(never)]
    fn add(&mut self, key: &'static str, value: Plain) {
        self.0.push((key, value));
    }
}

type Answer = Result<Plain, Never>;

macro_rules! numbers {
    ($($name:ident($number:ty),)*) => {
        $(fn $name(self, number: $number) -> Answer { Ok(Plain::Number(number as f64)) })*
    };
}

impl Serializer for Plainly {
    type Ok = Plain;
    type Error = Never;
    type SerializeSeq = List;
    type SerializeTuple = List;
    type SerializeTupleStruct = Impossible<Plain, Never>;
    type SerializeTupleVariant = Impossible<Plain, Never>;
    type SerializeMap = Impossible<Plain, Never>;
    type SerializeStruct = Object;
    type SerializeStructVariant = Impossible<Plain, Never>;

    numbers! {
        serialize_i8(i8), serialize_i16(i16), serialize_i32(i32), serialize_i64(i64),
        serialize_u8(u8), serialize_u16(u16), serialize_u32(u32), serialize_u64(u64),
        serialize_f32(f32), serialize_f64(f64),
    }

    fn serialize_bool(self, flag: bool) -> Answer {
        Ok(Plain::Flag(flag))
    }

    fn serialize_char(self, letter: char) -> Answer {
        Ok(Plain::Text(letter.into()))
    }

    #[inline(never)]
    fn serialize_str(self, text: &str) -> Answer {
        Ok(Plain::Text(text.to_owned()))
    }

    fn serialize_bytes(self, _: &[u8]) -> Answer {
        other()
    }

    fn serialize_none(self) -> Answer {
        Ok(Plain::Null)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Answer {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Answer {
        Ok(Plain::Null)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Answer {
        Ok(Plain::Null)
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, word: &'static str) -> Answer {
        self.serialize_str(word)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Answer {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: &T,
    ) -> Answer {
        other()
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<List, Never> {
        Ok(List(Vec::new()))
    }

    fn serialize_tuple(self, length: usize) -> Result<List, Never> {
        self.serialize_seq(Some(length))
    }

    fn serialize_tuple_struct(
        self,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeTupleStruct, Never> {
        other()
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeTupleVariant, Never> {
        other()
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Self::SerializeMap, Never> {
        other()
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Object, Never> {
        Ok(Object(Vec::new()))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeStructVariant, Never> {
        other()
    }
}

impl SerializeSeq for List {
    type Ok = Plain;
    type Error = Never;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, element: &T) -> Result<(), Never> {
        self.add(Plain::of(&element));
        Ok(())
    }

    fn end(self) -> Answer {
        Ok(Plain::List(self.0))
    }
}

impl SerializeTuple for List {
    type Ok = Plain;
    type Error = Never;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, element: &T) -> Result<(), Never> {
        SerializeSeq::serialize_element(self, element)
    }

    fn end(self) -> Answer {
        SerializeSeq::end(self)
    }
}

impl SerializeStruct for Object {
    type Ok = Plain;
    type Error = Never;

    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        key: &'static str,
        value: &T,
    ) -> Result<(), Never> {
        self.add(key, Plain::of(&value));
        Ok(())
    }

    fn end(self) -> Answer {
        Ok(Plain::Object(self.0))
    }
}
