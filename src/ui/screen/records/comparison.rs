//! The choice of what games are compared by, for those who want the figures of experts.

use super::{Message, RecordsScreen};
use crate::history::comparison::COMPARED;
use crate::ui::prelude::*;
use crate::ui::screen::bar_parts::explained_list;

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
    let named = |name, list| {
        let name = is_roomy.then(|| one_line(TextRole::Muted.text(texts.get(name), palette)));
        beside![name, list]
    };
    let counters = COMPARED.map(|counter| (counter, texts.get(counter.spec().name)));
    let by = explained_list(
        "records-by",
        "tip-records-by",
        counters,
        records.by,
        Message::By,
        width,
        ctx,
    );
    let (flagging, now) = (choices("flagging", texts), records.selection.flagging);
    let flagging = explained_list(
        "counter-flags",
        "tip-flagging",
        flagging,
        now,
        Message::Flagging,
        width,
        ctx,
    );
    let line = row![named("records-by", by), named("counter-flags", flagging)];
    let left_out = records.report().map_or(0, |report| report.racing.left_out);
    let left_out = (left_out > 0)
        .then(|| muted(texts.with("records-left-out", args![count = left_out]), palette));
    let lines = iced::widget::column![line.spacing(2.0 * theme::GAP), left_out];
    Some(lines.spacing(theme::GAP).into())
}
