### Rules that play themselves: the title of a scene is a question as it is asked at the table, its attributes are sentences on what happens.
### Every figure and every name in them comes from what happened.

## What all scenes share

# $own is the sum of the winner, $against that of the loser.
ending = { $tie ->
    [yes] { $own } to { $against } in { THE($area) }: the tie goes to { NOM($house) }, which is higher on the Fiefdoms track than { NOM($loser) }.
   *[no] { NOM($house) } beats { NOM($loser) } in { THE($area) }, { $own } to { $against }.
}
# An answer of the reader, on its button.
label-march = March { NOM($units) } from { THE($from) } to { THE($to) }
label-raid = Raid { THE($area) }
label-bid = Bid { COUNT($power, of: "power") }
label-order = Place { ONE($token) }
# Two orders.
label-orders = Place { ONE($token) } and { ONE($was) }
label-swap = Replace the order in { THE($area) } with { ONE($token) }
label-power = Take the power
label-muster = Muster { NOM($units) }
label-muster-in = Muster { NOM($units) } in { THE($area) }
# Units that are destroyed.
label-lose = Lose { NOM($units) }
next-house = { NOM($house) } is next.
nobodys = { THE($area) } now belongs to nobody.
label-lose-in = Destroy { NOM($units) } in { THE($area) }
label-upgrade = Upgrade the footman to { NOM($units) }
# Among those who tie.
label-first = { NOM($house, case: "capital") } comes first
label-holder = { THE($area) } belongs to { NOM($house) }.
holds = { NOM($house) } holds { COUNT($count, of: "castle") }.
# Several houses have as many.
holds-each = { NAME($houses) } hold { COUNT($count, of: "castle") } each.

## The round

# $place is the place on the Iron Throne track.
turn-order = Who marches first?
    .next = One March order each, in turn order: next comes { NOM($house) }, { NTH($place) } on the Iron Throne track.
clean-up = When do routed units stand up again?
    .over = The round is over: the units in { THE($area) } stand up, all orders are removed, and round { $round } begins.
throne-of-blades = Who chooses on A Throne of Blades?
    .holder = { NAME($westerosCard) } is revealed, and the holder of the Iron Throne chooses: { NOM($house) }.
# $count is how often the threat moved up.
wildling-icons = When do the wildlings attack?
    .moved = { $count ->
        [one] { COUNT($count, of: "icon") } on the cards: the threat moves up to { $threat }.
       *[other] { COUNT($count, of: "icon") } on the cards: the threat moves up to { $threat }.
    }
forbidden = Which orders are forbidden?
    .card = { NAME($westerosCard) } is revealed: this round nobody may place { NAME($tokens, join: "or") }.
# $place is the place on the King's Court track, $allowed the stars there.
special-orders = How many special orders may I place?
    .court = { NOM($house) } is { NTH($place) } on the King's Court track, where the stars allow { COUNT($allowed, of: "special-order") }.
raven = What can the raven do?
    .first = All orders are revealed. { NOM($house) } is first on the King's Court track and holds the Messenger Raven.
    .look = Look at the top wildling card

## Orders

# $own is the attacker's sum, $against the defender's.
raid-support = What does a raid remove?
    .alone = Nobody can help from { THE($area) } any more: { $own } to { $against }.
raid-defense = Can a raid remove a Defense order?
pillage = What do I gain by pillaging?
raid-sea = Can I raid the sea from land?
    .safe = The { NOM($token) } in { THE($area) } stays, since no raid from land reaches the sea.
walk-over = What holds an area without units?
    .owner = A power token does not stop units: { THE($area) } now belongs to { NOM($house) }.
# $power is what is left to the house.
leave-token = How do I keep an area that I leave?
    .still = { THE($area) } still belongs to { NOM($house) }, which has { COUNT($power, of: "power") } left.
    .all = All units march, and a power token stays
    .one = Only the knight marches, and a power token stays as well
    .none = All units march, and nothing stays
march-again = Can units march twice in a round?
    .more = With the March order in { THE($area) } the units there can march again.
# $level is the supply, $armies the armies it allows, as in "3 + 2".
march-supply = How large may an army be after a march?
    .limit = { NOM($house) } has supply { $level }: its armies may have { $armies } units, and no march may exceed that.
    .single = A single unit is not an army, so { THE($area) } does not count.
one-battle = Can I attack twice with one march?
    .both = One knight to each of the two
defense-order = Does a Defense order stay after a battle?
    .stays = The { NOM($token) } in { THE($area) } stays and counts again in the next battle.
support-whom = Who can help in a battle?
support-refused = Do I have to accept support?
    .offer = { NOM($house) } offers { NOM($other) } its support from { THE($area) }.
support-sea = Can ships support a battle on land?
# $own is the attacker's sum, $against the defender's.
support-land = Can an army support a battle at sea?
    .none = The army in { THE($area) } cannot help at sea: { $own } to { $against }.
# $count are the power icons there.
consolidate-power = How much power does an order gain?
    .icons = { COUNT($count, of: "power-icon") } in { THE($area) }: the order gains { NOM($house) } { COUNT($power, of: "power") }.
consolidate-muster = Can I muster without the card?

## Battles

# $place is the winner's place on the Fiefdoms track, $last the loser's.
tie = What happens on a tie?
    .track = A tie: { NOM($house) } is { NTH($place) } on the Fiefdoms track and { NOM($loser) } { NTH($last) }, so { NOM($house) } wins.
siege-engine = What is a siege engine worth?
    .castle = Against the castle or stronghold in { THE($area) } the siege engine is worth { $value }.
# $own is the attacker's sum, $against the defender's.
garrison = What does a garrison do?
    .adds = The garrison adds { $value } to the defender: { $own } to { $against }.
blade = When can I use the blade?
# Of the winner's card and of the loser's.
casualties = How many units does the loser lose?
    .count = { COUNT($swords, of: "sword") } against { COUNT($towers, of: "fortification") }: the loser has to destroy { COUNT($count, of: "unit") }.
retreat = Where may I retreat to?
retreat-back = Where does a defeated attacker go?
    .origin = The attackers go back where the march began: { NOM($units) }, routed, in { THE($area) }.
# $own is the attacker's sum, $against the defender's.
rout = What can routed units do?
    .worth = The routed units count { $value }: { $own } to { $against }.
no-refuge = What if there is nowhere to retreat?

## Ships, supply and mustering

transport = How do armies cross the sea?
    .bridge = The ship in { THE($area) } joins the shores: { NOM($units) } marches from { THE($from) } to { THE($to) }.
    .order = Any order will do: the { NOM($token) } in { THE($area) } stays where it is.
foreign-ships = Can I cross another house's ships?
    .held = The ships in { THE($area) } belong to { NOM($house) }: { NOM($other) } cannot cross there.
port-taken = What happens to ships in a captured port?
# $count are the ships there, $own is the attacker's sum, $against the defender's.
port-ships = Do ships in port help in a battle?
    .none = { COUNT($count, of: "ship") } in port, and none of them counts: { $own } to { $against }.
# $armies are the armies it allows, as in "3 + 2".
supply-card = What if my armies are too large?
    .limit = That allows { NOM($house) } armies of { $armies } units, and the rest must be destroyed.
# $area is a stronghold with $count points, $castle a castle with $value.
mustering = What can a castle or stronghold muster?
    .points = { NOM($house) } has { COUNT($count, of: "mustering-point") } in { THE($area) }, a stronghold, and { COUNT($value, of: "mustering-point") } in { THE($castle) }, a castle.
upgrade = How do I upgrade a footman?
enemy-sea = Where can I muster ships?
    .held = { NOM($house) } has ships in { THE($area) }, so nobody else can muster ships there.

## Bidding and wildlings

# $power is what is left to the house.
bids = Do I get my bid back if I lose?
    .spent = No bid comes back: { NOM($house) } bid { $bid } and has { COUNT($power, of: "power") } left.
bid-tie = Who decides when bids are equal?
    .holder = Two bids are equal, so the holder of the Iron Throne decides: { NOM($house) }.
watch-wins = When does the Night's Watch win?
watch-loses = What if the wildlings win?
    .threat = Afterwards the threat drops by two spaces, to { $threat }.
wildling-tie = What if two houses bid the least?
    .holder = Two bids are equally low, so { NOM($house) }, holder of the Iron Throne, chooses who suffers most.

## Control and winning

neutral-force = How do I defeat a neutral force?
home-returns = What happens to a home area that is left?
    .shield = Nobody else holds { THE($area) }, so its printed shield counts: it belongs to { NOM($house) } again.
seventh-castle = When is the game won?
last-round = Who wins a tie after the last round?
tides = What do Tides of Battle cards do?
cards-return = When do I get my house cards back?
    .six = That was the last card of { NOM($house) }, so { COUNT($count, of: "card") } return to its hand.
    .left = { NOM($house) } then has { COUNT($count, of: "card") } in hand.
