### A battle: the ledger of both sides, what it would lead to, the house cards, and how it ended.

battle-title = The Battle of { THE($area) }
battle-neutral-title = The neutral force in { THE($area) }
battle-look = Look at the board
battle-neutral = Neutral force

## The steps above the stage

battle-steps = Steps of this battle
battle-step-support = Support
battle-step-cards = House cards
battle-step-texts = Card texts
battle-step-tides = Tides of Battle
battle-step-blade = Blade
battle-step-outcome = Outcome
battle-step-after = Afterwards
# On a phone, in place of the list of steps. $name: one of them.
battle-step-at = step { $step } of { $steps } · { $name }

## Both sides

# Below the name of a house.
battle-attacker = Attacker, from { THE($from) }
battle-defender = { $kind ->
    [stronghold] Defender, in a stronghold
    [castle] Defender, in a castle
   *[open] Defender
}
# The same where there is less room.
battle-attacks = attacks
battle-defends = { $kind ->
    [stronghold] stronghold
    [castle] castle
   *[open] defends
}
battle-holds = stands guard
# What a sum is the strength of: "7, House Stark, attacking Seagard".
battle-strength-of = { $side ->
    [attacker] { NOM($house) }, attacking { THE($area) }
   *[defender] { NOM($house) }, defending { THE($area) }
}
battle-strength-of-force = The neutral force, defending { THE($area) }

## The lines of a side's ledger, each with a number beside it

battle-units = { NOM($units, case: "capital") }
# Below units that count less than usual.
battle-units-note = { $state ->
    [routed] routed: worth 0
    [castle-only] only against castles and strongholds
   *[worthless] worth 0
}
battle-units-each = { $count ->
    [one] worth { $value }
   *[other] { $value } each
}
battle-army = Army
battle-order = Order
battle-order-march = March
    .note = { $isSpecial ->
    [yes] special order
   *[no] order
}
battle-order-defense = Defense
    .note = { $isSpecial ->
    [yes] special order
   *[no] order
}
# Catelyn Stark doubles an order.
battle-doubled = Counts double
battle-garrison = Garrison
battle-force = Neutral force
battle-support = { $isOwn ->
    [yes] Support
   *[no] Support from { NAME($house) }
}
battle-support-order = Special Support order
battle-card = House card
    .worthless = { NAME($card) }, worth 0
# Below the name of a house card: its strength as printed on it.
battle-card-printed = as printed
battle-card-blanked = Counts as 0
battle-card-text = Card text
battle-tides = Tides of Battle
battle-blade = Valyrian Steel Blade
# Where a sum would be below 0.
battle-least = Never below 0
battle-since = No longer here
    .note = destroyed or removed since
# What a line adds.
battle-adds = { SIGNED($value) }

## The rows where both sides share one ledger

battle-row-footman = Footmen
battle-row-knight = Knights
battle-row-siege-engine = Siege engines
battle-row-ship = Ships
battle-row-routed = Routed
battle-row-army = Army
battle-row-order = Orders
battle-row-garrison = Garrison
battle-row-force = Neutral force
battle-row-support = Support
battle-row-card = House cards
battle-row-card-text = Card text
battle-row-tides = Tides of Battle
battle-row-blade = Blade

## Where the card of a side lies

battle-card-waiting = chosen in secret after support
battle-cards-held = { COUNT($count, of: "card") } in hand
battle-card-none = No house card
    .note = no cards left in hand
# What a revealed card brings in this battle besides what is printed on it. $list: "+1", "2 swords".
battle-bonus = Bonus here: { LIST($list) }
battle-blanked-here = Its strength counts as 0 here

## Areas that could support

battle-supports = Support
battle-supports-none = No other area can support this battle.
# Below the name of an area: what has become of its support.
battle-supports-granted = for { NAME($helped) }
battle-supports-offered = offered to { NAME($helped) }
battle-supports-refused = refused
battle-supports-nobody = supports nobody
battle-supports-undecided = not decided yet
battle-supports-deciding = is deciding now

## What it would lead to if nothing else happened

battle-before = { $attacking } to { $defending } before the cards
battle-in-hand = { COUNT($attacking, of: "card") } in hand against { $defending }.
battle-tie-goes = A tie would go to { NOM($house) }.
battle-blade-ready = { NOM($house) } has the Valyrian Steel Blade ready.
battle-stays = If it stays { $attacking } to { $defending }
battle-victor = { NOM($house) } wins.
battle-victor-tie = A tie: { NOM($house) } wins, being higher on the Fiefdoms track.
battle-tides-to-come = The Tides of Battle cards are still to be revealed.
battle-needed = Strength { $strength } needed
battle-enough = That is enough: the neutral force is defeated, without casualties.
battle-short = { $count } short. As it stands, nobody moves, and { NOM($attacker) } has to use the March in { THE($from) } some other way.

## Casualties: the swords first, then what falls to them

battle-swords-none = No swords.
battle-swords-free = { COUNT($count, of: "sword") }, no fortification.
battle-swords-met = { COUNT($count, of: "sword") } against { COUNT($left, of: "fortification") }.
battle-spared = { POSS($loser) } card protects its units: no casualties.
battle-falls-none = { NOM($loser) } loses no units.
battle-falls-all = { $count ->
    [one] { NOM($loser) } loses its last unit.
   *[other] { NOM($loser) } loses all { $count } of its units.
}
battle-falls = { $count ->
    [one] { NOM($loser) } loses one unit.
   *[other] { NOM($loser) } loses { $count } units.
}
battle-engines = { $count ->
    [one] One siege engine is destroyed as well.
   *[other] { $count } siege engines are destroyed as well.
}
battle-engines-only = { $count ->
    [one] { NOM($loser) } loses only its siege engine.
   *[other] { NOM($loser) } loses only its { $count } siege engines.
}

## What goes with the question in the foot

battle-decides = { NOM($house) } decides
battle-decides-player = { NOM($house) } ({ $player }) decides
battle-worth = Support from { THE($area) } is worth { $value }.
battle-engines-worth = Worth { $attacking } to the attacker, { $defending } to the defender: siege engines count only when attacking.
# Under a choice: the sums it leads to.
battle-sums = { $attacking } to { $defending }
battle-sums-won = { $tie ->
    [yes] { $attacking } to { $defending }, { NAME($winner) } wins the tie
   *[no] { $attacking } to { $defending }, { NAME($winner) } wins
}
battle-sums-enough = { $attacking } to { $needed }: enough
battle-sums-short = { $attacking } to { $needed }: { $left } short
# Doran Martell.
battle-drop-last = { NAME($enemy) } is already last
battle-drop = { NAME($enemy) } drops from position { $found } to { $left }
battle-drop-first = { NAME($enemy) } drops from position { $found } to { $left } and loses { NOM($held) }

## A house card is chosen

hand-choose = Choose a house card
hand-own = Your hand
hand-of = { POSS($house) } hand
# Both sums without cards, the own first.
hand-which = { $own } against { $against }: which card?
hand-together = Both cards are revealed together once { NOM($enemy) } has chosen too.
hand-enemy-chose = { NOM($enemy) } has already sealed a card. Both are revealed together.
hand-openly = { NOM($card) } was returned to your hand; play another card, face up.
# Of a house card.
hand-used = used
hand-sent-back = sent back
hand-in-play = in play
hand-before = { $against } before cards · everyone may see this hand
hand-played = { NAME($enemy) } has played
# Above the enemy's cards, each with the sums if it were played: the own first.
hand-yours-to-theirs = yours to theirs
hand-sums = { $own } to { $against }
hand-verdict = { $state ->
    [won] you win
    [lost] they win
    [own-tie] your tie
   *[their-tie] their tie
}
hand-nothing = No card chosen yet
    .note = Tap a card to see the total.
hand-if-played = If you play { NOM($card) }
# The sum without a card, the card, and both.
hand-makes = { $own } + { $value } = { $total }.
hand-makes-total = { $total } in total.
hand-tie-yours = You win a tie: you are higher on the Fiefdoms track.
hand-tie-theirs = { NOM($enemy) } wins a tie: it is higher on the Fiefdoms track.
hand-blade-yours = You have the Valyrian Steel Blade ready for +1.
hand-blade-theirs = { NOM($enemy) } has the Valyrian Steel Blade ready for +1.
hand-blade-used = The Valyrian Steel Blade has already been used this round.
hand-blade-elsewhere = { NOM($holder) } holds the Valyrian Steel Blade and is not in this battle.
hand-leaves-out = This leaves out enemy card text, Tides of Battle and the blade.

## How it ended

ended-counting = Adding up combat strength
ended-revealed = The cards are revealed
ended-wins = { NOM($house) } wins
ended-wins-player = { NOM($house) } ({ $player }) wins
ended-by = { $own } to { $against }.
ended-tie = { $strength } to { $strength }: the tie goes to { NAME($winner) }, higher than { NAME($loser) } on the Fiefdoms track.
ended-strength = Combat strength
ended-story = What happened
ended-result = Result
# Of a side.
ended-won = won
ended-lost = lost
ended-to-casualties = Continue to casualties
ended-to-skulls = Continue to the skulls
ended-to-retreat = Continue to the retreat
ended-to-battle = Continue the battle
ended-on = Continue

## In one line below the board

strip-battle = The current battle
strip-won = { NOM($house) } has won
strip-open = not decided yet
