//! The numbered menus: play, choose a level, exit.

use super::{Console, MAX_SIDE, board_text};
use crate::game::{Level, Style};
use crate::i18n::args;
use std::io::{self, BufRead, Write};
use std::num::IntErrorKind;
use std::ops::RangeInclusive;

/// The number of the last item of every menu, which leaves it.
const BACK: usize = 0;

impl<R: BufRead, W: Write> Console<'_, R, W> {
    /// The main menu, until the player exits.
    pub(super) fn menu(&mut self) -> io::Result<()> {
        let texts = self.texts;
        loop {
            let board = texts.board(self.level);
            let play = match self.watch {
                Some(_) => texts.with("console-watch", args![board]),
                None => texts.with("console-play", args![board]),
            };
            let items = [play, texts.get("console-level").to_owned()];
            match self.choose(texts.get("app-name"), &items, texts.get("console-exit"))? {
                1 => match self.watch {
                    Some(watch) => self.watch_game(watch)?,
                    None => self.play()?,
                },
                2 => self.choose_level()?,
                _ => return self.line(texts.get("console-bye")),
            }
        }
    }

    /// The menu of levels: the console style's own, a custom one, then the other named ones.
    fn choose_level(&mut self) -> io::Result<()> {
        let texts = self.texts;
        let own = Style::Console.spec().levels;
        let others = Level::RANKED.into_iter().filter(|level| !own.contains(level));
        // `None` is the custom level.
        let levels: Vec<Option<Level>> =
            (own.iter().copied().map(Some)).chain([None]).chain(others.map(Some)).collect();
        let name = |level: &Option<Level>| {
            level.map_or_else(|| texts.get("custom-title").to_owned(), |level| texts.board(level))
        };
        let items: Vec<String> = levels.iter().map(name).collect();
        let choice = self.choose(texts.get("console-level"), &items, texts.get("console-back"))?;
        let Some(index) = choice.checked_sub(1) else {
            return Ok(());
        };
        let chosen = match levels[index] {
            Some(level) => Some(level),
            None => self.ask_custom()?,
        };
        self.level = chosen.unwrap_or(self.level);
        Ok(())
    }

    /// Asks for the dimensions of a custom board; `None` if the player cancels.
    fn ask_custom(&mut self) -> io::Result<Option<Level>> {
        let texts = self.texts;
        let sides = 1..=usize::from(MAX_SIDE);
        let no_side = texts.with("custom-out-of-range", args![min = 1, max = MAX_SIDE]);
        let Some(rows) = self.ask_number(texts.get("custom-rows"), &sides, &no_side)? else {
            return Ok(None);
        };
        let Some(cols) = self.ask_number(texts.get("custom-cols"), &sides, &no_side)? else {
            return Ok(None);
        };
        let max = rows * cols - 1;
        let too_many = texts.with("custom-too-many-mines", args![rows, cols, max]);
        let mines = self.ask_number(texts.get("custom-mines"), &(0..=max), &too_many)?;
        Ok(mines.and_then(|mines| board_text::console_level(rows, cols, mines).ok()))
    }

    /// Asks for a number until it is within the limits; `None` for an empty line.
    fn ask_number(
        &mut self,
        name: &str,
        limits: &RangeInclusive<usize>,
        outside: &str,
    ) -> io::Result<Option<usize>> {
        let texts = self.texts;
        let (min, max) = (*limits.start(), *limits.end());
        let prompt = texts.with("console-number", args![name, min, max]);
        loop {
            let line = self.ask(&prompt)?;
            let word = line.trim();
            if word.is_empty() {
                return Ok(None);
            }
            match word.parse::<usize>() {
                Ok(number) if limits.contains(&number) => return Ok(Some(number)),
                Err(error) if *error.kind() != IntErrorKind::PosOverflow => {
                    self.line(texts.get("custom-not-a-number"))?;
                }
                _ => self.line(outside)?,
            }
        }
    }

    /// Shows a numbered menu and asks for one of its numbers.
    fn choose(&mut self, title: &str, items: &[String], back: &str) -> io::Result<usize> {
        let texts = self.texts;
        let mut is_shown = false;
        loop {
            if !is_shown {
                self.line(format_args!("\n{title}"))?;
                for (number, item) in (1..).zip(items) {
                    self.line(format_args!("  {number}  {item}"))?;
                }
                self.line(format_args!("  {BACK}  {back}"))?;
            }
            let line = self.ask(">")?;
            is_shown = !line.trim().is_empty();
            match choice(&line, items.len()) {
                Some(choice) => return Ok(choice),
                None if is_shown => self.line(texts.get("console-choose"))?,
                None => {}
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
