### The log: one whole sentence for everything that can happen. It names Houses, so that it reads the same for everybody.

## The game and its turns

# Of all Houses at once; $list is made of `leads`.
leaders-revealed = Vengono rivelati i leader: { LIST($list, join: "clauses") }.
leads = { NAME($leader) } guida { NOM($house) }
turn = Inizia il turno { $turn }: lo sfidante è { NOM($challenger) }.
turn-over = Il turno { $turn } è finito.
events-shuffled = Il mazzo degli eventi è finito: gli eventi usati vengono mescolati in un nuovo mazzo.
event-house = L'evento mostra { NOM($house) }.
# $title is the event's name, $text the whole sentence on it.
event-special = L'evento è “{ $title }”. { $text }
defender = Il difensore è { NOM($house) }.

## How the game ends: one House wins, or several share the victory

game-over = { $reason ->
    [both] { $count ->
        [one] Una Casa ha esteso tutta la sua influenza, e una Casa ha perso tutti i suoi personaggi: { NOM($winners) } ha esteso più influenza di tutte e vince.
       *[other] Una Casa ha esteso tutta la sua influenza, e una Casa ha perso tutti i suoi personaggi: { NOM($winners) } hanno esteso più influenza di tutte e condividono la vittoria.
    }
    [deaths] { $count ->
        [one] Una Casa ha perso tutti i suoi personaggi, quindi la partita finisce: { NOM($winners) } ha esteso più influenza di tutte e vince.
       *[other] Una Casa ha perso tutti i suoi personaggi, quindi la partita finisce: { NOM($winners) } hanno esteso più influenza di tutte e condividono la vittoria.
    }
   *[influence] { $count ->
        [one] Una Casa ha esteso tutta la sua influenza, quindi la partita finisce: { NOM($winners) } ha esteso più influenza di tutte e vince.
       *[other] Una Casa ha esteso tutta la sua influenza, quindi la partita finisce: { NOM($winners) } hanno esteso più influenza di tutte e condividono la vittoria.
    }
}

## Cards and power

drew = { NOM($house) } pesca { COUNT($count, of: "card") }.
shuffled = { NOM($house) } mescola la sua pila degli scarti nel suo mazzo.
discarded = { NOM($house) } scarta { NOM($cards) }.
peeked = { NOM($house) } guarda { COUNT($count, of: "card") } della mano { OF($victim) }.
# Of its own deck.
sifted = { $count ->
    [one] { NOM($house) } guarda la prima carta del suo mazzo.
   *[other] { NOM($house) } guarda le prime { COUNT($count, of: "card") } del suo mazzo.
}
placed = { NOM($house) } sposta { COUNT($power, of: "power") } dalla sua scheda leader { TO($character) }.
removed = { NAME($character) } { OF($house) } perde { COUNT($power, of: "power") } a favore della scheda leader.
# To the leader sheet of another House.
removed-to = { NAME($character) } { OF($house) } perde { COUNT($power, of: "power") } a favore della scheda leader { OF($other) }.
changed-hands = { NOM($owner) } cede { COUNT($power, of: "power") } dalla sua scheda leader a quella { OF($other) }.
burned = { NOM($house) } rimette nella scatola { COUNT($power, of: "power") } della sua scheda leader.
died = { NAME($character) } { OF($house) } muore.
saved = { NAME($character) } { OF($house) } sfugge alla morte e conserva 1 segnalino Potere.

## Who takes part in the encounter

participates = { $side ->
    [challenger] { NOM($house) } lancia la sfida con { NAME($character) }.
   *[defender] { NOM($house) } difende con { NAME($character) }.
}
offered = { $side ->
    [challenger] { NOM($house) } offre { NAME($character) } allo schieramento dello sfidante.
   *[defender] { NOM($house) } offre { NAME($character) } allo schieramento del difensore.
}
stayed-out = { NOM($house) } resta fuori dallo scontro.
supports = { $side ->
    [challenger] { NAME($character) } { OF($house) } dà supporto allo schieramento dello sfidante.
   *[defender] { NAME($character) } { OF($house) } dà supporto allo schieramento del difensore.
}
compelled = { $side ->
    [challenger] { NAME($character) } { OF($house) } deve dare supporto allo schieramento dello sfidante.
   *[defender] { NAME($character) } { OF($house) } deve dare supporto allo schieramento del difensore.
}
# The offer to support.
declined = { NOM($house) } rifiuta l'offerta { OF($other) }.
withdrew = { NAME($character) } { OF($house) } si ritira dallo scontro.
# A supporter chose between the two.
yielded = { $did ->
    [withdraw] { NOM($house) } preferisce ritirarsi piuttosto che cedere una carta.
   *[give-card] { NOM($house) } preferisce cedere una carta piuttosto che ritirarsi.
}

## House cards and how the encounter ends

put-down = { $open ->
    [yes] { NOM($house) } gioca per prima la sua carta Casa, a faccia in su.
   *[no] { NOM($house) } gioca una carta Casa a faccia in giù.
}
# $list is made of `shows`.
revealed = { $outcome ->
    [hostility] { LIST($list, join: "clauses") }: ostilità.
    [truce] { LIST($list, join: "clauses") }: tregua.
   *[betrayal] { LIST($list, join: "clauses") }: tradimento.
}
shows = { $card ->
    [none] { NOM($house) } non mostra nessuna carta
   *[other] { NOM($house) } mostra { NOM($card) }
}
replaced = { $before ->
    [none] { NOM($house) } ora gioca { NOM($card) }.
   *[other] { NOM($house) } gioca { NOM($card) } al posto { OF($before) }.
}
not-replaced = La carta Casa { OF($house) } resta com'è.
made-truce = { NOM($house) } trasforma il tradimento in una tregua.
outcome-deal = La tregua regge: c'è un accordo, e nessuno vince o perde lo scontro.
outcome-no-deal = La tregua fallisce senza un accordo, quindi entrambi gli schieramenti perdono.
outcome-betrayal = { $side ->
    [challenger] Lo schieramento dello sfidante tradisce la tregua e vince. I totali non contano.
   *[defender] Lo schieramento del difensore tradisce la tregua e vince. I totali non contano.
}
# The total of the winning side stands first.
outcome-won = { $side ->
    [challenger] Lo schieramento dello sfidante vince { $most } a { $least }.
   *[defender] Lo schieramento del difensore vince { $most } a { $least }.
}
outcome-won-equal = { $side ->
    [challenger] Entrambi i totali sono { $total }: in caso di parità vince lo schieramento dello sfidante.
   *[defender] Entrambi i totali sono { $total }: in caso di parità vince lo schieramento del difensore.
}
outcome-tie = Entrambi i totali sono { $total }: entrambi gli schieramenti perdono.

## Leaders and character cards

used = { NOM($house) } usa la capacità del suo leader: { NAME($leader) }.
always-uses = D'ora in poi { NOM($house) } usa sempre la capacità del suo leader: { NAME($leader) }.
asked-again = { NOM($house) } vuole di nuovo decidere ogni volta se usare il suo leader: { NAME($leader) }.
left-leader = { NOM($house) } non usa la capacità { OF($person) }.
left-card = { NOM($house) } non usa la carta { NAME($person) }.
# $title is what is printed on the card, below the person's name.
played = { NOM($house) } gioca { NAME($person) }, “{ $title }”.
passed = { NOM($house) } non gioca nulla.
chose-leader = { NOM($house) } sceglie { NOM($other) } per la capacità { OF($person) }.
chose-card = { NOM($house) } sceglie { NOM($other) } per la carta { NAME($person) }.
added = { $side ->
    [challenger] { NAME($person) } aggiunge { $amount } al totale dello schieramento dello sfidante.
   *[defender] { NAME($person) } aggiunge { $amount } al totale dello schieramento del difensore.
}
taken = { $side ->
    [challenger] { NAME($person) } toglie { $amount } al totale dello schieramento dello sfidante.
   *[defender] { NAME($person) } toglie { $amount } al totale dello schieramento del difensore.
}
halved = { $side ->
    [challenger] Il valore della carta Casa nello schieramento dello sfidante viene dimezzato, arrotondato per eccesso.
   *[defender] Il valore della carta Casa nello schieramento del difensore viene dimezzato, arrotondato per eccesso.
}
breaks-ties = { $side ->
    [challenger] In caso di parità ora vince lo schieramento dello sfidante.
   *[defender] In caso di parità ora vince lo schieramento del difensore.
}

## Deals

# $list is made of `gets` and `gets-nothing`.
terms = { NOM($house) } propone delle condizioni: { LIST($list, join: "lists") }.
# $list is made of the next messages: influence, hostages, power.
gets = { NOM($house) } ottiene { LIST($list) }
gets-nothing = { NOM($house) } non ottiene nulla
gain-influence = { COUNT($count, of: "influence") }
gain-hostages = { COUNT($count, of: "hostage") }
# $list says where they are taken from: the next three messages.
gain-hostages-from = { COUNT($count, of: "hostage") } ({ LIST($list) })
from-deck = la prima carta del mazzo
from-hand = una carta a caso della mano
# Hostages lie in a row, numbered.
from-row = l'ostaggio numero { $value } tra quelli tenuti
gain-power = { COUNT($power, of: "power") }
no-deal = { NOM($house) } chiude la trattativa senza un accordo.
signed = { NOM($house) } firma l'accordo.

## Influence and hostages

influence = { NOM($house) } estende l'influenza su { NOM($other) }.
hostage = { $from ->
    [deck] { NOM($taker) } prende in ostaggio la prima carta del mazzo { OF($victim) }.
    [hand] { NOM($taker) } prende in ostaggio una carta a caso dalla mano { OF($victim) }.
   *[row] { NOM($taker) } prende una carta { OF($house) } tenuta in ostaggio { FROM($victim) }.
}
hostage-home = { NOM($taker) } riprende una sua carta tenuta in ostaggio { FROM($victim) }.
took-none = { NOM($taker) } non prende ostaggi { FROM($houses, join: "or") }.
rescued = { NOM($house) } libera una sua carta tenuta in ostaggio { FROM($holder) }.
released = { NOM($holder) } rilascia una carta { OF($house) }.
tortured = { NOM($holder) } tortura un ostaggio { OF($house) }: { NAME($card) }.

## Where a player had nothing to choose: why the app answered

automatic-choosing-leader = Automatico: per { NOM($house) } c'è un solo leader.
automatic-hostages = Automatico: { NOM($house) } non può fare nulla con i suoi ostaggi.
automatic-defender = Automatico: { NOM($house) } può sfidare un solo giocatore.
automatic-placing-power = Automatico: { NOM($house) } ha un solo personaggio a cui dare Potere.
automatic-participant = Automatico: { NOM($house) } ha un solo personaggio da mandare.
automatic-offering-support = Automatico: { NOM($house) } non può offrire supporto.
automatic-accepting-support = Automatico: { NOM($house) } può rispondere all'offerta in un solo modo.
automatic-house-card = Automatico: { NOM($house) } ha una sola carta da giocare.
automatic-reaction = Automatico: { NOM($house) } non può giocare nulla.
automatic-deal-terms = Automatico: { NOM($house) } non può proporre nulla.
automatic-deal-signing = Automatico: { NOM($house) } può rispondere all'accordo in un solo modo.
automatic-deal-counter = Automatico: { NOM($house) } non può proporre altro.
automatic-deal-answer = Automatico: { NOM($house) } può rispondere alle nuove condizioni in un solo modo.
automatic-distributing = Automatico: { NOM($house) } può distribuire il Potere in un solo modo.
automatic-hostage-from = Automatico: { NOM($house) } può prendere un ostaggio da un solo giocatore.
automatic-hostage-place = Automatico: { NOM($house) } può prendere l'ostaggio da un solo posto.
automatic-use-leader = Automatico: { NOM($house) } non ha scelta sul suo leader.
automatic-effect-player = Automatico: { NOM($house) } può scegliere un solo giocatore.
automatic-effect-power = Automatico: { NOM($house) } può spostare Potere in un solo modo.
automatic-effect-discard = Automatico: { NOM($house) } può scartare in un solo modo.
automatic-effect-compel = Automatico: { NOM($house) } non ha nessuno da costringere.
automatic-effect-higher = Automatico: { NOM($house) } non ha scelta sulla sua carta Casa.
automatic-effect-swap = Automatico: { NOM($house) } non può giocare un'altra carta Casa.
automatic-effect-yield = Automatico: { NOM($house) } non ha altra scelta.
automatic-effect-rescue = Automatico: { NOM($house) } ha una sola carta da liberare.
automatic-effect-torture = Automatico: { NOM($house) } ha un solo ostaggio da torturare.
automatic-effect-sift = Automatico: { NOM($house) } ha una sola carta da tenere.
