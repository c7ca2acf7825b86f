# What the page in the browser says: the house, the table around the board, the rulebook, the licences.

## Everywhere

web-home = To the house
web-close = Close
web-done = Done
web-keep = Leave it
web-try-again = Try again
web-loading = One moment…
web-menu = Menu
web-language = Language
web-theme = Light or dark
web-theme-system = Like the system
web-theme-light = Light
web-theme-dark = Dark
web-rules = Rules
web-rule = Rule { $rule }
web-rulebook = Rulebook
web-licences = Licences
web-you = You
web-you-tag = you
web-on = Yes
web-off = No
web-unreachable = The server does not answer. Start it with: harena play
web-locked = This browser has no key to this house. Open the address that harena play has printed.
web-wrong-key = The key in this browser is an old one. Open the address that harena play has printed.

## Titles of the browser's tab

web-title-home = Harena
web-title-rules = Rulebook · { $game }
web-title-licences = Licences · Harena
web-title-nowhere = Not here · Harena
web-title-seating = Waiting for players · Harena
web-title-turn = ● Your turn · { $title }
web-title-decides = { $name } decides · { $title }
web-title-over = Finished · { $title }
web-title-lost = Connection lost · { $title }

## Choosing a game and making a table

web-motto = Games of the Roman arena, at one table
web-choose-game = Choose a game
web-one-game = Take your seats
web-no-games = No game is installed.
web-players = { $least } to { $most }
web-players-exactly = { $most } players
web-minutes = { $minutes } min
web-maker-alone = { $publisher } { $year }
web-maker = { $author }, { $publisher } { $year }
web-new-table = New table
web-new-table-lead = Change what you like, or just sit down.
web-seats = Seats
web-person = Person
web-some-game = a game
web-bot = Bot
web-bots-play = The bots play
web-bot-random = Random
web-bot-greedy = Greedy
web-bot-mcts = Searching
web-bot-kind = Kind of the bot at seat { $number }
web-bot-random-help = Random: plays anything that is allowed
web-bot-greedy-help = Greedy: takes what looks best now
web-bot-mcts-help = Searching: tries out what may follow
web-name-of-seat = Name at seat { $number }
web-kind-of-seat = Who plays at seat { $number }
web-add-seat = Add a seat
web-remove-seat = Remove seat { $number }
web-switches = Switches
web-all-switches = { $count ->
    [one] { $count } switch
   *[other] All { $count } switches
}
web-changed = { $count } changed
web-reset = Back to the usual
web-range = { $low } to { $high }
web-table-title = Name of the table
web-mark-official = the publisher’s rule
web-mark-inferred = our reading
web-mark-house = ours
web-quiet = Others’ gains in the log
web-quiet-shown = Shown
web-quiet-left-out = Left out
web-undo = Taking back
web-source = Drawing and rolling
web-source-help = With the real tiles, cards and dice beside you, you can say here what came; otherwise the house draws, and it can be checked afterwards.
web-source-seeded = The house
web-source-entered = You, at your table
web-sit-down = Sit down
web-laying = Laying the table…
web-not-made = The table was not made: { $why }
web-credit = Icons: game-icons.net. Type: Cinzel, Inter.

## Tables kept here

web-kept = Tables kept here
web-none-kept = None yet. The first one is two clicks away.
web-all-tables = All { $count } tables
web-table-of = Table of { $game }
web-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
web-state-seating = Waiting for players
web-state-abandoned = Stopped before its end
web-state-unreadable = This version cannot open it
web-state-going = Being played
web-state-secret = Secret answers
web-state-due = A draw or an answer to enter
web-state-turn = { $name } to play
web-state-decides = { $name } decides
web-state-won = { $names } won, { $score }
web-go-on = Go on
web-look-back = Look back
web-delete = Delete
web-delete-of = Delete { $title }
web-delete-title = Delete this table?
web-delete-text = { $title } and everything that was played at it will be gone.

## At the table

web-board = Board
web-zoom = Zoom in on the board
web-panels = Panels
web-panel-decide = Decide
web-panel-players = Players
web-panel-log = Log
web-ways = Ways to act
web-your-turn = Your turn
web-turn-of = { $name }’s turn
web-waiting = Not your turn
web-waiting-text = One moment…
web-decides = { $name } decides.
web-window = Everybody who is asked answers in secret.
web-plays = { $name } plays
web-answers = { $name } answers in secret.
web-several = It happens
web-drawn = Drawn
web-not-asked = Nothing is asked of you now.
web-nobody-yet = Nobody at this screen is asked yet.
web-spectator = You are looking on.
web-choose-first = Choose one way to act first, here or on the board.
web-do = Do it
web-amount = { $what }; from { $least } to { $most }
web-amount-least = It cannot be less.
web-amount-most = It cannot be more.
web-less = Less
web-more = More
web-next-step = Next step
web-key-enter = Enter
web-step-by-step = Step by step
web-steps-short = In steps
web-so-far = So far
web-your-draft = Your move
web-draft-whole = Your move is complete. Play it, or drop a step.
web-drop-from-here = Drop this step and what follows
web-drop-step = Drop: { $step }
web-whole = The rest, all at once: { $steps }
web-take-back = Undo
web-redo = Play it again
web-refused = That cannot be done.
web-skip = Skip
web-following = { $left ->
    [0] The last of it.
    [one] { $left } more to see.
   *[other] { $left } more to see.
}
web-replaying = { $left ->
    [0] The last of it.
    [one] Once more: { $left } left.
   *[other] Once more: { $left } left.
}
web-last-turns = Last turns
web-nothing-since = Nobody has moved since you last decided.
web-speed = Speed
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-speed-once = All at once
web-due = At your table
web-due-text = What was drawn or rolled?
web-abandon = End the game
web-abandon-title = End this game now?
web-abandon-text = It ends for everybody, without a winner. It can still be looked back at.
web-text-only = { $game } is played in a terminal:
web-no-board = This game has no board for the browser. Play it in a terminal: harena play --text
web-no-board-title = No board here
web-broken = The board could not be loaded. Load the page again.
web-broken-title = The board is missing

## The line to the table

web-lost = Connection lost
web-lost-text = Trying to reach the table again. Nothing you touch now is played.
web-lost-note = The connection is lost, so nothing was played.
web-late-note = No answer came. Look at the board before you try again.
web-gone = This table is not here, or no longer.
web-gone-title = No such table
web-gone-deleted = Somebody has deleted this table.
web-gone-deleted-title = The table is gone
web-gone-unreadable = This version of Harena cannot open the table.
web-gone-unreadable-title = Not readable

## Sitting down, handing over

web-seating = The table is laid
web-seating-text = The game begins when everybody has sat down.
web-missing = not here yet
web-here = sits here
web-here-you = sits at this screen
web-hand-over = Hand over to { $name }
web-hand-over-text = Everything of the last player is put away. Only { $name } should look now.
web-i-am = I am { $name }, show my things

## Log

web-whole-log = Whole log
web-filtered = filtered
web-filter-topics = Topics
web-filter-players = Players
web-everybody = Everybody
web-nothing-left = The filters leave nothing.
web-failures = { $count ->
    [one] A bot failed { $count } time; the safe move was made for it.
   *[other] Bots failed { $count } times; the safe move was made for them.
}
web-log-undone = { $seat } takes a move back.
web-log-redone = { $seat } plays it again.
web-topic-table = Table
web-topic-gains = Gains
web-topic-moves = Moves
web-topic-draws = Draws

## The end, looking back

web-ended = Finished
web-result = Result
web-total = Total
web-place = Place
web-rank = { $rank }.
web-seed = Seed of all draws, to check them: { $seed }
web-play-again = Play again
web-show-board = Look at the board
web-show-result = Show the result
web-save-record = Save the record
web-no-record = The record could not be fetched.
web-looking-back = Looking back
web-look-start = The table is laid.
web-look-end = That is the last step.
web-step = Step
web-step-of = { $step } of { $total }
web-step-back = One step back
web-step-on = One step on
web-back-to-end = Back to the end

## Keys

web-keys = Keys
web-keys-walk = Walk over the board
web-keys-touch = Touch the place; a second time plays it. Away from the board: play what is chosen
web-keys-choice = Choose a way to act
web-keys-drop = Drop the note, the choice, the draft
web-keys-undo = Take back
web-keys-redo = Play again what was taken back
web-keys-replay = See again what happened since your last turn
web-keys-skip = Skip what is being shown
web-keys-log = Open the log
web-keys-rules = Open the rulebook
web-keys-keys = This list

## Rulebook

web-search-rules = Search the rules
web-found = { $count ->
    [0] Nothing found
    [one] { $count } rule
   *[other] { $count } rules
}
web-chapters = Chapters
web-own-page = Open on a page of its own
web-no-book = The rulebook could not be fetched.

## Licences, and addresses that lead nowhere

web-licence-own = Harena is free software under the MIT licence.
web-licence-art = Icons and type
web-licence-icons = The icons are unchanged but for colour and size. All other drawings belong to Harena.
web-licence-parts = Bundled libraries
web-licence-games = The games belong to their authors and publishers. Rules are told in our own words; no art of theirs is used.
web-nowhere = This arch leads to no arena. Check the address, or go back to the house.
web-nowhere-title = Nothing stands here

## The people at the table

web-people = People
web-people-unread = { $count ->
    [0] People and talk
    [one] People and talk, { $count } new line
   *[other] People and talk, { $count } new lines
}
web-keys-people = The people at the table, and what they say
web-host = Host
web-watcher = Spectator { $number }
web-watching = { $count ->
    [one] { $count } looks on
   *[other] { $count } look on
}
web-ready = ready
web-ready-you = you are ready
web-not-ready = here, not ready yet
web-you-not-ready = you
web-am-ready = I am ready
web-not-yet = Wait, not yet
web-your-name = Your name
web-take-seat = Sit here
web-seat-bot = Give it to a bot
web-seat-person = Keep it for a person
web-you-look-on = You are looking on.
web-is-here = here
web-is-away = away
web-given-up = gave up
web-seat-hand-over = Let a bot play
web-seat-take-back = Play again myself
web-propose-replace = Propose a bot for it
web-propose-undo = Ask to take back my last move
web-propose-end = Propose to end the game
web-propose-rematch = Propose another game
web-resign = Give up
web-resign-title = Give up this game?
web-resign-text = A bot plays your seat to the end, and you can only look on.
web-agree = Agree
web-refuse = Refuse
web-withdraw = Withdraw it
web-proposal-waits = Still to answer: { $names }
web-to-rematch = Go to the new table
web-links = Links
web-copy-link = Copy
web-copied = Copied
web-show-link = Show
web-link-code = The link as a code for a camera
web-link-secret = Whoever has this link may use it: send it to one person only.
web-renew-link = Make it anew; the old one is dead
web-link-seat = Link for { $name }
web-link-own = Your seat, on another device
web-link-see = To see what { $name } sees
web-link-watch = To look on
web-link-host = Your powers as host
web-talk = Talk
web-talk-none = Nothing has been said yet.
web-say = Say something
web-say-verb = Say
web-time-left = { $time } left
web-time-soon = { $count ->
    [one] { $count } second left.
   *[other] Less than { $count } seconds left.
}
web-gone-no-seat = The link of this browser does not count at this table, or no longer. Ask for a new one.
web-gone-no-seat-title = An old link
web-gone-link-only = This table is found by its links alone. Ask whoever made it for one.
web-gone-link-only-title = A table by link
web-play-where = Who plays where
web-play-links = each by a link
web-play-here = all here
web-clock = Time for a decision
web-clock-none = none
web-clock-some = { $minutes } min
web-lobby = Open tables
web-lobby-none = No table is open to everybody just now.
web-lobby-switch = For everybody
web-lobby-yes = in the list
web-lobby-no = by link
web-free-seats = { $count ->
    [0] full
    [one] { $count } seat free
   *[other] { $count } seats free
}
web-go-in = Go in
web-mine = Your tables
web-mine-none = You sit at no table. Make one, and send the others their links.
web-forget = Forget { $title } here
web-sound = Sound when it is your turn
web-report = Save a report of a fault
web-fair = Check the draws
web-fair-good = { $count ->
    [one] The one draw follows from the seed that was promised.
   *[other] All { $count } draws follow from the seed that was promised.
}
web-fair-bad = Draw { $number } does not follow from the seed.
web-fair-promise = The seed is not the one that was promised.
web-fair-share = What this page added to the draws is not in them.
web-fair-none = The draws could not be fetched.
