//! The numbered menus: play, choose a level, leave.

use super::line_reader::InputLine;
use super::{Console, MAX_SIDE, StopReason, board_text};
use crate::game::{Level, Style};
use std::io::{BufRead, Write};
use std::ops::RangeInclusive;

/// What stands for going back, or away, in every menu.
const BACK: usize = 0;

impl<R: BufRead, W: Write> Console<'_, R, W> {
    /// The first menu, until the player leaves.
    pub(super) fn menu(&mut self) -> Result<(), StopReason> {
        loop {
            let texts = self.texts;
            let board = texts.board(self.level);
            let play = match self.watch {
                Some(_) => texts.with("console-watch", &[("board", board.into())]),
                None => texts.with("console-play", &[("board", board.into())]),
            };
            let items = [play, texts.get("console-level").to_owned()];
            let title = texts.get("app-name");
            match self.choose(title, &items, texts.get("console-exit"))? {
                1 => match self.watch {
                    Some(watch) => self.watch_game(watch)?,
                    None => self.play()?,
                },
                2 => self.choose_level()?,
                _ => return Ok(self.screen.line(texts.get("console-bye"))?),
            }
        }
    }

    /// The menu of the levels: the style's own and a custom one first, then the other named ones.
    fn choose_level(&mut self) -> Result<(), StopReason> {
        let texts = self.texts;
        let own = Style::Console.spec().levels;
        let others = Level::NAMED.into_iter();
        let others = others.filter(|level| !own.contains(level));
        let offered: Vec<Option<Level>> =
            (own.iter().copied().map(Some)).chain([None]).chain(others.map(Some)).collect();
        let items: Vec<String> = (offered.iter())
            .map(|level| match level {
                Some(level) => texts.board(*level),
                None => texts.get("custom-title").to_owned(),
            })
            .collect();
        let title = texts.get("console-level");
        let choice = self.choose(title, &items, texts.get("console-back"))?;
        let Some(chosen) = choice.checked_sub(1).and_then(|index| offered.get(index)) else {
            return Ok(());
        };
        let chosen = match chosen {
            Some(level) => Some(*level),
            None => self.ask_custom()?,
        };
        self.level = chosen.unwrap_or(self.level);
        Ok(())
    }

    /// Asks for the measures of a custom board; `None` when the player thinks better of it.
    fn ask_custom(&mut self) -> Result<Option<Level>, StopReason> {
        let texts = self.texts;
        let side = usize::from(MAX_SIDE);
        let sides = 1..=side;
        let out = |given: &RangeInclusive<usize>| {
            texts.with(
                "custom-out-of-range",
                &[("min", (*given.start()).into()), ("max", (*given.end()).into())],
            )
        };
        let Some(rows) = self.ask_number(texts.get("custom-rows"), &sides, &out)? else {
            return Ok(None);
        };
        let Some(cols) = self.ask_number(texts.get("custom-cols"), &sides, &out)? else {
            return Ok(None);
        };
        let room = 0..=rows * cols - 1;
        let crowded = |room: &RangeInclusive<usize>| {
            texts.with(
                "custom-too-many-mines",
                &[("rows", rows.into()), ("cols", cols.into()), ("max", (*room.end()).into())],
            )
        };
        let Some(mines) = self.ask_number(texts.get("custom-mines"), &room, &crowded)? else {
            return Ok(None);
        };
        Ok(board_text::console_level(rows, cols, mines).ok())
    }

    /// Asks for a number until it is within the limits; `None` for an empty line.
    fn ask_number(
        &mut self,
        name: &str,
        limits: &RangeInclusive<usize>,
        outside: &dyn Fn(&RangeInclusive<usize>) -> String,
    ) -> Result<Option<usize>, StopReason> {
        let texts = self.texts;
        let prompt = texts.with(
            "console-number",
            &[
                ("name", name.into()),
                ("min", (*limits.start()).into()),
                ("max", (*limits.end()).into()),
            ],
        );
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
            let figures = word.bytes().all(|byte| byte.is_ascii_digit());
            match word.parse() {
                Ok(number) if limits.contains(&number) => return Ok(Some(number)),
                // A number too large to be read is as much outside as any other.
                Err(_) if !figures => self.screen.line(texts.get("custom-not-a-number"))?,
                _ => self.screen.line(outside(limits))?,
            }
        }
    }

    /// Shows a numbered menu and asks until one of its numbers is given.
    fn choose(&mut self, title: &str, items: &[String], back: &str) -> Result<usize, StopReason> {
        let texts = self.texts;
        let mut shown = false;
        loop {
            if !shown {
                self.screen.line("")?;
                self.screen.line(title)?;
                for (number, item) in (1..).zip(items) {
                    self.screen.line(format_args!("  {number}  {item}"))?;
                }
                self.screen.line(format_args!("  {BACK}  {back}"))?;
                shown = true;
            }
            match self.ask(">")? {
                InputLine::Text(line) if line.trim().is_empty() => shown = false,
                InputLine::Text(line) => match choice(&line, items.len()) {
                    Some(choice) => return Ok(choice),
                    None => self.screen.line(texts.get("console-choose"))?,
                },
                InputLine::Unreadable => self.screen.line(texts.get("console-unreadable"))?,
            }
        }
    }
}

/// The number of an item that a line gives; `q` leaves as [`BACK`] does.
fn choice(line: &str, items: usize) -> Option<usize> {
    match line.trim() {
        "q" | "Q" => Some(BACK),
        word => word.parse().ok().filter(|choice| (BACK..=items).contains(choice)),
    }
}
