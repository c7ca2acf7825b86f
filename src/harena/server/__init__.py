"""The web server: a shell that stands on the tables."""
