
# The daily board.
