### A battle: the ledger of both sides, what it would lead to, the house cards, and how it ended.

battle-title = Combattimento per { NOM($area) }
battle-neutral-title = La Forza Neutrale { IN($area) }
battle-look = Guarda il tabellone
battle-neutral = Forza Neutrale

## The steps above the stage

battle-steps = Passi di questo combattimento
battle-step-support = Supporto
battle-step-cards = Carte Casa
battle-step-texts = Capacità
battle-step-tides = Sorti
battle-step-blade = Lama
battle-step-outcome = Esito
battle-step-after = Dopo
# On a phone, in place of the list of steps. $name: one of them.
battle-step-at = passo { $step } di { $steps } · { $name }

## Both sides

# Below the name of a house.
battle-attacker = Attaccante, { FROM($from) }
battle-defender = { $kind ->
    [stronghold] Difensore, in una Roccaforte
    [castle] Difensore, in un Castello
   *[open] Difensore
}
# The same where there is less room.
battle-attacks = attacca
battle-defends = { $kind ->
    [stronghold] Roccaforte
    [castle] Castello
   *[open] difende
}
battle-holds = di guardia
# What a sum is the strength of: "7, House Stark, attacking Seagard".
battle-strength-of = { $side ->
    [attacker] { NOM($house) }, all'attacco { OF($area) }
   *[defender] { NOM($house) }, in difesa { OF($area) }
}
battle-strength-of-force = La Forza Neutrale, in difesa { OF($area) }

## The lines of a side's ledger, each with a number beside it

battle-units = { BARE($units, case: "capital") }
# Below units that count less than usual.
battle-units-note = { $state ->
    [routed] in rotta: Forza 0
    [castle-only] solo contro Castelli e Roccaforti
   *[worthless] Forza 0
}
battle-units-each = { $count ->
    [one] Forza { $value }
   *[other] { $value } per unità
}
battle-army = Esercito
battle-order = Ordine
battle-order-march = Marcia
    .note = { $isSpecial ->
    [yes] Ordine Speciale
   *[no] Ordine
}
battle-order-defense = Difesa
    .note = { $isSpecial ->
    [yes] Ordine Speciale
   *[no] Ordine
}
# Catelyn Stark doubles an order.
battle-doubled = Vale il doppio
battle-garrison = Guarnigione
battle-force = Forza Neutrale
battle-support = { $isOwn ->
    [yes] Supporto
   *[no] Supporto: { NAME($house) }
}
battle-support-order = Supporto Speciale
battle-card = Carta Casa
    .worthless = { NAME($card) }, Forza 0
# Below the name of a house card: its strength as printed on it.
battle-card-printed = Forza stampata
battle-card-blanked = Vale 0
battle-card-text = Capacità
battle-tides = Sorti della Battaglia
battle-blade = Lama
# Where a sum would be below 0.
battle-least = Mai meno di 0
battle-since = Non più qui
    .note = nel frattempo distrutto o rimosso
# What a line adds.
battle-adds = { SIGNED($value) }

## The rows where both sides share one ledger

battle-row-footman = Fanti
battle-row-knight = Cavalieri
battle-row-siege-engine = Assedio
battle-row-ship = Navi
battle-row-routed = In rotta
battle-row-army = Esercito
battle-row-order = Ordini
battle-row-garrison = Guarnigione
battle-row-force = Neutrale
battle-row-support = Supporto
battle-row-card = Carte Casa
battle-row-card-text = Capacità
battle-row-tides = Sorti
battle-row-blade = Lama

## Where the card of a side lies

battle-card-waiting = da scegliere in segreto dopo il supporto
battle-cards-held = { COUNT($count, of: "card") } in mano
battle-card-none = Nessuna carta Casa
    .note = non restano carte in mano
# What a revealed card brings in this battle besides what is printed on it. $list: "+1", "2 swords".
battle-bonus = Bonus qui: { LIST($list) }
battle-blanked-here = Qui la sua Forza vale 0

## Areas that could support

battle-supports = Supporto
battle-supports-none = Nessun'altra area può dare supporto in questo combattimento.
# Below the name of an area: what has become of its support.
battle-supports-granted = { TO($helped) }
battle-supports-offered = offerto { TO($helped) }
battle-supports-refused = rifiutato
battle-supports-nobody = a nessuno
battle-supports-undecided = ancora da decidere
battle-supports-deciding = sta decidendo

## What it would lead to if nothing else happened

battle-before = { $attacking } a { $defending } prima delle carte
battle-in-hand = { COUNT($attacking, of: "card") } in mano contro { $defending }.
battle-tie-goes = In caso di parità vincerebbe { NOM($house) }.
battle-blade-ready = { NOM($house) } può usare la Lama in Acciaio di Valyria.
battle-stays = Se resta { $attacking } a { $defending }
battle-victor = Vince { NOM($house) }.
battle-victor-tie = Parità: vince { NOM($house) }, più in alto sull'indicatore dei Feudi.
battle-tides-to-come = Le carte Sorti della Battaglia sono ancora da rivelare.
battle-needed = Forza necessaria: { $strength }
battle-enough = È sufficiente: la Forza Neutrale è sconfitta, senza perdite.
battle-short = Forza mancante: { $count }. Così nessuno si muove, e { NOM($attacker) } deve usare in altro modo la Marcia { FROM($from) }.

## Casualties: the swords first, then what falls to them

battle-swords-none = Nessuna spada.
battle-swords-free = { COUNT($count, of: "sword") }, nessuna fortificazione.
battle-swords-met = { COUNT($count, of: "sword") } contro { COUNT($left, of: "fortification") }.
battle-spared = La carta { OF($loser) } protegge le sue unità: nessuna perdita.
battle-falls-none = { NOM($loser) } non perde unità.
battle-falls-all = { $count ->
    [one] { NOM($loser) } perde la sua ultima unità.
   *[other] { NOM($loser) } perde tutte e { $count } le sue unità.
}
battle-falls = { $count ->
    [one] { NOM($loser) } perde un'unità.
   *[other] { NOM($loser) } perde { $count } unità.
}
battle-engines = { $count ->
    [one] Viene distrutta anche una macchina d'assedio.
   *[other] Vengono distrutte anche { $count } macchine d'assedio.
}
battle-engines-only = { $count ->
    [one] { NOM($loser) } perde solo la sua macchina d'assedio.
   *[other] { NOM($loser) } perde solo le sue { $count } macchine d'assedio.
}

## What goes with the question in the foot

battle-decides = Decide { NOM($house) }
battle-decides-player = Decide { NOM($house) } ({ $player })
battle-worth = Il supporto { FROM($area) } vale { $value }.
battle-engines-worth = Vale { $attacking } per l'attaccante, { $defending } per il difensore: le macchine d'assedio contano solo in attacco.
# Under a choice: the sums it leads to.
battle-sums = { $attacking } a { $defending }
battle-sums-won = { $tie ->
    [yes] { $attacking } a { $defending }: parità, vince { NAME($winner) }
   *[no] { $attacking } a { $defending }: vince { NAME($winner) }
}
battle-sums-enough = { $attacking } contro { $needed }: sufficiente
battle-sums-short = { $left ->
    [one] { $attacking } contro { $needed }: manca { $left }
   *[other] { $attacking } contro { $needed }: mancano { $left }
}
# Doran Martell.
battle-drop-last = { NAME($enemy) } è già all'ultima posizione
battle-drop = { NAME($enemy) } scende dalla posizione { $found } alla { $left }
battle-drop-first = { NAME($enemy) } scende dalla posizione { $found } alla { $left } e perde { NOM($held) }

## A house card is chosen

hand-choose = Scegli una carta Casa
hand-own = La tua mano
hand-of = Mano { OF($house) }
# Both sums without cards, the own first.
hand-which = { $own } a { $against }: quale carta?
hand-together = Le due carte vengono rivelate insieme, appena ha scelto anche { NOM($enemy) }.
hand-enemy-chose = { NOM($enemy) } ha già sigillato una carta. Le due carte vengono rivelate insieme.
hand-openly = { NOM($card) } torna nella tua mano; gioca un'altra carta, a faccia in su.
# Of a house card.
hand-used = usata
hand-sent-back = tornata in mano
hand-in-play = in gioco
hand-before = { $against } prima delle carte · tutti possono vedere questa mano
hand-played = { NAME($enemy) } ha giocato
# Above the enemy's cards, each with the sums if it were played: the own first.
hand-yours-to-theirs = tu contro il nemico
hand-sums = { $own } a { $against }
hand-verdict = { $state ->
    [won] vinci
    [lost] perdi
    [own-tie] parità: vinci
   *[their-tie] parità: perdi
}
hand-nothing = Nessuna carta scelta
    .note = Tocca una carta per vedere il totale.
hand-if-played = Se giochi { NOM($card) }
# The sum without a card, the card, and both.
hand-makes = { $own } + { $value } = { $total }.
hand-makes-total = { $total } in totale.
hand-tie-yours = In caso di parità vinci tu: sei più in alto sull'indicatore dei Feudi.
hand-tie-theirs = In caso di parità vince { NOM($enemy) }: è più in alto sull'indicatore dei Feudi.
hand-blade-yours = Puoi usare la Lama in Acciaio di Valyria per +1.
hand-blade-theirs = { NOM($enemy) } può usare la Lama in Acciaio di Valyria per +1.
hand-blade-used = La Lama in Acciaio di Valyria è già stata usata in questo round.
hand-blade-elsewhere = { NOM($holder) } possiede la Lama in Acciaio di Valyria e non partecipa a questo combattimento.
hand-leaves-out = Senza contare la capacità della carta nemica, le Sorti della Battaglia e la Lama.

## How it ended

ended-counting = Calcolo della Forza di Combattimento
ended-revealed = Le carte sono state rivelate
ended-wins = Vince { NOM($house) }
ended-wins-player = Vince { NOM($house) } ({ $player })
ended-by = { $own } a { $against }.
ended-tie = { $strength } a { $strength }, parità: vince { NAME($winner) }, più in alto di { NAME($loser) } sull'indicatore dei Feudi.
ended-strength = Forza di Combattimento
ended-story = Che cosa è successo
ended-result = Risultato
# Of a side.
ended-won = vittoria
ended-lost = sconfitta
ended-to-casualties = Continua: perdite
ended-to-skulls = Continua: teschi
ended-to-retreat = Continua: ritirata
ended-to-battle = Continua il combattimento
ended-on = Continua

## In one line below the board

strip-battle = Il combattimento in corso
strip-won = Ha vinto { NOM($house) }
strip-open = ancora da decidere
