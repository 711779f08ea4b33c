### What the wildlings ask for.

## Who bid highest or lowest

ask-wildling-tie = { $beaten ->
    [yes] You hold the Iron Throne: choose the highest bidder, who alone is rewarded.
   *[no] You hold the Iron Throne: choose the lowest bidder, who suffers the most.
}
    .title = A tie at the Wall
# One of the houses that tie.
option-wildling-tie = { NOM($house, case: "capital") }
    .note = { $beaten ->
        [yes] counts as the highest bidder
       *[no] counts as the lowest bidder
    }

## Preemptive Raid

ask-preemptive-raid = You bid lowest: destroy 2 of your units, or drop 2 positions on your highest track.
    .title = Preemptive Raid
option-preemptive-raid-units = Destroy 2 units
    .note = { COUNT($count, of: "unit") } on the board
option-preemptive-raid-track = Drop 2 positions
    .note = on your highest track
# The holder of the Iron Throne chooses for the lowest bidder, who may be the same house.
ask-preemptive-raid-track = { $isOwn ->
    [yes] You hold the Iron Throne: choose the track on which you drop 2 positions.
   *[no] You hold the Iron Throne: choose the track on which { NOM($loser) } drops 2 positions.
}
    .title = Preemptive Raid
track-preemptive-raid-track = { NAME($track) }
    .note = 2 positions down
    .deed = Drop 2: { $name }
ask-preemptive-raid-losses = Destroy { $count } of your units, anywhere on the board.
    .title = Preemptive Raid

## Crow Killers

# $count: how many knights.
ask-crow-killers-destroyed = { $count ->
    [one] You have too few footmen to replace your knights. Destroy { $count } knight instead.
   *[other] You have too few footmen to replace your knights. Destroy { $count } knights instead.
}
    .title = Crow Killers
    .brief = { $count ->
        [one] Too few footmen: destroy { $count } knight.
       *[other] Too few footmen: destroy { $count } knights.
    }
ask-crow-killers-losses = { $count ->
    [one] Downgrade { $count } knight to a footman, anywhere on the board.
   *[other] Downgrade { $count } knights to footmen, anywhere on the board.
}
    .title = Crow Killers
ask-crow-killers-reward = { $most ->
    [one] You bid highest and may upgrade up to { $most } footman to a knight, anywhere.
   *[other] You bid highest and may upgrade up to { $most } footmen to knights, anywhere.
}
    .title = Crow Killers
    .brief = { $most ->
        [one] You may upgrade up to { $most } footman to a knight.
       *[other] You may upgrade up to { $most } footmen to knights.
    }

## Massing on the Milkwater

ask-massing-on-the-milkwater = Discard one house card of your choice from your hand.
    .title = Massing on the Milkwater
card-massing-on-the-milkwater = Choose a house card
    .chosen = Discard { NOM($card) }
    .missing = Nothing chosen yet

## A King Beyond the Wall

ask-a-king-beyond-the-wall = { $isIdle ->
    [yes] You are last on the Fiefdoms and the King's Court already: whichever you choose, nothing changes.
   *[no] Choose a track to drop to last on: the Fiefdoms or the King's Court.
}
    .title = A King Beyond the Wall
track-a-king-beyond-the-wall = { NAME($track) }
    .note = to the last position
    .deed = Drop to last: { $name }
ask-a-king-beyond-the-wall-reward = { $isIdle ->
    [yes] You bid highest, but you are first on every track already: whichever you choose, nothing changes.
   *[no] You bid highest: choose a track, move to first on it and take its token.
}
    .title = A King Beyond the Wall
track-a-king-beyond-the-wall-reward = { NAME($track) }
    .note = to the first position, with { NOM($held) }
    .deed = Move to first: { $name }

## Mammoth Riders

ask-mammoth-riders-losses = Destroy { $count } of your units, anywhere on the board.
    .title = Mammoth Riders
ask-mammoth-riders-reward = You bid highest and may return one card from your discard pile to your hand.
    .title = Mammoth Riders
card-mammoth-riders-reward = Choose a house card
    .chosen = Take back { NOM($card) }
    .missing = Nothing chosen yet
    .none = Take no card back
    .declined = your hand stays as it is

## The Horde Descends

ask-the-horde-descends-losses = { $isTogether ->
    [yes] Destroy { $count } of your units in one area with a castle or stronghold.
   *[no] Destroy { $count } of your units, anywhere on the board.
}
    .title = The Horde Descends
ask-the-horde-descends-reward = You bid highest and may muster in one castle or stronghold. Unspent points are lost.
    .title = The Horde Descends
    .brief = You may muster in one castle or stronghold.
