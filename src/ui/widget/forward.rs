//! For widgets that wrap one other widget.

/// Implements these `Widget` methods of a wrapper by calling its `child`, the only one in its tree.
macro_rules! forward_to_child {
    ($($method:ident),+) => { $(forward_to_child!(@$method);)+ };
    (@children) => {
        fn children(&self) -> Vec<Tree> {
            vec![Tree::new(&self.child)]
        }
    };
    (@diff) => {
        fn diff(&self, tree: &mut Tree) {
            tree.diff_children(std::slice::from_ref(&self.child));
        }
    };
    (@size) => {
        fn size(&self) -> Size<Length> {
            self.child.as_widget().size()
        }

        fn size_hint(&self) -> Size<Length> {
            self.child.as_widget().size_hint()
        }
    };
    (@layout) => {
        fn layout(
            &mut self,
            tree: &mut Tree,
            renderer: &Renderer,
            limits: &layout::Limits,
        ) -> layout::Node {
            self.child.as_widget_mut().layout(&mut tree.children[0], renderer, limits)
        }
    };
    (@draw) => {
        fn draw(
            &self,
            tree: &Tree,
            renderer: &mut Renderer,
            theme: &Theme,
            style: &renderer::Style,
            layout: Layout<'_>,
            cursor: mouse::Cursor,
            viewport: &Rectangle,
        ) {
            let (child, tree) = (self.child.as_widget(), &tree.children[0]);
            child.draw(tree, renderer, theme, style, layout, cursor, viewport);
        }
    };
    (@mouse_interaction) => {
        fn mouse_interaction(
            &self,
            tree: &Tree,
            layout: Layout<'_>,
            cursor: mouse::Cursor,
            viewport: &Rectangle,
            renderer: &Renderer,
        ) -> mouse::Interaction {
            let (child, tree) = (self.child.as_widget(), &tree.children[0]);
            child.mouse_interaction(tree, layout, cursor, viewport, renderer)
        }
    };
}

pub(crate) use forward_to_child;
