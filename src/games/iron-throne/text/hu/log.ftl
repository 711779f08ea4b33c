### The log: one whole sentence for everything that can happen. It names Houses, so that it reads the same for everybody.

## The game and its turns

# Of all Houses at once; $list is made of `leads`.
leaders-revealed = A vezetők felfedve: { LIST($list, join: "clauses") }.
leads = { NOM($house) } vezetője { NAME($leader) }
turn = Kezdődik { THE($turn) }. kör, a kihívó { NOM($challenger) }.
turn-over = Véget ér { THE($turn) }. kör.
events-shuffled = Az eseménypakli elfogyott, ezért a használt eseménykártyák megkeverve új paklit alkotnak.
event-house = Az eseménykártya { ACC($house) } mutatja.
# $title is the event's name, $text the whole sentence on it.
event-special = Az eseménykártya: { $title }. { $text }
defender = A védő { NOM($house) }.

## How the game ends: one House wins, or several share the victory

game-over = { $reason ->
    [both] { $count ->
        [one] Valaki mind az öt befolyásjelzőjét felhasználta, és egy Ház minden karaktere meghalt: { NOM($winners) } terjesztette ki a legtöbb befolyást, és megnyeri a játékot.
       *[other] Valaki mind az öt befolyásjelzőjét felhasználta, és egy Ház minden karaktere meghalt: { NOM($winners) } terjesztette ki a legtöbb befolyást, és osztozik a győzelmen.
    }
    [deaths] { $count ->
        [one] Egy Ház minden karaktere meghalt, ezért vége a játéknak: { NOM($winners) } terjesztette ki a legtöbb befolyást, és megnyeri a játékot.
       *[other] Egy Ház minden karaktere meghalt, ezért vége a játéknak: { NOM($winners) } terjesztette ki a legtöbb befolyást, és osztozik a győzelmen.
    }
   *[influence] { $count ->
        [one] Valaki mind az öt befolyásjelzőjét felhasználta, ezért vége a játéknak: { NOM($winners) } terjesztette ki a legtöbb befolyást, és megnyeri a játékot.
       *[other] Valaki mind az öt befolyásjelzőjét felhasználta, ezért vége a játéknak: { NOM($winners) } terjesztette ki a legtöbb befolyást, és osztozik a győzelmen.
    }
}

## Cards and power

drew = { NOM($house) } { COUNT($count, of: "card", form: "acc") } húz.
shuffled = { NOM($house) } a paklijába keveri a dobópakliját.
discarded = { NOM($house) } ezt dobja el: { NAME($cards) }.
peeked = { NOM($house) } megnéz { COUNT($count, of: "card", form: "acc") } { NOM($victim) } kezéből.
# Of its own deck.
sifted = { $count ->
    [one] { NOM($house) } megnézi a paklija legfelső kártyáját.
   *[other] { NOM($house) } megnézi a paklija legfelső { $count } kártyáját.
}
placed = { NOM($house) } { COUNT($power, of: "iron-power", form: "acc") } ad a vezetőlapjáról { DAT($character) }.
removed = { NAME($character) } ({ NAME($house) }) { COUNT($power, of: "iron-power", form: "acc") } veszít, ami a vezetőlapra kerül.
# To the leader sheet of another House.
removed-to = { NAME($character) } ({ NAME($house) }) { COUNT($power, of: "iron-power", form: "acc") } veszít, ami { NOM($other) } vezetőlapjára kerül.
changed-hands = { COUNT($power, of: "iron-power") } átkerül { NOM($owner) } vezetőlapjáról { NOM($other) } vezetőlapjára.
burned = { COUNT($power, of: "iron-power") } visszakerül { NOM($house) } vezetőlapjáról a dobozba.
died = { NAME($character) } ({ NAME($house) }) meghal.
saved = { NAME($character) } ({ NAME($house) }) megmenekül a haláltól, és 1 ereje marad.

## Who takes part in the encounter

participates = { $side ->
    [challenger] { NOM($house) } kihívóként { ACC($character) } küldi az összecsapásba.
   *[defender] { NOM($house) } védőként { ACC($character) } küldi az összecsapásba.
}
offered = { $side ->
    [challenger] { NOM($house) } felajánlja { ACC($character) } a kihívó oldalának.
   *[defender] { NOM($house) } felajánlja { ACC($character) } a védő oldalának.
}
stayed-out = { NOM($house) } távol marad az összecsapástól.
supports = { $side ->
    [challenger] { NAME($character) } ({ NAME($house) }) a kihívó oldalát támogatja.
   *[defender] { NAME($character) } ({ NAME($house) }) a védő oldalát támogatja.
}
compelled = { $side ->
    [challenger] { NAME($character) } ({ NAME($house) }) kénytelen a kihívó oldalát támogatni.
   *[defender] { NAME($character) } ({ NAME($house) }) kénytelen a védő oldalát támogatni.
}
# The offer to support.
declined = { NOM($house) } elutasítja { NOM($other) } támogatását.
withdrew = { NAME($character) } ({ NAME($house) }) visszavonul az összecsapásból.
# A supporter chose between the two.
yielded = { $did ->
    [withdraw] { NOM($house) } inkább visszavonul, mint hogy kártyát adjon.
   *[give-card] { NOM($house) } inkább kártyát ad, mint hogy visszavonuljon.
}

## House cards and how the encounter ends

put-down = { $open ->
    [yes] { NOM($house) } elsőként teszi le a Házkártyáját, képpel felfelé.
   *[no] { NOM($house) } képpel lefelé letesz egy Házkártyát.
}
# $list is made of `shows`.
revealed = { $outcome ->
    [hostility] Felfedés: { LIST($list, join: "clauses") }. Kimenetel: viszály.
    [truce] Felfedés: { LIST($list, join: "clauses") }. Kimenetel: fegyverszünet.
   *[betrayal] Felfedés: { LIST($list, join: "clauses") }. Kimenetel: árulás.
}
shows = { $card ->
    [none] { DAT($house) } nincs lapja
   *[other] { NOM($house) } lapja { NOM($card) }
}
replaced = { $before ->
    [none] { NOM($house) } új lapja { NOM($card) }.
   *[other] { NOM($house) } kártyát cserél: { NAME($before) } helyett { NAME($card) }.
}
not-replaced = { NOM($house) } Házkártyája marad, ami volt.
made-truce = { NOM($house) } fegyverszünetté változtatja az árulást.
outcome-deal = A fegyverszünet sikerül: megállapodás született, az összecsapást senki sem nyeri meg és senki sem veszíti el.
outcome-no-deal = A fegyverszünet megállapodás nélkül meghiúsul, mindkét oldal veszít.
outcome-betrayal = { $side ->
    [challenger] A kihívó oldala elárulja a fegyverszünetet, és győz. Az összegek nem számítanak.
   *[defender] A védő oldala elárulja a fegyverszünetet, és győz. Az összegek nem számítanak.
}
# The total of the winning side stands first.
outcome-won = { $side ->
    [challenger] A kihívó oldala győz, { $most }:{ $least }.
   *[defender] A védő oldala győz, { $most }:{ $least }.
}
outcome-won-equal = { $side ->
    [challenger] Mindkét összeg { $total }, egyenlő összegeknél a kihívó oldala győz.
   *[defender] Mindkét összeg { $total }, egyenlő összegeknél a védő oldala győz.
}
outcome-tie = Mindkét összeg { $total }: mindkét oldal veszít.

## Leaders and character cards

used = { NOM($house) } használja vezetője, { NAME($leader) } képességét.
always-uses = { NOM($house) } mostantól mindig használja vezetője, { NAME($leader) } képességét.
asked-again = { NOM($house) } mostantól megint maga dönt vezetője, { NAME($leader) } képességéről.
left-leader = { NOM($house) } nem használja { NAME($person) } képességét.
left-card = { NOM($house) } nem használja { NAME($person) } karakterkártyáját.
# $title is what is printed on the card, below the person's name.
played = { NOM($house) } kijátssza ezt a karakterkártyát: { NAME($person) }, { $title }.
passed = { NOM($house) } nem játszik ki semmit.
chose-leader = { NAME($person) } képességéhez { NOM($house) } { ACC($other) } választja.
chose-card = { NAME($person) } karakterkártyájához { NOM($house) } { ACC($other) } választja.
added = { $side ->
    [challenger] { NAME($person) } növeli a kihívó oldalának összegét (+{ $amount }).
   *[defender] { NAME($person) } növeli a védő oldalának összegét (+{ $amount }).
}
taken = { $side ->
    [challenger] { NAME($person) } csökkenti a kihívó oldalának összegét (−{ $amount }).
   *[defender] { NAME($person) } csökkenti a védő oldalának összegét (−{ $amount }).
}
halved = { $side ->
    [challenger] A kihívó oldalán a Házkártya értéke feleződik, felfelé kerekítve.
   *[defender] A védő oldalán a Házkártya értéke feleződik, felfelé kerekítve.
}
breaks-ties = { $side ->
    [challenger] Egyenlő összegeknél mostantól a kihívó oldala győz.
   *[defender] Egyenlő összegeknél mostantól a védő oldala győz.
}

## Deals

# $list is made of `gets` and `gets-nothing`.
terms = { NOM($house) } feltételeket ajánl: { LIST($list, join: "lists") }.
# $list is made of the next messages: influence, hostages, power.
gets = { NOM($house) } { LIST($list) } kap
gets-nothing = { NOM($house) } semmit sem kap
gain-influence = { $count } befolyást
gain-hostages = { COUNT($count, of: "hostage", form: "acc") }
# $list says where they are taken from: the next three messages.
gain-hostages-from = { COUNT($count, of: "hostage", form: "acc") } ({ LIST($list) })
from-deck = a pakli teteje
from-hand = egy véletlenszerű lap a kézből
# Hostages lie in a row, numbered.
from-row = { THE($value) }. a túszok közül
gain-power = { COUNT($power, of: "iron-power", form: "acc") }
no-deal = { NOM($house) } megállapodás nélkül befejezi a tárgyalást.
signed = { NOM($house) } aláírja a megállapodást.

## Influence and hostages

influence = { NOM($house) } kiterjeszti a befolyását { ON($other) }.
hostage = { $from ->
    [deck] { NOM($taker) } túszul ejti { NOM($victim) } paklijának legfelső kártyáját.
    [hand] { NOM($taker) } túszul ejt egy véletlenszerű lapot { NOM($victim) } kezéből.
   *[row] { NOM($taker) } túszul ejt egy { NAME($house) }-kártyát, amely { NOM($victim) } túsza volt.
}
hostage-home = { NOM($taker) } visszaveszi az egyik kártyáját, amely { NOM($victim) } túsza volt.
took-none = { NOM($taker) } nem ejt túszt, pedig megtehetné ({ NAME($houses) }).
rescued = { NOM($house) } hazahozza az egyik kártyáját, amely { NOM($holder) } túsza volt.
released = { NOM($holder) } szabadon engedi { NOM($house) } egyik kártyáját.
tortured = { NOM($holder) } megkínoz egy túszt ({ NAME($house) }): { NAME($card) }.

## Where a player had nothing to choose: why the app answered

automatic-choosing-leader = Automatikusan: { DAT($house) } csak egy lehetséges vezetője van.
automatic-hostages = Automatikusan: { NOM($house) } semmit sem tehet a túszaival.
automatic-defender = Automatikusan: { NOM($house) } csak egy játékost hívhat ki.
automatic-placing-power = Automatikusan: { NOM($house) } csak egy karakterének adhat erőt.
automatic-participant = Automatikusan: { NOM($house) } csak egy karaktert küldhet.
automatic-offering-support = Automatikusan: { NOM($house) } nem ajánlhat fel támogatást.
automatic-accepting-support = Automatikusan: { NOM($house) } nem dönthet a felajánlott támogatásról.
automatic-house-card = Automatikusan: { NOM($house) } csak egy kártyát tehet le.
automatic-reaction = Automatikusan: { NOM($house) } semmit sem játszhat ki.
automatic-deal-terms = Automatikusan: { NOM($house) } semmit sem ajánlhat.
automatic-deal-signing = Automatikusan: { NOM($house) } nem dönthet a megállapodásról.
automatic-deal-counter = Automatikusan: { NOM($house) } mást nem ajánlhat.
automatic-deal-answer = Automatikusan: { NOM($house) } nem dönthet az új feltételekről.
automatic-distributing = Automatikusan: { NOM($house) } csak egyféleképpen oszthatja szét az erőt.
automatic-hostage-from = Automatikusan: { NOM($house) } csak egy játékostól ejthet túszt.
automatic-hostage-place = Automatikusan: { NOM($house) } csak egy helyről ejtheti a túszt.
automatic-use-leader = Automatikusan: { NOM($house) } nem dönthet a vezetője képességéről.
automatic-effect-player = Automatikusan: { NOM($house) } csak egy játékost választhat.
automatic-effect-power = Automatikusan: { NOM($house) } csak egyféleképpen oszthat szét erőt.
automatic-effect-discard = Automatikusan: { NOM($house) } csak egyféleképpen dobhat el kártyát.
automatic-effect-compel = Automatikusan: { NOM($house) } senkit sem kényszeríthet.
automatic-effect-higher = Automatikusan: { NOM($house) } nem dönthet a Házkártyájáról.
automatic-effect-swap = Automatikusan: { NOM($house) } nem játszhat ki másik Házkártyát.
automatic-effect-yield = Automatikusan: { DAT($house) } csak egy választása van.
automatic-effect-rescue = Automatikusan: { NOM($house) } csak egy kártyát hozhat haza.
automatic-effect-torture = Automatikusan: { NOM($house) } csak egy túszt kínozhat meg.
automatic-effect-sift = Automatikusan: { NOM($house) } csak egy kártyát tarthat meg.
