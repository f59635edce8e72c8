//! The numbered menus: play, choose a level, exit.

use super::line_reader::InputLine;
use super::{Console, MAX_SIDE, StopReason, board_text};
use crate::game::{Level, Style};
use std::io::{BufRead, Write};
use std::ops::RangeInclusive;

/// The number of the last item of every menu, which leaves it.
const BACK: usize = 0;

impl<R: BufRead, W: Write> Console<'_, R, W> {
    /// The main menu, until the player exits.
    pub(super) fn menu(&mut self) -> Result<(), StopReason> {
        let texts = self.texts;
        loop {
            let board = texts.board(self.level);
            let play = match self.watch {
                Some(_) => texts.with("console-watch", &[("board", board.into())]),
                None => texts.with("console-play", &[("board", board.into())]),
            };
            let items = [play, texts.get("console-level").to_owned()];
            match self.choose(texts.get("app-name"), &items, texts.get("console-exit"))? {
                1 => match self.watch {
                    Some(watch) => self.watch_game(watch)?,
                    None => self.play()?,
                },
                2 => self.choose_level()?,
                _ => return Ok(self.screen.line(texts.get("console-bye"))?),
            }
        }
    }

    /// The menu of levels: the console style's own, a custom one, then the other named ones.
    fn choose_level(&mut self) -> Result<(), StopReason> {
        let texts = self.texts;
        let own = Style::Console.spec().levels;
        let others = Level::NAMED.into_iter().filter(|level| !own.contains(level));
        // `None` is the custom level.
        let levels: Vec<Option<Level>> =
            (own.iter().copied().map(Some)).chain([None]).chain(others.map(Some)).collect();
        let name = |level: &Option<Level>| match level {
            Some(level) => texts.board(*level),
            None => texts.get("custom-title").to_owned(),
        };
        let items: Vec<String> = levels.iter().map(name).collect();
        let choice = self.choose(texts.get("console-level"), &items, texts.get("console-back"))?;
        let chosen = match choice.checked_sub(1).map(|index| levels[index]) {
            Some(None) => self.ask_custom()?,
            Some(level) => level,
            None => None,
        };
        self.level = chosen.unwrap_or(self.level);
        Ok(())
    }

    /// Asks for the dimensions of a custom board; `None` if the player cancels.
    fn ask_custom(&mut self) -> Result<Option<Level>, StopReason> {
        let texts = self.texts;
        let sides = 1..=usize::from(MAX_SIDE);
        let (min, max) = (*sides.start(), *sides.end());
        let no_side =
            texts.with("custom-out-of-range", &[("min", min.into()), ("max", max.into())]);
        let Some(rows) = self.ask_number(texts.get("custom-rows"), &sides, &no_side)? else {
            return Ok(None);
        };
        let Some(cols) = self.ask_number(texts.get("custom-cols"), &sides, &no_side)? else {
            return Ok(None);
        };
        let max = rows * cols - 1;
        let values = [("rows", rows.into()), ("cols", cols.into()), ("max", max.into())];
        let too_many = texts.with("custom-too-many-mines", &values);
        let mines = self.ask_number(texts.get("custom-mines"), &(0..=max), &too_many)?;
        Ok(mines.and_then(|mines| board_text::console_level(rows, cols, mines).ok()))
    }

    /// Asks for a number until it is within the limits; `None` for an empty line.
    fn ask_number(
        &mut self,
        name: &str,
        limits: &RangeInclusive<usize>,
        outside: &str,
    ) -> Result<Option<usize>, StopReason> {
        let texts = self.texts;
        let (min, max) = (*limits.start(), *limits.end());
        let values = [("name", name.into()), ("min", min.into()), ("max", max.into())];
        let prompt = texts.with("console-number", &values);
        loop {
            let line = match self.ask(&prompt)? {
                InputLine::Text(line) => line,
                InputLine::Unreadable => {
                    self.screen.line(texts.get("console-unreadable"))?;
                    continue;
                }
            };
            let word = line.trim();
            if word.is_empty() {
                return Ok(None);
            }
            let is_number = word.bytes().all(|byte| byte.is_ascii_digit());
            match word.parse() {
                Ok(number) if limits.contains(&number) => return Ok(Some(number)),
                // A number that is too large for the type is outside, too.
                Err(_) if !is_number => self.screen.line(texts.get("custom-not-a-number"))?,
                _ => self.screen.line(outside)?,
            }
        }
    }

    /// Shows a numbered menu and asks for one of its numbers.
    fn choose(&mut self, title: &str, items: &[String], back: &str) -> Result<usize, StopReason> {
        let texts = self.texts;
        let mut is_shown = false;
        loop {
            if !is_shown {
                self.screen.line("")?;
                self.screen.line(title)?;
                for (number, item) in (1..).zip(items) {
                    self.screen.line(format_args!("  {number}  {item}"))?;
                }
                self.screen.line(format_args!("  {BACK}  {back}"))?;
                is_shown = true;
            }
            match self.ask(">")? {
                InputLine::Text(line) if line.trim().is_empty() => is_shown = false,
                InputLine::Text(line) => match choice(&line, items.len()) {
                    Some(choice) => return Ok(choice),
                    None => self.screen.line(texts.get("console-choose"))?,
                },
                InputLine::Unreadable => self.screen.line(texts.get("console-unreadable"))?,
            }
        }
    }
}

/// The chosen item; `q` is the same as [`BACK`].
fn choice(line: &str, items: usize) -> Option<usize> {
    match line.trim() {
        "q" | "Q" => Some(BACK),
        word => word.parse().ok().filter(|choice| (BACK..=items).contains(choice)),
    }
}
