### Attacks of the wildlings: the sum, the card, and what it does to whom.

attack-title = The wildlings attack
attack-round = Round { $round }
# The steps above the stage.
attack-step-bids = Bids
attack-step-reveal = Reveal
attack-step-card = Card
attack-step-consequences = Consequences
attack-wildlings = Wildlings
attack-watch = Night's Watch
# Between the two.
attack-against = against
attack-sum = Total
attack-bids = Bids
attack-highest = highest bid
attack-lowest = lowest bid
attack-holds = The Watch holds by { $count }.
attack-holds-just = The Watch holds, just.
attack-breaks = The Watch falls short by { $count }.
attack-spent = All bids are spent.
attack-falls = The threat falls from { $found } to { $left }; all bids are spent.

## What the card would have done

had-won-silence-at-the-wall = With a Night's Watch victory, the highest bidder gains nothing.
had-won-preemptive-raid = With a Night's Watch victory, the highest bidder sits out the second attack, which follows at once with strength 6.
had-won-crow-killers = With a Night's Watch victory, the highest bidder may upgrade up to two footmen to knights.
had-won-rattleshirts-raiders = With a Night's Watch victory, the highest bidder rises one supply level.
had-won-massing-on-the-milkwater = With a Night's Watch victory, the highest bidder returns its whole discard pile to hand.
had-won-a-king-beyond-the-wall = With a Night's Watch victory, the highest bidder moves to the top of one track and takes its token.
had-won-mammoth-riders = With a Night's Watch victory, the highest bidder may return one discarded house card to hand.
had-won-the-horde-descends = With a Night's Watch victory, the highest bidder may muster in one castle or stronghold.
had-won-skinchanger-scout = With a Night's Watch victory, the highest bidder gets its whole bid back.
had-lost-silence-at-the-wall = With a wildling victory, the lowest bidder is unaffected, and so is everyone else.
had-lost-preemptive-raid = With a wildling victory, the lowest bidder destroys 2 units, or drops 2 positions on its highest track; everyone else is unaffected.
had-lost-crow-killers = With a wildling victory, the lowest bidder downgrades all its knights to footmen, everyone else two of theirs.
had-lost-rattleshirts-raiders = With a wildling victory, the lowest bidder drops two supply levels, everyone else one.
had-lost-massing-on-the-milkwater = With a wildling victory, the lowest bidder discards its strongest house cards, if weaker ones are left; everyone else discards one house card of their choice, if they have more than one.
had-lost-a-king-beyond-the-wall = With a wildling victory, the lowest bidder drops to last on all three tracks, everyone else on the Fiefdoms or the King's Court track.
had-lost-mammoth-riders = With a wildling victory, the lowest bidder destroys three units, everyone else two.
had-lost-the-horde-descends = With a wildling victory, the lowest bidder destroys two units in one castle or stronghold, everyone else one unit.
had-lost-skinchanger-scout = With a wildling victory, the lowest bidder loses all its power, everyone else two power.
attack-not-yet = The card is revealed once the tie is broken.

## House by house

fates-title = House by house
fates-order-lost = lowest bidder, then in turn order
fates-order-won = the highest bidder alone
fates-lowest = lowest bid
fates-highest = highest bid
# Below the name of a house: what the card does to it.
fate-silence-at-the-wall =
    .lowest = is unaffected
    .others = is unaffected
    .highest = gains nothing
fate-preemptive-raid =
    .lowest = destroys 2 units, or drops 2 positions on its highest track
    .others = is unaffected
    .highest = sits out the second attack, which follows at once with strength 6
fate-crow-killers =
    .lowest = downgrades all its knights to footmen
    .others = downgrades two of its knights to footmen
    .highest = may upgrade up to two footmen to knights
fate-rattleshirts-raiders =
    .lowest = drops two supply levels
    .others = drops one supply level
    .highest = rises one supply level
fate-massing-on-the-milkwater =
    .lowest = discards its strongest house cards, if weaker ones are left
    .others = discards one house card of its choice, if it has more than one
    .highest = returns its whole discard pile to hand
fate-a-king-beyond-the-wall =
    .lowest = drops to last on all three tracks
    .others = drops to last on the Fiefdoms or the King's Court track
    .highest = moves to the top of one track and takes its token
fate-mammoth-riders =
    .lowest = destroys three units
    .others = destroys two units
    .highest = may return one discarded house card to hand
fate-the-horde-descends =
    .lowest = destroys two units in one castle or stronghold
    .others = destroys one unit
    .highest = may muster in one castle or stronghold
fate-skinchanger-scout =
    .lowest = loses all its power
    .others = loses two power
    .highest = gets its whole bid back
fate-done = done
fate-now = now
fate-waits = waiting

# Below the name of a house: what the card has done to it.
fact-lost-power = loses { COUNT($power, of: "power") }
fact-gained-power = gains { COUNT($power, of: "power") }
fact-supply = supply is now { $level }
fact-units = { $did ->
    [destroyed] loses { NOM($units) } in { THE($area) }
    [upgraded] upgrades a footman to { NOM($units) } in { THE($area) }
   *[downgraded] downgrades a knight to { NOM($units) } in { THE($area) }
}
fact-discarded = discards { NOM($card) }
fact-returned = returns { NOM($card) } to hand
fact-place = { NTH($place) } on { NOM($track) }

## The bids are revealed

attack-opened = Revealing the bids
attack-together = They are revealed together and add up against the wildlings.
attack-beaten-by = { NOM($house) } bid highest
attack-suffered-by = { NOM($house) } bid lowest
attack-who-highest = Who bid highest?
attack-who-lowest = Who bid lowest?
attack-tied = { NAME($houses) } are tied: { NOM($holder) } holds the Iron Throne and chooses.
attack-again = They attack again at once with strength { $strength }; { NOM($house) } sits this one out.
attack-to-tie = Continue to the tie
attack-to-card = Resolve the card
attack-to-again = Continue to the second attack
attack-on = Continue

## A house chooses

attack-house = { NOM($house) }
attack-look = Look at the board
# On a track, before and after.
attack-shift = { NTH($found) } → { NTH($left) }
attack-track-shift = { NAME($track) } { NTH($found) } → { NTH($left) }
attack-shifts = { LIST($list, join: "or") }
attack-missing = Nothing chosen yet
attack-choose = Choose one of them
