"""Bots: what one is given, some that play, and how they are asked."""
