### The log: one whole sentence for everything that can happen. Present tense.
### It names houses, so that it reads the same for everybody at the table.

## Drawers of the log, as its filter names them

group-battle = Csaták
group-orders = Parancsok
group-westeros = Westeros
group-power = Hatalom és befolyás
group-wildlings = Vadak
group-other = Minden más

## The round

round = Kezdődik { THE($round) }. forduló.
phase = { $phase ->
    [westeros] Kezdődik a Westeros-szakasz.
    [planning] Kezdődik a tervezési szakasz.
    [action] Kezdődik az akciószakasz.
   *[over] Vége a játéknak.
}
# $deck is I, II or III.
westeros-card = { $deck }. Westeroskártya: { NAME($westerosCard) }.
wildlings-move = A vadak ereje mostantól { $threat }.
wildlings-attack = A vadak { AS($strength) } erővel támadnak.
# $house: whose bid makes the difference.
wildling-card = { $beaten ->
    [yes] Győz az Őrség: { NAME($wildlingCard) }. A legtöbbet { NOM($house) } licitálta.
   *[no] Győznek a vadak: { NAME($wildlingCard) }. A legkevesebbet { NOM($house) } licitálta.
}
# $bids is a list, as in "Stark 5, Greyjoy 3 and Tyrell 0".
bids-track = Licit { FOR($track) }: { $bids }.
bids-wildlings = Licit a vadak ellen: { $bids }; összesen { $power }.
track = Az új sorrend { IN($track) }: { NAME($houses) }.
# The token of a track goes to another house.
dominance = { NOM($house) } megszerzi { ACC($held) }.
supply = { NOM($house) } utánpótlása mostantól { $level }.

## What was answered

# Unseen, until all have answered.
sealed = { $about ->
    [assigning-orders] { NOM($house) } lerakta a parancsait.
    [bidding] { NOM($house) } lezárta a licitjét.
    [house-card] { NOM($house) } kiválasztotta a házkártyáját.
   *[other] { NOM($house) } lezárta a választását.
}
# The app answered, because there was nothing to choose. $title is what was asked, as in "Casualties".
automatic = { $about ->
    [bidding] Automatikusan: { DAT($house) } nincs hatalomjelzője, 0-t licitál.
    [raid] Automatikusan: { NOM($house) } eldobja utolsó portyázásparancsát, mert nincs célpontja.
    [march] Automatikusan: { NOM($house) } eldobja utolsó menetelésparancsát, mert ott minden egysége megfutamodott.
    [consolidating] Automatikusan: { NOM($house) } a hatalomszerzést választja, mert nincs mit toboroznia.
    [house-card] Automatikusan: { DAT($house) } csak egy kijátszható kártyája van.
    [retreat] Automatikusan: { NOM($house) } csak egy helyre vonulhat vissza.
   *[other] Automatikusan: { DAT($house) } csak egy választása van ({ $title }).
}
# The same of an order, where it is known in which area it was.
automatic-raid = Automatikusan: { NOM($house) } eldobja utolsó portyázásparancsát { IN($area) }, mert nincs célpontja.
automatic-march = Automatikusan: { NOM($house) } eldobja utolsó menetelésparancsát { IN($area) }, mert ott minden egysége megfutamodott.
automatic-consolidating = Automatikusan: { NOM($house) } a hatalomszerzést választja { IN($area) }, mert nincs mit toboroznia.
chose-a-throne-of-blades-supply = { NOM($house) } úgy dönt, hogy mindenki újraszámolja az utánpótlását.
chose-a-throne-of-blades-mustering = { NOM($house) } úgy dönt, hogy mindenki toboroz.
chose-a-throne-of-blades-nothing = { NOM($house) } úgy dönt, hogy nem történik semmi.
chose-dark-wings-dark-words-clash-of-kings = { NOM($house) } úgy dönt, hogy mindenki licitál a három befolyási területért.
chose-dark-wings-dark-words-game-of-thrones = { NOM($house) } úgy dönt, hogy mindenki hatalomjelzőket kap.
chose-dark-wings-dark-words-nothing = { NOM($house) } úgy dönt, hogy nem történik semmi.
chose-put-to-the-sword-storm-of-swords = { NOM($house) } ebben a fordulóban megtiltja a védekezésparancsokat.
chose-put-to-the-sword-rains-of-autumn = { NOM($house) } ebben a fordulóban megtiltja a +1-es különleges menetelésparancsot.
chose-put-to-the-sword-nothing = { NOM($house) } ebben a fordulóban egyetlen parancsot sem tilt meg.
chose-preemptive-raid-units = { NOM($house) } úgy dönt, hogy egységeket semmisít meg.
chose-preemptive-raid-track = { NOM($house) } úgy dönt, hogy hátrébb kerül azon a befolyási területen, ahol a legelőrébb áll.
# On which track another house drops.
chose-track-preemptive-raid-track = { NOM($house) } dönt: a legkevesebbet licitáló { IN($track) } kerül hátrébb.
chose-track-a-king-beyond-the-wall = { NOM($house) } az utolsó helyre kerül { IN($track) }.
chose-track-a-king-beyond-the-wall-reward = { NOM($house) } az első helyre kerül { IN($track) }, és megszerzi { ACC($held) }.
chose-wildling-tie = { $other ->
    [none] { NOM($house) } dönt a holtversenyről, és saját magát választja.
   *[other] { NOM($house) } dönt a holtversenyről, és { ACC($other) } választja.
}
# Something that is not known.
chose = { NOM($house) } választ.

## Orders

orders-revealed = Minden parancs felfedve.
order-removed = { $about ->
    [resolved] { NOM($house) } végrehajtotta { POSS_ACC($token) } { IN($area) }.
    [combat] { NOM($house) } { POSS($token) } { IN($area) } az elvesztett csata miatt lekerül a tábláról.
    [entered] { NOM($house) } { POSS($token) } { IN($area) } lekerül a tábláról, mert másik ház vonult be.
    [idle] { NOM($house) } { POSS($token) } { IN($area) } lekerül a tábláról, mert nem maradt ott egység.
    [port] { NOM($house) } { POSS($token) } { IN($area) } a hajókkal együtt lekerül a tábláról.
   *[other] { NOM($house) } { POSS($token) } { IN($area) } lekerül a tábláról.
}
# By the text of a house card.
order-removed-card = { NOM($house) } { POSS($token) } { IN($area) } lekerül a tábláról ({ NAME($card) }).
order-swapped = { NOM($house) } új parancsot ad { IN($area) }: { NAME($was) } helyett { NAME($token) }.
order-moved = { NOM($house) } { POSS($token) } is átkerül { TO($area) } ({ NAME($card) }).
raided = { NOM($house) } { FROM($from) } portyázik, és leveszi { NOM($victim) } { POSS_ACC($token) } { FROM($area) }.
raven = { $use ->
    [swap] { NOM($house) } a hírvivő hollóval kicserél egy parancsot.
    [look] { NOM($house) } a hírvivő hollóval megnézi a legfelső vadkártyát.
   *[none] { NOM($house) } nem használja a hírvivő hollót.
}
raven-card = { $put ->
    [top] { NOM($house) } visszateszi a vadkártyát a pakli tetejére.
   *[bottom] { NOM($house) } a pakli aljára teszi a vadkártyát.
}

## Power

power-gained = { $about ->
    [game-of-thrones] { NOM($house) } { COUNT($power, of: "power", form: "acc") } kap hatalomikonjaiért és kikötőiért.
    [consolidating] { NOM($house) } { COUNT($power, of: "power", form: "acc") } kap hatalomszerzésből.
    [pillage] { NOM($house) } fosztogatással { COUNT($power, of: "power", form: "acc") } szerez.
    [skinchanger-scout] { NOM($house) } visszakapja a licitjét: { COUNT($power, of: "power", form: "acc") } (Alakváltó felderítő).
   *[other] { NOM($house) } { COUNT($power, of: "power", form: "acc") } kap.
}
power-gained-in = { NOM($house) } { COUNT($power, of: "power", form: "acc") } kap hatalomszerzésből { IN($area) }.
power-gained-card = { NOM($house) } { COUNT($power, of: "power", form: "acc") } kap ({ NAME($card) }).
power-lost = { $about ->
    [bidding] { NOM($house) } { COUNT($power, of: "power", form: "acc") } fizet a licitáláskor.
    [pillage] { NOM($house) } { COUNT($power, of: "power", form: "acc") } veszít fosztogatás miatt.
    [skinchanger-scout] { NOM($house) } { COUNT($power, of: "power", form: "acc") } veszít (Alakváltó felderítő).
   *[other] { NOM($house) } { COUNT($power, of: "power", form: "acc") } veszít.
}
# The price of a house card.
power-paid-card = { NOM($house) } { COUNT($power, of: "power", form: "acc") } fizet ({ NAME($card) }).
power-token = { $did ->
    [left] { NOM($house) } hatalomjelzőt hagy { IN($area) }.
   *[removed] { NOM($house) } hatalomjelzője { IN($area) } lekerül a tábláról.
}

## Units

units-mustered = { NOM($house) } { ACC($units) } toboroz { IN($area) }.
units-lost = { $about ->
    [reconciling] { NOM($house) } { ACC($units) } veszít { IN($area) }, hogy seregei beleférjenek az utánpótlási limitbe.
    [wildlings] { NOM($house) } a vadak miatt { ACC($units) } veszít { IN($area) }.
    [crow-killers-destroyed] { NOM($house) } { ACC($units) } veszít { IN($area) }: nincs gyalogosa a cseréhez.
    [port] { NOM($house) } { ACC($units) } veszít { IN($area) }: a kikötő gazdát cserélt.
    [casualties] { NOM($house) } a csatában { ACC($units) } veszít { IN($area) }.
    [skulls] { NOM($house) } egy koponya miatt { ACC($units) } veszít { IN($area) }.
    [retreat] { NOM($house) } { ACC($units) } veszít { IN($area) }: nincs hová visszavonulnia.
    [retreat-losses] { NOM($house) } a visszavonulás után { ACC($units) } veszít { IN($area) } az utánpótlási limit miatt.
   *[other] { NOM($house) } { ACC($units) } veszít { IN($area) }.
}
units-lost-card = { NOM($house) } { ACC($units) } veszít { IN($area) } ({ NAME($card) }).
# $name is the card that brings it about, where it is no mustering.
units-upgraded = { $name ->
    [none] { NOM($house) } egyik gyalogosából { BARE($units) } lesz { IN($area) }.
   *[other] { NOM($house) } egyik gyalogosából { BARE($units) } lesz { IN($area) } ({ $name }).
}
units-downgraded = { $name ->
    [none] { NOM($house) } egyik lovagjából { BARE($units) } lesz { IN($area) }.
   *[other] { NOM($house) } egyik lovagjából { BARE($units) } lesz { IN($area) } ({ $name }).
}
units-marched = { $from ->
    [none] { NOM($house) } { TO($to) } vonul { WITH($units) }.
   *[other] { NOM($house) } { FROM($from) } { TO($to) } vonul { WITH($units) }.
}
units-attacked = { $from ->
    [none] { NOM($house) } megtámadja { ACC($area) } { WITH($units) }.
   *[other] { NOM($house) } { FROM($from) } megtámadja { ACC($area) } { WITH($units) }.
}
units-returned = { NOM($house) } nem vonul be, hanem visszatér { TO($to) } { WITH($units) } (Arianne Martell).
units-retreated = { $from ->
    [none] { NOM($house) } { TO($to) } vonul vissza { WITH($units) }.
   *[other] { NOM($house) } { FROM($from) } { TO($to) } vonul vissza { WITH($units) }.
}
# Ships in a port that has changed hands.
ships-taken = { NOM($house) } átvesz { COUNT($count, of: "ship", form: "acc") } { IN($area) }.

## Battles

# $defender is none where a neutral force is attacked.
combat = { $defender ->
    [none] { NOM($attacker) } megtámadja a semleges erőt { IN($area) }.
   *[other] Csata { FOR($area) }: { NOM($attacker) } támad, { NOM($defender) } védekezik.
}
support = { $what ->
    [nobody] { NOM($house) } senkit sem támogat { FROM($area) }.
    [own] { NOM($house) } saját magát támogatja { FROM($area) }.
    [attacker] { NOM($house) } a támadót támogatja { FROM($area) }.
   *[defender] { NOM($house) } a védekezőt támogatja { FROM($area) }.
}
support-given = { NOM($house) } { ACC($helped) } támogatja { FROM($area) }.
support-refused = { NOM($helped) } visszautasítja { NOM($house) } támogatását { FROM($area) }.
# Both cards are one line: this sentence, or the one of a card that is played, for each side.
no-card = { $house ->
    [none] { $side ->
        [attacker] A támadónak nincs kijátszható kártyája.
       *[defender] A védekezőnek nincs kijátszható kártyája.
    }
   *[other] { DAT($house) } nincs kijátszható kártyája.
}
card = { $did ->
    [sent-back] Tyrion Lannister visszaküldi { ACC($card) } { NOM($house) } kezébe.
    [played] { NOM($house) } kijátssza { ACC($card) }.
    [discarded] { NOM($house) } eldobja ezt a lapját: { NOM($card) }.
   *[returned] { NOM($card) } visszakerül { NOM($house) } kezébe.
}
# $drawn and $answered: `tide` or `tide-none`.
tides = Csatakártyák: { NOM($attacker) } lapján { $drawn }; { NOM($defender) } lapján { $answered }.
tides-unnamed = Csatakártyák: a támadó lapján { $drawn }; a védekező lapján { $answered }.
# What is on a card, as in "strength 2 and 1 sword": its strength and its icons.
tide = { LIST($list) }
tide-strength = { $strength } erő
tide-swords = { COUNT($count, of: "sword") }
tide-fortifications = { COUNT($count, of: "fortification") }
tide-skulls = { COUNT($count, of: "skull") }
tide-none = semmi
blade = { $use ->
    [strength] { NOM($house) } a valyriai acélkarddal +1 harci erőt kap.
   *[redraw] { NOM($house) } a valyriai acélkarddal új csatakártyát húz.
}
strength = Harci erő: { NOM($attacker) } { $attacking }, { NOM($defender) } { $defending }.
strength-unnamed = Harci erő: a támadó { $attacking }, a védekező { $defending }.
victor = { $tie ->
    [yes] { NOM($house) } legyőzi { ACC($loser) } { IN($area) }: holtversenyben a hűbéresek befolyási területe döntött.
   *[no] { NOM($house) } legyőzi { ACC($loser) } { IN($area) }.
}
garrison-lost = { NOM($house) } elveszíti a helyőrségét { IN($area) }.
neutral-beaten = { NOM($house) } legyőzi { THE_AS($strength) } erejű semleges erőt { IN($area) }.
neutral-too-strong = { THE_AS($strength) } erejű semleges erő { IN($area) } túl erős, { NOM($house) } nem győzheti le: senki sem mozdul.
winner-castles = { DAT($house) } { COUNT($count, of: "castle") } van a kezén, megnyeri a játékot.
winner = { $by ->
    [seventh] { DAT($house) } elég vára és városa van, megnyeri a játékot.
    [castles] { DAT($house) } van a legtöbb vára és városa, megnyeri a játékot.
    [strongholds] { NOM($house) } megnyeri a játékot: holtversenyben a több vár döntött.
    [land-areas] { NOM($house) } megnyeri a játékot: holtversenyben a több szárazföldi tartomány döntött.
    [supply] { NOM($house) } megnyeri a játékot: holtversenyben a nagyobb utánpótlás döntött.
    [power] { NOM($house) } megnyeri a játékot: holtversenyben a több felhasználható hatalomjelző döntött.
   *[throne] { NOM($house) } megnyeri a játékot: holtversenyben a Vastrón befolyási területe döntött.
}

## What the log has besides

copied-file = A játékot { THE($round) }. fordulóban fájlba mentettétek.
copied-backup = A játékról { THE($round) }. fordulóban biztonsági mentés készült.
copied-remains = Ami a játékból megmaradt, fájlba került.
copied-arrival = A játék { THE($round) }. fordulóban fájlból érkezett.
copied-claimed = { THE($round, case: "capital") }. fordulóban a játék a másik tablet jóváhagyása nélkül folytatódott.
copied-scanned = A játék { THE($round) }. fordulóban egy másik tabletről érkezett.
copied-shown = A játékot { THE($round) }. fordulóban megmutattátok egy másik tabletnek.
