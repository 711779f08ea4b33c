### Why the game does not accept an answer. The key is the rule's number in docs/RULES.md, or begins with it.
### Without a full stop: `refused` and `refused-page` set it, behind the page.

## The whole

refused = { $text }.
# $page is that of the printed rulebook. The Hungarian one has no page 31.
refused-page = { $page ->
    [31] { $text }.
    [one] { $text } (szabálykönyv, { $page }. oldal).
   *[other] { $text } (szabálykönyv, { $page }. oldal).
}

## Any answer

# $faults says what is wrong with the form of an answer; only programs meet it, and read English.
answer =
    .not-asked = { DAT($house, case: "capital") } most nincs miről döntenie
    .malformed = Ez nem illik ahhoz, amiről dönteni kell: { $faults }
choice =
    .not-offered = Ezt itt nem választhatod
    .not-offered-card = Itt nem választhatod { ACC($card) }
    .not-offered-area = Itt nem választhatod { ACC($area) }
    .not-offered-unit = { IN($area, case: "capital") } nem választhatsz még egy ilyen egységet: { ONE($unit) }
    .too-few = Ennél többet kell választanod (választva { $found }, kell { $allowed })
    .too-many = Ennél kevesebbet kell választanod (választva { $found }, lehet { $allowed })
    .one-area = Minden választott egységnek ugyanabban a tartományban kell lennie

## Planning

order =
    .missing-area = Minden tartományba, ahol van egységed, kell parancs, de { IN($area) } nincs
    .not-your-area = { IN($area, case: "capital") } nincs egységed, ezért oda nem kerül parancs
    .too-many-of-a-kind = Többször raktad le, mint ahány jelződ van belőle: { NAME($token) } (lerakva { $found }, megvan { $allowed })
    .stars = Ennyi különleges parancsot a királyi udvarban elfoglalt helyed nem enged meg (lerakva { $found }, lehet { $allowed })
    .forbidden = Ebben a fordulóban egy Westeroskártya tiltja: { NAME($token) }
    .lay-all = Kevés a parancsod, ezért annyit kell leraknod, amennyit csak tudsz (lerakva { $found }, lehet { $allowed })
raven =
    .own-order = { IN($area, case: "capital") } nincs parancsod, amelyet a holló kicserélhetne
    .unused-token = Már a táblán van: { NAME($token) }. A hollóhoz fel nem használt parancs kell

## Raids

raid =
    .no-order = Portyázásparancs kell, és egy ellenséges parancs, amelyet levesz: { IN($area) } az egyik hiányzik
    .not-adjacent = A portyázás csak szomszédos tartományt ér el, { ACC($to) } nem
    .reach = A portyázásod nem éri el { ACC($to) }: a szárazföld csak szárazföldet ér el, a kikötő csak a saját tengerrészét
    .enemy-only = Csak ellenséges parancsot vehetsz le, { IN($area) } pedig a tiéd van
    .kind = { IN($area, case: "capital") } ezzel a portyázással nem vehető le: { NAME($token) }

## Marches

# $armies: how many units they would have, as in "4, 2".
march =
    .own-order = { IN($area, case: "capital") } nincs menetelésparancsod
    .not-there = { IN($area, case: "capital") } nincs ennyi { ONE($unit) }, amely menetelhetne
    .routed = Megfutamított egység nem menetelhet, és { IN($area) } nincs ennyi másik { ONE($unit) }
    .not-adjacent = Az egységeid { FROM($area) } nem menetelhetnek { TO($to) }: nem szomszédos, és hajók sem szállítják őket
    .twice = Minden célt egyszer válassz ki, minden egységgel, amely oda megy: { NAME($to) }
    .land-and-sea = Szárazföldi egység nem mehet tengerre, hajó nem mehet szárazföldre, ezért { TO($to) } nem menetelhet { ONE($unit) }
    .own-port = Hajó csak saját kikötőbe futhat be, és csak a kapcsolódó tengerrészről: { NAME($to) }
    .port-full = Egy kikötőben legfeljebb három hajó lehet: { NAME($to) } (lenne { $found }, lehet { $allowed })
    .closed-area = Ebben a játékban le van zárva: { NAME($to) }
    .one-battle = Egy meneteléssel csak egy csatát kezdhetsz: { FOR($area) } és { FOR($to) } egyszerre nem
    .supply = Ezzel a meneteléssel túllépnéd az utánpótlási limitedet (seregek: { $armies })
    .leave-token = { IN($area, case: "capital") } nem hagyhatsz hatalomjelzőt: csak szárazföldön lehet, a főtartományodban nem, és második soha
    .leave-token-last-unit = Hatalomjelzőt csak akkor hagyhatsz hátra, ha az utolsó egységed is elvonul { FROM($area) }
    .leave-token-power = Nincs felhasználható hatalomjelződ, amelyet hátrahagyhatnál
neutral =
    .too-weak = Ez a menetelés minden lehetséges támogatással sem győzheti le a semleges erőt: { NAME($to) }
    .too-weak-by = A semleges erő ereje { $strength }, ezé a menetelésé minden lehetséges támogatással is legfeljebb { $found }: { NAME($to) }
    .repelled = Ez a menetelés épp most vallott kudarcot a semleges erővel szemben: { NAME($to) }

## Retreats

retreat =
    .land-and-sea = Szárazföldi egység nem vonulhat vissza tengerre, hajó szárazföldre sem, ezért { TO($to) } nem vonulhat vissza { ONE($unit) }
    .origin = A legyőzött védekező nem vonulhat vissza oda, ahonnan a támadás jött: { NAME($area) }
    .neutral = Lezárt tartományba és semleges erőhöz senki sem vonulhat vissza: { NAME($area) }
    .enemy-area = { $house ->
        [none] Egység csak üres vagy saját tartományba vonulhat vissza, { TO($area) } nem
       *[other] Egység csak üres vagy saját tartományba vonulhat vissza, { ACC($area) } pedig { NOM($house) } birtokolja
    }
    .not-adjacent = Egység szomszédos tartományba vagy tengeri szállítással vonulhat vissza, { TO($to) } nem juthat el
    .fewest-losses = Oda kell visszavonulni, ahol az utánpótlási limit a legkevesebb egységbe kerül, { TO($to) } ezért nem (ott elveszne { $found }, máshol { $allowed })

## Consolidate Power and mustering

consolidate =
    .no-order = { IN($area, case: "capital") } nincs hatalomszerzés-parancsod
    .no-mustering = A parancs { IN($area) } nem toborozhat: ahhoz különleges parancs kell, és vár vagy város
muster =
    .castle = { IN($area, case: "capital") } most nem toborozhatsz
    .one-castle = Az egész toborzásnak egyetlen várban vagy városban kell történnie
    .points = { IN($area, case: "capital") } nincs ennyi toborzási pont (elköltve { $found }, van { $allowed })
    .place = Szárazföldi egység magában a tartományban toborozható, hajó a kikötőjében vagy szomszédos tengerrészen: { FROM($area) } { TO($to) } nem kerülhet { ONE($unit) }
    .enemy-sea = Nem toborozhatsz hajót oda, ahol ellenséges hajó van: { NAME($to) }
    .port-full = Egy kikötőben legfeljebb három hajó lehet: { NAME($to) } (lenne { $found }, lehet { $allowed })
    .pieces = Nem maradt ennyi { ONE($unit) } a készletedben (kellene { $found }, maradt { $allowed })
    .upgrade = { IN($area, case: "capital") } csak gyalogost léptethetsz elő, lovaggá vagy ostromgéppé
    .upgrade-footmen = { IN($area, case: "capital") } csak gyalogost léptethetsz elő, lovaggá vagy ostromgéppé (előléptetés { $found }, gyalogos { $allowed })
    .supply = Ezzel a toborzással túllépnéd az utánpótlási limitedet (seregek: { $armies })

## Supply and bids

supply =
    .not-your-unit = { IN($area, case: "capital") } nincs ilyen egységed, amelyet megsemmisíthetnél
    .still-too-many = Még mindig túlléped az utánpótlási limitet (seregek: { $armies })
    .needless-loss = Nem semmisíthetsz meg több egységet a szükségesnél, és { IN($area) } egy megmaradhat
bid =
    .power = Nem licitálhatsz többet, mint amennyi felhasználható hatalomjelződ van (licit { $found }, van { $allowed })
track =
    .tie-order = Állítsd sorba az összes holtversenyben álló házat, mindegyiket egyszer, mást ne
