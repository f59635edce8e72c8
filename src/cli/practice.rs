//! `sapper practice`: positions to solve, with their solutions and reasons.

use super::autoplay::board_file;
use super::error::CliError;
use super::options::{SeedArgs, integer_between, one_of};
use super::report::{coordinates, write_json};
use super::steps;
use crate::config::LevelKind;
use crate::game::Level;
use crate::i18n::{Texts, args, hints, place};
use crate::platform;
use crate::practice::{Kind, Position, Task, Wish, generate};
use clap::Args;
use serde_json::{Value, json};
use std::io::{self, Write};
use std::time::Instant;

#[derive(Debug, Args)]
pub struct PracticeArgs {
    /// The default is the only task of the kind, or else to find a safe cell.
    #[arg(long, value_name = "TASK", value_parser = one_of::<Task, _>(Some))]
    task: Option<Task>,
    /// The default is the simplest kind of the task.
    #[arg(long, value_name = "KIND", value_parser = one_of::<Kind, _>(Some))]
    kind: Option<Kind>,
    #[arg(long, value_name = "LEVEL", default_value = "beginner", value_parser = one_of(size))]
    size: Level,
    #[arg(
        long,
        value_name = "K",
        default_value_t = 1,
        value_parser = integer_between(1_u32, 1_000_000)
    )]
    count: u32,
    /// The seed of the first position; each further position adds 1.
    #[command(flatten)]
    seed: SeedArgs,
    #[arg(long)]
    json: bool,
}

/// The levels that positions come from.
fn size(choice: LevelKind) -> Option<Level> {
    let sizes = [Level::Beginner, Level::Intermediate, Level::Expert];
    choice.level().filter(|level| sizes.contains(level))
}

impl PracticeArgs {
    fn wish(&self) -> Option<Wish> {
        let task = self.task.unwrap_or(match self.kind {
            Some(Kind::Odds) => Task::Guess,
            _ => Task::Safe,
        });
        let simplest = Kind::ALL.iter().copied().find(|&kind| task.allows(kind));
        let kind = self.kind.or(simplest).filter(|&kind| task.allows(kind))?;
        Some(Wish { task, kind, level: self.size })
    }
}

/// Generates the positions and writes them.
pub fn run(args: &PracticeArgs, texts: &Texts, out: &mut impl Write) -> Result<(), CliError> {
    let wish = args
        .wish()
        .ok_or_else(|| CliError::InvalidInput(texts.get("practice-wrong-kind").to_owned()))?;
    let first_seed = args.seed.seed.unwrap_or_else(platform::random_seed);
    let mut all = Vec::new();
    for index in 0..u64::from(args.count) {
        let seed = first_seed.wrapping_add(index);
        let start = Instant::now();
        let position = generate(wish, seed, || true).ok_or_else(|| {
            CliError::Failed(texts.with("practice-none", args![seed = seed.to_string()]))
        })?;
        let milliseconds = start.elapsed().as_secs_f64() * 1000.0;
        if args.json {
            let mut object = to_json(&position, wish.level, seed, texts);
            object["milliseconds"] = milliseconds.into();
            all.push(object);
        } else {
            write_text(&position, index + 1, seed, texts, out)?;
        }
    }
    if args.json {
        write_json(&all, out)?;
    }
    Ok(out.flush()?)
}

/// A position in the JSON array; `sapper analyze` reads the first four values. Rows and columns
/// count from 0, in reasons from 1.
fn to_json(position: &Position, level: Level, seed: u64, texts: &Texts) -> Value {
    let Position { view, field, flags, task, kind, answers, hint } = position;
    json!({
        "rows": view.size().rows(),
        "cols": view.size().cols(),
        "mines": view.mines(),
        "board": position.rows(),
        "task": task,
        "kind": kind,
        "level": LevelKind::of(level),
        "seed": seed,
        "field": board_file::format_rows(field),
        "flags": coordinates(flags),
        "answers": coordinates(answers),
        "steps": steps::to_json(texts, view, hint),
        "reason": texts.paragraph(&hints::sentences(texts, view, hint)),
    })
}

/// Writes a position as `sapper analyze` reads it, with the rest as comments.
fn write_text(
    position: &Position,
    number: u64,
    seed: u64,
    texts: &Texts,
    out: &mut impl Write,
) -> io::Result<()> {
    let (task, kind) = (position.task.key(), position.kind.key());
    if number > 1 {
        writeln!(out)?;
    }
    let seed = seed.to_string();
    let title = texts.with("practice-position", args![number, task, kind, seed]);
    writeln!(out, "; {title}")?;
    write!(out, "{}", position.text())?;
    let cells: Vec<String> = position.answers.iter().map(|&pos| place::name(texts, pos)).collect();
    let cells = texts.list(&cells);
    writeln!(out, "; {}", texts.with("practice-answers", args![task, cells]))?;
    for sentence in hints::sentences(texts, &position.view, &position.hint) {
        writeln!(out, "; {sentence}")?;
    }
    Ok(())
}
