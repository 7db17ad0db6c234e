//! Seats and sets of them.

use ludi_engine::{MAX_SEATS, Seat, SeatSet, Viewer};

#[test]
fn the_left_hand_neighbour_of_the_last_seat_is_the_first() {
    assert_eq!(Seat::new(0).left(3), Seat::new(1));
    assert_eq!(Seat::new(2).left(3), Seat::new(0));
}

#[test]
fn people_count_seats_from_one_and_json_from_zero() {
    assert_eq!(Seat::new(0).to_string(), "1");
    assert_eq!(serde_json::to_string(&Seat::new(0)).unwrap(), "0");
}

#[test]
fn a_set_has_what_was_put_in_lowest_first() {
    let mut set: SeatSet = [4, 1].into_iter().map(Seat::new).collect();
    set.insert(Seat::new(2));
    set.insert(Seat::new(2));
    set.remove(Seat::new(4));
    set.remove(Seat::new(0));
    assert_eq!(set.iter().map(Seat::index).collect::<Vec<_>>(), [1, 2]);
    assert_eq!((set.len(), set.is_empty(), set.first()), (2, false, Some(Seat::new(1))));
    assert!(set.contains(Seat::new(2)) && !set.contains(Seat::new(4)));
    assert_eq!(serde_json::to_string(&set).unwrap(), "[1,2]");
    assert_eq!((SeatSet::EMPTY.len(), SeatSet::EMPTY.first()), (0, None));
}

#[test]
fn all_seats_of_every_table() {
    for seats in 0..=MAX_SEATS as u8 {
        assert!(SeatSet::all(seats).iter().eq(Seat::all(seats)));
    }
    assert_eq!(SeatSet::only(Seat::new(5)).iter().collect::<Vec<_>>(), [Seat::new(5)]);
}

#[test]
fn everyone_from_whom_something_may_be_hidden() {
    let viewers: Vec<Viewer> = Viewer::all(2).collect();
    assert_eq!(
        viewers,
        [Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1)), Viewer::Spectator]
    );
}
