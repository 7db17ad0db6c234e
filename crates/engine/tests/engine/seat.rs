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

/// Numbers that come from outside as a seat, and are none.
const NO_SEATS: [i64; 6] = [6, 8, 64, 255, -1, i64::MAX];

#[test]
fn a_number_that_is_no_seat_is_refused_in_a_sentence() {
    for number in NO_SEATS {
        let sentence = format!("there is no seat {number}: seats have the numbers 0 to 5");
        assert_eq!(Seat::try_from(number).unwrap_err().to_string(), sentence);
        let error = serde_json::from_str::<Seat>(&number.to_string()).unwrap_err().to_string();
        assert!(error.starts_with(&sentence), "{error}");
        let error = serde_json::from_value::<Seat>(number.into()).unwrap_err().to_string();
        assert_eq!(error, sentence);
    }
    for index in 0..MAX_SEATS {
        assert_eq!(Seat::try_from(index as i64), Ok(Seat::new(index)));
        assert_eq!(serde_json::from_str::<Seat>(&index.to_string()).unwrap(), Seat::new(index));
    }
}

#[test]
fn no_seat_in_a_set_stands_for_another() {
    let seats: Vec<Seat> =
        (0..=u8::MAX).filter_map(|n| Seat::try_from(i64::from(n)).ok()).collect();
    for &seat in &seats {
        let only = SeatSet::only(seat);
        assert_eq!(
            seats.iter().filter(|other| only.contains(**other)).collect::<Vec<_>>(),
            [&seat]
        );
    }
}

#[test]
fn no_table_has_more_seats_than_there_are() {
    for seats in [7, 8, 16, 64, u8::MAX] {
        assert_eq!(Seat::all(seats).count(), MAX_SEATS);
        assert_eq!(SeatSet::all(seats), SeatSet::all(MAX_SEATS as u8));
        assert_eq!(Seat::new(5).left(seats), Seat::new(0));
    }
}
