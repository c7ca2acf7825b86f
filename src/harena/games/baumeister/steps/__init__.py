"""The rules of play, one file a chapter; each step refuses, lists and does."""
