"""Shipped tests: the conformance suite that judges every game, and small tools for the tests of one game."""
