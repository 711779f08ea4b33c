### The log: one whole sentence for everything that can happen. Present tense.
### It names houses, so that it reads the same for everybody at the table.

## Drawers of the log, as its filter names them

group-battle = Battles
group-orders = Orders
group-westeros = Westeros
group-power = Power and tracks
group-wildlings = Wildlings
group-other = Everything else

## The round

round = Round { $round } begins.
phase = { $phase ->
    [westeros] The Westeros phase begins.
    [planning] The planning phase begins.
    [action] The action phase begins.
   *[over] The game is over.
}
# $deck is I, II or III.
westeros-card = Westeros card { $deck }: { NAME($westerosCard) }.
wildlings-move = The wildling threat is now { $threat }.
wildlings-attack = The wildlings attack with strength { $strength }.
# $house: whose bid makes the difference.
wildling-card = { $beaten ->
    [yes] The Night's Watch wins: { NAME($wildlingCard) }. { NOM($house) } bid highest.
   *[no] The wildlings win: { NAME($wildlingCard) }. { NOM($house) } bid lowest.
}
# $bids is a list, as in "Stark 5, Greyjoy 3 and Tyrell 0".
bids-track = Bids for { NOM($track) }: { $bids }.
bids-wildlings = Bids against the wildlings: { $bids }; { $power } in total.
track = { NOM($track) } is now: { NAME($houses) }.
# The token of a track goes to another house.
dominance = { NOM($house) } takes { NOM($held) }.
supply = { POSS($house) } supply is now { $level }.

## What was answered

# Unseen, until all have answered.
sealed = { $about ->
    [assigning-orders] { NOM($house) } has placed its orders.
    [bidding] { NOM($house) } has sealed its bid.
    [house-card] { NOM($house) } has chosen a house card.
   *[other] { NOM($house) } has sealed its choice.
}
# The app answered, because there was nothing to choose. $title is what was asked, as in "Casualties".
automatic = { $about ->
    [bidding] Automatic: { NOM($house) } has no power and bids 0.
    [raid] Automatic: { NOM($house) } discards its last Raid order, which has no target.
    [march] Automatic: { NOM($house) } discards its last March order, since all its units there are routed.
    [consolidating] Automatic: { NOM($house) } consolidates power, since there is nothing to muster.
    [house-card] Automatic: { NOM($house) } has only one card to play.
    [retreat] Automatic: { NOM($house) } has only one way to retreat.
   *[other] Automatic: { NOM($house) } has only one choice ({ $title }).
}
# The same of an order, where it is known in which area it was.
automatic-raid = Automatic: { NOM($house) } discards its last Raid order, in { THE($area) }: nothing is in reach.
automatic-march = Automatic: { NOM($house) } discards its last March order, in { THE($area) }, since all its units there are routed.
automatic-consolidating = Automatic: { NOM($house) } consolidates power in { THE($area) }, since there is nothing to muster.
chose-a-throne-of-blades-supply = { NOM($house) } decides that everybody adjusts supply.
chose-a-throne-of-blades-mustering = { NOM($house) } decides that everybody musters.
chose-a-throne-of-blades-nothing = { NOM($house) } decides that nothing happens.
chose-dark-wings-dark-words-clash-of-kings = { NOM($house) } decides that everybody bids for the three tracks.
chose-dark-wings-dark-words-game-of-thrones = { NOM($house) } decides that everybody gains power.
chose-dark-wings-dark-words-nothing = { NOM($house) } decides that nothing happens.
chose-put-to-the-sword-storm-of-swords = { NOM($house) } forbids Defense orders this round.
chose-put-to-the-sword-rains-of-autumn = { NOM($house) } forbids the special March +1 this round.
chose-put-to-the-sword-nothing = { NOM($house) } forbids no orders this round.
chose-preemptive-raid-units = { NOM($house) } chooses to destroy units.
chose-preemptive-raid-track = { NOM($house) } chooses to drop on its highest track.
# On which track another house drops.
chose-track-preemptive-raid-track = { NOM($house) } chooses { NOM($track) }: there the lowest bidder drops.
chose-track-a-king-beyond-the-wall = { NOM($house) } drops to the last position on { NOM($track) }.
chose-track-a-king-beyond-the-wall-reward = { NOM($house) } moves to the first position on { NOM($track) } and takes { NOM($held) }.
# $other is none when the house chooses itself.
chose-wildling-tie = { $other ->
    [none] { NOM($house) } breaks the tie and chooses itself.
   *[other] { NOM($house) } breaks the tie and chooses { NOM($other) }.
}
# Something that is not known.
chose = { NOM($house) } makes its choice.

## Orders

orders-revealed = All orders are revealed.
order-removed = { $about ->
    [resolved] { POSS($house) } { NOM($token) } in { THE($area) } has been resolved.
    [combat] { POSS($house) } { NOM($token) } in { THE($area) } is removed after the lost battle.
    [entered] { POSS($house) } { NOM($token) } in { THE($area) } is removed, since another house has moved in.
    [idle] { POSS($house) } { NOM($token) } in { THE($area) } is removed, since no units are left there.
    [port] { POSS($house) } { NOM($token) } in { THE($area) } is removed with the ships.
   *[other] { POSS($house) } { NOM($token) } in { THE($area) } is removed.
}
# By the text of a house card.
order-removed-card = { POSS($house) } { NOM($token) } in { THE($area) } is removed ({ NAME($card) }).
order-swapped = { NOM($house) } replaces its { NOM($was) } in { THE($area) } with { ONE($token) }.
order-moved = { POSS($house) } { NOM($token) } moves along to { THE($area) } ({ NAME($card) }).
raided = { NOM($house) } raids from { THE($from) } and removes { POSS($victim) } { NOM($token) } in { THE($area) }.
raven = { $use ->
    [swap] { NOM($house) } uses the Messenger Raven to replace an order.
    [look] { NOM($house) } uses the Messenger Raven to look at the top wildling card.
   *[none] { NOM($house) } does not use the Messenger Raven.
}
raven-card = { $put ->
    [top] { NOM($house) } puts the wildling card back on top of the deck.
   *[bottom] { NOM($house) } puts the wildling card on the bottom of the deck.
}

## Power

power-gained = { $about ->
    [game-of-thrones] { NOM($house) } gains { COUNT($power, of: "power") } for its power icons and ports.
    [consolidating] { NOM($house) } gains { COUNT($power, of: "power") } from Consolidate Power.
    [pillage] { NOM($house) } gains { COUNT($power, of: "power") } (pillage).
    [skinchanger-scout] { NOM($house) } gets its bid of { COUNT($power, of: "power") } back (Skinchanger Scout).
   *[other] { NOM($house) } gains { COUNT($power, of: "power") }.
}
power-gained-in = { NOM($house) } gains { COUNT($power, of: "power") } from Consolidate Power in { THE($area) }.
power-gained-card = { NOM($house) } gains { COUNT($power, of: "power") } ({ NAME($card) }).
power-lost = { $about ->
    [bidding] { NOM($house) } pays { COUNT($power, of: "power") } in the bidding.
    [pillage] { NOM($house) } loses { COUNT($power, of: "power") } (pillage).
    [skinchanger-scout] { NOM($house) } loses { COUNT($power, of: "power") } (Skinchanger Scout).
   *[other] { NOM($house) } loses { COUNT($power, of: "power") }.
}
# The price of a house card.
power-paid-card = { NOM($house) } pays { COUNT($power, of: "power") } ({ NAME($card) }).
power-token = { $did ->
    [left] { NOM($house) } leaves a power token in { THE($area) }.
   *[removed] { POSS($house) } power token in { THE($area) } is removed.
}

## Units

units-mustered = { NOM($house) } musters { NOM($units) } in { THE($area) }.
units-lost = { $about ->
    [reconciling] { NOM($house) } loses { NOM($units) } in { THE($area) } to fit its supply limit.
    [wildlings] { NOM($house) } loses { NOM($units) } in { THE($area) } to the wildlings.
    [crow-killers-destroyed] { NOM($house) } loses { NOM($units) } in { THE($area) }: no footman is left to take its place.
    [port] { NOM($house) } loses { NOM($units) } in { THE($area) }: the port has changed hands.
    [casualties] { NOM($house) } loses { NOM($units) } in { THE($area) } in the battle.
    [skulls] { NOM($house) } loses { NOM($units) } in { THE($area) } to a skull.
    [retreat] { NOM($house) } loses { NOM($units) } in { THE($area) }, unable to retreat.
    [retreat-losses] { NOM($house) } loses { NOM($units) } in { THE($area) }, over the supply limit after the retreat.
   *[other] { NOM($house) } loses { NOM($units) } in { THE($area) }.
}
units-lost-card = { NOM($house) } loses { NOM($units) } in { THE($area) } ({ NAME($card) }).
# $name is the card that brings it about, where it is no mustering.
units-upgraded = { $name ->
    [none] { NOM($house) } upgrades a footman in { THE($area) } to { NOM($units) }.
   *[other] { NOM($house) } upgrades a footman in { THE($area) } to { NOM($units) } ({ $name }).
}
units-downgraded = { $name ->
    [none] { NOM($house) } downgrades a knight in { THE($area) } to { NOM($units) }.
   *[other] { NOM($house) } downgrades a knight in { THE($area) } to { NOM($units) } ({ $name }).
}
units-marched = { $from ->
    [none] { NOM($house) } marches { NOM($units) } to { THE($to) }.
   *[other] { NOM($house) } marches { NOM($units) } from { THE($from) } to { THE($to) }.
}
units-attacked = { $from ->
    [none] { NOM($house) } attacks { THE($area) } with { NOM($units) }.
   *[other] { NOM($house) } attacks { THE($area) } with { NOM($units) } from { THE($from) }.
}
units-returned = { NOM($house) } does not move in and goes back to { THE($to) } with { NOM($units) } (Arianne Martell).
units-retreated = { $from ->
    [none] { NOM($house) } retreats with { NOM($units) } to { THE($to) }.
   *[other] { NOM($house) } retreats with { NOM($units) } from { THE($from) } to { THE($to) }.
}
# Ships in a port that has changed hands.
ships-taken = { NOM($house) } takes over { COUNT($count, of: "ship") } in { THE($area) }.

## Battles

# $defender is none where a neutral force is attacked.
combat = { $defender ->
    [none] { NOM($attacker) } attacks the neutral force in { THE($area) }.
   *[other] Battle for { THE($area) }: { NOM($attacker) } against { NOM($defender) }.
}
support = { $what ->
    [nobody] { NOM($house) } supports nobody from { THE($area) }.
    [own] { NOM($house) } adds its own support from { THE($area) }.
    [attacker] { NOM($house) } supports the attacker from { THE($area) }.
   *[defender] { NOM($house) } supports the defender from { THE($area) }.
}
support-given = { NOM($house) } supports { NOM($helped) } from { THE($area) }.
support-refused = { NOM($helped) } refuses { POSS($house) } support from { THE($area) }.
# Both cards are one line: this sentence, or the one of a card that is played, for each side.
no-card = { $house ->
    [none] { $side ->
        [attacker] The attacker has no card to play.
       *[defender] The defender has no card to play.
    }
   *[other] { NOM($house) } has no card to play.
}
card = { $did ->
    [sent-back] Tyrion Lannister returns { NOM($card) } to { POSS($house) } hand.
    [played] { NOM($house) } plays { NOM($card) }.
    [discarded] { NOM($house) } discards { NOM($card) }.
   *[returned] { NOM($card) } returns to { POSS($house) } hand.
}
# $drawn and $answered: `tide` or `tide-none`.
tides = Tides of Battle: { NOM($attacker) } draws { $drawn }, { NOM($defender) } draws { $answered }.
tides-unnamed = Tides of Battle: the attacker draws { $drawn }, the defender draws { $answered }.
# What is on a card, as in "strength 2 and 1 sword": its strength and its icons.
tide = { LIST($list) }
tide-strength = strength { $strength }
tide-swords = { COUNT($count, of: "sword") }
tide-fortifications = { COUNT($count, of: "fortification") }
tide-skulls = { COUNT($count, of: "skull") }
tide-none = nothing
blade = { $use ->
    [strength] { NOM($house) } uses the Valyrian Steel Blade for +1 strength.
   *[redraw] { NOM($house) } uses the Valyrian Steel Blade to draw another Tides of Battle card.
}
strength = Strength: { NOM($attacker) } { $attacking }, { NOM($defender) } { $defending }.
strength-unnamed = Strength: attacker { $attacking }, defender { $defending }.
victor = { $tie ->
    [yes] { NOM($house) } beats { NOM($loser) } in { THE($area) }, winning the tie on the Fiefdoms track.
   *[no] { NOM($house) } beats { NOM($loser) } in { THE($area) }.
}
garrison-lost = { NOM($house) } loses the garrison in { THE($area) }.
neutral-beaten = { NOM($house) } defeats the neutral force of { $strength } in { THE($area) }.
neutral-too-strong = The neutral force of { $strength } in { THE($area) } is too strong for { NOM($house) }: nobody moves.
winner-castles = { NOM($house) } holds { $count } castles and strongholds and wins the game.
winner = { $by ->
    [seventh] { NOM($house) } holds enough castles and strongholds and wins the game.
    [castles] { NOM($house) } holds the most castles and strongholds and wins the game.
    [strongholds] { NOM($house) } wins the game: the tie goes to the most strongholds.
    [land-areas] { NOM($house) } wins the game: the tie goes to the most land areas.
    [supply] { NOM($house) } wins the game: the tie goes to the highest supply.
    [power] { NOM($house) } wins the game: the tie goes to the most available power.
   *[throne] { NOM($house) } wins the game: the tie goes to the higher place on the Iron Throne track.
}

## What the log has besides

copied-file = The game was copied to a file in round { $round }.
copied-backup = The game was copied to a backup in round { $round }.
copied-remains = What was left of the game was copied to a file.
copied-arrival = The game was imported from a file in round { $round }.
copied-claimed = In round { $round } the game went on here without confirmation from the other tablet.
copied-scanned = The game was taken over from another tablet in round { $round }.
copied-shown = The game was shown to another tablet in round { $round }.
