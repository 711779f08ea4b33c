### The planning phase, the raven, and the orders as they are resolved.
### `.brief`: the same in the low panel of a phone, which has two short lines for it.

## Planning

# $isShort: there are fewer orders than areas.
ask-assigning-orders = { $isShort ->
    [yes] You are short of orders, so place all you can: { COUNT($count, of: "order") } in { COUNT($total, of: "area") }.
   *[no] Place one order face down in each area where you have units. All orders are revealed together.
}
    .title = Orders
    .brief = { $isShort ->
        [yes] Place all your { COUNT($count, of: "order") }; the other areas go without.
       *[no] Place one order in each area with your units.
    }
    .curtain = to place orders
    .deed = Place your orders

## The Messenger Raven

ask-messenger-raven = You may replace one of your orders or look at the top wildling card.
    .title = Messenger Raven
    .brief = Replace an order, or look at the top wildling card?
    .deed = Use the raven
ask-raven-card = You have looked at the top wildling card. Put it back on the top or the bottom of the deck.
    .title = Messenger Raven
    .curtain = to look at the top wildling card
    .deed = Look at the wildling card
option-raven-card-top = Put it back on top
    .note = drawn in the next attack
option-raven-card-bottom = Put it on the bottom
    .note = another card is drawn in the next attack

## Orders, one each in turn

ask-raid = Resolve a Raid order: remove an adjacent enemy Support, Raid or Consolidate Power order (special Raid: Defense too), or discard it.
    .title = Raids
    .brief = Resolve one of your Raid orders.
ask-march = Resolve one of your March orders: move together, split up or stay, and start at most one battle.
    .title = Marches
    .brief = Resolve one of your March orders.
ask-consolidating = Resolve one of your Consolidate Power orders: gain power, or muster in a castle or stronghold with the special one.
    .title = Consolidate Power
    .brief = Resolve one of your Consolidate Power orders.

## A port changes hands

ask-port = You now control { THE($land) } and may replace the ships in its port with yours. The rest are destroyed.
    .title = A port changes hands
    .brief = Take over the ships in { THE($port) }?
option-port-none = Take over no ships
    .note = all ships in { THE($port) } are destroyed
# $isMost: no more ships can be taken over.
option-port = Take over { COUNT($count, of: "ship") }
    .note = { $isMost ->
        [yes] as many as possible
       *[no] the rest are destroyed
    }
