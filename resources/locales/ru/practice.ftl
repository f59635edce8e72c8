
# Practice and moments of finished games.
