### What the texts of house cards ask. The step has the name of the card.

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
ask-doran-martell = Válassz egy befolyási területet: { NOM($enemy) } ott azonnal az utolsó helyre kerül.
    .question = Hol kerüljön { NOM($enemy) } az utolsó helyre?
track-doran-martell = { NAME($track, case: "capital") }
    .note = az ellenség az utolsó helyre kerül
ask-mace-tyrell = Válaszd ki, { NOM($enemy) } melyik gyalogosa semmisüljön meg azonnal.
ask-queen-of-thorns = Vedd le { NOM($enemy) } egyik parancsát egy tartományból, amely ezzel szomszédos: { NAME($area) }.
ask-cersei-lannister = Győztél: leveheted { NOM($enemy) } egyik parancsát, bárhol a táblán.
    .brief = Leveheted { NOM($enemy) } egyik parancsát.
ask-renly-baratheon = Győztél: egy gyalogosodat, amely harcolt vagy támogatott, lovaggá léptetheted elő.
    .brief = Egy gyalogosodat lovaggá léptetheted elő.
ask-robb-stark = Győztél: megválaszthatod, hová vonul vissza { NOM($enemy) }.
ask-patchface = Megnézheted { NOM($enemy) } kezében lévő kártyákat, és eldobhatsz közülük egyet.
    .question = Eldobod { NOM($enemy) } egyik kártyáját?
