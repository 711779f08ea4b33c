### House rules: what the table has agreed on, as a difference from the rulebook, and why something cannot be agreed on.

house-rules = House rules
house-rules-of-game = House rules of this game
house-rules-by-book = By the book
    .note = tap to change rounds, castles and strongholds, power and more
house-rules-changes = { $count ->
    [one] { $count } change from the rules
   *[other] { $count } changes from the rules
}
house-rules-reset = Back to the book
house-rules-agree = Play by these rules

## Each rule: its name, and how the table plays

house-rule-rounds = Rounds
house-rule-castles = Castles and strongholds to win
house-rule-power = Power at the start
house-rule-opening = First Westeros cards
    .note = the other cards are shuffled
house-rule-neutralForces = Neutral forces
    .note = they hold areas until somebody defeats them
house-rule-south = The South closed
    .note = with four and five, as with three: nobody enters what neutral forces hold there
house-rule-blade = Blade against neutral forces
    .note = one of the printed rulebooks allows it, the others do not
house-rule-tidesDeck = One pass through the Tides
    .note = the cards already drawn stay out until all are used
house-rule-glass = Sand timer
    .note = tells you when time is up; there is no penalty
    .none = none
    .minutes = { $minutes } min
# Below a number: what the rulebook says.
house-rule-book = rulebook: { $value }

agreed-rounds = The game ends after round { $round }, not { $value }.
agreed-castles = { $count ->
    [one] { COUNT($count, of: "castle") } wins at once, not { $value }.
   *[other] { COUNT($count, of: "castle") } win at once, not { $value }.
}
agreed-power = Each house starts with { COUNT($power, of: "power") }, not { $value }.
# $text: one entry for each deck, "deck I: Supply and Mustering · deck III: Web of Lies".
agreed-opening = Westeros cards from round { $round } on: { $text }.
agreed-opening-deck = deck { $deck }: { NAME($westerosCards) }
agreed-neutralForces = No neutral forces: their areas start empty.
agreed-south = The South is closed: nobody enters its areas that no house starts in.
agreed-blade = The Valyrian Steel Blade may add its 1 against a neutral force.
agreed-tidesDeck = Tides of Battle cards are shuffled once all of them have been drawn, not for each battle.
agreed-glass = Each decision has { COUNT($minutes, of: "minute") } on the sand timer.

## The first Westeros cards

opening-deck = Deck { $deck }
opening-round = Round { $round }
opening-choice = Deck { $deck }, round { $round }
opening-random = at random

## Why it cannot be agreed on

clash-none = You have not changed anything.
clash-as-printed = { $label }: this is what the rulebook says.
clash-no-tides = The Tides of Battle are not part of this game.
clash-no-south = The South can be closed with four and five players only.
clash-castles-at-start = { NOM($house) } starts with { COUNT($count, of: "castle") }. It takes more than that to win.
clash-castles-on-the-map = Only { $count } castles and strongholds are open on this map.
clash-opening-too-late = You chose cards up to round { $round }, but the game ends after round { $last }.
clash-opening-deck = Deck { $deck } has fewer { NAME($westerosCard) } cards than you chose.
clash-opening-winter = Winter Is Coming would reshuffle deck { $deck }. Choose another card.
