### "Cards I own": leaders and cards that an owner of the box writes: a list, a form, a file.

## The page

game = Il Gioco del Trono
what = La maggior parte dei leader e delle carte sono versioni nostre, perché non conosciamo i testi della scatola. Se possiedi la scatola, scrivi qui che cosa fanno i tuoi. La prossima nuova partita li userà; una partita in corso mantiene le carte con cui è iniziata.
count-none = Non hai ancora scritto nessuna carta.
count = { $count ->
    [one] Hai scritto { $count } carta.
   *[other] Hai scritto { $count } carte.
  }
begun = bozza non salvata
kind-leader = Leader
kind-card = Carta

## Files

export = Salva in un file
import = Apri un file
forget = Elimina tutto
undo = Annulla
# The name of a file: letters and hyphens.
file-name = gioco-del-trono-carte
exported-shared = Le tue carte sono state condivise.
exported-saved = Le tue carte sono state salvate in un file, nei tuoi download.
imported = { $count ->
    [one] { $count } carta importata.
   *[other] { $count } carte importate.
  }
# After that sentence. $count: of the imported cards.
imported-replaced = { $count ->
    [one] Di queste, { $count } sostituisce ciò che avevi scritto.
   *[other] Di queste, { $count } sostituiscono ciò che avevi scritto.
  }
forgotten = Tutti i leader e tutte le carte sono di nuovo quelli dell'app.
# $name: "Robb, leader".
saved = Salvato: { $name }. Sarà nella prossima nuova partita.
returned = Di nuovo la versione dell'app: { $name }.
not-kept = Questo browser non conserva nulla: chiudendo la pagina perdi le tue carte. Salvale in un file.

## Why a file was not taken

misread-unreadable = Il dispositivo non è riuscito a leggere il file. Riprova, o procurati una nuova copia.
misread-too-large = Il file è più grande di quanto possano essere tutte le carte insieme, perciò non è stato aperto.
misread-not-json = Questo file non è leggibile. Le tue carte non sono cambiate.
misread-not-ours = Questo non è un file di carte di questa app.
misread-a-game = È una partita salvata o un backup, non un file di carte. Aprilo da “Importa partite”.
misread-newer = È stato creato da una versione più recente dell'app. Aggiorna qui l'app, poi importalo di nuovo.
misread-empty = Non contiene nessuna carta.
# $what: a place in the file: "leaders.robb".
misread-twice = Dice due cose sullo stesso punto: { $what }.
# A list of places follows.
misread-faults = Questo file contiene qualcosa di impossibile, perciò non è stata presa nessuna carta.

## The form

title-field = Titolo sulla carta
text-field = Il testo, con parole tue
letters = { $count } di { $total }
moment = Quando conta
moment-before-turn = prima del tuo turno
moment-before-offer = prima di ogni offerta di supporto
moment-before-cards = prima delle carte Casa
moment-reveal = dopo la rivelazione
moment-resolution = dopo la risoluzione
moment-always = sempre in vigore
use = Uso
use-asked = il giocatore decide ogni volta
use-auto = il giocatore può dire “sempre”
conditions = Solo se
    .none = Nessuna condizione.
    .add = Aggiungi una condizione
effects = Che cosa fa, in quest'ordine
    .none = Ancora nulla.
    .add = Aggiungi un effetto
# Read aloud: one of the conditions or effects.
entry-when = Condizione { $nth }
entry-does = Effetto { $nth }
remove-entry = Rimuovi { $nth }
move-entry-up = Sposta { $nth } in su
standing = Che cosa vale sempre
standing-penalty = Le penalità ti costano meno
standing-keepsOne = Una volta per turno un personaggio che sta per morire conserva 1 segnalino Potere, in cambio di 1 della tua scheda
standing-torturer = Torturi a modo tuo
standing-refillTo = Peschi fino a un altro numero
needs-title = { $what ->
    [leader] Il leader ha bisogno di un titolo.
    [event] L'evento ha bisogno di un titolo.
   *[card] La carta ha bisogno di un titolo.
  }
preview = Come apparirà
save = Salva
give-back = Torna alla versione dell'app

## What is wrong with a card that is being written, or that came in a file

# $what: a place in the file, "leaders.robb.does[0]"; $text: one of the sentences below.
placed-fault = { $what }: { $text }
# $found, $name and $list are words of the file: they stay English.
fault-object = Qui serve un oggetto, non { $found }.
fault-list = Qui serve un elenco, non { $found }.
fault-text = Qui serve un testo, non { $found }.
fault-number = Qui serve un numero intero da { $least } a { $most }, non { $found }.
fault-only = Qui serve { LIST($list, join: "or") }, non { $found }.
fault-word = Qui serve { LIST($list, join: "or") }, non { $found }.
fault-head = Serve una di queste parole: { LIST($list, join: "or") }.
fault-unknown = Qui non è possibile: { $found }.
fault-missing = Manca qualcosa: { $name }.
fault-stranger = Qui non esiste: { $name }.
fault-many = Sono troppi: { $count }, al massimo { $most }.
fault-long = { $count ->
    [one] Il testo è troppo lungo: { $count } carattere, al massimo { $most }.
   *[other] Il testo è troppo lungo: { $count } caratteri, al massimo { $most }.
  }
fault-unseen = Niente interruzioni di riga né caratteri invisibili.
fault-empty = Qui bisogna scrivere qualcosa.
fault-moment = Non può accadere in questo momento: { $when }.
fault-apart = Serve una condizione: che tu partecipi allo scontro.
fault-unchosen = Prima non è stato scelto nessun giocatore.
fault-unspent = Prima non è stata scartata nessuna carta.
fault-unseen-card = { $count ->
    [one] Guardi solo { $count } carta.
   *[other] Guardi solo { $count } carte.
  }
fault-both = Ciò che vale sempre non ha un momento: è possibile solo una delle due cose.
fault-neither = Scegli che cosa vale sempre.
fault-never = Ciò che vale sempre non ha condizioni né effetti.
fault-idle = Serve almeno un effetto.

## Effects: a list to choose from

effect-draw = Pesca carte
effect-draw-per-loser = Pesca per ogni giocatore dell'altro schieramento
effect-discard = Scarta carte a scelta
effect-discard-hostility = Scarta un'ostilità fino a un valore
effect-discard-random = Scarta carte a caso
effect-distribute = Sposta Potere dalla tua scheda, come vuoi
effect-place = Sposta Potere dalla tua scheda al tuo partecipante
effect-remove = Sposta Potere dai partecipanti alla loro scheda
effect-remove-all-but = Limita il Potere che resta ai partecipanti
effect-burn = Rimetti nella scatola Potere della tua scheda
effect-take-hostage = Prendi un ostaggio
effect-rescue = Riprendi una tua carta
effect-torture = Tortura un ostaggio che tieni
effect-add = Aggiungi a un totale
effect-add-per-supporter = Aggiungi a un totale per ogni tuo sostenitore
effect-add-own-power = Aggiungi ancora il Potere del tuo partecipante
effect-add-half-spent = Aggiungi metà dell'ostilità appena scartata
effect-halve = Dimezza il valore dell'altro schieramento
effect-higher = Il giocatore scelto deve giocare un'ostilità più alta
effect-swap = Il tuo giocatore attivo può giocare un'altra ostilità
effect-truce = Risolvi come tregua
effect-tie = Il tuo schieramento vince in caso di parità
effect-withdraw = Ritirati dallo scontro
effect-peek = Guarda carte a caso della mano dell'avversario
effect-open-first = L'avversario gioca per primo, a faccia in su
effect-compel = Costringi un personaggio di quel giocatore
effect-soften = Limita il Potere perso per una penalità
effect-recycle = Mescola la tua pila degli scarti nel tuo mazzo
effect-sift = Guarda in cima al tuo mazzo e tieni delle carte
effect-choose = Scegli un giocatore
effect-yield = Il sostenitore scelto dà una carta o si ritira

## Conditions: a list to choose from, after "Only if"

condition-active = sfidi o difendi
condition-supporting = dai supporto
condition-participant = partecipi in qualsiasi modo
condition-challenger = è il tuo turno
condition-won = il tuo schieramento ha vinto
condition-lost = il tuo schieramento ha perso
condition-spread-none = in questo turno non hai esteso l'influenza
condition-own-card-held = qualcuno tiene una tua carta
condition-holds-hostage = tieni un ostaggio
condition-cards-left = il tuo mazzo o i tuoi scarti hanno carte
condition-outcome = le carte mostrano
condition-some = c'è qualcuno tra
condition-none = non c'è nessuno tra
condition-showed-truce = la tregua è stata mostrata da
condition-sheet = la tua scheda ha un minimo di Potere
condition-hand = in mano hai un minimo di carte
condition-their-hand = l'avversario ha un minimo di carte in mano
condition-own-power = il tuo partecipante ha un minimo di Potere

## Fields of effects and conditions: labels

field-who = Chi
field-at = Di chi
field-from = Da chi
field-n = Numero
field-perLoser = Carte per ciascuno
field-hostilityUpTo = Fino a un valore di
field-optional = Si può rifiutare, e in tal caso non succede nulla
field-allBut = Potere che resta
field-side = Quale totale
field-amount-n = Quanto
field-amount-supporting = Un altro numero se dai supporto
field-amount-perSupporter = Per ogni sostenitore
field-amount-ownPowerUpTo = Al massimo
field-most = Al massimo
field-onlyWithoutDeal = Solo se una tregua fallisce
field-keep = Carte che tieni
field-having = Solo
field-outcome = Che cosa mostrano
field-some = Chi
field-none = Chi
field-showedTruce = Da chi
field-sheet = Potere
field-hand = Carte
field-theirHand = Carte
field-ownPower = Potere
field-thenDraw = Poi pesca
field-draws = Carte pescate
field-takes = Potere preso per un'ostilità o una tregua
field-refillTo = Carte in mano

## What may stand in a field

any = qualsiasi
word-self = tu
word-chosen = il giocatore scelto prima
word-others = tutti gli altri giocatori
word-own-active = il giocatore attivo del tuo schieramento
word-own-supporters = i sostenitori del tuo schieramento
word-own-side = tutto il tuo schieramento
word-their-active = il giocatore attivo avversario
word-their-supporters = i sostenitori avversari
word-their-side = tutto lo schieramento avversario
word-other-supporters = gli altri sostenitori, di qualsiasi schieramento
word-hostile-actives = i giocatori attivi che hanno mostrato ostilità
word-ahead = i giocatori che hanno esteso più di te
# After one of the groups above.
word-card = con una carta, ovunque sia
word-hand-card = con una carta in mano
word-living = con il personaggio in vita
# A side, whose total changes.
word-own = il tuo schieramento
word-their = l'altro schieramento
# What the cards show.
word-hostility = ostilità
word-betrayal = tradimento
word-truce = tregua

## What was written, said back in a sentence: when it counts, on what conditions, and what it does, one thing after the other

said = { $when }: { LIST($list) }.
said-if = { $when }, solo se { LIST($conditions) }: { LIST($list) }.
# A condition, with numbers or words for it in brackets.
said-with = { $text } ({ LIST($list, join: "or") })
# $who: a group of players, whom the rest concerns.
said-of = { $who }: { $text }
said-optional = { $text } (si può rifiutare)
said-draw = pesca { COUNT($count, of: "card") }
said-draw-per-loser = pesca { COUNT($count, of: "card") } per ogni giocatore dell'altro schieramento
said-discard = scarta { COUNT($count, of: "card") } a scelta
said-discard-hostility = scarta un'ostilità di { $most } o meno
said-discard-random = scarta { COUNT($count, of: "card") } a caso
said-distribute = sposta fino a { COUNT($count, of: "power") } dalla tua scheda ai tuoi personaggi
said-place = sposta { COUNT($count, of: "power") } dalla tua scheda al tuo partecipante
said-remove = il partecipante perde { COUNT($count, of: "power") }
said-remove-all-but = lascia al partecipante solo { COUNT($count, of: "power") }
said-burn = rimetti nella scatola { COUNT($count, of: "power") } della tua scheda
said-take-hostage = prendi un ostaggio tra: { $who }
said-add = { SIGNED($amount) } per { $who }
said-add-supporting = { $text }, { SIGNED($amount) } dando supporto
said-add-per-supporter = { SIGNED($amount) } per { $who } per ogni tuo sostenitore
said-add-own-power = ancora il Potere del tuo partecipante per { $who }, al massimo { $most }
said-add-half-spent = metà dell'ostilità appena scartata per { $who }
said-peek = guarda { COUNT($count, of: "card") } della mano dell'avversario
said-soften = perdi al massimo { COUNT($count, of: "power") } per una penalità
said-soften-no-deal = perdi al massimo { COUNT($count, of: "power") } se una tregua fallisce
said-sift = guarda { COUNT($count, of: "card") } in cima al tuo mazzo e tienine { $most }
said-choose = scegli uno tra: { $who }
said-penalty = una penalità ti costa al massimo { COUNT($count, of: "power") }
said-torturer = quando torturi, peschi { COUNT($count, of: "card") }, e un'ostilità o una tregua toglie { COUNT($amount, of: "power") }
said-refill = peschi fino ad avere in mano { COUNT($count, of: "card") }
said-event = Tra gli altri giocatori difende { $who }: { $text }.

## Events

events = Eventi
kind-event = Evento
event-what = Ogni Casa ha tre eventi suoi, che la nominano; solo gli altri tre dicono altro.
field-compares = Che cosa si confronta
field-wanted = Chi difende
word-spread = influenza estesa
word-hand = carte in mano
word-power = Potere sui personaggi in vita
word-sheet = Potere sulla scheda leader
word-held = ostaggi tenuti
word-most = chi ne ha di più
word-fewest = chi ne ha di meno
