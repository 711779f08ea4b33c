### Why the app did something. The house is named above it; "it" is that house.

why-title = Why?
# Below the reasons: what they are drawn from.
why-source = Worked out from what everyone can see, never from what is hidden.

## What a move was for

reason-castle-wins = With { THE($area) } it would hold { COUNT($count, of: "castle") }, and win.
reason-castle = With { THE($area) } it would hold { $count } of the { $needed } castles and strongholds it needs.
reason-leader = { NOM($house) } leads with { COUNT($count, of: "castle") }; { $needed } win the game.
reason-from-leader = Taking { THE($area) } would set back { NOM($house) }, which leads with { COUNT($count, of: "castle") }; { $needed } win the game.
reason-held = It expected to still hold { THE($area) } at the end of the round: { NOM($enemy) } could come with about { $strength }, against { $value }.
reason-odds = { $tenths ->
    [0] It saw almost no chance of winning the battle for { THE($area) }.
    [10] It expected to win the battle for { THE($area) }.
    [one] It expected to win the battle for { THE($area) } about { $tenths } time in 10.
   *[other] It expected to win the battle for { THE($area) } about { $tenths } times in 10.
}
reason-neutral = It could beat the neutral force of { $strength } in { THE($area) }.
reason-unguarded = { NOM($owner) } had no units in { THE($area) }.
reason-grudge = { NOM($house) } has attacked it before, and it remembers.
reason-land-supply = Worth having in { THE($area) }: { COUNT($supply, of: "supply-icon") }.
reason-land-power = Worth having in { THE($area) }: { COUNT($power, of: "power-icon") }.
reason-land-both = Worth having in { THE($area) }: { COUNT($supply, of: "supply-icon") } and { COUNT($power, of: "power-icon") }.
reason-sea = Ships in { THE($area) } open the way for armies.
# $strength: what that house could come with; $value: what stands against it.
reason-guards = It guards { THE($area) }: { NOM($enemy) } could come with about { $strength }, against { $value }.
reason-stays = { $count ->
    [one] { COUNT($count, of: "unit") } stays in { THE($area) }: { NOM($enemy) } could come with about { $strength }.
   *[other] { COUNT($count, of: "unit") } stay in { THE($area) }: { NOM($enemy) } could come with about { $strength }.
}
reason-nearer = It gets closer to { THE($castle) }, a castle or stronghold it does not hold.
reason-stronger = This makes it stronger in { THE($area) }.
reason-nowhere = Nothing within reach was worth leaving { THE($area) } for.
reason-only = It had no other choice.

## Raids

reason-raids = { $kind ->
    [consolidate-power] { NOM($victim) } loses the power that { THE($area) } would have brought.
    [support] The Support in { THE($area) } would have counted in every battle beside it.
    [defense] Without its Defense order, { THE($area) } is easier to take.
    [raid] The Raid in { THE($area) } could have removed an order beside it.
   *[march] The March in { THE($area) } is gone.
}
reason-raids-nothing = There was nothing it wanted to raid.

## Power, tracks and the wildlings

reason-power = It gains { COUNT($power, of: "power") }, to bid with later.
reason-prefers = It wants { NOM($track) } more than the other two.
# $count: the tracks that are bid for after this one.
reason-bid = { $count ->
    [0] No more tracks were to come, so it held back less of its power.
    [one] With one track still to come, it bid less of its power than it would for the last one.
   *[other] With { $count } tracks still to come, it bid less of its power than it would for the last one.
}
# For a track: the third Westeros card is Wildlings Attack.
reason-kept = Wildlings Attack was still to come, so it kept some of its power back.
# $threat: the strength of the wildlings; $value: the share of each.
reason-share = The wildlings came with strength { $threat }. Shared by { COUNT($count, of: "house") }, that is { $value } each.
reason-raven = It would rather know the next wildling card than change an order.
reason-raven-none = Each of its orders was worth more than any other in its place.

## Orders: one for each area

# A March: the castle that lies nearest would be the $count th of those it needs.
reason-order-for = March from { THE($area) }: it wants { THE($castle) }, to hold { $count } of the { $needed } castles and strongholds it needs.
reason-order-danger = { $kind ->
    [march] March from { THE($area) }: to take or help an area beside it.
    [defense] Defense in { THE($area) }: to protect what is there; { NOM($enemy) } could attack with strength { $strength }.
    [support] Support in { THE($area) }: { NOM($enemy) } could attack beside it with strength { $strength }.
    [raid] Raid in { THE($area) }: to remove an order beside it; { NOM($enemy) } could attack with strength { $strength }.
   *[consolidate-power] Consolidate Power in { THE($area) }: to gain power or to muster; { NOM($enemy) } could attack with strength { $strength }.
}

## Battles

# $lead: how far it led before the cards; $value: how many of the enemy's $count cards are beaten.
reason-card-even = Before the cards the sides were even. By the printed numbers { NOM($card) } wins against { $value } of the { COUNT($count, of: "card") } that the enemy held.
reason-card-ahead = Before the cards it led by { $lead }. By the printed numbers { NOM($card) } wins against { $value } of the { COUNT($count, of: "card") } that the enemy held.
reason-card-behind = Before the cards it trailed by { $lead }. By the printed numbers { NOM($card) } wins against { $value } of the { COUNT($count, of: "card") } that the enemy held.
reason-own-fight = It is fighting the battle for { THE($area) } itself.
reason-no-part = Neither side in { THE($area) } was worth helping.
reason-helps = So that { NOM($enemy) } loses the battle for { THE($area) }.
reason-blade = { $state ->
    [even] The sides were even: the blade decides the battle.
    [ahead] It led by { $lead }: the blade decides the battle.
   *[behind] It trailed by { $lead }: the blade decides the battle.
}
reason-no-blade = { $state ->
    [even] The sides were even: the blade would not decide the battle.
    [ahead] It led by { $lead }: the blade would not decide the battle.
   *[behind] It trailed by { $lead }: the blade would not decide the battle.
}
reason-refuge = Already its own: { THE($area) }.
reason-cheapest = It gave up what it would miss least.
