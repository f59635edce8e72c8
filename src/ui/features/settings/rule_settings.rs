//! The dialog for the rules: each can be changed, from the next game on.

use crate::config::SettingChange;
use crate::game::{Choice, Style};
use crate::i18n::statistics::table_name;
use crate::ui::features::settings::Message;
use crate::ui::screen::dialog::prelude::*;
use iced::widget::column;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RulesDialog;

impl DialogState for RulesDialog {
    type Message = Message;

    const TITLE: &'static str = "rules";
    const PAUSES_GAME: bool = true;

    fn update(&mut self, message: Message) -> Effects {
        message.effects()
    }

    fn view<'a>(&'a self, ctx: ViewContext<'a>) -> DialogView<'a, Message> {
        let (settings, texts, palette) = (ctx.settings, ctx.texts, ctx.palette);
        let style = settings.style.rules();
        let now = settings.rules_for(settings.style);
        let name = table_name(Style::matching(now), now.guesses(), texts);
        // A line for each rule: the key of its text, its field, and the change of it.
        macro_rules! lines {
            ($($name:literal $field:ident $change:ident;)+) => {
                column![$(line($name, now.$field, style.$field, SettingChange::$change, ctx)),+]
            };
        }
        let rules = lines! {
            "rule-first-opening" first_opening FirstOpening;
            "rule-laid" laid Laid;
            "rule-clock" clock Clock;
            "rule-click-on-flag" click_on_flag ClickOnFlag;
            "rule-chord-by" chord_by ChordBy;
            "rule-chord-needs" chord_needs ChordNeeds;
            "rule-unmet-chord" unmet_chord UnmetChord;
            "rule-flags-on-win" flags_on_win FlagsOnWin;
            "rule-fair-guess" fair_guess FairGuess;
            "rule-strict" strict Strict;
        };
        let rules = rules.spacing(2.5 * theme::UNIT);
        let restore =
            (!settings.has_style_rules()).then_some(Message::Changed(SettingChange::RestoreRules));
        let about = texts.with("rules-of", &[("style", name.into())]);
        let view = DialogView::fitted(ctx, move |room| {
            let content = column![muted(about, palette), scroll_area(rules, room)];
            content.spacing(3.0 * theme::UNIT).into()
        });
        view.dense().button("rules-restore", restore).closed_by("close")
    }
}

/// A rule and its values. The style's own value counts as unchanged.
fn line<'a, T: Choice>(
    name: &'static str,
    now: T,
    style: T,
    change: fn(Option<T>) -> SettingChange,
    ctx: ViewContext<'a>,
) -> Element<'a, Message> {
    let on_select = move |value| Message::Changed(change((value != style).then_some(value)));
    let values = choices("rule-value", ctx.texts);
    let list = drop_down(None, values, now, on_select, Fill, ctx.palette);
    column![note(ctx.texts.get(name), ctx.palette), list].spacing(theme::UNIT).into()
}
