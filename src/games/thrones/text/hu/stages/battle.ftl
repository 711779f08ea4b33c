### A battle: the ledger of both sides, what it would lead to, the house cards, and how it ended.

battle-title = Csata { FOR($area) }
battle-neutral-title = A semleges erő { IN($area) }
battle-look = A tábla megnézése
battle-neutral = Semleges erő

## The steps above the stage

battle-steps = A csata lépései
battle-step-support = Támogatás
battle-step-cards = Házkártyák
battle-step-texts = Képességek
battle-step-tides = Csatakártya
battle-step-blade = Acélkard
battle-step-outcome = Végeredmény
battle-step-after = Utána
# On a phone, in place of the list of steps. $name: one of them.
battle-step-at = { $step }/{ $steps }. lépés · { $name }

## Both sides

# Below the name of a house.
battle-attacker = Támadó, { FROM($from) }
battle-defender = { $kind ->
    [stronghold] Védekező, várban
    [castle] Védekező, városban
   *[open] Védekező
}
# The same where there is less room.
battle-attacks = támad
battle-defends = { $kind ->
    [stronghold] várban
    [castle] városban
   *[open] védekezik
}
battle-holds = őrködik
# What a sum is the strength of: "7, House Stark, attacking Seagard".
battle-strength-of = { $side ->
    [attacker] { NOM($house) } támad: { NAME($area) }
   *[defender] { NOM($house) } védekezik: { NAME($area) }
}
battle-strength-of-force = a semleges erő védekezik: { NAME($area) }

## The lines of a side's ledger, each with a number beside it

battle-units = { BARE($units, case: "capital") }
# Below units that count less than usual.
battle-units-note = { $state ->
    [routed] megfutamított: 0-t ér
    [castle-only] csak vár vagy város ellen
   *[worthless] 0-t ér
}
battle-units-each = { $count ->
    [one] értéke { $value }
   *[other] egyenként { $value }
}
battle-army = Sereg
battle-order = Parancs
battle-order-march = Menetelés
    .note = { $isSpecial ->
    [yes] különleges parancs
   *[no] parancs
}
battle-order-defense = Védekezés
    .note = { $isSpecial ->
    [yes] különleges parancs
   *[no] parancs
}
# Catelyn Stark doubles an order.
battle-doubled = Kétszer számít
battle-garrison = Helyőrség
battle-force = Semleges
battle-support = { $isOwn ->
    [yes] Támogatás
   *[no] Támogatás: { NAME($house) }
}
battle-support-order = Különleges támogatás
battle-card = Házkártya
    .worthless = { NAME($card) }, 0-t ér
# Below the name of a house card: its strength as printed on it.
battle-card-printed = nyomtatott ereje
battle-card-blanked = 0-nak számít
battle-card-text = Képesség
battle-tides = Csatakártya
battle-blade = Acélkard
# Where a sum would be below 0.
battle-least = 0-nál sosem kevesebb
battle-since = Már nincs itt
    .note = azóta megsemmisült vagy lekerült
# What a line adds.
battle-adds = { SIGNED($value) }

## The rows where both sides share one ledger

battle-row-footman = Gyalogos
battle-row-knight = Lovag
battle-row-siege-engine = Ostromgép
battle-row-ship = Hajó
battle-row-routed = Megfutamított
battle-row-army = Sereg
battle-row-order = Parancs
battle-row-garrison = Helyőrség
battle-row-force = Semleges
battle-row-support = Támogatás
battle-row-card = Házkártya
battle-row-card-text = Képesség
battle-row-tides = Csatakártya
battle-row-blade = Acélkard

## Where the card of a side lies

battle-card-waiting = a támogatás után, titokban választják
battle-cards-held = { COUNT($count, of: "card") } a kezében
battle-card-none = Nincs házkártya
    .note = nem maradt kártya a kezében
# What a revealed card brings in this battle besides what is printed on it. $list: "+1", "2 swords".
battle-bonus = Bónusz itt: { LIST($list) }
battle-blanked-here = Az ereje itt 0-nak számít

## Areas that could support

battle-supports = Támogatás
battle-supports-none = Ezt a csatát más tartomány nem támogathatja.
# Below the name of an area: what has become of its support.
battle-supports-granted = { ACC($helped) } támogatja
battle-supports-offered = { DAT($helped) } felajánlva
battle-supports-refused = visszautasítva
battle-supports-nobody = senkit sem támogat
battle-supports-undecided = még nem dőlt el
battle-supports-deciding = most dönt

## What it would lead to if nothing else happened

battle-before = { $attacking }:{ $defending } a kártyák előtt
battle-in-hand = { COUNT($attacking, of: "card") } kézben, a másik oldalon { $defending }.
battle-tie-goes = Holtversenyben { NOM($house) } győzne.
battle-blade-ready = { NOM($house) } még felhasználhatja a valyriai acélkardot.
battle-stays = Ha { $attacking }:{ $defending } marad
battle-victor = { NOM($house) } győz.
battle-victor-tie = Holtverseny: { NOM($house) } győz, mert előrébb áll a hűbéresek befolyási területén.
battle-tides-to-come = A csatakártyák felfedése még hátravan.
battle-needed = { AS($strength) } erő kell
battle-enough = Ez elég: a semleges erő vereséget szenved, veszteség nélkül.
battle-short = { $count } erő hiányzik. Így senki sem mozdul, és { DAT($attacker) } másképp kell felhasználnia a menetelést { IN($from) }.

## Casualties: the swords first, then what falls to them

battle-swords-none = Nincs kardikon.
battle-swords-free = { COUNT($count, of: "sword") }, erődikon nincs.
battle-swords-met = { COUNT($count, of: "sword") }, ellene { COUNT($left, of: "fortification") }.
battle-spared = { NOM($loser) } kártyája megvédi az egységeit: nincs veszteség.
battle-falls-none = { NOM($loser) } nem veszít egységet.
battle-falls-all = { $count ->
    [one] { NOM($loser) } elveszíti utolsó egységét.
   *[other] { NOM($loser) } mind { THE($count) } egységét elveszíti.
}
battle-falls = { $count ->
    [one] { NOM($loser) } egy egységet veszít.
   *[other] { NOM($loser) } { $count } egységet veszít.
}
battle-engines = { $count ->
    [one] Egy ostromgép is megsemmisül.
   *[other] { $count } ostromgép is megsemmisül.
}
battle-engines-only = { $count ->
    [one] { NOM($loser) } csak az ostromgépét veszíti el.
   *[other] { NOM($loser) } csak { THE($count) } ostromgépét veszíti el.
}

## What goes with the question in the foot

battle-decides = { NOM($house, case: "capital") } dönt
battle-decides-player = { NOM($house, case: "capital") } ({ $player }) dönt
battle-worth = A támogatás { FROM($area) } { $value } erőt ér.
battle-engines-worth = A támadónak { $attacking }, a védekezőnek { $defending } erőt ér: az ostromgép csak támadásnál számít.
# Under a choice: the sums it leads to.
battle-sums = { $attacking }:{ $defending }
battle-sums-won = { $tie ->
    [yes] { $attacking }:{ $defending }, holtversenyben { NOM($winner) } győz
   *[no] { $attacking }:{ $defending }, { NOM($winner) } győz
}
battle-sums-enough = { $attacking }:{ $needed }: elég
battle-sums-short = { $attacking }:{ $needed }: { $left } hiányzik
# Doran Martell.
battle-drop-last = { NOM($enemy, case: "capital") } már az utolsó
battle-drop = { NOM($enemy, case: "capital") } { THE($found) }. helyről { THE($left) }. helyre kerül
battle-drop-first = { NOM($enemy, case: "capital") } { THE($found) }. helyről { THE($left) }. helyre kerül, és elveszíti { ACC($held) }

## A house card is chosen

hand-choose = Válassz házkártyát
hand-own = A kártyáid
hand-of = { NOM($house, case: "capital") } kártyái
# Both sums without cards, the own first.
hand-which = { $own }:{ $against }: melyik kártya?
hand-together = A két kártyát egyszerre fedik fel, ha már { NOM($enemy) } is választott.
hand-enemy-chose = { NOM($enemy) } már kiválasztotta a kártyáját. A kettőt egyszerre fedik fel.
hand-openly = { NOM($card) } visszakerült a kezedbe; játssz ki másik kártyát, képpel felfelé.
# Of a house card.
hand-used = felhasználva
hand-sent-back = visszaküldve
hand-in-play = játékban
hand-before = { $against } a kártyák előtt · ezeket a kártyákat mindenki láthatja
hand-played = { NOM($enemy, case: "capital") } kijátszotta
# Above the enemy's cards, each with the sums if it were played: the own first.
hand-yours-to-theirs = te – ellenség
hand-sums = { $own }:{ $against }
hand-verdict = { $state ->
    [won] te győzöl
    [lost] ő győz
    [own-tie] holtverseny, te győzöl
   *[their-tie] holtverseny, ő győz
}
hand-nothing = Még nincs kártya kiválasztva
    .note = Koppints egy kártyára, hogy lásd az összeget.
hand-if-played = Ha kijátszod: { NAME($card) }
# The sum without a card, the card, and both.
hand-makes = { $own } + { $value } = { $total }.
hand-makes-total = Összesen { $total }.
hand-tie-yours = Holtversenyben te győzöl: előrébb állsz a hűbéresek befolyási területén.
hand-tie-theirs = Holtversenyben { NOM($enemy) } győz: előrébb áll a hűbéresek befolyási területén.
hand-blade-yours = A valyriai acélkarddal +1-et kaphatsz.
hand-blade-theirs = { NOM($enemy) } a valyriai acélkarddal +1-et kaphat.
hand-blade-used = A valyriai acélkardot ebben a fordulóban már felhasználták.
hand-blade-elsewhere = A valyriai acélkard birtokosa nem vesz részt ebben a csatában: { NAME($holder) }.
hand-leaves-out = Ebben nincs benne az ellenség képessége, a csatakártya és az acélkard.

## How it ended

ended-counting = A harci erő összesítése
ended-revealed = A kártyák felfedve
ended-wins = { NOM($house, case: "capital") } győz
ended-wins-player = { NOM($house, case: "capital") } ({ $player }) győz
ended-by = { $own }:{ $against }.
ended-tie = { $strength }:{ $strength }: holtversenyben { NOM($winner) } győz, mert előrébb áll a hűbéresek befolyási területén, mint { NOM($loser) }.
ended-strength = Harci erő
ended-story = Mi történt
ended-result = Eredmény
# Of a side.
ended-won = győzött
ended-lost = veszített
ended-to-casualties = Veszteségek
ended-to-skulls = Koponyák
ended-to-retreat = Visszavonulás
ended-to-battle = Csata folytatása
ended-on = Tovább

## In one line below the board

strip-battle = A mostani csata
strip-won = { NOM($house, case: "capital") } győzött
strip-open = még nem dőlt el
