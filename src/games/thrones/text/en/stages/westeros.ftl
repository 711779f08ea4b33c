### The Westeros phase: the cards revealed, and the cards that somebody decides.

westeros-title = Westeros
westeros-round = Round { $round }
westeros-steps = Progress
westeros-step-cards = Cards revealed
westeros-step-wildlings = Wildlings
westeros-done = done
westeros-now = being resolved
westeros-waits = waiting
westeros-binds = in force this round
westeros-instead = { NAME($westerosCards) }: the deck was reshuffled and a new card drawn
westeros-supply = { $found } → { $left }
westeros-unchanged = Nobody's supply has changed
westeros-nothing = Nobody has gained power

## The threat of the wildlings

threat-title = Wildlings
threat-step = one icon: { SIGNED($value) }
threat-now = now
threat-before = before
threat-top = they attack at once
threat-counted = { $count ->
    [0] No icons on the cards: the threat stays at { $left }.
    [one] { $count } icon on the cards: the threat rises from { $found } to { $left }.
   *[other] { $count } icons on the cards: the threat rises from { $found } to { $left }.
}
threat-attack = The threat has reached the top: they attack at once.

## What comes next

next-revealing = Revealing the cards
    .note = The first is resolved before the second, the second before the third.
next-muster = { NOM($house) } musters first
next-bid-wildlings = All houses bid against the wildlings
next-bid = All houses bid for { NOM($held) }
    .note = In secret: pass the tablet around the table. Available power stays hidden until all bids are in.
    .phone = In secret: pass the phone around the table. Available power stays hidden until all bids are in.
next-planning = Time to place orders
    .note = The Westeros phase is over. Pass the tablet around the table for secret orders.
    .phone = The Westeros phase is over. Pass the phone around the table for secret orders.
next-to-mustering = Continue to mustering
next-to-reconciling = Continue to supply
next-to-bidding = Begin the bidding
next-to-track-tie = Continue to the tie
next-to-assigning-orders = Continue to planning
next-to = Continue

## A card that somebody decides

decree-card = { $deck ->
    [first] Round { $round } · first card
    [second] Round { $round } · second card
   *[third] Round { $round } · third card
}
decree-supply = Supply
    .what = Every house counts its supply icons and reconciles its armies.
    .act = Supply for everybody
decree-mustering = Mustering
    .what = Every house musters, with the points of its castles and strongholds.
    .act = Mustering for everybody
decree-clash-of-kings = Clash of Kings
    .what = Every house bids for new positions on all three tracks.
    .act = Bidding for everybody
decree-game-of-thrones = Game of Thrones
    .what = Every house gains power for its power icons and unblocked ports.
    .act = Power for everybody
decree-storm-of-swords = No Defense orders
    .what = Nobody may place a Defense order this round.
    .act = No Defense this round
decree-rains-of-autumn = No March +1
    .what = Nobody may place the special March +1 this round.
    .act = No special March +1
decree-nothing = Nothing
    .a-throne-of-blades = Supply stays, and nobody musters. The next card follows.
    .dark-wings-dark-words = Nobody bids or gains power. The next card follows.
    .put-to-the-sword = Every order may be placed this round.
    .act = Nothing happens
decree-choose = Choose this
# Read aloud. $title: one of the three.
decree-choose-aloud = { $title }: choose this
decree-chosen = Chosen
decree-missing = Choose one of the three
decree-which = Choose for everybody
decree-holds = { NOM($house) } holds { NOM($held) } and chooses
decree-pick = Each column shows what that choice would mean for every house.
decree-look = Look at the board
decree-to-come = Still to come: { NAME($westerosCards) }

## What a decree would mean for a house, below its name

mean-fit = armies fit
mean-loses = loses { COUNT($count, of: "unit") }
mean-areas = in { COUNT($count, of: "area") }
mean-no-muster = cannot muster
mean-icons = { COUNT($count, of: "icon") }
mean-icons-ports = { COUNT($count, of: "icon") }, { COUNT($found, of: "port") }
mean-no-tokens = no tokens left
mean-power = { COUNT($power, of: "power") } to bid
mean-banned = { NAME($tokens) }
mean-loses-nothing = no special orders: loses nothing
mean-nobody = Everything stays as it is.

## The same in a sentence

sum-supply-falls = { NAME($house) } drops to { $level }.
sum-supply-loses = { NAME($house) } drops to { $level } and has to destroy { COUNT($count, of: "unit") }.
sum-supply-rises = { NAME($house) } rises to { $level }.
sum-supply-same = Nobody's supply changes.
sum-musters = Mustering points: { $scores }.
sum-power = Power: { $scores }.
sum-bids = Three secret biddings: Iron Throne, Fiefdoms, King's Court.
