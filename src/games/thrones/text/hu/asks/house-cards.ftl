### What the texts of house cards ask. The step has the name of the card.

# `area-…` and `card-…`: on the button with nothing chosen yet; `.chosen`; `.missing` in its place; `.none` declines.
# $left in `.stakes`: how many other cards the enemy has.
ask-tyrion-lannister = Visszaküldheted { NOM($enemy) } kártyáját a kezébe; ha tud, másikat kell kijátszania.
    .question = Visszaküldöd { ACC($theirs) }?
    .stakes = { $left ->
        [0] { DAT($enemy) } nincs másik kártyája, kártya nélkül harcolna.
        [one] { DAT($enemy) } az egyetlen másik kártyáját kellene kijátszania.
       *[other] { DAT($enemy) } a többi { $left } kártyája közül kellene választania.
    }
option-tyrion-lannister-use = Vissza a kezébe
    .note = másikat játszik ki, ha van
option-tyrion-lannister-decline = Marad a kártya
ask-aeron-damphair = Fizethetsz 2 hatalomjelzőt, hogy eldobd Vizeshajú Aeront, és másik kártyát játssz ki helyette.
    .question = Kijátszol másik kártyát Aeron helyett?
    .stakes = Ára 2 hatalomjelző, és Vizeshajú Aeron a dobott lapok közé kerül.
card-aeron-damphair = Válassz kártyát
    .chosen = Kijátszás 2 hatalomjelzőért: { NAME($card) }
    .missing = Válassz kártyát, vagy maradjon Aeron
    .none = Aeron marad
ask-doran-martell = { $isIdle ->
    [yes] { NOM($enemy) } már mindhárom befolyási területen az utolsó: bármelyiket választod, semmi sem változik.
   *[no] Válassz egy befolyási területet: { NOM($enemy) } ott azonnal az utolsó helyre kerül.
}
    .question = { $isIdle ->
        [yes] { NOM($enemy) } már mindhárom befolyási területen az utolsó: bármelyiket választod, semmi sem változik.
       *[no] Hol kerüljön { NOM($enemy) } az utolsó helyre?
    }
track-doran-martell = { NAME($track, case: "capital") }
    .note = az ellenség az utolsó helyre kerül
ask-mace-tyrell = Válaszd ki, { NOM($enemy) } melyik gyalogosa semmisüljön meg azonnal.
ask-queen-of-thorns = Vedd le { NOM($enemy) } egyik parancsát egy tartományból, amely ezzel szomszédos: { NAME($area) }.
area-queen-of-thorns = Parancs levétele
    .which = Melyik parancsot veszed le?
    .chosen = Parancs levétele { FROM($area) }
    .missing = Előbb válassz parancsot
ask-cersei-lannister = Győztél: leveheted { NOM($enemy) } egyik parancsát, bárhol a táblán.
    .brief = Leveheted { NOM($enemy) } egyik parancsát.
area-cersei-lannister = Parancs levétele
    .which = Melyik parancsot veszed le?
    .chosen = Parancs levétele { FROM($area) }
    .missing = Előbb válassz parancsot
    .none = Nem veszek le parancsot
    .declined = Egy parancs sem kerül le a tábláról.
ask-renly-baratheon = Győztél: egy gyalogosodat, amely harcolt vagy támogatott, lovaggá léptetheted elő.
    .brief = Egy gyalogosodat lovaggá léptetheted elő.
ask-robb-stark = Győztél: megválaszthatod, hová vonul vissza { NOM($enemy) }.
area-robb-stark = Visszavonulás
    .which = Hová vonul vissza { NOM($house) }?
    .chosen = Vonuljanak { TO($area) }
    .missing = Előbb válaszd ki, hová vonulnak vissza
    .none = Döntsön { NOM($house) }
    .declined = { NOM($house) } választja meg, hová vonulnak vissza az egységei.
ask-patchface = Megnézheted { NOM($enemy) } kezében lévő kártyákat, és eldobhatsz közülük egyet.
    .question = Eldobod { NOM($enemy) } egyik kártyáját?
    .stakes = { $left ->
        [one] Ez { NOM($enemy) } utolsó kártyája: minden dobott lapja visszakerülne a kezébe.
       *[other] Látod { NOM($enemy) } kezében lévő kártyákat, és eldobhatsz közülük egyet.
    }
card-patchface = Válassz kártyát
    .chosen = Eldobás: { NAME($card) }
    .missing = Válassz kártyát, vagy ne dobj el semmit
    .none = Semmit sem dobok el
    .note = A felhasznált kártyák már a dobott lapok között vannak.
