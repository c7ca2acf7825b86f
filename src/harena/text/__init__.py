"""Words: catalogues in three languages, and the sentences made of what rules tell."""
