### Bids: sealed, revealed, and put in order where they are the same.

bid-clash-throne = Clash of Kings · first of three
bid-clash-fiefdoms = Clash of Kings · second of three
bid-clash-court = Clash of Kings · third of three

## Behind the curtain

bid-title = A bid for { NOM($track) }
bid-title-wildlings = A bid against the wildlings
bid-attack = Wildlings attack · round { $round }
bid-alone = for { NOM($house) } alone
bid-close = Close the curtain
bid-track = The track as it stands
bid-track-note = first to last
bid-wall = Bidding against the wildlings
bid-strength = Strength { $strength }
bid-sealed = sealed
bid-what = What it is for
bid-for-throne = The Iron Throne track is the turn order. Whoever is first takes the Iron Throne and breaks all ties outside combat.
bid-for-fiefdoms = The Fiefdoms track breaks ties in combat. Whoever is first takes the Valyrian Steel Blade: +1 in one battle each round.
bid-for-court = The King's Court track gives special orders. Whoever is first takes the Messenger Raven: replace an order, or look at the top wildling card.
bid-spent-last = Every bid is spent, win or lose. This is the last of the three.
bid-spent = { $count ->
    [one] Every bid is spent, win or lose. What is left is for one more track: { NAME($tracks) }.
   *[other] Every bid is spent, win or lose. What is left is for two more tracks: { NAME($tracks) }.
}
bid-wall-sum = All bids count together against strength { $strength }. Every bid is spent, whatever happens.
bid-wall-holds = { $strength } or more in total: the wildlings are defeated, and the highest bidder alone is rewarded.
bid-wall-breaks = Less than that: they break through. Everyone suffers, and the lowest bidder suffers most.
bid-absent = { $count ->
    [one] { NAME($houses) } takes no part in this attack.
   *[other] { NAME($houses) } take no part in this attack.
}
bid-ties = { NOM($holder) } holds the Iron Throne and breaks ties.
bid-ties-wall = { NOM($holder) } holds the Iron Throne and breaks ties for highest or lowest.
bid-own = Your bid
# Below the number of power tokens that are left.
bid-left = left
bid-nothing-left = nothing left
# Read aloud.
bid-spoken = { COUNT($power, of: "power") } bid, { $left } left
bid-hidden = Hidden
bid-how = Press the power you bid. You see it only while you press; slide to change it.
bid-amounts = Power you can bid
bid-amount = { COUNT($power, of: "power") }
bid-let-go = Let go and your bid is hidden at once.
bid-kept = Your bid is set and hidden.
bid-seal = Seal your bid
bid-missing = Choose how much power first

## All bids revealed

bids-title = The bids for { NOM($track) }
bids-rows = The bids, highest first
bids-covered = hidden
bids-none = no bid
bids-takes = takes { NOM($held) }
bids-keeps = keeps { NOM($held) }
bids-then = New order on { NOM($track) }
bids-as-before = as before
bids-moved = from { NTH($place) }
bids-sealed = All bids are sealed
bids-together = They are revealed together.
bids-show-all = Show all
bids-tied = { NAME($houses) } tie
bids-tie = { NOM($holder) } holds the Iron Throne and decides their order.
bids-order = { NAME($houses) } tie: { NOM($holder) } decides their order.
bids-open = still open
bids-winner-takes = { NOM($house) } takes { NOM($held) }
bids-winner-keeps = { NOM($house) } keeps { NOM($held) }
bids-nobody = Nobody bid any power.
bids-spent = All { COUNT($power, of: "power") } bid is spent.
bids-to-tie = Continue to the tie
bids-to = Continue to { NOM($track) }
bids-on = Continue

## Putting a tie in order

rank-title = Who comes first?
rank-wall = A tie at the Wall
rank-holder = { NOM($house) } holds the Iron Throne
rank-sentence = { COUNT($count, of: "house") } bid { $bid }. Put them in order: drag, or use the arrows.
rank-rows = The bids, highest first; those that are tied can be moved
rank-up = { NAME($house) }: one place up
rank-down = { NAME($house) }: one place down
rank-now = Now at position { $place }: { NAME($house) }
rank-turn-order = turn order
rank-still = { NOM($holder) } still breaks this tie. Then { NOM($other) } takes the Iron Throne and breaks the next ones (p. 11).
rank-keeps = { NOM($holder) } holds the Iron Throne and breaks every tie (p. 10).
rank-later = also tied: next
rank-confirm = Confirm this order
rank-look = Look at the board

## A tie against the wildlings

wall-highest = The highest bidder
wall-lowest = The lowest bidder
wall-who-highest = Who counts as the highest bidder?
wall-who-lowest = Who counts as the lowest bidder?
wall-beaten = The wildlings are defeated. { COUNT($count, of: "house") } bid { $bid }: only one of them is rewarded.
wall-broken = The wildlings break through. { COUNT($count, of: "house") } bid { $bid }: one of them suffers most.
wall-missing = Choose one of the tied houses
wall-name-highest = Choose { NAME($house) } as the highest bidder
wall-name-lowest = Choose { NAME($house) } as the lowest bidder
wall-choose-highest = Choose the highest bidder
wall-choose-lowest = Choose the lowest bidder
wall-unknown = The wildling card is revealed only after this.
wall-sum = { COUNT($power, of: "power") } against strength { $strength }
