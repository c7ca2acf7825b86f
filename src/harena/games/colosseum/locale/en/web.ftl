# How Colosseum is announced, and the topics of its log.

about-line = Gather the cast, outbid your rivals and open the gates: only your greatest show counts.
about-note = With the designers’ intense auctions
about-short = Colosseum

topic-setup = Set-up
topic-turn = Turns
topic-means = Medals, coins and awards
topic-invest = Investments
topic-auction = Auctions
topic-trade = Trade
topic-event = Events
topic-close = Closing ceremonies
topic-chance = Dice
topic-end = End of the game
