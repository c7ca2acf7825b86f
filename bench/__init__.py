"""Speed of the games, measured beside a peer in the same run."""
