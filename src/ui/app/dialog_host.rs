//! The dialog in front of the game.

use super::{App, Message};
use crate::config::command::Command;
use crate::game::rules::FirstOpening;
use crate::game::{BoardOrigin, Phase};
use crate::ui::board::insets::Insets;
use crate::ui::dialog::custom_board::CustomBoardDialog;
use crate::ui::dialog::game_over::GameOverDialog;
use crate::ui::dialog::key_bindings::KeyBindingsDialog;
use crate::ui::dialog::new_record::NewRecordDialog;
use crate::ui::dialog::reset_level::ResetLevelDialog;
use crate::ui::dialog::{help, luck, main_menu, no_guess_search, rule_settings, settings};
use crate::ui::theme::Palette;
use crate::ui::widget::focus::block_presses;
use crate::ui::widget::modal;
use iced::{Element, Size, Task};

#[derive(Debug, Clone, PartialEq)]
pub(super) enum Dialog {
    Menu,
    Custom(CustomBoardDialog),
    Finished(GameOverDialog),
    /// Where luck was spent, and the result dialog to return to.
    Luck(Option<GameOverDialog>),
    NewRecord(NewRecordDialog),
    Reset(ResetLevelDialog),
    Search,
    Settings,
    Rules,
    Keys(KeyBindingsDialog),
    Help(help::HelpPage),
}

impl Dialog {
    /// Whether the clock stops and the board is hidden while this is open. The menu is too brief
    /// for that, and the others open when no clock runs.
    const fn pauses_game(&self) -> bool {
        matches!(
            self,
            Self::Custom(_) | Self::Settings | Self::Rules | Self::Keys(_) | Self::Help(_)
        )
    }
}

impl App {
    /// Pauses a running game when a dialog opens, and resumes it when the dialog closes. A game
    /// that the player or another screen paused stays paused.
    pub(super) fn pause_behind_dialog(&mut self) -> Task<Message> {
        let wanted = self.dialog.as_ref().is_some_and(Dialog::pauses_game);
        match (wanted, self.paused_by_dialog) {
            (true, false) if self.play.game().clock().is_running() => {
                self.paused_by_dialog = true;
                self.on_play(Command::Pause.into())
            }
            (false, true) => {
                self.paused_by_dialog = false;
                if self.has_strip() && self.play.game().phase() == Phase::Paused {
                    self.on_play(Command::Pause.into())
                } else {
                    Task::none()
                }
            }
            _ => Task::none(),
        }
    }

    /// Whether a dialog or another screen covers the game.
    pub(super) fn is_covered(&self) -> bool {
        self.dialog.is_some() || !self.has_strip()
    }

    /// The title of what covers the game, or replaces it.
    pub(super) fn foreground_name(&self) -> Option<String> {
        let texts = &self.texts;
        let name = match &self.dialog {
            Some(Dialog::Menu) => texts.get("menu"),
            Some(Dialog::Custom(_)) => texts.get("custom-title"),
            Some(Dialog::Finished(finished)) => finished.title(texts),
            Some(Dialog::Luck(_)) => texts.get("luck-title"),
            Some(Dialog::NewRecord(_)) => texts.get("name-title"),
            Some(Dialog::Reset(reset)) => return Some(reset.title(texts)),
            Some(Dialog::Search) => no_guess_search::title(self.play.search()?, texts),
            Some(Dialog::Settings) => texts.get("settings"),
            Some(Dialog::Rules) => texts.get("rules"),
            Some(Dialog::Keys(_)) => texts.get("keys"),
            Some(Dialog::Help(_)) => texts.get("help"),
            None if self.title.is_some() => texts.get("title-go-on"),
            None if self.replay.is_some() => texts.get("announce-recording"),
            None if self.records.is_some() => texts.get("records"),
            None => return None,
        };
        Some(name.to_owned())
    }

    /// Whether the first click of this game cannot hit a mine.
    fn is_first_click_safe(&self) -> bool {
        let game = self.play.game();
        let by_rules = game.rules().first_opening != FirstOpening::Unprotected;
        self.origin != BoardOrigin::Known && (by_rules || game.needs_no_guess())
    }

    pub(super) fn view_dialog(
        &self,
        window: Size,
        palette: &'static Palette,
    ) -> Option<Element<'_, Message>> {
        let (texts, close) = (&self.texts, Message::DialogClosed);
        let dialog = match self.dialog.as_ref()? {
            Dialog::Menu => {
                let top = Insets::for_frame(self.settings.style.spec().controls, window).top;
                let room = modal::menu_room(window, top);
                let menu = main_menu::view(
                    self.command_context(),
                    &self.settings.keys,
                    texts,
                    palette,
                    room,
                );
                return Some(modal::menu(menu.map(Message::Command), top, close, palette));
            }
            Dialog::Custom(dialog) => dialog.view(texts, palette).map(Message::Custom),
            Dialog::Finished(dialog) => {
                let (luck, no_guess) =
                    (self.play.luck_review().luck(), self.play.game().needs_no_guess());
                dialog.view(luck, no_guess, texts, palette).map(Message::Finished)
            }
            Dialog::Luck(_) => luck::view(self.play.luck_review().luck(), texts, palette, window)
                .map(Message::Luck),
            Dialog::Search => {
                let custom = self.settings.style.spec().allows_custom;
                no_guess_search::view(self.play.search()?, custom, texts, palette)
                    .map(Message::Search)
            }
            Dialog::NewRecord(dialog) => dialog.view(texts, palette).map(Message::NewRecord),
            Dialog::Reset(dialog) => dialog.view(texts, palette).map(Message::Reset),
            Dialog::Settings => {
                settings::view(&self.settings, &self.style_sprites, texts, palette, window)
                    .map(Message::Settings)
            }
            Dialog::Rules => {
                rule_settings::view(&self.settings, texts, palette, window).map(Message::Settings)
            }
            Dialog::Keys(dialog) => {
                dialog.view(&self.settings.keys, texts, palette, window).map(Message::Keys)
            }
            Dialog::Help(page) => help::view(
                *page,
                &self.settings.keys,
                texts,
                palette,
                &self.sprites,
                self.is_first_click_safe(),
                window,
            )
            .map(Message::Help),
        };
        // A press beside these does nothing.
        let asks = matches!(
            self.dialog,
            Some(
                Dialog::NewRecord(_)
                    | Dialog::Finished(
                        GameOverDialog::PlayAgain | GameOverDialog::NextBoard { .. }
                    )
            )
        );
        let dialog = modal::modal(dialog, (!asks).then_some(close), palette);
        Some(block_presses(dialog, self.is_guarded()))
    }
}
