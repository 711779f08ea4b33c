### What is asked in the course of a battle. `.question`: the same in a few words, in the foot of the screen; `.stakes`: beside it.

## Support

ask-support = Csata { FOR($area) }: válaszd ki, kit támogatsz { FROM($from) }, ha támogatsz valakit.
    .title = Támogatás
    .question = { $isFighting ->
        [yes] Támogatod magadat { FROM($from) }?
       *[no] Kit támogatsz { FROM($from) }?
    }
# The house that is asked fights itself.
option-support-own = Magamat támogatom
    .note = a te oldaladon számít
option-support-attacker = { ACC($helped, case: "capital") } támogatom
    .note = a támadó
option-support-defender = { ACC($helped, case: "capital") } támogatom
    .note = a védekező
option-support-none = Senkit sem támogatok
    .note = ez a támogatás egyik félnek sem számít
ask-accepting-support = { NOM($other) } támogatást ajánl { FROM($from) }: fogadd el, vagy utasítsd vissza.
    .title = Támogatás
    .question = Elfogadod { NOM($other) } támogatását?
option-accepting-support-accept = Elfogadom a támogatást
option-accepting-support-refuse = Visszautasítom a támogatást
    .note = egyik félnek sem számít

## House cards

# $isRevealed: after Tyrion Lannister.
ask-house-card = { $isRevealed ->
    [yes] A kártyád visszakerült a kezedbe. Játssz ki egy másikat, képpel felfelé.
   *[no] Válassz házkártyát a csatához, képpel lefelé. A két kártyát egyszerre fedik fel.
}
    .title = Házkártyák
    .curtain = házkártya választásához
    .deed = Válassz házkártyát
card-house-card = Válassz házkártyát
    .chosen = { $isSecret ->
        [yes] Lezárás: { NAME($card) }
       *[no] Kijátszás: { NAME($card) }
    }
    .missing = Válassz a kártyáid közül

## Tides of Battle

ask-tides-redraw = Tartsd meg a csatakártyádat, vagy az acélkarddal húzz másikat.
    .title = Csatakártya
    .question = Húzol másik kártyát?
    .stakes = { $hasSkull ->
        [yes] A felfedésig csak te látod a kártyádat. A koponya megsemmisíti az ellenség egy egységét, akárki győz.
       *[no] A felfedésig csak te látod a kártyádat.
    }
    .curtain = csatakártya megnézéséhez
    .deed = Nézd meg a kártyádat
option-tides-redraw-redraw = Másik kártyát húzok
    .note = az acélkard erre a fordulóra felhasználva
option-tides-redraw-keep = Megtartom ezt a kártyát
    .note = az acélkard használható marad

## The Valyrian Steel Blade

ask-valyrian-steel-blade = Fordulónként egyszer +1 harci erőért felhasználhatod a valyriai acélkardot.
    .title = Valyriai acélkard
    .question = Felhasználod a valyriai acélkardot?
    .stakes = +1 harci erőt ad, és ebben a fordulóban többé nem használható.
option-valyrian-steel-blade-use = Felhasználom, +1
    .note = erre a fordulóra felhasználva
option-valyrian-steel-blade-decline = Nem használom
    .note = megmarad egy későbbi csatára

## After the battle

ask-casualties = Elvesztetted a csatát { FOR($area) }. Válassz { COUNT($count, of: "unit", form: "acc") } veszteségnek.
    .title = Veszteségek
ask-skulls = A csatakártya koponyája miatt { COUNT($count, of: "unit", form: "acc") } veszítesz. Válaszd ki, melyiket.
    .title = Koponyák
    .brief = Egy koponya miatt { COUNT($count, of: "unit", form: "acc") } veszítesz: válaszd ki.
ask-retreat = Elvesztetted a csatát { FOR($area) }. Válaszd ki, hová vonulnak vissza az egységeid.
    .title = Visszavonulás
    .brief = Válaszd ki, hová vonulnak vissza az egységeid.
area-retreat = Visszavonulás
    .which = Hová vonul vissza { NOM($house) }?
    .chosen = Visszavonulás { TO($area) }
    .missing = Előbb válaszd ki, hová vonulnak vissza
ask-retreat-losses = A visszavonulással túlléped az utánpótlási limitedet. Semmisíts meg { COUNT($count, of: "unit", form: "acc") }.
    .title = Visszavonulás
