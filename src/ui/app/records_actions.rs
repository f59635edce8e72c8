//! The records: shown, exported, reset.

use super::jobs::{answer, in_background, stored};
use super::{App, Message};
use crate::config::{LevelChoice, PlayerName};
use crate::history::statistics::GameFilter;
use crate::history::{Record, RecordsData};
use crate::i18n::file_notices;
use crate::i18n::statistics::level_name;
use crate::platform::{FileChoice, file_dialog};
use crate::storage::worker::LevelReset;
use crate::ui::dialog::reset_level::ResetLevelDialog;
use crate::ui::screen::play;
use crate::ui::screen::records::{self, RecordsScreen};
use iced::Task;
use iced::widget::operation::{AbsoluteOffset, RelativeOffset};
use iced::widget::{Id, operation};
use jiff::Zoned;
use jiff::tz::TimeZone;

impl App {
    pub const fn records(&self) -> Option<&RecordsScreen> {
        self.records.as_ref()
    }

    /// Shows the records of the current level and style, and pauses the game.
    pub(super) fn show_records(&mut self) -> Task<Message> {
        self.suspend_game();
        let forget = self.on_play(play::Message::CancelPress);
        let style = self.settings.style;
        let played = self.settings.has_style_rules().then_some(style);
        let level = LevelChoice::of(self.play.game().level());
        let screen = RecordsScreen::new(level, Some(style), played, Zoned::now().date());
        let ask = self.load_report(screen.selection());
        self.records = Some(screen);
        Task::batch([forget, ask])
    }

    fn load_report(&self, selection: GameFilter) -> Task<Message> {
        let report = self.storage.read(move |games, scores| {
            RecordsData::of(games, scores, selection, &TimeZone::system())
        });
        answer(report)
            .map(|report| Message::Records(records::Message::ReportReady(Box::new(report))))
    }

    pub(super) fn on_records(&mut self, message: records::Message) -> Task<Message> {
        let Some(screen) = &mut self.records else {
            return Task::none();
        };
        match screen.update(message) {
            records::Action::None => Task::none(),
            records::Action::LoadReport(selection) => {
                let start = AbsoluteOffset { x: 0.0, y: 0.0 };
                let top = operation::scroll_to(Id::new(records::SCROLL), start);
                Task::batch([self.load_report(selection), top])
            }
            records::Action::Watch(name) => match self.storage.recording_path(&name) {
                Some(file) => self.open_recording(file),
                None => Task::none(),
            },
            records::Action::Export => {
                let title = self.texts.get("records-export").to_owned();
                in_background(file_dialog::save(title, "csv")).map(Message::ExportPathChosen)
            }
            records::Action::ConfirmReset(selection, whole) => {
                self.open_dialog(ResetLevelDialog { selection, totals: whole }.into())
            }
            records::Action::Play(level) => {
                self.records = None;
                let game = self.play.game();
                if game.level() == level && !game.phase().is_over() {
                    return Task::none();
                }
                self.new_game(level)
            }
            records::Action::ScrollBy(y) => scroll_by(y),
            records::Action::ScrollByWindow(share) => scroll_by(self.window.size().height * share),
            records::Action::ScrollTo(y) => {
                let to = RelativeOffset { x: 0.0, y };
                operation::snap_to(Id::new(records::SCROLL), to)
            }
            records::Action::Leave => {
                self.records = None;
                Task::none()
            }
        }
    }

    pub(super) fn rename_record(
        &mut self,
        record: Record,
        name: Option<PlayerName>,
    ) -> Task<Message> {
        self.scores.set_name(&record, name.clone());
        stored(self.storage.rename_record(record, name))
    }

    pub(super) fn on_export_path(&mut self, choice: FileChoice) -> Task<Message> {
        match choice {
            FileChoice::File(file) => {
                answer(self.storage.export_csv(file)).map(Message::TableExported)
            }
            FileChoice::Unavailable => match self.storage.free_recording_path("csv") {
                Some(file) => answer(self.storage.export_csv(file)).map(Message::TableExported),
                None => {
                    self.notify("table-no-dialog");
                    Task::none()
                }
            },
            FileChoice::Cancelled => Task::none(),
        }
    }

    pub(super) fn reset_level(&self, selection: GameFilter) -> Task<Message> {
        answer(self.storage.reset_level(selection.level, selection.style))
            .map(move |reset| Message::LevelReset(selection.level, reset))
    }

    pub(super) fn on_level_reset(
        &mut self,
        level: LevelChoice,
        reset: LevelReset,
    ) -> Task<Message> {
        self.scores = reset.scores;
        if let Some(copy) = reset.copies.last() {
            let level = level_name(level, &self.texts).to_owned();
            let values = [("level", level.into()), ("file", file_notices::path_value(copy))];
            self.notify_with("reset-done", &values);
        }
        self.notify_files(&reset.notices);
        match self.records() {
            Some(screen) => self.load_report(screen.selection()),
            None => Task::none(),
        }
    }
}

fn scroll_by(y: f32) -> Task<Message> {
    operation::scroll_by(Id::new(records::SCROLL), AbsoluteOffset { x: 0.0, y })
}
