//! Thinking longer: a search for a better guess than that of the hint.

use crate::common::prelude::*;
use sapper::solver::Effort;
use sapper::solver::query::{Answer, QueryKind};
use sapper::ui::features::play::assistant::{AssistEffect, AssistJob, AssistResult};
use sapper::ui::features::play::{Message, PlayScreen};

/// What a command asks.
fn job(play: &mut PlayScreen, command: Command, now: u64) -> Option<AssistJob> {
    let game = play.game().clone();
    match play.assistant.run(command, &game, None, Moment(now))? {
        AssistEffect::Run(job) => Some(job),
        AssistEffect::Open(_) | AssistEffect::Reveal(_) => None,
    }
}

fn answer(play: &mut PlayScreen, job: &AssistJob, answer: Answer, now: u64) {
    let result = AssistResult { job: job.clone(), answer };
    play.handle(Message::AssistResult(result), Moment(now));
}

/// A game whose first click is a guess, with a hint.
fn guessing() -> PlayScreen {
    let game = Game::new(Level::Beginner, Rules::CONSOLE, 1, Moment(0));
    let mut play = PlayScreen::new(game, InputConfig::default(), Moment(0));
    assert!(job(&mut play, Command::Hint, 0).is_none(), "it says first what it costs");
    let quick = job(&mut play, Command::Hint, 0).expect("a quick hint");
    assert_eq!(quick.question.kind, QueryKind::Hint(Effort::Exact, vec![]));
    let found = quick.question.answer(|| true);
    answer(&mut play, &quick, found, 0);
    assert!(play.assistant.hint().is_some() && play.assistant.can_think_longer());
    play
}

fn think(play: &mut PlayScreen, now: u64) -> AssistJob {
    let job = job(play, Command::ThinkLonger, now).expect("a search");
    assert_eq!(job.question.kind, QueryKind::Hint(Effort::Deep, vec![]));
    assert!(continues(&job) && play.assistant.thinking().is_some());
    job
}

fn continues(job: &AssistJob) -> bool {
    job.thinking.as_ref().is_some_and(|handle| handle.goes_on())
}

/// What the search has found after a little while.
fn found(job: &AssistJob) -> Answer {
    let mut calls = 0;
    job.question.answer(|| {
        calls += 1;
        calls < 2_000
    })
}

#[test]
fn the_first_hint_stays_until_there_is_a_better_one() {
    let mut play = guessing();
    let quick = play.assistant.hint().expect("a hint").clone();
    let job = think(&mut play, 1_000);
    assert!(!play.assistant.can_think_longer());
    assert_eq!(play.assistant.hint(), Some(&quick));
    // Asking for a hint again does not replace it.
    assert!(self::job(&mut play, Command::Hint, 1_500).is_none());
    let Answer::Hint(better) = found(&job) else { panic!("a guess") };
    answer(&mut play, &job, Answer::Hint(better.clone()), 4_000);
    assert_eq!(play.assistant.hint(), Some(&better));
    assert_eq!(play.assistant.thought_ms(), Some(3_000));
    assert!(play.assistant.thinking().is_none() && !play.assistant.can_think_longer());
    assert!(self::job(&mut play, Command::Hint, 5_000).is_none());
    assert_eq!(play.assistant.hint(), Some(&better));
}

#[test]
fn its_progress_is_shown_a_few_times_a_second() {
    let mut play = guessing();
    let _job = think(&mut play, 1_000);
    let mut updates = 0;
    while let Some(due) = play.assistant.next_deadline().filter(|due| due.0 <= 6_000) {
        play.handle(Message::TimerFired, due);
        updates += 1;
    }
    assert_eq!(updates, 20, "in 5 s");
    let thinking = play.assistant.thinking().expect("a search");
    assert_eq!([1_000, 6_000, 20_000].map(|now| thinking.progress(Moment(now))), [0.0, 0.5, 1.0]);
}

#[test]
fn stopping_it_uses_the_best_guess_so_far() {
    for stop in [Message::CloseStrip, Command::ThinkLonger.into()] {
        let mut play = guessing();
        let job = think(&mut play, 0);
        play.handle(stop, Moment(700));
        assert!(!continues(&job), "the search is stopped");
        assert!(play.assistant.hint().is_some(), "and the hint stays");
        let best = job.question.answer(|| continues(&job));
        answer(&mut play, &job, best, 800);
        assert_eq!(play.assistant.thought_ms(), Some(800));
        let hint = play.assistant.hint().expect("a hint");
        assert!(play.game().size().contains(hint.cell));
        play.handle(Message::CloseStrip, Moment(900));
        assert!(!play.assistant.is_shown());
    }
}

#[test]
fn any_change_of_the_board_cancels_it() {
    for change in [Command::Open, Command::Flag, Command::Pause] {
        let mut play = guessing();
        play.pane.cursor = Some(at(4, 4));
        let job = think(&mut play, 0);
        play.handle(change.into(), Moment(500));
        assert!(!continues(&job) && play.assistant.thinking().is_none(), "{change:?}");
        let late = found(&job);
        let before = play.assistant.hint().cloned();
        answer(&mut play, &job, late, 600);
        assert_eq!(play.assistant.hint(), before.as_ref(), "{change:?}");
        assert_eq!(play.assistant.thought_ms(), None);
    }
}

#[test]
fn an_exact_guess_cannot_be_improved() {
    let game = Game::new(
        Level::Custom(sapper::game::CustomBoard::new(2, 2, 1).unwrap()),
        Rules::CONSOLE,
        1,
        Moment(0),
    );
    let mut play = PlayScreen::new(game, InputConfig::default(), Moment(0));
    assert!(job(&mut play, Command::Hint, 0).is_none());
    let quick = job(&mut play, Command::Hint, 0).expect("a hint");
    let found = quick.question.answer(|| true);
    answer(&mut play, &quick, found, 0);
    assert!(play.assistant.hint().is_some() && !play.assistant.can_think_longer());
    assert!(play.handle(Command::ThinkLonger.into(), Moment(0)).is_empty());
}

#[test]
fn the_strip_offers_it_and_shows_its_result() {
    for (width, height) in [(700.0, 600.0), (340.0, 420.0), (330.0, 380.0), (1000.0, 560.0)] {
        let mut window = TestWindow::new(beginner().seed(3).style(Style::Console), width, height);
        let [offer, end] =
            if width < 500.0 { ["Think", "Stop"] } else { ["Think longer", "Stop thinking"] };
        assert!(!window.sees(offer));
        window.show_hint();
        let button = window.bounds(offer);
        assert!(button.x + button.width < width && button.y + button.height < height, "{button:?}");
        window.runs_tasks = false;
        window.click(offer);
        assert!(!window.sees(offer) && window.sees(end), "{width} × {height}");
        window.press("Escape");
        assert!(window.app.play().assistant.is_shown(), "it ends the search first");
    }
}
