//! What commands do to a recording.

use super::part::PartEnd;
use super::{Message, ReplayScreen};
use crate::config::command::Command;
use crate::game::Moment;
use crate::ui::screen::effect::{Effects, NextGame, RecordedMoment, Request};
use crate::ui::screen::step_walk::StepMove;

impl ReplayScreen {
    /// `None` for a command that is not about recordings.
    pub(super) fn act(&mut self, command: Command, now: Moment) -> Option<Effects<Message>> {
        match command {
            Command::Accept | Command::Open | Command::Pause if self.is_running() => {
                self.clock.stop();
            }
            Command::Accept | Command::Open | Command::Pause => self.run(now),
            Command::Left => {
                self.clock.stop();
                self.playback.step_back();
            }
            Command::Right => {
                self.clock.stop();
                self.playback.step();
            }
            Command::PageUp | Command::PageDown => {
                let events = self.playback.position().0;
                if let Some(place) = self.review.mark_beside(events, command == Command::PageDown) {
                    self.clock.stop();
                    self.playback.seek_event(place);
                }
                self.reveal();
            }
            Command::Up => self.clock.change_speed(true),
            Command::Down => self.clock.change_speed(false),
            Command::RowStart | Command::FirstCell => self.seek(self.playback.begin(), now),
            Command::RowEnd | Command::LastCell => self.seek(self.playback.end(), now),
            Command::GifFrom => self.mark(PartEnd::From),
            Command::GifTo => self.mark(PartEnd::To),
            Command::Hint if self.explanation.walk().is_some() => self.walk(StepMove::Next, now),
            Command::Hint => self.explain(),
            Command::Back | Command::Dismiss if self.explanation.walk().is_some() => {
                self.explanation.close();
            }
            Command::Odds => self.odds.set_shown(!self.odds.is_shown()),
            Command::Counters => self.details = !self.details,
            Command::OpenRecording
            | Command::SaveRecording
            | Command::SaveGif
            | Command::CopyPicture => return Some(Request::Run(command).into()),
            Command::Race | Command::RaceBoard if !self.is_live => {
                let rival = Box::new(self.recording().clone());
                return Some(Request::Play(NextGame::Race(rival)).into());
            }
            Command::PlayOn if !self.is_live => {
                return Some(Request::Play(NextGame::PlayOn(Box::new(self.moment()))).into());
            }
            _ => return None,
        }
        Some(Vec::new())
    }

    /// What is shown of the recording now.
    fn moment(&self) -> RecordedMoment {
        let (events, _) = self.playback.position();
        RecordedMoment { recording: self.recording().clone(), events, time: self.playback.time() }
    }
}
