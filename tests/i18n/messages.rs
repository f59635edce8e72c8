//! Reads a file of texts as Fluent's own parser does.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use sapper::config::Lang;
use std::collections::{BTreeMap, BTreeSet};

/// The messages of a language, in the file's order.
pub fn messages(lang: Lang) -> Vec<(String, Pattern<&'static str>)> {
    let resource = parser::parse(&*lang.ftl().leak())
        .unwrap_or_else(|(_, errors)| panic!("{lang} cannot be read: {errors:?}"));
    resource
        .body
        .into_iter()
        .filter_map(|entry| match entry {
            Entry::Message(message) => {
                let key = message.id.name;
                let value = message.value.unwrap_or_else(|| panic!("{key} in {lang}"));
                Some((key.to_owned(), value))
            }
            Entry::Junk { content } => panic!("{lang} cannot be read at {content}"),
            _ => None,
        })
        .collect()
}

/// The names of the values that each message of a language asks for.
pub fn placeholders(lang: Lang) -> BTreeMap<String, BTreeSet<String>> {
    messages(lang)
        .into_iter()
        .map(|(key, pattern)| {
            let mut names = BTreeSet::new();
            collect_pattern(&pattern, &mut names);
            (key, names)
        })
        .collect()
}

fn collect_pattern(pattern: &Pattern<&str>, names: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { .. } => {}
            PatternElement::Placeable { expression } => collect(expression, names),
        }
    }
}

fn collect(expression: &Expression<&str>, names: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => collect_inline(inline, names),
        Expression::Select { selector, variants } => {
            collect_inline(selector, names);
            for variant in variants {
                collect_pattern(&variant.value, names);
            }
        }
    }
}

fn collect_inline(inline: &InlineExpression<&str>, names: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            names.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => collect(expression, names),
        InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                collect_inline(argument, names);
            }
        }
        _ => {}
    }
}
