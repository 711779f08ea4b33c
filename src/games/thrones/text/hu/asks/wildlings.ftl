### What the wildlings ask for.

## Who bid highest or lowest

ask-wildling-tie = { $beaten ->
    [yes] Tiéd a Vastrón: válaszd ki, ki számít a legtöbbet licitálónak; csak ő kap jutalmat.
   *[no] Tiéd a Vastrón: válaszd ki, ki számít a legkevesebbet licitálónak; ő szenvedi el a legtöbbet.
}
    .title = Holtverseny a Falnál
# One of the houses that tie.
option-wildling-tie = { NOM($house, case: "capital") }
    .note = { $beaten ->
        [yes] a legtöbbet licitálónak számít
       *[no] a legkevesebbet licitálónak számít
    }

## Preemptive Raid

ask-preemptive-raid = Te licitáltál a legkevesebbet: semmisítsd meg 2 egységedet, vagy kerülj 2 hellyel hátrébb ott, ahol a legelőrébb állsz.
    .title = Megelőző portya
option-preemptive-raid-units = 2 egység megsemmisítése
    .note = { COUNT($count, of: "unit") } a táblán
option-preemptive-raid-track = 2 hellyel hátrébb
    .note = azon a befolyási területen, ahol a legelőrébb állsz
# The holder of the Iron Throne chooses for the lowest bidder, who may be the same house.
ask-preemptive-raid-track = { $isOwn ->
    [yes] Tiéd a Vastrón: válaszd ki, melyik befolyási területen kerülsz 2 hellyel hátrébb.
   *[no] Tiéd a Vastrón: válaszd ki, melyik befolyási területen kerül { NOM($loser) } 2 hellyel hátrébb.
}
    .title = Megelőző portya
track-preemptive-raid-track = { NAME($track, case: "capital") }
    .note = 2 hellyel hátrébb
    .deed = 2 hellyel hátrébb: { $name }
ask-preemptive-raid-losses = Semmisíts meg { COUNT($count, of: "unit", form: "acc") } a sajátjaid közül, bárhol a táblán.
    .title = Megelőző portya

## Crow Killers

# $count: how many knights.
ask-crow-killers-destroyed = Kevés a gyalogosod ahhoz, hogy a lovagjaidat kicseréld. Ehelyett semmisíts meg { $count } lovagot.
    .title = Varjúölők
    .brief = Kevés a gyalogosod: semmisíts meg { $count } lovagot.
ask-crow-killers-losses = Fokozz le { $count } lovagot gyalogossá, bárhol a táblán.
    .title = Varjúölők
ask-crow-killers-reward = Te licitáltál a legtöbbet: legfeljebb { $most } gyalogost lovaggá léptethetsz elő, bárhol.
    .title = Varjúölők
    .brief = Legfeljebb { $most } gyalogost lovaggá léptethetsz elő.

## Massing on the Milkwater

ask-massing-on-the-milkwater = Dobj el a kezedből egy tetszőleges házkártyát.
    .title = Gyülekezés a Tejvíznél
card-massing-on-the-milkwater = Válassz házkártyát
    .chosen = Eldobás: { NAME($card) }
    .missing = Még nincs választás

## A King Beyond the Wall

ask-a-king-beyond-the-wall = { $isIdle ->
    [yes] Már a hűbéresek és a királyi udvar befolyási területén is az utolsó helyen állsz: bármelyiket választod, semmi sem változik.
   *[no] Válaszd ki, hol kerülsz az utolsó helyre: a hűbéresek vagy a királyi udvar befolyási területén.
}
    .title = Király a Falon túlról
track-a-king-beyond-the-wall = { NAME($track, case: "capital") }
    .note = az utolsó helyre
    .deed = Az utolsó helyre: { $name }
ask-a-king-beyond-the-wall-reward = { $isIdle ->
    [yes] Te licitáltál a legtöbbet, de már mindhárom befolyási területen első vagy: bármelyiket választod, semmi sem változik.
   *[no] Te licitáltál a legtöbbet: válassz egy befolyási területet, ahol az első helyre kerülsz, és megkapod a jelképét.
}
    .title = Király a Falon túlról
track-a-king-beyond-the-wall-reward = { NAME($track, case: "capital") }
    .note = az első helyre, { WITH($held) }
    .deed = Az első helyre: { $name }

## Mammoth Riders

ask-mammoth-riders-losses = Semmisíts meg { COUNT($count, of: "unit", form: "acc") } a sajátjaid közül, bárhol a táblán.
    .title = Mamutlovasok
ask-mammoth-riders-reward = Te licitáltál a legtöbbet: egy dobott lapodat visszaveheted a kezedbe.
    .title = Mamutlovasok
card-mammoth-riders-reward = Válassz házkártyát
    .chosen = Visszavétel: { NAME($card) }
    .missing = Még nincs választás
    .none = Nem veszek vissza kártyát
    .declined = a kezedben nem változik semmi

## The Horde Descends

ask-the-horde-descends-losses = { $isTogether ->
    [yes] Semmisíts meg { COUNT($count, of: "unit", form: "acc") } a sajátjaid közül, egyetlen várban vagy városban.
   *[no] Semmisíts meg { COUNT($count, of: "unit", form: "acc") } a sajátjaid közül, bárhol a táblán.
}
    .title = Lecsap a horda
ask-the-horde-descends-reward = Te licitáltál a legtöbbet: toborozhatsz egy várban vagy városban. Az el nem költött pont elvész.
    .title = Lecsap a horda
    .brief = Toborozhatsz egy várban vagy városban.
