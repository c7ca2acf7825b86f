"""Pure foundations: the contract of a game, chance, records, and the one table that everything stands on."""
