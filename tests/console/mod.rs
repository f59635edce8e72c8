//! `sapper console`: the game in a terminal. The tests type what a player types.

mod board;
mod commands;
mod game;
mod menus;
mod rules;
mod session;
mod terminal;
mod watching;
