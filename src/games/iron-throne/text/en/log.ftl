### The log: one whole sentence for everything that can happen. It names Houses, so that it reads the same for everybody.

## The game and its turns

# Of all Houses at once; $list is made of `leads`.
leaders-revealed = The leaders are revealed: { LIST($list, join: "clauses") }.
leads = { NAME($leader) } leads { NAME($house) }
turn = Turn { $turn } begins with { NAME($challenger) } as the challenger.
turn-over = Turn { $turn } is over.
events-shuffled = The event deck is empty, so the used events are shuffled into a new one.
event-house = The event shows { NAME($house) }.
# $title is the event's name, $text the whole sentence on it.
event-special = The event is { $title }. { $text }
defender = { NAME($house) } is the defender.

## How the game ends: one House wins, or several share the victory

game-over = { $reason ->
    [both] { $count ->
        [one] All five influence are spread and a House has lost all its characters: { NAME($winners) } has spread the most influence and wins.
       *[other] All five influence are spread and a House has lost all its characters: { NAME($winners) } have spread the most influence and share the victory.
    }
    [deaths] { $count ->
        [one] A House has lost all its characters, so the game ends: { NAME($winners) } has spread the most influence and wins.
       *[other] A House has lost all its characters, so the game ends: { NAME($winners) } have spread the most influence and share the victory.
    }
   *[influence] { $count ->
        [one] All five influence are spread, so the game ends: { NAME($winners) } has spread the most influence and wins.
       *[other] All five influence are spread, so the game ends: { NAME($winners) } have spread the most influence and share the victory.
    }
}

## Cards and power

drew = { NAME($house) } draws { COUNT($count, of: "card") }.
shuffled = { NAME($house) } shuffles its discard pile into its deck.
discarded = { NAME($house) } discards { NOM($cards) }.
peeked = { NAME($house) } looks at { COUNT($count, of: "card") } from the hand of { NAME($victim) }.
# Of its own deck.
sifted = { $count ->
    [one] { NAME($house) } looks at the top card of its deck.
   *[other] { NAME($house) } looks at the top { COUNT($count, of: "card") } of its deck.
}
placed = { NAME($house) } moves { COUNT($power, of: "iron-power") } from its leader sheet to { NAME($character) }.
removed = { NAME($character) } of { NAME($house) } loses { COUNT($power, of: "iron-power") } to the leader sheet.
# To the leader sheet of another House.
removed-to = { NAME($character) } of { NAME($house) } loses { COUNT($power, of: "iron-power") }, which goes to { NAME($other) }'s leader sheet.
changed-hands = { COUNT($power, of: "iron-power") } goes from the leader sheet of { NAME($owner) } to the leader sheet of { NAME($other) }.
burned = { COUNT($power, of: "iron-power") } from { NAME($house) }'s leader sheet goes back in the box.
died = { NAME($character) } of { NAME($house) } dies.
saved = { NAME($character) } of { NAME($house) } is saved from death and keeps 1 power.

## Who takes part in the encounter

participates = { $side ->
    [challenger] { NAME($house) } challenges with { NAME($character) }.
   *[defender] { NAME($house) } defends with { NAME($character) }.
}
offered = { $side ->
    [challenger] { NAME($house) } offers { NAME($character) } to the challenger's side.
   *[defender] { NAME($house) } offers { NAME($character) } to the defender's side.
}
stayed-out = { NAME($house) } stays out of the encounter.
supports = { $side ->
    [challenger] { NAME($character) } of { NAME($house) } supports the challenger's side.
   *[defender] { NAME($character) } of { NAME($house) } supports the defender's side.
}
compelled = { $side ->
    [challenger] { NAME($character) } of { NAME($house) } is compelled to support the challenger's side.
   *[defender] { NAME($character) } of { NAME($house) } is compelled to support the defender's side.
}
# The offer to support.
declined = { NAME($house) } declines the offer of { NAME($other) }.
withdrew = { NAME($character) } of { NAME($house) } withdraws from the encounter.
# A supporter chose between the two.
yielded = { $did ->
    [withdraw] { NAME($house) } would rather withdraw than give up a card.
   *[give-card] { NAME($house) } would rather give up a card than withdraw.
}

## House cards and how the encounter ends

put-down = { $open ->
    [yes] { NAME($house) } plays its House card first, face up.
   *[no] { NAME($house) } plays a House card face down.
}
# $list is made of `shows`.
revealed = { $outcome ->
    [hostility] { LIST($list, join: "clauses") }: hostility.
    [truce] { LIST($list, join: "clauses") }: truce.
   *[betrayal] { LIST($list, join: "clauses") }: betrayal.
}
shows = { $card ->
    [none] { NAME($house) } shows no card at all
   *[other] { NAME($house) } shows { NOM($card) }
}
replaced = { $before ->
    [none] { NAME($house) } now plays { NOM($card) }.
   *[other] { NAME($house) } plays { NOM($card) } in place of { NOM($before) }.
}
not-replaced = The House card of { NAME($house) } stays as it is.
made-truce = { NAME($house) } turns the betrayal into a truce.
outcome-deal = The truce holds: there is a deal, and nobody wins or loses the encounter.
outcome-no-deal = The truce fails without a deal, so both sides lose.
outcome-betrayal = { $side ->
    [challenger] The challenger's side betrays the truce and wins. The totals do not count.
   *[defender] The defender's side betrays the truce and wins. The totals do not count.
}
# The total of the winning side stands first.
outcome-won = { $side ->
    [challenger] The challenger's side wins, { $most } to { $least }.
   *[defender] The defender's side wins, { $most } to { $least }.
}
outcome-won-equal = { $side ->
    [challenger] Both totals are { $total }: the challenger's side wins equal totals.
   *[defender] Both totals are { $total }: the defender's side wins equal totals.
}
outcome-tie = Both totals are { $total }: both sides lose.

## Leaders and character cards

used = { NAME($house) } uses the ability of its leader { NAME($leader) }.
always-uses = From now on, { NAME($house) } always uses the ability of its leader { NAME($leader) }.
asked-again = { NAME($house) } wants to be asked again about the ability of its leader { NAME($leader) }.
left-leader = { NAME($house) } does not use the ability of { NAME($person) }.
left-card = { NAME($house) } does not use the { NAME($person) } card.
# $title is what is printed on the card, below the person's name.
played = { NAME($house) } plays { NAME($person) }, { $title }.
passed = { NAME($house) } plays nothing.
chose-leader = { NAME($house) } chooses { NAME($other) } for the ability of { NAME($person) }.
chose-card = { NAME($house) } plays the { NAME($person) } card on { NAME($other) }.
added = { $side ->
    [challenger] { NAME($person) } adds { $amount } to the total of the challenger's side.
   *[defender] { NAME($person) } adds { $amount } to the total of the defender's side.
}
taken = { $side ->
    [challenger] { NAME($person) } takes { $amount } from the total of the challenger's side.
   *[defender] { NAME($person) } takes { $amount } from the total of the defender's side.
}
halved = { $side ->
    [challenger] The value of the House card on the challenger's side is halved, rounded up.
   *[defender] The value of the House card on the defender's side is halved, rounded up.
}
breaks-ties = { $side ->
    [challenger] Equal totals are now won by the challenger's side.
   *[defender] Equal totals are now won by the defender's side.
}

## Deals

# $list is made of `gets` and `gets-nothing`.
terms = { NAME($house) } proposes terms: { LIST($list, join: "lists") }.
# $list is made of the next messages: influence, hostages, power.
gets = { NAME($house) } gets { LIST($list) }
gets-nothing = { NAME($house) } gets nothing
gain-influence = { COUNT($count, of: "influence") }
gain-hostages = { COUNT($count, of: "hostage") }
# $list says where they are taken from: the next three messages.
gain-hostages-from = { COUNT($count, of: "hostage") } ({ LIST($list) })
from-deck = the top of the deck
from-hand = a random card of the hand
# Hostages lie in a row, numbered.
from-row = number { $value } of the hostages held
gain-power = { COUNT($power, of: "iron-power") }
no-deal = { NAME($house) } ends the bargain without a deal.
signed = { NAME($house) } signs the deal.

## Influence and hostages

influence = { NAME($house) } spreads influence to { NAME($other) }.
hostage = { $from ->
    [deck] { NAME($taker) } takes the top card of { NAME($victim) }'s deck as a hostage.
    [hand] { NAME($taker) } takes a random card from { NAME($victim) }'s hand as a hostage.
   *[row] { NAME($taker) } takes a { NAME($house) } card that { NAME($victim) } held as a hostage.
}
hostage-home = { NAME($taker) } takes back one of its cards that { NAME($victim) } held as a hostage.
took-none = { NAME($taker) } takes no hostage from { NAME($houses) }.
rescued = { NAME($house) } brings home one of its cards that { NAME($holder) } held as a hostage.
released = { NAME($holder) } releases a card of { NAME($house) }.
tortured = { NAME($holder) } tortures a hostage from { NAME($house) }: { NAME($card) }.

## Where a player had nothing to choose: why the app answered

automatic-choosing-leader = Automatic: there is only one leader for { NAME($house) }.
automatic-hostages = Automatic: { NAME($house) } can do nothing with its hostages.
automatic-defender = Automatic: { NAME($house) } can challenge only one player.
automatic-placing-power = Automatic: { NAME($house) } has only one character to give power to.
automatic-participant = Automatic: { NAME($house) } has only one character to send.
automatic-offering-support = Automatic: { NAME($house) } cannot offer support.
automatic-accepting-support = Automatic: { NAME($house) } has no choice about the offer.
automatic-house-card = Automatic: { NAME($house) } has only one card to put down.
automatic-reaction = Automatic: { NAME($house) } can play nothing.
automatic-deal-terms = Automatic: { NAME($house) } can propose nothing.
automatic-deal-signing = Automatic: { NAME($house) } has no choice about the deal.
automatic-deal-counter = Automatic: { NAME($house) } can propose nothing else.
automatic-deal-answer = Automatic: { NAME($house) } has no choice about the new terms.
automatic-distributing = Automatic: { NAME($house) } has only one way to distribute the power.
automatic-hostage-from = Automatic: { NAME($house) } can take a hostage from only one player.
automatic-hostage-place = Automatic: { NAME($house) } can take the hostage from only one place.
automatic-use-leader = Automatic: { NAME($house) } has no choice about its leader.
automatic-effect-player = Automatic: { NAME($house) } can choose only one player.
automatic-effect-power = Automatic: { NAME($house) } has only one way to move power.
automatic-effect-discard = Automatic: { NAME($house) } has only one way to discard.
automatic-effect-compel = Automatic: { NAME($house) } has nobody to compel.
automatic-effect-higher = Automatic: { NAME($house) } has no choice about its House card.
automatic-effect-swap = Automatic: { NAME($house) } cannot play another House card.
automatic-effect-yield = Automatic: { NAME($house) } has only one choice.
automatic-effect-rescue = Automatic: { NAME($house) } has only one card to bring home.
automatic-effect-torture = Automatic: { NAME($house) } has only one hostage to torture.
automatic-effect-sift = Automatic: { NAME($house) } has only one card to keep.
