# The people at a table for several: what they may not do, and what is told of them beside the game.

## Refusals

refuse-begun = The game has begun.
refuse-seating = Not everybody has sat down yet.
refuse-spectator = That is for those who play.
refuse-gone = This page has been let go. Load it again.
refuse-hello-twice = The table knows this page already.
refuse-not-free = Somebody sits there.
refuse-no-bot = There is no such bot.
refuse-not-host = That is for the host to say.
refuse-resigned = This seat has given up.
refuse-not-away = Its player is here, or was a moment ago. After a minute without a page you may do this.
refuse-no-link = That is not your link.
refuse-proposed = Something is proposed already; that comes first.
refuse-no-proposal = That is no longer proposed.
refuse-not-over = The game is not over yet.
refuse-again = The rematch has been laid already.
refuse-alone = There is nobody else to ask.
refuse-consent = That ends the game for the others too; propose it to them.
refuse-undo-clock = You cannot take that back: the time for that decision has run out.
refuse-said-enough = Enough has been said at this table.
refuse-bad-name = A name needs at least one letter, digit or sign.
refuse-bad-text = There is nothing in it that can be shown.
refuse-too-fast = That is too much at once; wait a moment.

## What is told beside the game

talk-expired = Time ran out for { $seat }; the safe move was made.
talk-resigned = { $seat } gives up; a bot plays on.
talk-seat-sat-bot = { $seat } lets a bot play ({ $kind ->
    [greedy] greedy
    [random] random
   *[other] { $kind }
}).
talk-seat-sat-human = { $seat } is back.
talk-host-sat-bot = The host gives the seat of { $seat } to a bot ({ $kind ->
    [greedy] greedy
    [random] random
   *[other] { $kind }
}).
talk-host-sat-human = The host keeps the seat of { $seat } for a person.
talk-host-renewed-host = The host has made the host’s link anew.
talk-host-renewed-watch = The host has made the link for spectators anew.
talk-host-renewed-seat = The host has made the link of { $seat } anew; the old one is dead.
talk-seat-renewed-seat = { $seat } has made the link of this seat anew.
talk-seat-renewed-see = { $seat } has made anew the link to look on.
talk-proposed-undo = { $seat } asks to take back the last move.
talk-proposed-end = { $seat } proposes to end the game.
talk-proposed-replace = { $seat } proposes that a bot plays for { $whom }.
talk-proposed-rematch = { $seat } proposes another game.
talk-withdrawn = { $seat } withdraws the proposal.
talk-refused = { $seat } refuses.
talk-agreed-undo = All agree: the last move of { $seat } is taken back.
talk-agreed-end = All agree to end the game.
talk-agreed-replace = All agree: a bot plays for { $whom }.
talk-agreed-rematch = All agree to another game.
talk-rematch = The table for another game is laid.
