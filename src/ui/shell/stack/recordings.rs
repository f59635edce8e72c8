//! Recordings: the game's own and those in files, opened, shown and saved.

use super::{Message, Stack};
use crate::game::Phase;
use crate::i18n::file_notices;
use crate::platform::{FileChoice, file_dialog};
use crate::replay::Recording;
use crate::replay::formats::{self, evf, rawvf};
use crate::ui::board::gif::{self, Gif, GifOptions};
use crate::ui::features::opened_recording::OpenedRecording;
use crate::ui::features::replay::ReplayScreen;
use crate::ui::features::replay::gif::GifDialog;
use crate::ui::screen::context::Context;
use crate::ui::screen::effect::{
    Effect, Effects, NextGame, RecordedMoment, Request, StorageRequest,
};
use crate::ui::screen::jobs::{file_choice, in_background};
use crate::ui::screen::notices::Notice;
use std::path::PathBuf;

/// The extensions of files with positions and boards.
const SETUP_EXTENSIONS: [&str; 3] = ["txt", "mine", "png"];

impl Stack {
    /// Shows the recording of the current game, paused after this many events.
    pub fn watch_game(&mut self, events: Option<usize>, ctx: Context<'_>) -> Effects<Message> {
        let Some(recording) = self.game.recording_by(ctx.settings.player.as_ref()) else {
            return Request::Notify(Notice::of("replay-nothing", ctx.texts)).into();
        };
        let name = ctx.texts.get("replay-this-game").to_owned();
        let is_live = !self.game.is_over();
        let mut effects = self.suspend_game(ctx);
        let open = in_background(move || {
            let replay = ReplayScreen::new(recording, name);
            match events {
                Some(events) => OpenedRecording::Paused(Box::new(replay.paused_at(events))),
                None if is_live => OpenedRecording::Playing(Box::new(replay.for_live_game())),
                None => OpenedRecording::Playing(Box::new(replay)),
            }
        });
        effects.push(Effect::Task(open.map(Message::RecordingOpened)));
        effects
    }

    /// Plays on from before the click that lost the game.
    pub(super) fn play_on(&mut self, ctx: Context<'_>) -> Effects<Message> {
        let is_lost = self.game.game().phase() == Phase::Lost;
        let recording = self.game.recording_by(ctx.settings.player.as_ref()).filter(|_| is_lost);
        recording.map_or_else(Vec::new, |recording| {
            let (events, time) = (recording.log.events().len(), recording.log.end());
            let from = RecordedMoment { recording, events, time };
            self.play_next(NextGame::PlayOn(Box::new(from)), ctx)
        })
    }

    pub fn show_recording(
        &mut self,
        opened: OpenedRecording,
        ctx: Context<'_>,
    ) -> Effects<Message> {
        let mut effects = self.leave_title(ctx);
        let notify = |text, file: PathBuf, why: String| {
            let values = [("file", file_notices::path_value(&file)), ("why", why.into())];
            Request::Notify(Notice::with(text, &values, ctx.texts)).into()
        };
        match opened {
            OpenedRecording::Folder(folder) => {
                effects.extend(self.add_to_library(vec![folder], ctx));
            }
            OpenedRecording::Setup(read) => {
                effects.extend(self.show_setup(|bench| bench.lay_read(*read, ctx), ctx));
            }
            OpenedRecording::Picture(read) => {
                effects.extend(self.show_setup(|bench| bench.lay_picture(*read, ctx), ctx));
            }
            OpenedRecording::Session(file) => effects.extend(self.show_session(file, ctx)),
            OpenedRecording::Playing(replay) => effects.extend(self.run_replay(*replay, ctx)),
            OpenedRecording::Paused(replay) => effects.extend(self.show(*replay, ctx)),
            OpenedRecording::Rival(recording) => {
                effects.extend(self.play_next(NextGame::Race(recording), ctx));
            }
            OpenedRecording::Comparison(mut compare) => {
                compare.run(ctx.now);
                effects.extend(self.show(*compare, ctx));
            }
            OpenedRecording::FromFile { replay, file, damage } => {
                effects.extend(self.run_replay(*replay, ctx));
                effects.extend(damage.map(|why| notify("replay-damaged", file, why)));
            }
            OpenedRecording::Failed { file, why } => {
                effects.push(notify("replay-unreadable", file, why));
            }
        }
        effects
    }

    fn run_replay(&mut self, mut replay: ReplayScreen, ctx: Context<'_>) -> Effects<Message> {
        replay.run(ctx.now);
        self.show(replay, ctx)
    }

    pub(super) fn pick_recording(ctx: Context<'_>) -> Effects<Message> {
        let title = ctx.texts.get("replay-open").to_owned();
        let extensions: Vec<_> = formats::extensions().chain(SETUP_EXTENSIONS).collect();
        let choice = file_choice(file_dialog::open(title, &extensions));
        vec![Effect::Task(choice.map(Message::RecordingChosen))]
    }

    /// The recording in front, or that of the game.
    fn current_recording(&self, ctx: Context<'_>) -> Option<Recording> {
        let Some(replay) = self.find::<ReplayScreen>() else {
            return self.game.recording_by(ctx.settings.player.as_ref());
        };
        let mut recording = replay.recording().clone();
        let was_helped = self.game.assistant.was_used();
        recording.metadata.helped |= replay.is_live && was_helped;
        Some(recording)
    }

    /// Whether the recording in front is that of the game behind it.
    pub(super) fn is_recording_live(&self) -> bool {
        self.find::<ReplayScreen>().is_none_or(|replay| replay.is_live)
    }

    /// A recording holds the whole board.
    fn keeps_recording_secret(&self, ctx: Context<'_>) -> bool {
        self.is_recording_live() && self.game.keeps_secret(ctx.daily)
    }

    pub fn open_recording(&mut self, choice: FileChoice, ctx: Context<'_>) -> Effects<Message> {
        match choice {
            FileChoice::File(file) => {
                let mut effects = self.leave_title(ctx);
                effects.extend(self.suspend_game(ctx));
                let open = StorageRequest::OpenRecording(file, ctx.texts.lang());
                effects.push(Request::Store(open).into());
                effects
            }
            FileChoice::Unavailable => {
                Request::Notify(Notice::of("replay-no-dialog", ctx.texts)).into()
            }
            FileChoice::Cancelled => Vec::new(),
        }
    }

    /// The recording in front, or what the player is told instead.
    fn recording_to_save(&self, ctx: Context<'_>) -> Result<Recording, Effects<Message>> {
        let is_secret = self.keeps_recording_secret(ctx);
        let why = if is_secret { "daily-secret" } else { "replay-nothing" };
        let recording = self.current_recording(ctx).filter(|_| !is_secret);
        recording.ok_or_else(|| Request::Notify(Notice::of(why, ctx.texts)).into())
    }

    pub fn save_recording(&self, choice: FileChoice, ctx: Context<'_>) -> Effects<Message> {
        if let FileChoice::Cancelled = choice {
            return Vec::new();
        }
        let save = |it| Request::Store(StorageRequest::SaveRecording(it, choice.file())).into();
        self.recording_to_save(ctx).map_or_else(|instead| instead, save)
    }

    pub(super) fn pick_save_path(&self, ctx: Context<'_>) -> Effects<Message> {
        let pick = |_| {
            let title = ctx.texts.get("replay-save-as").to_owned();
            let formats = [rawvf::EXTENSION, evf::EXTENSION];
            let choice = file_choice(file_dialog::save(title, formats));
            vec![Effect::Task(choice.map(Message::SavePathChosen))]
        };
        self.recording_to_save(ctx).map_or_else(|instead| instead, pick)
    }

    /// Asks for a GIF of the recording in front.
    pub(super) fn open_gif(&mut self, ctx: Context<'_>) -> Effects<Message> {
        let recording = match self.recording_to_save(ctx) {
            Ok(recording) => recording,
            Err(instead) => return instead,
        };
        let span = [recording.log.begin(), recording.log.end()];
        let replay = self.find_mut::<ReplayScreen>();
        let odds = replay.as_ref().is_some_and(|replay| replay.odds.is_shown());
        let part = replay.as_ref().and_then(|replay| replay.part());
        let is_live = replay.as_ref().map(|replay| replay.is_live);
        if let Some(replay) = replay {
            replay.clock.stop();
        }
        let offers_odds = !is_live.unwrap_or(!self.game.is_over());
        self.open(GifDialog::new(span, part, (offers_odds, odds), ctx.texts).into(), ctx)
    }

    pub(super) fn pick_gif_path(options: GifOptions, ctx: Context<'_>) -> Effects<Message> {
        let title = ctx.texts.get("gif-title").to_owned();
        let choice = file_choice(file_dialog::save(title, [gif::EXTENSION]));
        vec![Effect::Task(choice.map(move |it| Message::GifPathChosen(options, it)))]
    }

    pub fn save_gif(
        &self,
        options: GifOptions,
        choice: FileChoice,
        ctx: Context<'_>,
    ) -> Effects<Message> {
        let recording = self.current_recording(ctx);
        match (choice, recording) {
            (FileChoice::Cancelled, _) | (_, None) => Vec::new(),
            (choice, Some(recording)) => {
                let palette = ctx.palette;
                let (style, lang) = (ctx.settings.style, ctx.texts.lang());
                let skin = ctx.sprites.skin().cloned();
                let gif = Gif { recording, options, palette, skin, style, lang };
                let save = StorageRequest::SaveGif(Box::new(gif), choice.file());
                Request::Store(save).into()
            }
        }
    }

    /// Copies the board in front as a picture.
    pub(super) fn copy_picture(&self, ctx: Context<'_>) -> Effects<Message> {
        let picture = match self.front::<ReplayScreen>() {
            Some(_) if self.keeps_recording_secret(ctx) => {
                return Request::Notify(Notice::of("daily-secret", ctx.texts)).into();
            }
            Some(replay) => replay.picture(ctx),
            None => self.game.picture(ctx),
        };
        Request::Store(StorageRequest::CopyPicture(Box::new(picture))).into()
    }
}
