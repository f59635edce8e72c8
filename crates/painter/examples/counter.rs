//! A counter, as in iced's own examples, painted by the painter.

use iced::Center;
use iced::widget::{button, column, text};

type Element<'a, Message> = iced::Element<'a, Message, iced::Theme, sapper_painter::Renderer>;

#[derive(Default)]
struct Counter {
    value: i64,
}

#[derive(Clone, Copy, Debug)]
enum Message {
    Increment,
    Decrement,
}

impl Counter {
    fn update(&mut self, message: Message) {
        match message {
            Message::Increment => self.value += 1,
            Message::Decrement => self.value -= 1,
        }
    }

    fn view(&self) -> Element<'_, Message> {
        column![
            button("Increment").on_press(Message::Increment),
            text(self.value).size(50),
            button("Decrement").on_press(Message::Decrement),
        ]
        .padding(20)
        .align_x(Center)
        .into()
    }
}

fn main() -> iced::Result {
    iced::application(Counter::default, Counter::update, Counter::view).title("Counter").run()
}
