//! `sapper console`: the game in a terminal. What is typed here is what a player types.

mod board;
mod commands;
mod game;
mod menus;
mod rules;
mod session;
mod terminal;
mod watching;
