//! The integration tests: one module per feature, in one program. Tests run in its threads, so none
//! may change what belongs to the whole process (environment, working directory, panic hook): a
//! test that has to runs this program again as a child.
#![cfg_attr(not(unix), allow(unused_imports, reason = "some tests are about Unix"))]

mod accessibility;
mod accessible_screens;
mod analyze;
mod animated_play;
mod animation;
mod announcements;
mod assistant;
mod audio_mixer;
mod auto_play;
mod autoplay;
mod avf;
mod bars;
mod board_code;
mod board_layout;
mod boards;
mod cells;
mod chart_axes;
mod check_flags;
mod command_line;
mod commands;
mod common;
mod console;
mod counters;
mod crash_report;
mod custom_board;
mod daily_board;
mod desktop_entry;
mod dialogs;
mod earlier_files;
mod easyx;
mod event_log;
mod every_screen;
mod evf;
mod export;
mod file_dialog;
mod flag_mode;
mod flood;
mod fonts;
mod formats;
mod game_log;
mod game_moments;
mod game_review;
mod generate;
mod guesses;
mod heuristic;
mod hint_texts;
mod hints;
mod i18n;
mod imports;
mod info_strip;
mod key_input;
mod keyboard;
mod keymap;
mod known_odds;
mod library;
mod library_table;
mod luck;
mod mac;
mod main_window;
mod malformed_input;
mod malformed_rawvf;
mod man_pages;
mod mouse;
mod mvf;
mod no_guess;
mod no_guess_window;
mod number_colors;
mod odds;
mod practice;
mod practice_attempt;
mod practice_command;
mod practice_progress;
mod practice_screen;
mod quick_keys;
mod rawvf;
mod rawvf_values;
mod recorded_games;
mod recording;
mod recording_library;
mod recording_store;
mod records_screen;
mod replay_command;
mod replay_screen;
mod result_summary;
mod resume;
mod rmv;
mod rules;
mod scores;
mod scores_command;
mod screen_reader_focus;
mod screen_reader_search;
mod setting_values;
mod settings;
mod simpleminer;
mod sound_guide;
mod sounds;
mod storage;
mod strip_layout;
mod styles;
mod system_prefs;
mod text_size;
mod think_longer;
mod tiles;
mod title_screen;
mod tooltips;
mod touch;
mod widgets;
mod window_changes;
mod window_size;
mod zini;
mod zoom;

/// A file that is not declared above would never run.
#[test]
fn every_file_is_a_module() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests");
    for entry in std::fs::read_dir(folder).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        let module = name.strip_suffix(".rs").unwrap_or(&name);
        let declared = include_str!("main.rs").lines().any(|line| line == format!("mod {module};"));
        assert!(declared || name == "main.rs", "tests/main.rs declares no `mod {module};`");
    }
}
