### What the texts of house cards ask. The step has the name of the card.

# `area-…` and `card-…`: on the button with nothing chosen yet; `.chosen`; `.missing` in its place; `.none` declines.
# $left in `.stakes`: how many other cards the enemy has.
ask-tyrion-lannister = You may return { POSS($enemy) } card to its hand; it has to play another one, if it can.
    .question = Send { NOM($theirs) } back?
    .stakes = { $left ->
        [0] { NOM($enemy) } has no other card and would fight without one.
        [one] { NOM($enemy) } would have to play its only other card.
       *[other] { NOM($enemy) } would have to play one of its { $left } other cards.
    }
option-tyrion-lannister-use = Return the card to hand
    .note = another one is played, if there is one
option-tyrion-lannister-decline = Let the card stand
ask-aeron-damphair = You may pay 2 power and discard Aeron Damphair to play another card instead.
    .question = Play another card instead of Aeron?
    .stakes = It costs 2 power, and Aeron Damphair is discarded.
card-aeron-damphair = Choose a card
    .chosen = Play { NOM($card) } for 2 power
    .missing = Choose a card, or keep Aeron
    .none = Keep Aeron
ask-doran-martell = { $isIdle ->
    [yes] { NOM($enemy) } is last on every track already: whichever you choose, nothing changes.
   *[no] Choose a track: { NOM($enemy) } drops to the last position on it at once.
}
    .question = { $isIdle ->
        [yes] { NOM($enemy) } is last on every track already: whichever you choose, nothing changes.
       *[no] On which track does { NOM($enemy) } drop to last?
    }
track-doran-martell = { NAME($track) }
    .note = the enemy drops to the last position
ask-mace-tyrell = Choose which of { POSS($enemy) } footmen to destroy at once.
ask-queen-of-thorns = Remove one of { POSS($enemy) } orders from an area adjacent to { THE($area) }.
area-queen-of-thorns = Remove an order
    .which = Which order do you remove?
    .chosen = Remove the order in { THE($area) }
    .missing = Choose an order first
ask-cersei-lannister = You have won, and may remove one of { POSS($enemy) } orders anywhere on the board.
    .brief = You may remove one of { POSS($enemy) } orders.
area-cersei-lannister = Remove an order
    .which = Which order do you remove?
    .chosen = Remove the order in { THE($area) }
    .missing = Choose an order first
    .none = Remove no order
    .declined = No order is removed.
ask-renly-baratheon = You have won, and may upgrade one footman that fought or supported to a knight.
    .brief = You may upgrade one footman to a knight.
ask-robb-stark = You have won, and may choose where { NOM($enemy) } retreats.
area-robb-stark = Retreat
    .which = Where does { NOM($house) } retreat?
    .chosen = Send them to { THE($area) }
    .missing = Choose where they retreat first
    .none = Let { NOM($house) } choose
    .declined = { NOM($house) } chooses where its units retreat.
ask-patchface = You may look at { POSS($enemy) } hand and discard one card from it.
    .question = Discard one of { POSS($enemy) } cards?
    .stakes = { $left ->
        [one] It is { POSS($enemy) } last card: its whole discard pile would return to its hand.
       *[other] You see { POSS($enemy) } hand, and may discard one card from it.
    }
card-patchface = Choose a card
    .chosen = Discard { NOM($card) }
    .missing = Choose a card, or discard nothing
    .none = Discard nothing
    .note = Used cards are already in the discard pile.
