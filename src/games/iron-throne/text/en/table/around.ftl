### What can be opened over the table: own cards, the log, boards; taking back; the chronicle of a game.

## Buttons and sheets

mine = Look at your cards
whose = Whose cards?
    .note = Take the tablet. Your cards are shown behind your curtain.
cards-of = The cards of { NOM($house) }
# On the curtain, after the name of the house: why it is given the tablet.
looks = looks at cards
close-curtain = Close the curtain
# On a button after which the tablet calls one player, whose own cards come up: where they do.
behind-curtain = behind the curtain
# On the closed curtain of whoever took the tablet to look: a bluff needs no more.
back-unseen = Back without looking
log = Log
    .none = Nothing has happened yet.
boards = Influence boards
    .note = Who has spread what, and where
book = Leaders and cards
    .note = All of them, and which are house versions
menu = Menu
again = Play again
all-games = All games

## Taking back

# What is taken back, where the log may not say it: "Take back House Stark's leader".
deed-leader = { POSS($house) } leader
deed-option = { POSS($house) } choice
deed-player = { POSS($house) } choice of a player
deed-character = { POSS($house) } choice of a character
deed-card = { POSS($house) } card
deed-cards = { POSS($house) } cards
deed-split = { POSS($house) } power
deed-support = { POSS($house) } support
deed-hostage = { POSS($house) } hostages
deed-place = { POSS($house) } new hostage
deed-held = { POSS($house) } rescue
deed-sift = { POSS($house) } look at the deck
deed-deal = { POSS($house) } terms
deed-reaction = { POSS($house) } reaction
# The leader is no longer always used.
deed-ask-again = { POSS($house) } wish to be asked again
# Why no more can be taken back.
wall-leaders-revealed = Before that, the leaders were revealed: what was seen cannot be unseen.
wall-events-shuffled = Before that, the events were shuffled: shuffling cannot be taken back.
wall-event = Before that, an event was revealed: what was seen cannot be unseen.
wall-drew = Before that, a card was drawn: what was seen cannot be unseen.
wall-shuffled = Before that, a deck was shuffled: shuffling cannot be taken back.
wall-put-down = Before that, a House card was played face up: what was seen cannot be unseen.
wall-revealed = Before that, the House cards were revealed: what was seen cannot be unseen.
wall-played = Before that, a card was played: what was seen cannot be unseen.
wall-replaced = Before that, a House card was replaced: what was seen cannot be unseen.
wall-not-replaced = Before that, somebody looked for another House card: what was seen cannot be unseen.
wall-peeked = Before that, somebody looked at a hand: what was seen cannot be unseen.
wall-sifted = Before that, somebody looked at a deck: what was seen cannot be unseen.
wall-discarded = Before that, cards were discarded: what was seen cannot be unseen.
wall-hostage = Before that, a hostage was taken: what was seen cannot be unseen.
wall-rescued = Before that, a hostage was rescued: what was seen cannot be unseen.
wall-released = Before that, a hostage was released: what was seen cannot be unseen.
wall-tortured = Before that, a hostage was tortured: what was seen cannot be unseen.
wall-looking = Before that, somebody looked at cards: what was seen cannot be unseen.
wall-beginning = Before that, the game began.

## Lines of the log: the game was copied, or came in as a copy

copied-file = The game was copied to a file in turn { $turn }.
copied-backup = The game was copied to a backup in turn { $turn }.
copied-remains = What was left of the game was copied to a file.
copied-arrival = The game was brought in from a file in turn { $turn }.
copied-claimed = In turn { $turn } the game went on here without confirmation from the other tablet.
copied-scanned = The game was taken over from another tablet in turn { $turn }.
copied-shown = The game was shown to another tablet in turn { $turn }.

## The replay

# The suggested name of a game that goes on from a turn of this one.
branch-name = { $name } (from turn { $turn })
# Whose eyes the replay shows: those of nobody.
the-table = The table

## The chronicle

chronicle-note = Influence, outcomes, hostages, times
chronicle-spread = Influence turn by turn
    .note = Influence at the end of each turn. Five wins.
    .caption = Influence spread by each House, turn by turn
chronicle-outcomes = How encounters ended
chronicle-owned = { $count ->
    [one] Played with { $count } card of yours
   *[other] Played with { $count } cards of yours
  }
chronicle-houses = House by House
# Heads of columns.
column-house = House
column-won = Won
column-hostages = Hostages taken
column-deaths = Deaths
column-passes = Passes
column-time = Time
