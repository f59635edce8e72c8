
# The lessons.
