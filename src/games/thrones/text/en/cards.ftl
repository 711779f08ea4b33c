### The cards in our own short words: what each does, and what else stands on them.

## What each house card does; a card that is not here has nothing but its figures

house-robb-stark = If Stark wins, it may choose where the defeated units retreat.
house-roose-bolton = If Stark loses, its whole discard pile returns to its hand, this card too.
house-the-blackfish = Stark loses no units as casualties in this battle.
house-catelyn-stark = A Stark Defense order in the embattled area counts double.
house-victarion-greyjoy = When Greyjoy attacks, its ships count 2 each, supporting ones too.
house-balon-greyjoy = The printed strength of the enemy card counts as 0.
house-theon-greyjoy = Defending a castle or stronghold: +1 strength and a sword.
house-asha-greyjoy = While nobody supports Greyjoy: 2 swords and a fortification.
house-aeron-damphair = Greyjoy may immediately pay 2 power and play another card instead.
house-tywin-lannister = If Lannister wins, it gains 2 power.
house-tyrion-lannister = Lannister may first return the enemy card to hand; another is played.
house-ser-kevan-lannister = When Lannister attacks, its footmen count 2 each, supporting ones too.
house-cersei-lannister = If Lannister wins, it may remove one order of the defeated house, anywhere.
house-stannis-baratheon = +1 strength while the enemy is higher on the Iron Throne track.
house-renly-baratheon = If Baratheon wins, it may upgrade one participating footman to a knight.
house-ser-davos-seaworth = +1 strength and a sword while Stannis is in the discard pile.
house-salladhor-saan = While Baratheon is supported, all other houses' ships count as 0.
house-patchface = After the battle, Baratheon may look at the enemy hand and discard one card from it.
house-mace-tyrell = Immediately destroy one enemy footman in this battle.
house-ser-loras-tyrell = If Tyrell attacks and wins, its March order moves along and may be used again.
house-queen-of-thorns = Immediately remove an adjacent enemy order, but not the March that started this battle.
house-arianne-martell = If Martell defends and loses, the attackers do not move in but go back.
house-nymeria-sand = A sword when Martell attacks, a fortification when it defends.
house-doran-martell = Move the opponent to the bottom of one track of Martell's choice.

## What each Westeros card does, and on its foot

westeros-supply = Every house adjusts its supply to the icons it controls, then reconciles its armies.
    .note = All supply is adjusted before armies are reconciled
westeros-mustering = Every house musters in its castles and strongholds, in turn order.
    .note = Unspent points are lost
westeros-a-throne-of-blades = The holder of the Iron Throne chooses for everyone.
    .note = One of the three
westeros-clash-of-kings = Every house bids for new positions on the three Influence tracks.
    .note = All bids are spent, win or lose
westeros-game-of-thrones = Every house gains power: 1 for each power icon, and 1 for each unblocked port with its ships.
    .note = No house ever has more than 20
westeros-dark-wings-dark-words = The holder of the Messenger Raven chooses for everyone.
    .note = One of the three
westeros-last-days-of-summer = Nothing happens.
    .note = A quiet time
westeros-winter-is-coming = This whole deck is reshuffled, and another card is revealed instead.
    .note = A new card at once
westeros-wildlings-attack = The wildlings attack with their current strength.
    .note = Every house bids once, in secret
westeros-put-to-the-sword = The holder of the Valyrian Steel Blade chooses for everyone.
    .note = One of the three
westeros-storm-of-swords = Nobody may place a Defense order.
    .note = This round only
westeros-rains-of-autumn = Nobody may place the special March +1.
    .note = This round only
westeros-web-of-lies = Nobody may place a Support order.
    .note = This round only
westeros-sea-of-storms = Nobody may place a Raid order.
    .note = This round only
westeros-feast-for-crows = Nobody may place a Consolidate Power order.
    .note = This round only

## What each wildling card does: if the wildlings win, to the lowest bidder and to everyone else; if the Night's Watch wins, to the highest bidder.
## A house is the subject, and is named elsewhere

wildling-silence-at-the-wall =
    .lowest = Nothing happens.
    .others = Nothing happens.
    .highest = Nothing happens.
wildling-preemptive-raid =
    .lowest = Destroys 2 units, or drops 2 positions on its highest track.
    .others = Nothing happens.
    .highest = Sits out what follows: the wildlings attack the others again, with strength 6.
wildling-crow-killers =
    .lowest = Downgrades all its knights to footmen.
    .others = Downgrade 2 of their knights to footmen.
    .highest = May upgrade up to 2 footmen to knights.
wildling-rattleshirts-raiders =
    .lowest = Drops 2 supply levels and reconciles its armies.
    .others = Drop 1 supply level and reconcile their armies.
    .highest = Rises 1 supply level.
wildling-massing-on-the-milkwater =
    .lowest = Discards its strongest house cards, if weaker ones are left.
    .others = Discard one house card each, if they have more than one.
    .highest = Returns its whole discard pile to its hand.
wildling-a-king-beyond-the-wall =
    .lowest = Drops to last on all three tracks.
    .others = Drop to last on the Fiefdoms or the King's Court track, each as it chooses.
    .highest = Moves to the top of one track and takes its token.
wildling-mammoth-riders =
    .lowest = Destroys 3 of its units.
    .others = Destroy 2 of their units each.
    .highest = May return one card from its discard pile to its hand.
wildling-the-horde-descends =
    .lowest = Destroys 2 units in one castle or stronghold, or any 2 if none has that many.
    .others = Destroy 1 unit each.
    .highest = May muster in one castle or stronghold.
wildling-skinchanger-scout =
    .lowest = Loses all its available power.
    .others = Lose 2 power each.
    .highest = Gets its whole bid back.

## On the faces, and beside them

card-strength = Strength { $strength }
# Icons of a card, in one line. $list: "2 swords", "1 fortification".
card-icons = { LIST($list) }
card-swords = { COUNT($count, of: "sword") }
card-fortifications = { COUNT($count, of: "fortification") }
card-skulls = { COUNT($count, of: "skull") }
card-skull = The enemy loses a unit, whoever wins.
# Below a small card.
card-used = used
card-chosen = chosen
card-done = done
card-icon = The wildling threat grows
card-back-westeros = Westeros
card-back-wildling = Beyond the Wall
card-back-tides = Tides of Battle
card-down = { NOM($house) }: a card, face down
card-face-down = Face down

## Parts of Westeros cards: three biddings, one of three, a forbidden order

card-stage-throne = Iron Throne
card-stage-fiefdoms = Fiefdoms
card-stage-court = King's Court
card-choice-supply = Supply
card-choice-mustering = Mustering
card-choice-clash-of-kings = Bidding
card-choice-game-of-thrones = Power
card-choice-storm-of-swords = No Defense
card-choice-rains-of-autumn = No March +1
card-choice-nothing = Nothing
card-first = first
card-then = then
card-now = now
# $label: an order.
card-forbidden = { $label }: forbidden

## The halves of a wildling card

half-wildlings = If the wildlings win
half-watch = If the Watch wins
half-wildlings-won = The wildlings have won
half-watch-won = The Watch has won
half-lowest = Lowest bidder
half-others = Everyone else
half-highest = Highest bidder
