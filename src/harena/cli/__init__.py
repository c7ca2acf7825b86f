"""The command line: a shell that stands on the tables."""
