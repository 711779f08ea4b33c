### Why the game does not accept an answer. The key is the rule's number in docs/RULES.md, or begins with it.
### Without a full stop: `refused` and `refused-page` set it, behind the page.

## The whole

refused = { $text }.
# $page is that of the printed rulebook.
refused-page = { $text } (rulebook, page { $page }).

## Any answer

# $faults says what is wrong with the form of an answer; only programs meet it, and read English.
answer =
    .not-asked = { NOM($house, case: "capital") } has nothing to decide right now
    .malformed = That does not fit what is asked: { $faults }
choice =
    .not-offered = You cannot choose that here
    .not-offered-card = You cannot choose { NOM($card) } here
    .not-offered-area = You cannot choose { THE($area) } here
    .not-offered-unit = You cannot choose another unit of this kind in { THE($area) } here: { ONE($unit) }
    .too-few = You have to choose more than that ({ $found } chosen, { $allowed } needed)
    .too-many = You have to choose fewer than that ({ $found } chosen, { $allowed } allowed)
    .one-area = All the units you choose have to be in the same area

## Planning

order =
    .missing-area = Every area with your units needs an order, and there is none in { THE($area) }
    .not-your-area = You have no units in { THE($area) }, so no order goes there
    .too-many-of-a-kind = The { NOM($token) } is placed more often than you have tokens for it ({ $found } placed, { $allowed } available)
    .stars = Your position on the King's Court track does not allow that many special orders ({ $found } placed, { $allowed } allowed)
    .forbidden = The { NOM($token) } is forbidden this round by a Westeros card
    .lay-all = You are short of orders, so you have to place as many as you can ({ $found } placed, { $allowed } possible)
raven =
    .own-order = You have no order in { THE($area) } for the raven to replace
    .unused-token = The { NOM($token) } is already on the board, and the raven needs an unused one

## Raids

raid =
    .no-order = You need a Raid order and an enemy order for it to remove, and one of them is missing in { THE($area) }
    .not-adjacent = A Raid reaches only adjacent areas, and not { THE($to) }
    .reach = Your Raid cannot reach { THE($to) }: land reaches only land, and a port only its sea
    .enemy-only = You can raid only enemy orders, and the one in { THE($area) } is yours
    .kind = The { NOM($token) } in { THE($area) } cannot be removed by this Raid

## Marches

# $armies: how many units they would have, as in "4, 2".
march =
    .own-order = You have no March order in { THE($area) }
    .not-there = You do not have that many { MANY($unit) } in { THE($area) } to march
    .routed = Routed units cannot march, and you do not have that many other { MANY($unit) } in { THE($area) }
    .not-adjacent = Your units cannot march to { THE($to) } from { THE($area) }: it is not adjacent, and no ships transport them
    .twice = Choose each destination once, with all the units that go there: { NAME($to) }
    .land-and-sea = Land units cannot enter the sea and ships cannot enter land, so no { ONE($unit) } can march to { THE($to) }
    .own-port = Ships can enter only your own ports, and only from the adjacent sea: { NAME($to) }
    .port-full = A port holds at most three ships: { NAME($to) } ({ $found } would be there, { $allowed } allowed)
    .closed-area = This area is closed in this game: { NAME($to) }
    .one-battle = A march can start only one battle: not both { THE($area) } and { THE($to) }
    .supply = This march would put you over your supply limit (armies of { $armies })
    .leave-token = You cannot leave a power token in { THE($area) }: only on land, not in your home area, and never a second one
    .leave-token-last-unit = You can leave a power token only when your last unit leaves { THE($area) }
    .leave-token-power = You have no available power to leave behind
neutral =
    .too-weak = Even with all possible support, this march cannot beat the neutral force: { NAME($to) }
    .too-weak-by = The neutral force has strength { $strength }, and with all possible support this march has at most { $found }: { NAME($to) }
    .repelled = This march has just failed against that neutral force: { NAME($to) }

## Retreats

retreat =
    .land-and-sea = Land units cannot retreat to the sea or ships to land, so no { ONE($unit) } can retreat to { THE($to) }
    .origin = Defeated defenders cannot retreat to where the attack came from: { NAME($area) }
    .neutral = Nobody can retreat to an area that is closed or has a neutral force: { NAME($area) }
    .enemy-area = { $house ->
        [none] Units retreat only to empty or friendly areas, and not to { THE($area) }
       *[other] Units retreat only to empty or friendly areas, and { NOM($house) } holds { THE($area) }
    }
    .not-adjacent = Units retreat to an adjacent area or by ship transport, and cannot get to { THE($to) }
    .fewest-losses = Units retreat where the supply limit costs the fewest of them, so not to { THE($to) } ({ $found } lost there, { $allowed } elsewhere)

## Consolidate Power and mustering

consolidate =
    .no-order = You have no Consolidate Power order in { THE($area) }
    .no-mustering = The order in { THE($area) } cannot muster: that needs a special order in a castle or stronghold
muster =
    .castle = You cannot muster in { THE($area) } now
    .one-castle = You have to do all of this mustering in one castle or stronghold
    .points = There are not that many mustering points in { THE($area) } ({ $found } spent, { $allowed } available)
    .place = Land units muster in the area itself, ships in its port or an adjacent sea: no { ONE($unit) } from { THE($area) } in { THE($to) }
    .enemy-sea = You cannot muster a ship where there are enemy ships: { NAME($to) }
    .port-full = A port holds at most three ships: { NAME($to) } ({ $found } would be there, { $allowed } allowed)
    .pieces = You do not have that many { MANY($unit) } left ({ $found } wanted, { $allowed } left)
    .upgrade = You can upgrade only footmen in { THE($area) }, to knights or siege engines
    .upgrade-footmen = You can upgrade only footmen in { THE($area) }, to knights or siege engines ({ $found } upgrades, { $allowed } footmen)
    .supply = This mustering would put you over your supply limit (armies of { $armies })

## Supply and bids

supply =
    .not-your-unit = You have no such units in { THE($area) } to destroy
    .still-too-many = You are still over your supply limit (armies of { $armies })
    .needless-loss = You may not destroy more units than you have to, and one in { THE($area) } can stay
bid =
    .power = You cannot bid more than your available power ({ $found } bid, { $allowed } available)
track =
    .tie-order = Put all the tied houses in order, each once, and no others
