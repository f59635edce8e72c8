//! What can be pressed in a line of the sheet, as far as there is room for it.

use crate::ui::Element;
use crate::ui::kit::theme::GAP;

/// Something to press, and its width.
pub(crate) struct Offer<'a, M> {
    pub width: f32,
    /// The lower, the sooner it gets room. With 0 it is in the line even where it doesn't fit.
    pub rank: u8,
    pub view: Element<'a, M>,
}

/// Those that fit into a line, and those that do not, each in their order. All but `room` is taken
/// by what else is in the line.
pub(crate) fn fit<M>(offers: Vec<Offer<'_, M>>, mut room: f32) -> [Vec<Element<'_, M>>; 2] {
    let mut offers: Vec<_> = offers.into_iter().enumerate().collect();
    offers.sort_by_key(|(_, offer)| offer.rank);
    let (shown, behind): (Vec<_>, Vec<_>) = offers.into_iter().partition(|(_, offer)| {
        let width = offer.width + GAP;
        let fits = offer.rank == 0 || width <= room;
        room -= if fits { width } else { 0.0 };
        fits
    });
    [shown, behind].map(|mut part| {
        part.sort_by_key(|(at, _)| *at);
        part.into_iter().map(|(_, offer)| offer.view).collect()
    })
}
