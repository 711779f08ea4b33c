### Rules that play themselves: the title of a scene is a question as it is asked at the table, its attributes are sentences on what happens.
### Every figure and every name in them comes from what happened.

## What all scenes share

# $own is the sum of the winner, $against that of the loser.
ending = { $tie ->
    [yes] { $own } a { $against } { IN($area) }: a parità di Forza vince { NOM($house) }, davanti a { NOM($loser) } sull'indicatore dei Feudi.
   *[no] { NOM($house) } sconfigge { NOM($loser) } { IN($area) }, { $own } a { $against }.
}
# An answer of the reader, on its button.
label-march = Marcia { FROM($from) } { TO($to) } con { NOM($units) }
label-raid = Razzia { IN($area) }
label-bid = Offri { COUNT($power, of: "power") }
label-order = Colloca { ONE($token) }
# Two orders.
label-orders = Colloca { ONE($token) } e { ONE($was) }
label-swap = Sostituisci l'Ordine { IN($area) } con { ONE($token) }
label-power = Prendi i segnalini Potere
label-muster = Convoca { NOM($units) }
label-muster-in = Convoca { NOM($units) } { IN($area) }
# Units that are destroyed.
label-lose = Perdi { NOM($units) }
next-house = Poi tocca { TO($house) }.
nobodys = Ora nessuno controlla { NOM($area) }.
label-lose-in = Distruggi { NOM($units) } { IN($area) }
label-upgrade = Migliora il fante in { BARE($units) }
# Among those who tie.
label-first = { NOM($house, case: "capital") } per prima
label-holder = { NOM($house) } controlla { NOM($area) }.
holds = { NOM($house) } controlla { COUNT($count, of: "castle") }.
# Several houses have as many.
holds-each = { NAME($houses) } controllano ciascuna { COUNT($count, of: "castle") }.

## The round

# $place is the place on the Iron Throne track.
turn-order = Chi marcia per primo?
    .next = Un Ordine di Marcia a testa, in ordine di turno: ora tocca { TO($house) }, in posizione { $place } sull'indicatore del Trono di Spade.
clean-up = Quando si rialzano le unità in rotta?
    .over = Il round è finito: le unità { IN($area) } si rialzano, tutti gli Ordini vengono rimossi e comincia il round { $round }.
throne-of-blades = Chi sceglie con “Un Trono di Lame”?
    .holder = Viene rivelata “{ NAME($westerosCard) }”, e sceglie chi possiede il Trono di Spade: { NOM($house) }.
# $count is how often the threat moved up.
wildling-icons = Quando attaccano i bruti?
    .moved = { $count ->
        [one] { COUNT($count, of: "icon") } sulle carte: la minaccia sale a { $threat }.
       *[other] { COUNT($count, of: "icon") } sulle carte: la minaccia sale a { $threat }.
    }
forbidden = Quali Ordini sono vietati?
    .card = Viene rivelata “{ NAME($westerosCard) }”. In questo round sono vietati: { NAME($tokens) }.
# $place is the place on the King's Court track, $allowed the stars there.
special-orders = Quanti Ordini Speciali posso collocare?
    .court = { NOM($house) } è in posizione { $place } sull'indicatore della Corte del Re, dove le stelle permettono { COUNT($allowed, of: "special-order") }.
raven = Cosa può fare il Corvo?
    .first = Tutti gli Ordini sono rivelati. { NOM($house) } è prima sull'indicatore della Corte del Re e possiede il Corvo Messaggero.
    .look = Guarda la prima carta Bruti

## Orders

# $own is the attacker's sum, $against the defender's.
raid-support = Cosa rimuove una Razzia?
    .alone = Nessuno può più aiutare { FROM($area) }: { $own } a { $against }.
raid-defense = Una Razzia può rimuovere un Ordine di Difesa?
pillage = Cosa ottengo con il saccheggio?
raid-sea = Posso fare una Razzia in mare da terra?
    .safe = { NOM($token) } { IN($area) } resta, perché nessuna Razzia da terra arriva in mare.
walk-over = Cosa tiene un'area senza unità?
    .owner = Un segnalino Potere non ferma le unità: ora { NOM($house) } controlla { NOM($area) }.
# $power is what is left to the house.
leave-token = Come tengo un'area che lascio?
    .still = { NOM($house) } tiene { NOM($area) } e ha ancora { COUNT($power, of: "power") }.
    .all = Marciano tutte le unità, resta un segnalino Potere
    .one = Marcia solo il cavaliere, e resta anche un segnalino Potere
    .none = Marciano tutte le unità, non resta niente
march-again = Le unità possono marciare due volte in un round?
    .more = Con l'Ordine di Marcia { IN($area) } le unità presenti possono marciare ancora.
# $level is the supply, $armies the armies it allows, as in "3 + 2".
march-supply = Quanto può essere grande un esercito dopo una marcia?
    .limit = { NOM($house) } ha Scorte { $level }: i suoi eserciti possono essere di { $armies } unità, e nessuna marcia può superare il limite.
    .single = Una sola unità non è un esercito, quindi { NOM($area) } non conta.
one-battle = Posso attaccare due volte con una sola Marcia?
    .both = Un cavaliere in ognuna delle due
defense-order = Un Ordine di Difesa resta dopo un combattimento?
    .stays = { NOM($token) } { IN($area) } resta e conta anche nel prossimo combattimento.
support-whom = Chi può aiutare in un combattimento?
support-refused = Devo accettare il supporto?
    .offer = { NOM($house) } offre { TO($other) } il suo supporto { FROM($area) }.
support-sea = Le navi possono dare supporto a un combattimento a terra?
# $own is the attacker's sum, $against the defender's.
support-land = Un esercito può dare supporto a un combattimento in mare?
    .none = L'esercito { IN($area) } non può aiutare in mare: { $own } a { $against }.
# $count are the power icons there.
consolidate-power = Quanto Potere dà un Ordine?
    .icons = { COUNT($count, of: "power-icon") } { IN($area) }: l'Ordine dà { TO($house) } { COUNT($power, of: "power") }.
consolidate-muster = Posso convocare senza la carta?

## Battles

# $place is the winner's place on the Fiefdoms track, $last the loser's.
tie = Cosa succede in caso di parità?
    .track = Parità: sull'indicatore dei Feudi { NOM($house) } è in posizione { $place } e { NOM($loser) } in posizione { $last }, quindi vince { NOM($house) }.
siege-engine = Quanto vale una macchina d'assedio?
    .castle = Contro il Castello o la Roccaforte { IN($area) } la macchina d'assedio vale { $value }.
# $own is the attacker's sum, $against the defender's.
garrison = Cosa fa una Guarnigione?
    .adds = La Guarnigione aggiunge { $value } al difensore: { $own } a { $against }.
blade = Quando posso usare la Lama?
# Of the winner's card and of the loser's.
casualties = Quante unità perde chi è sconfitto?
    .count = { COUNT($swords, of: "sword") } contro { COUNT($towers, of: "fortification") }: chi è sconfitto deve distruggere { COUNT($count, of: "unit") }.
retreat = Dove posso ritirarmi?
retreat-back = Dove va un attaccante sconfitto?
    .origin = Gli attaccanti tornano dove è iniziata la marcia: { NOM($units) } { IN($area) }, in rotta.
# $own is the attacker's sum, $against the defender's.
rout = Cosa possono fare le unità in rotta?
    .worth = Le unità in rotta valgono { $value }: { $own } a { $against }.
no-refuge = E se non c'è un posto dove ritirarsi?

## Ships, supply and mustering

transport = Come fa un esercito ad attraversare il mare?
    .bridge = La nave { IN($area) } unisce le coste: { NOM($units) } marcia { FROM($from) } { TO($to) }.
    .order = Va bene qualsiasi Ordine: { NOM($token) } { IN($area) } resta al suo posto.
foreign-ships = Posso passare sulle navi di un'altra Casa?
    .held = Le navi { IN($area) } sono { OF($house) }: { NOM($other) } non può passare di lì.
port-taken = Cosa succede alle navi in un Porto conquistato?
# $count are the ships there, $own is the attacker's sum, $against the defender's.
port-ships = Le navi in Porto aiutano in combattimento?
    .none = { COUNT($count, of: "ship") } in Porto, e nessuna conta: { $own } a { $against }.
# $armies are the armies it allows, as in "3 + 2".
supply-card = E se i miei eserciti sono troppo grandi?
    .limit = Così { NOM($house) } può avere eserciti di { $armies } unità, e il resto va distrutto.
# $area is a stronghold with $count points, $castle a castle with $value.
mustering = Cosa posso convocare in un Castello o in una Roccaforte?
    .points = { NOM($house) } ha { COUNT($count, of: "mustering-point") } { IN($area) }, una Roccaforte, e { COUNT($value, of: "mustering-point") } { IN($castle) }, un Castello.
upgrade = Come miglioro un fante?
enemy-sea = Dove posso convocare navi?
    .held = { NOM($house) } ha navi { IN($area) }, quindi nessun altro può convocare navi lì.

## Bidding and wildlings

# $power is what is left to the house.
bids = Riprendo la mia offerta se perdo?
    .spent = Nessuna offerta torna indietro: { NOM($house) } ha offerto { $bid } e ha ancora { COUNT($power, of: "power") }.
bid-tie = Chi decide tra offerte uguali?
    .holder = Due offerte sono uguali, quindi decide chi possiede il Trono di Spade: { NOM($house) }.
watch-wins = Quando vincono i Guardiani della Notte?
watch-loses = E se vincono i bruti?
    .threat = Poi la minaccia scende di due caselle, a { $threat }.
wildling-tie = E se due Case offrono meno di tutte?
    .holder = Due offerte sono ugualmente basse, quindi { NOM($house) }, che possiede il Trono di Spade, sceglie chi ci rimette di più.

## Control and winning

neutral-force = Come sconfiggo una Forza Neutrale?
home-returns = Cosa succede a un'area di origine che viene lasciata?
    .shield = Nessun altro controlla { NOM($area) }, quindi conta lo scudo stampato: torna a controllarla { NOM($house) }.
seventh-castle = Quando si vince la partita?
last-round = Chi vince in caso di parità dopo l'ultimo round?
tides = Cosa fanno le carte Sorti della Battaglia?
cards-return = Quando riprendo le mie carte Casa?
    .six = Era l'ultima carta { OF($house) }: { COUNT($count, of: "card") } tornano nella sua mano.
    .left = Poi { NOM($house) } ha { COUNT($count, of: "card") } in mano.
