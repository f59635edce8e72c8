
# Practice and moments of finished games.

entry-wrong = The entry “{ $entry }” is ignored.
