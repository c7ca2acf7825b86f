"""How the store came to be as it is."""
