//! The choice of what games are compared by, for those who want the figures of experts.

use super::{Message, RecordsScreen};
use crate::history::comparison::COMPARED;
use crate::ui::screen::prelude::*;

/// Both choices, and how many games lack what they need.
pub fn choices_line<'a>(
    records: &'a RecordsScreen,
    ctx: ViewContext<'a>,
) -> Option<Element<'a, Message>> {
    if !ctx.settings.expert_figures {
        return None;
    }
    let (texts, palette) = (ctx.texts, ctx.palette);
    let is_roomy = ctx.window.is_roomy();
    let width = if is_roomy { 148.0.into() } else { Fill };
    let named = |name, tip, list| {
        let name = is_roomy.then(|| one_line(muted(texts.get(name), palette)));
        beside![name, ctx.tip(list, ctx.text_label(tip))]
    };
    let counters = COMPARED.map(|counter| (counter, texts.get(counter.spec().name)));
    let (name, now) = (Some(texts.get("records-by")), records.by);
    let by = drop_down(name, counters, now, Message::By, width, palette);
    let (flagging, now) = (choices("flagging", texts), records.selection.flagging);
    let name = Some(texts.get("counter-flags"));
    let flagging = drop_down(name, flagging, now, Message::Flagging, width, palette);
    let line = row![
        named("records-by", "tip-records-by", by),
        named("counter-flags", "tip-flagging", flagging),
    ];
    let left_out = records.report().map_or(0, |report| report.racing.left_out);
    let left_out = (left_out > 0)
        .then(|| muted(texts.with("records-left-out", args![count = left_out]), palette));
    let lines = iced::widget::column![line.spacing(2.0 * theme::GAP), left_out];
    Some(lines.spacing(theme::GAP).into())
}
