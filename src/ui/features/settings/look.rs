//! The page of the looks: styles, colours, motion and the language.

use super::{Lines, Message, lines};
use crate::config::{ColorVision, LanguageChoice, Settings};
use crate::game::{Action, Game, Level, Minefield, Moment, Pos, Rules, Style};
use crate::ui::board;
use crate::ui::board::look::Look;
use crate::ui::kit::font;
use crate::ui::screen::prelude::*;
use iced::widget::{column, grid};

/// The side of a cell in a style's preview.
const CELL: f32 = 20.0;
/// The narrowest pages with three and with six cards beside each other.
const THREE: f32 = 400.0;
const SIX: f32 = 900.0;
/// The gap between cards, and what is left and right of a name in one.
const CARDS: f32 = 3.0 * theme::UNIT;
const AROUND: f32 = 4.0 * theme::UNIT;

pub(super) fn lines(page: &mut Lines<'_>) {
    let (settings, texts, palette) = (page.ctx.settings, page.ctx.texts, page.ctx.palette);
    let usual = Settings::default();
    page.lines.push(heading(words::title(texts.get("style"), palette)));
    page.lines.push(styles(page));
    page.resets.push(SettingChange::Style(usual.style));
    if page.ctx.look().has_skins {
        let skins = skins(page.ctx);
        page.labelled("skin", skins, SettingChange::Skin(None));
    }
    original_rules(page);
    page.rule();
    lines! { page:
        choice("theme") theme Theme;
    }
    if !Palette::has_dark_variant(settings.style) {
        let fixed = texts.with("theme-fixed", args![style = texts.style(settings.style)]);
        page.line(words::note(fixed, palette));
    }
    lines! { page:
        choice("motion") reduce_motion ReduceMotion;
        switch("settings-glass-light") light Light;
    }
    page.rule();
    page.heading("color-vision");
    page.lines.push(sights(page));
    page.resets.push(SettingChange::ColorVision(usual.color_vision));
    page.rule();
    let languages = LanguageChoice::all().map(|value| {
        let name = match value {
            LanguageChoice::Auto => texts.get("language-auto"),
            LanguageChoice::Specific(lang) => lang.name(),
        };
        (value, name)
    });
    let reset = SettingChange::Language(usual.language);
    page.one_of("settings-language", languages, settings.language, SettingChange::Language, reset);
}

/// Whether the style's own rules come with it, and what they are.
fn original_rules(page: &mut Lines<'_>) {
    let (settings, texts) = (page.ctx.settings, page.ctx.texts);
    let (style, has_own) = (settings.style, settings.style.rules() != Rules::WINDOWS_7);
    let is_on = settings.original_rules && has_own;
    let about = texts.choice("original-rules", style).into();
    let message = has_own.then_some(Message::Changed(SettingChange::OriginalRules(!is_on)));
    let name = texts.get("original-rules");
    let line = buttons::switch(name, Some(about), is_on, message, page.ctx.palette);
    page.line(line);
}

/// Cards of which one is chosen: over the whole page if that has room for all in a line.
fn cards<'a>(
    page: &Lines<'a>,
    cards: impl Iterator<Item = Element<'a, Message>>,
    abreast: [usize; 2],
) -> Element<'a, Message> {
    let (columns, width) = columns(page, abreast);
    let cards = grid(cards).columns(columns).height(Shrink).spacing(CARDS);
    container(cards).max_width(width).into()
}

/// How many cards are beside each other, and the width of all.
fn columns(page: &Lines<'_>, [abreast, all]: [usize; 2]) -> (usize, f32) {
    if page.whole() < SIX { (abreast, page.room()) } else { (all, page.whole()) }
}

/// A card with a picture and its name.
fn card<'a>(
    picture: impl Into<Element<'a, Message>>,
    name: &'a str,
    height: Length,
    is_chosen: bool,
    message: Message,
    palette: &'static Palette,
) -> Element<'a, Message> {
    let name = TextRole::Label.text(name, palette).center().height(height);
    let name = if is_chosen { name.color(palette.chosen_on_card()) } else { name };
    let card = column![picture.into(), name].spacing(theme::GAP).align_x(Center).width(Fill);
    let card = button(card)
        .padding([2.5 * theme::UNIT, AROUND / 2.0])
        .width(Fill)
        .style(palette.picture_card(is_chosen));
    let semantics = match message {
        Message::Changed(_) => Semantics::new(Role::RadioButton).toggled(is_chosen),
        _ => Semantics::new(Role::Button),
    };
    focus::control(card, semantics, message)
}

/// A card with a preview for each style, and one that adds a skin.
fn styles<'a>(page: &Lines<'a>) -> Element<'a, Message> {
    let ctx = page.ctx;
    let abreast = [if page.room() < THREE { 2 } else { 3 }, Style::ALL.len() + 1];
    let (columns, width) = columns(page, abreast);
    let room = (width + CARDS) / columns as f32 - CARDS - AROUND;
    // If one name takes two lines, the cards of the others are as high.
    let is_long = |&style: &Style| TextRole::Label.width(ctx.texts.style(style)) > room;
    let lines = if Style::ALL.iter().any(is_long) { 2.0 } else { 1.0 };
    let height = Length::Fixed(lines * 1.3 * size::TEXT);
    let styles =
        Style::ALL.into_iter().zip(&ctx.appearance.style_sprites).map(|(style, sprites)| {
            let end = Look::of(style).end_display;
            let preview = board::static_board(&preview(style), end, CELL, sprites);
            // Classic cells, which grow in whole steps, are smaller here.
            let preview = container(preview).center_y(3.0 * CELL);
            let is_chosen = style == ctx.settings.style;
            let change = Message::Changed(SettingChange::Style(style));
            card(preview, ctx.texts.style(style), height, is_chosen, change, ctx.palette)
        });
    let plus = TextRole::Headline.in_style("+", ctx.palette).color(ctx.palette.muted);
    let plus = container(plus).center_y(3.0 * CELL);
    let add = card(plus, ctx.texts.get("skin-add"), height, false, Message::AddSkin, ctx.palette);
    let all = styles.chain([ctx.tip(add, ctx.text_label("tip-skin-add"))]);
    cards(page, all, abreast)
}

/// A small board that shows the look of a style: covered and open cells, numbers and a flag. Mines
/// are at the second cell of the first row, which is flagged, and at the last. The bottom row is open.
pub fn preview(style: Style) -> Game {
    let level = Level::with_dimensions(3, 4, 2).expect("a small board is a board");
    let field = Minefield::new(level.size(), [1, 3]);
    let mut game = Game::with_board(level, style.rules(), field, Moment(0));
    game.apply(Action::Open(Pos::new(2, 0)), Moment(0));
    game.apply(Action::Mark(Pos::new(0, 1)), Moment(0));
    game
}

/// A list of the skins, and who made the one that is shown.
fn skins(ctx: ViewContext<'_>) -> Element<'_, Message> {
    let own = (None, ctx.texts.get("skin-own"));
    let skins = &ctx.appearance.skins;
    let named = skins.iter().enumerate().map(|(nth, name)| (Some(nth), name.as_str()));
    let chosen = ctx.settings.skin.as_ref();
    let now = skins.iter().position(|name| Some(name) == chosen);
    let on_select = |nth: Option<usize>| {
        let name = nth.and_then(|nth| skins.get(nth)).cloned();
        Message::Changed(SettingChange::Skin(name))
    };
    let list = drop_down(None, [own].into_iter().chain(named), now, on_select, Fill, ctx.palette);
    let maker = ctx.sprites.skin().map(|skin| {
        let words = format!("{} · {} · {}", skin.name, skin.author, skin.licence);
        words::note(words, ctx.palette)
    });
    column![list, maker].spacing(theme::UNIT).into()
}

/// A card with the eight numbers in the colours for each colour vision.
fn sights<'a>(page: &Lines<'a>) -> Element<'a, Message> {
    let (ctx, now) = (page.ctx, page.ctx.settings.color_vision);
    // High contrast is a theme; earlier settings may have it here.
    let is_offered =
        move |sight: &ColorVision| *sight != ColorVision::HighContrast || *sight == now;
    let sights = ColorVision::ALL.iter().copied().filter(is_offered).map(|sight| {
        // High contrast has none of these colours: they are shown as they are in the light.
        let is_dark = ctx.palette.dark && !ctx.palette.is_high_contrast();
        let colors = Palette::of(ctx.settings.style, is_dark, sight);
        let numbers = (1_u8..).zip(colors.numbers).map(|(number, color)| {
            text(number.to_string()).size(16.0).font(font::BOLD).color(color).into()
        });
        let numbers = described(row(numbers).spacing(1.5 * theme::UNIT), Semantics::hidden());
        let open = if colors.dark { colors.open } else { ctx.palette.open };
        let ground = container::background(open).border(border::rounded(theme::BUTTON_RADIUS));
        let numbers = container(numbers).padding([theme::UNIT, theme::GAP]).style(move |_| ground);
        let change = Message::Changed(SettingChange::ColorVision(sight));
        let name = ctx.texts.choice("color-vision", sight);
        card(numbers, name, Shrink, sight == now, change, ctx.palette)
    });
    cards(page, sights, [if page.room() < 2.0 * 200.0 { 1 } else { 2 }, 4])
}
