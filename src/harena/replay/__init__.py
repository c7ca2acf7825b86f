"""Records: written, played again, and verified."""
