### Rules that play themselves: the title of a scene is a question as it is asked at the table, its attributes are sentences on what happens.
### Every figure and every name in them comes from what happened.

## What all scenes share

# $own is the sum of the winner, $against that of the loser.
ending = { $tie ->
    [yes] { $own }:{ $against } { IN($area) }: holtversenyben { NOM($house) } győz, mert a hűbéresek befolyási területén megelőzi { ACC($loser) }.
   *[no] { NOM($house) } legyőzi { ACC($loser) } { IN($area) }, { $own }:{ $against }.
}
# An answer of the reader, on its button.
label-march = Menetelés { FROM($from) } { TO($to) } { WITH($units) }
label-raid = Portyázás { IN($area) }
label-bid = Licit: { COUNT($power, of: "power") }
label-order = Lerakom: { NAME($token) }
# Two orders.
label-orders = Lerakom: { NAME($token) } és { NAME($was) }
label-swap = Új parancs { IN($area) }: { NAME($token) }
label-power = A hatalomjelzőket választom
label-muster = Toborzás: { NOM($units) }
label-muster-in = Toborzás { IN($area) }: { NOM($units) }
# Units that are destroyed.
label-lose = Elvesztem: { NOM($units) }
next-house = { NOM($house) } következik.
nobodys = { NOM($area) } most senkié.
label-lose-in = Megsemmisül { IN($area) }: { NOM($units) }
label-upgrade = A gyalogosból { BARE($units) } lesz
# Among those who tie.
label-first = { NOM($house, case: "capital") } az első
label-holder = { NOM($area) } { NOM($house) } kezén van.
holds = { NOM($house) } kezén ennyi van: { COUNT($count, of: "castle") }.
# Several houses have as many.
holds-each = { NAME($houses) } kezén egyaránt ennyi van: { COUNT($count, of: "castle") }.

## The round

# $place is the place on the Iron Throne track.
turn-order = Ki menetel először?
    .next = Játéksorrendben mindenki egy menetelésparancsot hajt végre: most { NOM($house) } jön, amely a Vastrón befolyási területén { THE($place) }. helyen áll.
clean-up = Mikor állnak fel a megfutamított egységek?
    .over = Vége a fordulónak: az egységek { IN($area) } felállnak, minden parancs lekerül a tábláról, és { THE($round) }. fordulóval folytatódik a játék.
throne-of-blades = Ki dönt A pengék trónja kártyánál?
    .holder = Felfedett kártya: { NAME($westerosCard) }. A Vastrón birtokosa választ: { NOM($house) }.
# $count is how often the threat moved up.
wildling-icons = Mikor támadnak a vadak?
    .moved = { $count ->
        [one] { COUNT($count, of: "icon") } a kártyákon: a fenyegetés már { $threat }.
       *[other] { COUNT($count, of: "icon") } a kártyákon: a fenyegetés már { $threat }.
    }
forbidden = Mely parancsok tilosak?
    .card = Felfedett kártya: { NAME($westerosCard) }. Ebben a fordulóban tilos: { NAME($tokens) }.
# $place is the place on the King's Court track, $allowed the stars there.
special-orders = Hány különleges parancsot adhatok ki?
    .court = { NOM($house) } a királyi udvar befolyási területén { THE($place) }. helyen áll, ahol a csillagok ennyit engednek: { COUNT($allowed, of: "special-order") }.
raven = Mire jó a holló?
    .first = Minden parancs felfedve: { NOM($house) } vezet a királyi udvar befolyási területén, övé a hírvivő holló.
    .look = Megnézem a legfelső vadkártyát

## Orders

# $own is the attacker's sum, $against the defender's.
raid-support = Mit vesz le a portyázás?
    .alone = { FROM($area) } már senki sem segíthet, az állás { $own }:{ $against }.
raid-defense = Levehet-e a portyázás védekezésparancsot?
pillage = Mit hoz a fosztogatás?
raid-sea = Portyázhatok szárazföldről a tengerre?
    .safe = { NOM($token) } megmarad { IN($area) }, mert szárazföldről nem lehet tengerre portyázni.
walk-over = Mi tart meg egy tartományt egység nélkül?
    .owner = A hatalomjelző nem állít meg egységeket: { NOM($area) } most már { NOM($house) } kezén van.
# $power is what is left to the house.
leave-token = Hogyan tartom meg, amit elhagyok?
    .still = { NOM($area) } { NOM($house) } kezén marad, és még ennyije van: { COUNT($power, of: "power") }.
    .all = Minden egység megy, egy hatalomjelző marad
    .one = Csak a lovag megy, és egy hatalomjelző is marad
    .none = Minden egység megy, semmi sem marad
march-again = Menetelhet egy egység kétszer egy fordulóban?
    .more = { IN($area) } is van menetelésparancs, azzal az ott álló egységek újra mehetnek.
# $level is the supply, $armies the armies it allows, as in "3 + 2".
march-supply = Mekkora lehet egy sereg menetelés után?
    .limit = { NOM($house) } utánpótlása { $level }: seregei { $armies } egységből állhatnak, és ezt egyetlen menetelés sem lépheti túl.
    .single = Egyetlen egység nem sereg, ezért { NOM($area) } nem számít.
one-battle = Egy meneteléssel kétszer is támadhatok?
    .both = Egy-egy lovag mindkettőbe
defense-order = Ott marad a védekezésparancs csata után?
    .stays = { NOM($token) } { IN($area) } megmarad, és a következő csatában is számít.
support-whom = Ki segíthet egy csatában?
support-refused = El kell fogadnom a támogatást?
    .offer = { NOM($house) } felajánlja { DAT($other) } a támogatását { FROM($area) }.
support-sea = Támogathat hajó szárazföldi csatát?
# $own is the attacker's sum, $against the defender's.
support-land = Támogathat sereg tengeri csatát?
    .none = A sereg { IN($area) } nem segíthet a tengeren: { $own }:{ $against }.
# $count are the power icons there.
consolidate-power = Mennyi hatalmat hoz egy parancs?
    .icons = { COUNT($count, of: "power-icon") } { IN($area) }: a parancs { DAT($house) } ennyit hoz: { COUNT($power, of: "power") }.
consolidate-muster = Toborozhatok a kártya nélkül?

## Battles

# $place is the winner's place on the Fiefdoms track, $last the loser's.
tie = Mi történik holtversenyben?
    .track = Holtverseny: a hűbéresek befolyási területén { NOM($house) } { THE($place) }. helyen áll, { NOM($loser) } { THE($last) }. helyen, ezért { NOM($house) } győz.
siege-engine = Mennyit ér az ostromgép?
    .castle = { ACC($area) } támadva az ostromgép ereje { $value }, mert ott vár vagy város áll.
# $own is the attacker's sum, $against the defender's.
garrison = Mire jó a helyőrség?
    .adds = A helyőrség ennyit ad a védekezőnek: { $value }. Az állás { $own }:{ $against }.
blade = Mikor használhatom az acélkardot?
# Of the winner's card and of the loser's.
casualties = Hány egységet veszít a vesztes?
    .count = { COUNT($swords, of: "sword") } { COUNT($towers, of: "fortification") } ellen: a vesztesnek { COUNT($count, of: "unit", form: "acc") } kell megsemmisítenie.
retreat = Hová vonulhatok vissza?
retreat-back = Hová kerül a vesztes támadó?
    .origin = A támadók oda térnek vissza, ahonnan a menetelés indult: { IN($area) } most megfutamítva áll { NOM($units) }.
# $own is the attacker's sum, $against the defender's.
rout = Mit tehetnek a megfutamított egységek?
    .worth = A megfutamított egységek ereje { $value }: { $own }:{ $against }.
no-refuge = Mi van, ha nincs hová visszavonulni?

## Ships, supply and mustering

transport = Hogyan kel át egy sereg a tengeren?
    .bridge = A hajó { IN($area) } összeköti a partokat: { FROM($from) } { TO($to) } vonul { NOM($units) }.
    .order = Bármilyen parancs jó: { NOM($token) } a helyén marad { IN($area) }.
foreign-ships = Átkelhetek más ház hajóin?
    .held = { IN($area) } { NOM($house) } hajói állnak: ott { NOM($other) } nem kelhet át.
port-taken = Mi lesz az elfoglalt kikötő hajóival?
# $count are the ships there, $own is the attacker's sum, $against the defender's.
port-ships = Segítenek a kikötőben álló hajók a csatában?
    .none = { COUNT($count, of: "ship") } a kikötőben, és egyik sem számít: { $own }:{ $against }.
# $armies are the armies it allows, as in "3 + 2".
supply-card = Mi van, ha túl nagyok a seregeim?
    .limit = Így { NOM($house) } seregei { $armies } egységből állhatnak, ami ezen felül van, megsemmisül.
# $area is a stronghold with $count points, $castle a castle with $value.
mustering = Mit toborozhatok egy várban vagy városban?
    .points = { NOM($house) } pontjai: { NOM($area) } vár, ez { COUNT($count, of: "mustering-point") }, { NOM($castle) } város, ez { COUNT($value, of: "mustering-point") }.
upgrade = Hogyan léptetek elő egy gyalogost?
enemy-sea = Hol toborozhatok hajót?
    .held = { DAT($house) } hajói vannak { IN($area) }, ezért más nem toborozhat oda hajót.

## Bidding and wildlings

# $power is what is left to the house.
bids = Visszakapom a licitemet, ha veszítek?
    .spent = Egy licit sem jár vissza: { NOM($house) } licitje { $bid } volt, és ennyi maradt: { COUNT($power, of: "power") }.
bid-tie = Ki dönt egyforma licitnél?
    .holder = Két licit egyforma, ezért a Vastrón birtokosa dönt: { NOM($house) }.
watch-wins = Mikor győz az Éjjeli Őrség?
watch-loses = Mi van, ha a vadak győznek?
    .threat = Utána a fenyegetés két mezővel csökken, most { $threat }.
wildling-tie = Mi van, ha ketten licitálnak a legkevesebbet?
    .holder = Két licit egyformán alacsony, ezért { NOM($house) }, a Vastrón birtokosa választja ki, ki jár a legrosszabbul.

## Control and winning

neutral-force = Hogyan győzök le egy semleges erőt?
home-returns = Mi lesz az elhagyott főtartománnyal?
    .shield = Más nem tartja { ACC($area) }, így a nyomtatott címer számít: gazdája újra { NOM($house) }.
seventh-castle = Mikor nyer valaki?
last-round = Ki nyer holtversenyben az utolsó forduló után?
tides = Mire jók a csatakártyák?
cards-return = Mikor kapom vissza a házkártyáimat?
    .six = { NOM($house) } az utolsó lapját játszotta ki, ezért visszakerül a kezébe { COUNT($count, of: "card") }.
    .left = { NOM($house) } kezében ennyi marad: { COUNT($count, of: "card") }.
