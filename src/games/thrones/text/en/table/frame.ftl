### What stands around the board: head, houses, tracks, sheets of houses and areas, log, recap.

house = { NOM($house) }

## Head

head-round = Round
head-round-of = Round { $round } of { $last }
head-phases = Phases of the round
phase-westeros = Westeros
phase-planning = Planning
phase-action = Action
phase-over = Game over
head-wildlings = Wildlings
# Read aloud.
head-threat = Wildlings: { $threat } of { $most }
head-log = Log
head-rules = Rules
head-house-rules = House rules
head-menu = Menu

## Houses

houses-title = Houses
    .note = in turn order
# Read aloud.
houses-aloud = Houses, in turn order
houses-acts = decides
houses-sealed = sealed
houses-tracks = Tracks
houses-power-hidden = power hidden
figure-castle = { COUNT($count, of: "castle") }
figure-barrel = supply { $count }
figure-crown = power { $count }
figure-card = { $count ->
    [one] { COUNT($count, of: "house-card") } left
   *[other] { COUNT($count, of: "house-card") } left
}
figure-star = { COUNT($count, of: "special-order") }

## Supply, victory, influence

supply-title = Supply
# Read aloud. Sizes of armies.
supply-stacks = Armies: { LIST($names) }; allowed: { LIST($list) }
supply-no-stacks = Armies: none; allowed: { LIST($list) }
supply-armies = { NAME($house) }: { LIST($list) }
supply-no-armies = { NAME($house) }: no armies
supply-allows = armies of { LIST($list) }
victory-title = Victory
    .note = castles and strongholds
victory-wins = wins
influence-title = Influence
influence-throne = Throne
influence-fiefdoms = Fiefdoms
influence-court = Court
# Below the Valyrian Steel Blade (fiefdoms) or the Messenger Raven.
influence-used = { $track ->
    [fiefdoms] used
   *[other] used
}
influence-place = Place
influence-stars = Stars
tracks-title = Houses and tracks

## The sheet of a house

sheet-power = { $count ->
    [0] Power: { $power } available, none on the board
    [one] Power: { $power } available, { $count } on the board
   *[other] Power: { $power } available, { $count } on the board
}
sheet-power-hidden = { $count ->
    [0] Power: hidden during the bidding, none on the board
    [one] Power: hidden during the bidding, { $count } on the board
   *[other] Power: hidden during the bidding, { $count } on the board
}
sheet-supply = Supply { $level }
    .allows = allows armies of { LIST($list) }
sheet-hand = { $count ->
    [0] No house card in hand
    [one] In hand: { $count }
   *[other] In hand: { $count }
}
sheet-played = Played
sheet-none-played = No card has been played.
sheet-castles = Castles and strongholds: { $count }
sheet-no-castles = None.
sheet-armies = Armies
sheet-no-armies = No armies: no two units share an area.
sheet-pool = Units not on the board
sheet-units = { MANY($unit, case: "capital") }
# Read aloud, of a card.
sheet-strength = strength { $strength }
sheet-swords = { COUNT($count, of: "sword") }
sheet-fortifications = { COUNT($count, of: "fortification") }
# Places on the three tracks.
sheet-tracks = Iron Throne { $throne }, Fiefdoms { $fiefdoms }, King's Court { $court }

## The card of an area

area-sea = Sea
area-port = Port
area-stronghold = Stronghold
area-castle = Castle
area-land = Land
area-island-stronghold = Stronghold on an island
area-island-castle = Castle on an island
area-island-land = Land on an island
area-held = held by { NOM($house) }
area-nobody = held by nobody
area-closed = closed in this game
area-neutral = Neutral force, strength { $strength }
area-units = { NOM($units, case: "capital") }
area-no-units = No units
area-routed = routed
area-garrison = Garrison { $strength }
area-power = { POSS($house) } power token
area-order = { NOM($token, case: "capital") }
area-points = { COUNT($count, of: "mustering-point") }
area-supply = { COUNT($count, of: "supply-icon") }
area-power-icons = { COUNT($count, of: "power-icon") }
area-home = Home of { NOM($house) }
area-adjacent = Adjacent areas

## Log and recap

happened-title = What just happened
# On the button that shows once more what has happened since.
last-turn = Last turn
log-title = Log
log-place = { $phase ->
    [westeros] Round { $round } · Westeros
    [planning] Round { $round } · Planning
    [action] Round { $round } · Action
   *[over] Round { $round } · Game over
}
log-house = House
log-all = All
log-topic = Topic
log-none = Nothing of that kind has happened yet.
recap-title = Since you last looked
recap-holds = { $name } holds the tablet
recap-nothing = Nothing has happened since then.
recap-log = Full log
# Beside a line of the log that concerns a house.
recap-affects = affects { NAME($house) }
# A button that opens the sentence of what is asked.
ask-what = What do I do?
