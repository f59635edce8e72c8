//! The dialog for the rules: each can be changed, from the next game on.

use super::prelude::*;
use super::settings::Message;
use crate::config::SettingChange;
use crate::game::Choice;
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

    fn view<'a>(&'a self, _: &'a PlayScreen, ctx: ViewContext<'a>) -> DialogView<'a, Message> {
        let (settings, texts, palette) = (ctx.settings, ctx.texts, ctx.palette);
        let style = settings.style.rules();
        let now = settings.rules_for(settings.style);
        let name = if settings.has_style_rules() {
            texts.style(settings.style)
        } else {
            texts.get("style-changed")
        };
        let rule = RulesBuilder { texts, palette };
        let rules = column![
            rule.line(
                "rule-first-opening",
                now.first_opening,
                style.first_opening,
                SettingChange::FirstOpening
            ),
            rule.line("rule-laid", now.laid, style.laid, SettingChange::Laid),
            rule.line("rule-clock", now.clock, style.clock, SettingChange::Clock),
            rule.line(
                "rule-click-on-flag",
                now.click_on_flag,
                style.click_on_flag,
                SettingChange::ClickOnFlag
            ),
            rule.line("rule-chord-by", now.chord_by, style.chord_by, SettingChange::ChordBy),
            rule.line(
                "rule-chord-needs",
                now.chord_needs,
                style.chord_needs,
                SettingChange::ChordNeeds
            ),
            rule.line(
                "rule-unmet-chord",
                now.unmet_chord,
                style.unmet_chord,
                SettingChange::UnmetChord
            ),
            rule.line(
                "rule-flags-on-win",
                now.flags_on_win,
                style.flags_on_win,
                SettingChange::FlagsOnWin
            ),
        ]
        .spacing(2.5 * theme::UNIT);
        let restore =
            (!settings.has_style_rules()).then_some(Message::Changed(SettingChange::RestoreRules));
        let about = texts.with("rules-of", &[("style", name.into())]);
        let view = DialogView::fitted(ctx, move |room| {
            let content = column![muted(about, palette), scroll_area(rules, room)];
            content.spacing(3.0 * theme::UNIT).into()
        });
        view.dense().button("rules-restore", restore).closed_by("close").main()
    }
}

struct RulesBuilder<'a> {
    texts: &'a Texts,
    palette: &'static Palette,
}

impl<'a> RulesBuilder<'a> {
    /// A rule and its values. The style's own value counts as unchanged.
    fn line<T: Choice>(
        &self,
        name: &'static str,
        now: T,
        style: T,
        change: fn(Option<T>) -> SettingChange,
    ) -> Element<'a, Message> {
        let texts = self.texts;
        let list = drop_down(
            choices("rule-value", texts),
            now,
            move |value| Message::Changed(change((value != style).then_some(value))),
            Fill,
            self.palette,
        );
        column![note(texts.get(name), self.palette), list].spacing(theme::UNIT).into()
    }
}
