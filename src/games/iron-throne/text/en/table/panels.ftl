### The panels on which a decision is made, and the sheets of cards.

## Common to all

# On a button that is held: a note.
hold = hold
hold-a-second = hold for a second
alone = for { NOM($house) } alone
choose-one = Choose one first
choose-character = Choose a character first
choose-cards = { $count ->
    [one] Choose { $count } more card
   *[other] Choose { $count } more cards
  }

## Buttons of an answer

option-use = Use it
option-always = Use it, and always from now on
option-leave = Don't use it
option-accept = Accept
option-decline = Decline
option-sign = Sign
option-counter = Change the terms
option-no-deal = No deal
option-give-card = Give up a random card
option-withdraw = Withdraw

## What the button of a decision does; `.none`: the button that declines it

# `[none]`: nothing is chosen yet. Of cards that are discarded, $count is how many.
do-choosing-leader = { $person ->
    [none] Choose your leader
   *[other] Lead with { NAME($person) }
}
do-defender = { $house ->
    [none] Challenge a player
   *[other] Challenge { NAME($house) }
}
do-placing-power = { $person ->
    [none] Give 1 power
   *[other] Give 1 power to { NAME($person) }
}
do-participant = { $person ->
    [none] Send a character
   *[other] Send { NAME($person) }
}
# A button for each side; a number stands below: the total of the side.
do-offering-support = for { NAME($house) }
    .none = Stay out
do-house-card = { $card ->
    [none] Play a card
   *[other] Play { NAME($card) }
}
# The same of a character, who counts 0.
card-down = Play { NAME($person) } face down
do-reaction = { $person ->
    [none] Play a card
   *[other] Play { NAME($person) }
}
    .none = Back without a card
do-distributing = Move the power
do-hostage-from = { $house ->
    [none] Take a hostage
   *[other] Take from { NAME($house) }
}
    .none = Nobody
do-hostage-place = { $from ->
    [none] Take a hostage
    [deck] Take from the deck
    [hand] Take from the hand
   *[row] Take this hostage
}
    .none = Take no hostage
do-effect-player = { $house ->
    [none] Choose a player
   *[other] Choose { NAME($house) }
}
    .none = Nobody
do-effect-power = Move the power
    .none = Move none
do-effect-discard = { $card ->
    [none] Discard { COUNT($count, of: "card") }
   *[other] Discard { NAME($card) }
}
    .none = Leave it as it is
do-effect-compel = { $person ->
    [none] Compel a character
   *[other] Compel { NAME($person) }
}
    .none = Compel nobody
do-effect-higher = { $card ->
    [none] Play a hostility
   *[other] Play { NAME($card) }
}
    .none = I have no higher one
do-effect-swap = { $card ->
    [none] Play a hostility
   *[other] Play { NAME($card) }
}
    .none = Keep my card
do-effect-rescue = Bring it home
do-effect-sift = { $card ->
    [none] Keep
   *[other] Keep { NAME($card) }
}

## Who wrote what a card says: a badge

mark-book = as in the book
mark-ours = house version
mark-yours = yours
house-version = We do not know the words on this sheet in the box. This ability was written for this app and playtested.
leader-of = { NAME($person) }, leader
card-of = { NAME($person) }, card

## Choosing a leader

# Above the pictures of four people.
leader-people = Your characters would be
leader-rules = A leader cannot die and never takes part in an encounter. Four characters remain, with 4 power each.
leader-other = The other sheet goes back in the box, face down. Nobody learns which it was.
leader-together = All leaders are revealed together.
always-used = { NAME($person) } is always used
always-ask-again = Ask me again

## Hostages

# Below a card: when and from where it was taken.
hostage-since = { $from ->
    [deck] turn { $turn }, from the deck
    [hand] turn { $turn }, from the hand
   *[row] turn { $turn }, from hostages held
  }
release = Release it
release-means = It goes back to { NAME($owner) }'s hand, and you both draw a card.
# Of a card that names nobody.
torture-victim = Who loses power?
# A leader that tortures in its own way.
torture-by = Use { NAME($leader) } for it
    .note = Or torture like anybody else.
torture-now = Torture
torture-naming = Torture, naming { NAME($person) }
# On the open table, before they have been looked at.
hostages-look = Look at them
hostages-keep = { $count ->
    [one] Keep the hostage
   *[other] Keep them
  }
# $count: how many are left to decide on.
hostages-done = { $count ->
    [one] Keep the hostage
   *[other] Keep the rest
  }
    .note = hold to continue
# Below the button that tortures.
torture-shown = hold: everyone sees the card
# The card of somebody dead.
torture-nothing = Nobody is hurt by it.

## Choosing a player, a character

player-spread = { $count } of { $total } influence spread
player-power = { $power } power on living characters
player-held = hostages held: { $count }
# Nobody plays a card in reaction.
reaction-nobody = Nobody
# Who is asked, and why: it follows from what everybody sees.
reaction-listed = Only those with a living character in the encounter and cards in hand are asked, and only about the cards of the people named here.
# After that: all who are listed have taken the tablet in turn, and nobody has played a card. $count: how many are listed.
reaction-closes = { $count ->
    [one] After a look, or a pretended one, the game goes on.
   *[other] Once all of them have looked, or pretended to, the game goes on.
  }
# Below a House: whose cards it could play now, if it holds one.
reaction-could = { NAME($people, join: "or") }

## Support

# $house: the supporter.
support-wins = { $count ->
    [one] If { NAME($challenger) } wins with the support of { NAME($house) }, { NAME($winners) } wins the game.
   *[other] If { NAME($challenger) } wins with the support of { NAME($house) }, { NAME($winners) } win the game and share the victory.
  }

## The House card

# Headings of three numbers.
card-side = Your side
card-so-far = so far
card-this = this card
card-together = total
card-other = { NAME($house) } has { $total } before the cards.
# A card of that side lies open already; what it adds is not in the first number.
card-other-open = { NAME($house) } has { $total } before the cards; its open card adds { $value }.
card-means = What a card does
card-means-hostility = A hostility adds its value.
card-means-truce = Two truces: you bargain. One truce: the hostility wins, and the betrayed takes hostages.
card-means-person = A character played face down is a hostility of 0. Its text does not apply.
# On the picture of a character card, after "0".
card-face-down = face down
# At the foot of a character card that was played face down.
card-counts-zero = Face down: counts 0, its text does not apply
# At the foot of a character card.
played-after = { $when ->
    [reveal] Played after the reveal
   *[resolution] Played after the resolution
  }
card-waits = Both cards are revealed once { NAME($house) } has chosen too.
# A note on a button that is held: the total before and after.
card-makes = hold: { $now } → { $then }
card-counts-nothing = hold: counts 0, without its text
card-open = Your card is played face up.
card-peeked = You saw in { NAME($house) }'s hand
card-value = value { $value }
card-no-value = no value

## Discarding, a higher hostility, another one

would-make = { NAME($card) } would make it { $total }

## Playing a character card

# Totals of both sides, now and then; the challenger's first.
play-would = { $now } to { $nowOther } → { $then } to { $thenOther }
play-cannot = You hold nothing that can be played now. Wait as long as you like before you go back.
play-what = What you could play now

## Power from the leader sheet to characters

split-still = { $power } power still to place
split-more = up to { $power } more
split-all = All placed
# Read aloud: buttons.
split-minus = { NAME($person) } −1
split-plus = { NAME($person) } +1

## The bargain of a truce: a treaty with a column for each side

deal-title = The truce
deal-between = between { NAME($house) } and { NAME($other) }
# The head of a column; rows below: influence 1, hostages 2, power 0.
deal-gets = { NAME($house) } gets
deal-item-influence = Influence
    .most = up to 1
deal-item-hostages = Hostages
    .most = up to 2
deal-item-power = Power
    .most = up to 3, from the sheet
# Read aloud: buttons.
deal-more = { $item ->
    [influence] More influence for { NAME($house) }
    [hostages] More hostages for { NAME($house) }
   *[power] More power for { NAME($house) }
  }
deal-less = { $item ->
    [influence] Less influence for { NAME($house) }
    [hostages] Fewer hostages for { NAME($house) }
   *[power] Less power for { NAME($house) }
  }
# Of the hostages: where each comes from.
deal-which = Which?
deal-which-of = Hostage { $nth } for { NAME($taker) }
deal-place-open = taker chooses
deal-place-deck = top of the deck
deal-place-hand = random, from the hand
# $nth: its place among the hostages that the giver holds.
deal-place-held = { NAME($house) } card, number { $nth } of those held
deal-afterwards = Spread afterwards: { LIST($list) }.
# One of that list.
deal-after = { NAME($house) } { $count } of { $total }
deal-wins = { $count ->
    [one] With this deal, { NAME($winners) } wins the game.
   *[other] With this deal, { NAME($winners) } share the victory.
  }
deal-neither = Nobody wins or loses the encounter.
deal-nothing = Nothing changes hands yet, so there is nothing to sign.
# Why there cannot be more of it: $house would have to give it.
deal-has-none = { $item ->
    [hostages] { NAME($house) } has no card to give.
   *[power] { NAME($house) } has no power on its sheet.
  }
deal-has-only = { $item ->
    [hostages] { NAME($house) } has only { COUNT($count, of: "card") } to give.
   *[power] { NAME($house) } has only { COUNT($count, of: "iron-power") } on its sheet.
  }
# What each character would lose follows.
deal-without = Without a deal both sides lose.
deal-losses = { LIST($list) }.
# One of that list: power before and after.
deal-loses = { $then ->
    [0] { NAME($person) } { $now } → dead
    [one] { NAME($person) } { $now } → { $then }
   *[other] { NAME($person) } { $now } → { $then }
  }
deal-supporters = { $count ->
    [one] { NAME($houses) } may talk but gets nothing from a deal.
   *[other] { NAME($houses) } may talk but get nothing from a deal.
  }
# Beside a seal that is held.
deal-signs = { NAME($house) } signs
    .note = hold the seal
deal-signed = { NAME($house) } has signed
deal-end = No deal
    .note = hold: both sides lose
deal-talk = Talk. There is no clock.
deal-breaks = Any change breaks both seals.

## Where a hostage is taken from: cards to choose from

place-deck = The deck
    .means = the top card, which nobody has seen
place-hand = The hand
    .means = a random card: { NAME($victim) } will notice which one is gone
place-row = A hostage
# Below "A hostage": whose card, and since when it was held.
place-row-means = { $from ->
    [deck] a { NAME($house) } card, turn { $turn }, from the deck
    [hand] a { NAME($house) } card, turn { $turn }, from the hand
   *[row] a { NAME($house) } card, turn { $turn }, from hostages held
  }

## A hostage comes home; the top of a deck

rescue-held-by = held by { NAME($holder) }
# Above a list of cards, from the top of the deck.
sift-order = Back on the deck
sift-top = top
sift-later = Move down

## Own cards

mine-hand = Your hand
mine-hostages = Your hostages
mine-none = You hold no hostages.
mine-empty = You have no cards in hand.

## All influence boards; all leaders and cards

would-win = { $count ->
    [one] If the game ended now, { NAME($winners) } would win.
   *[other] If the game ended now, { NAME($winners) } would share the victory.
  }
book-leaders = As a leader
book-cards = As a character card
book-what = What each person does as a leader, and what the character card of the same person does.
book-versions = A house version was written for this app and playtested: we do not know the words in the box.
# When a leader that an owner of the box has written counts.
when-before-turn = Before your turn
when-before-offer = Before each offer of support
when-before-cards = Before the House cards
when-reveal = After the reveal
when-resolution = After the resolution
when-always = Always
