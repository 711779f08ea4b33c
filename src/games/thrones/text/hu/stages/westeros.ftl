### The Westeros phase: the cards revealed, and the cards that somebody decides.

westeros-title = Westeros
westeros-round = { $round }. forduló
westeros-steps = A szakasz menete
westeros-step-cards = Kártyák felcsapása
westeros-step-wildlings = Vadak
westeros-done = kész
westeros-now = folyamatban
westeros-waits = hátravan
westeros-binds = ebben a fordulóban érvényes
westeros-instead = { NAME($westerosCards) }: a pakli újra megkeverve, új kártya felcsapva
westeros-supply = { $found } → { $left }
westeros-unchanged = Senkinek sem változott az utánpótlása
westeros-nothing = Senki sem kapott hatalomjelzőt

## The threat of the wildlings

threat-title = Vadak
threat-step = ikononként { SIGNED($value) }
threat-now = most
threat-before = előtte
threat-top = azonnal támadnak
threat-counted = { $count ->
    [0] A kártyákon nincs vadikon: a vadak ereje { $left } marad.
    [one] { $count } vadikon a kártyákon: a vadak ereje { $found } helyett { $left }.
   *[other] { $count } vadikon a kártyákon: a vadak ereje { $found } helyett { $left }.
}
threat-attack = A vadak ereje elérte a csúcsot: azonnal támadnak.

## What comes next

next-revealing = A kártyák felcsapása
    .note = Előbb az első hajtandó végre, aztán a második, végül a harmadik.
next-muster = Elsőként { NOM($house) } toboroz
next-bid-wildlings = Minden ház licitál a vadak ellen
next-bid = Minden ház licitál { FOR($held) }
    .note = Titokban: adjátok körbe a tabletet. A felhasználható hatalomjelzők rejtve maradnak, amíg minden licit meg nem van.
    .phone = Titokban: adjátok körbe a telefont. A felhasználható hatalomjelzők rejtve maradnak, amíg minden licit meg nem van.
next-planning = Jöhetnek a parancsok
    .note = A Westeros-szakasznak vége. Adjátok körbe a tabletet a titkos parancsokhoz.
    .phone = A Westeros-szakasznak vége. Adjátok körbe a telefont a titkos parancsokhoz.
next-to-mustering = Tovább a toborzáshoz
next-to-reconciling = Tovább az utánpótláshoz
next-to-bidding = Kezdődjön a licitálás
next-to-track-tie = Tovább a holtversenyhez
next-to-assigning-orders = Tovább a tervezéshez
next-to = Tovább

## A card that somebody decides

decree-card = { $deck ->
    [first] { $round }. forduló · első kártya
    [second] { $round }. forduló · második kártya
   *[third] { $round }. forduló · harmadik kártya
}
decree-supply = Utánpótlás
    .what = Minden ház megszámolja utánpótlásikonjait, és hozzáigazítja seregeit.
    .act = Utánpótlás mindenkinek
decree-mustering = Toborzás
    .what = Minden ház toboroz várainak és városainak pontjaiból.
    .act = Toborzás mindenkinek
decree-clash-of-kings = Királyok csatája
    .what = Minden ház új helyekért licitál mindhárom befolyási területen.
    .act = Mindenki licitál
decree-game-of-thrones = Trónok harca
    .what = Minden ház hatalomjelzőket kap hatalomikonjaiért és le nem zárt kikötőiért.
    .act = Hatalom mindenkinek
decree-storm-of-swords = Nincs védekezés
    .what = Ebben a fordulóban senki sem rakhat le védekezésparancsot.
    .act = Most nincs védekezés
decree-rains-of-autumn = Nincs +1-es menetelés
    .what = Ebben a fordulóban senki sem rakhatja le a +1-es különleges menetelésparancsot.
    .act = Most nincs +1-es menetelés
decree-nothing = Semmi
    .a-throne-of-blades = Az utánpótlás marad, és senki sem toboroz. A következő kártya jön.
    .dark-wings-dark-words = Senki sem licitál, és senki sem kap hatalomjelzőt. A következő kártya jön.
    .put-to-the-sword = Ebben a fordulóban minden parancs lerakható.
    .act = Nem történik semmi
decree-choose = Ezt választom
# Read aloud. $title: one of the three.
decree-choose-aloud = { $title }: ezt választom
decree-chosen = Kiválasztva
decree-missing = Válassz a három közül
decree-which = Dönts mindenki helyett
decree-holds = { NOM($house, case: "capital") } birtokolja { ACC($held) }, ő dönt
decree-pick = Minden oszlop megmutatja, mit jelentene az egyes házaknak.
decree-look = A tábla megnézése
decree-to-come = Hátravan: { NAME($westerosCards) }

## What a decree would mean for a house, below its name

mean-fit = a seregek beleférnek
mean-loses = { COUNT($count, of: "unit", form: "acc") } veszít
mean-areas = { $count } tartományban
mean-no-muster = nem toborozhat
mean-icons = { COUNT($count, of: "icon") }
mean-icons-ports = { COUNT($count, of: "icon") }, { COUNT($found, of: "port") }
mean-no-tokens = nem maradt jelzője
mean-power = { COUNT($power, of: "power") } a licithez
mean-banned = { NAME($tokens) }
mean-loses-nothing = nincs különleges parancsa: semmit sem veszít
mean-nobody = Minden marad, ahogy van.

## The same in a sentence

sum-supply-falls = { NOM($house) } utánpótlása csökken (új szint: { $level }).
sum-supply-loses = { NOM($house) } utánpótlása csökken (új szint: { $level }), és meg kell semmisítenie { COUNT($count, of: "unit", form: "acc") }.
sum-supply-rises = { NOM($house) } utánpótlása nő (új szint: { $level }).
sum-supply-same = Senkinek sem változik az utánpótlása.
sum-musters = Toborzási pontok: { $scores }.
sum-power = Hatalomjelzők: { $scores }.
sum-bids = Három titkos licit: Vastrón, hűbéresek, királyi udvar.
