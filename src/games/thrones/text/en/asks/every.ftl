### What every ask has, and what is said of answers that are taken back.

## Every ask

# An ask as others hear it, too. $text is said to the house.
ask-named = { NOM($house, case: "capital") }: { $text }
# Read aloud when the game asks something. $title is the name of the step.
ask-aloud = { $title }. { NOM($house, case: "capital") }: { $text }
# Below the name of a player, for whom the tablet is passed on: what for. A decision has its own as `.curtain`.
# `.deed` of a decision is on the button that leads to it: what the player does next.
curtain = to decide in secret
# An option that is not known.
option-unknown = This one

## What a house has answered, as a label: beside "Take back", before ": taken back."

deed-orders = { POSS($house, case: "capital") } orders
deed-raven = { POSS($house, case: "capital") } use of the raven
deed-raid = { POSS($house, case: "capital") } raid
deed-march = { POSS($house, case: "capital") } march
deed-consolidate = { POSS($house, case: "capital") } Consolidate Power
deed-muster = { POSS($house, case: "capital") } mustering
deed-reconcile = { POSS($house, case: "capital") } supply losses
deed-bid = { POSS($house, case: "capital") } bid
deed-rank = { POSS($house, case: "capital") } tie-break
deed-card = { POSS($house, case: "capital") } house card
deed-area = { POSS($house, case: "capital") } choice
deed-units = { POSS($house, case: "capital") } choice of units
deed-option = { POSS($house, case: "capital") } choice

## Why no more can be taken back

wall-westeros-card = Before that, Westeros cards were revealed: what was seen cannot be unseen.
wall-wildling-card = Before that, the wildling card was revealed: what was seen cannot be unseen.
wall-bids = Before that, the bids were revealed: what was seen cannot be unseen.
wall-orders-revealed = Before that, the orders were revealed: what was seen cannot be unseen.
wall-cards = Before that, the house cards were revealed: what was seen cannot be unseen.
wall-tides = Before that, the Tides of Battle cards were revealed: what was seen cannot be unseen.
wall-tide-drawn = Before that, a Tides of Battle card was drawn: what was seen cannot be unseen.
wall-raven = Before that, the raven looked at the wildling card: what was seen cannot be unseen.
wall-beginning = Before that, the game began.
