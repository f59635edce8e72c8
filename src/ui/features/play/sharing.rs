//! A picture of the game to share.

use super::PlayScreen;
use super::result_summary::view::progress;
use crate::game::{BoardCode, Game, Moment, Phase};
use crate::i18n::daily;
use crate::ui::board::look::EndDisplay;
use crate::ui::board::picture::BoardPicture;
use crate::ui::screen::context::Context;
use crate::ui::screen::effect::{Effect, Effects, Request};
use crate::ui::screen::jobs;
use crate::ui::screen::notices::Notice;

impl PlayScreen {
    /// Copies the board's code. A board that is not laid yet has none.
    pub fn copy_board(&self, ctx: Context<'_>) -> Effects {
        let texts = ctx.texts;
        if self.keeps_secret(ctx.daily) {
            return Request::Notify(Notice::of("daily-secret", texts)).into();
        }
        let field = self.game().field().cloned();
        let Some(code) = field.and_then(|field| BoardCode::new(field).ok()) else {
            return Request::Notify(Notice::of("board-none", texts)).into();
        };
        vec![
            Request::Notify(Notice::of("board-copied", texts)).into(),
            Effect::Task(jobs::write_clipboard(code.to_string())),
        ]
    }

    /// The board as it is, with the result below. Others may still play a daily board, so its cells
    /// stay covered: at the end all that is covered would be a mine. So do those of a paused game.
    pub fn picture(&self, ctx: Context<'_>) -> BoardPicture {
        let (game, texts) = (self.game(), ctx.texts);
        let end = EndDisplay::of(ctx.settings);
        let sprites = ctx.sprites;
        let daily = self.daily();
        if daily.is_some() || game.phase() == Phase::Paused {
            let covered = Game::new(game.level(), game.rules(), 0, Moment(0));
            let caption = daily.map(|it| match ctx.daily.find(it.day, it.level) {
                Some(result) => daily::share_head(texts, result),
                None => {
                    let (day, level) = (it.day.to_string(), daily::level(texts, it.level));
                    [texts.get("daily"), &day, level].join(" · ")
                }
            });
            let picture = BoardPicture::new(covered, end, sprites);
            return BoardPicture { caption: caption.into_iter().collect(), ..picture };
        }
        let result = self.summary.as_ref().filter(|it| it.is_shown()).map(|it| it.result);
        let caption = result.map(|result| {
            let level = Some(texts.level(game.level()).to_owned());
            let progress = (!result.is_won()).then(|| progress(game, ctx.now, texts));
            let facts = [level, progress, result.worth(texts)];
            let facts: Vec<_> = facts.into_iter().flatten().collect();
            vec![result.headline(texts), facts.join(" · ")]
        });
        BoardPicture {
            chances: self.assistant.chances().cloned(),
            is_record: result.is_some_and(|result| result.is_best()),
            caption: caption.unwrap_or_default(),
            ..BoardPicture::new(game.clone(), end, sprites)
        }
    }
}
