### Every ask: a short question, `.what` it means, and on the `.curtain` what the tablet is passed for. It tells nothing secret.

## Leaders and hostages

ask-choosing-leader = Ki legyen { NOM($house) } vezetője?
    .what = Tartsd meg az egyiket. A másik visszakerül a dobozba, és senki sem tudja meg, ki volt az.
    .curtain = Válassz vezetőt
ask-hostages = Elengeded, megkínzod vagy megtartod?
    .what = Az elengedett kártya visszakerül a tulajdonosa kezébe, és mindketten húztok egyet. A megkínzottat felfeditek és eldobjátok.
    .curtain = A túszaid

## Who takes part

# `.equal`: $text is the whole sentence on the event card.
ask-defender = Kit hívsz ki?
    .what = Az eseménykártya a saját Házadat mutatja, ezért bármelyik másik játékost kihívhatod.
    .equal = { $text } Most holtverseny van, ezért te választasz.
    .curtain = Hívj ki valakit
ask-placing-power = Ki kap 1 erőt?
    .what = A vezetőlapodról kerül át az egyik élő karakteredre.
    .curtain = Adj erőt egy karakterednek
ask-participant = Kit küldesz?
    .what = Ez a karakter részt vesz az összecsapásban, és az ereje az oldaladnak számít.
    .curtain = Küldj karaktert
ask-offering-support = Felajánlod a támogatásodat?
    .what = Ajánld fel egy élő karakteredet az egyik oldalnak, amely rögtön elfogadja vagy elutasítja. Vagy maradj távol.
    .curtain = Ajánld fel a támogatásodat, vagy maradj távol
ask-accepting-support = { $character ->
    [none] Elfogadod a támogatást?
   *[other] Elfogadod { NAME($character) } támogatását?
}
    .what = { $house ->
        [none] A támogatók ugyanazt a jutalmat vagy büntetést kapják, mint te.
       *[other] { NOM($house) } felajánlja a támogatását. A támogatók ugyanazt a jutalmat vagy büntetést kapják, mint te.
    }
    .curtain = Fogadd el, vagy utasítsd el

## Cards

# `.first`: the other player sees the card before playing one.
ask-house-card = A Házkártyád
    .what = Tegyél le egy kártyát képpel lefelé. A két kártyát egyszerre fedik fel.
    .first = Neked kell elsőként letenned, képpel felfelé.
    .curtain = Házkártya. Előtte beszéljetek, ameddig csak akartok
# Asked of all at once; tapping one's sigil opens the own hand. Nothing shows that somebody only looks.
ask-reaction = Kijátszik valaki kártyát?
    .what = Az eredmény előtt: koppints a címeredre, és nézd meg a lapjaidat, akkor is, ha nincs karakterkártyád.
    .after = Az eredmény után: koppints a címeredre, és nézd meg a lapjaidat, akkor is, ha nincs karakterkártyád.
    .curtain = Játssz ki kártyát, vagy csak nézd meg

## Deals

ask-deal-terms = A fegyverszünet
    .what = A megállapodás csak akkor érvényes, ha mindketten aláírtátok, te és { NOM($house) }.
    .curtain = Tárgyaljatok
ask-deal-signing = Aláírod?
    .what = Ezek { NOM($house) } feltételei. Írd alá őket, vagy egyszer módosíts rajtuk. Az aláírt megállapodás kötelez.
    .curtain = Írd alá a megállapodást
ask-deal-counter = A te feltételeid
    .what = Egyszer módosíthatod a feltételeket. Ha aztán { NOM($house) } nem írja alá őket, nincs megállapodás.
    .curtain = Módosítsd a feltételeket
ask-deal-answer = Aláírod?
    .what = { $house ->
        [none] A feltételek módosultak. Írd alá őket, különben nincs megállapodás.
       *[other] { NOM($house) } módosította a feltételeket. Írd alá őket, különben nincs megállapodás.
    }
    .curtain = Írd alá az új feltételeket

## Rewards and hostages

ask-distributing = Hová kerül a jutalmad?
    .what = Az oldalad megvédte magát: ossz szét { COUNT($power, of: "iron-power", form: "acc") } a vezetőlapodról az élő karaktereid között.
    .curtain = Oszd szét a jutalmadat
ask-hostage-from = Kitől ejtesz túszt?
    .what = A vesztes oldal egyik játékosától elveszel egy kártyát.
    .curtain = Ejts túszt
ask-hostage-place = Ejts túszt
    .what = Megkapod { NOM($victim) } egyik kártyáját, képpel lefelé. Csak te nézheted meg, bármikor. Később elengedheted, megkínozhatod, vagy egy megállapodásban visszaadhatod.
    .curtain = Ejts túszt

## Effects of leaders and character cards; below the question stands the text on the sheet or card, if none is here

# `.save`: one of the player's characters would die.
ask-use-leader = { $leader ->
    [none] Használod a vezetőd képességét?
   *[other] Használod { NAME($leader) } képességét?
}
    .save = Életben marad { NAME($character) }?
    .curtain = Dönts a vezetőd képességéről
ask-effect-player = Melyik játékost választod?
    .curtain = Válassz játékost
ask-effect-power = Szétosztasz erőt?
    .what = Legfeljebb { COUNT($power, of: "iron-power", form: "acc") } oszthatsz szét a vezetőlapodról az élő karaktereid között, de nem muszáj.
    .curtain = Ossz szét erőt
# $text is the text on the sheet or card.
ask-effect-discard = Mit dobsz el?
    .what = Ehhez pontosan { COUNT($count, of: "card") } kell. { $text }
    .curtain = Dobj el a kezedből
ask-effect-compel = { NOM($house, case: "capital") } melyik karakterét kényszeríted?
    .what = Van ott befolyásod: nevezd meg, kinek kell téged támogatnia, vagy hagyd, hogy az a játékos szabadon döntsön.
    .curtain = Kényszeríts ki támogatást, vagy mondj le róla
ask-effect-higher = Mutass nagyobb értékű viszálykártyát, ha van
    .what = Kötelező: egy nagyobb értékű kerül a kártyád helyére. Ha nincs, jelezd.
    .curtain = Keress nagyobb értékű viszálykártyát
ask-effect-swap = Kijátszol egy másik viszálykártyát?
    .what = Eldobhatod az asztalon lévő kártyádat, és viszálykártyát tehetsz a helyére a kezedből.
    .curtain = Cserélj viszálykártyát, vagy maradj az előzőnél
ask-effect-yield = Kártyát adsz, vagy visszavonulsz?
    .what = { NAME($person) } egy véletlen lapot követel túszul a kezedből. Ehelyett vissza is vonulhatsz.
    .curtain = Adj kártyát, vagy vonulj vissza
ask-effect-rescue = Melyik kártya jön haza?
    .what = Csak azt látod, kinél van, mióta, és honnan vették el.
    .curtain = Hozz haza egy kártyát
ask-effect-torture = Kit kínzol meg?
    .what = A választott kártyát felfeditek és eldobjátok.
    .curtain = Kínozz meg egy túszt
ask-effect-sift = Melyik kártyát tartod meg?
    .what = A kezedbe kerül. A többi az általad választott sorrendben visszakerül a paklid tetejére.
    .curtain = Nézd meg a paklid tetejét
