//! A real Chromium, driven, for tests and pictures.
//!
//! A [`House`] is the program itself, as a process with a database of its own. A
//! [`Window`] is a Chromium of its own with one page in it: nothing is shared
//! between two windows, neither cookies nor cache. What is clicked, tapped and
//! typed goes through the browser's own input; scripts only look. A [`Player`]
//! sits at a table in a window and plays.

mod axe;
mod beats;
mod chromium;
mod device;
mod fault;
mod focus;
mod hands;
mod house;
mod layout;
mod player;
mod protocol;
mod sight;
mod window;

pub use beats::{SeenBeat, Watched};
pub use device::Device;
pub use fault::Fault;
pub use house::House;
pub use player::{Hand, Player};
pub use sight::Sight;
pub use window::Window;
