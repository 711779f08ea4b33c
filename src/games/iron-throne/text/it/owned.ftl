### "Cards I own": leaders and cards that an owner of the box writes: a list, a form, a file.

## The page

game = The Iron Throne
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

## What was written, said back in whole sentences, one after the other: when it counts, on what conditions, and what it does.
## $side: you, one player or several; or whose total changes. $who names them, after a colon.

said-when = { $when ->
    [before-turn] Vale prima del tuo turno.
    [before-offer] Vale prima di ogni offerta di supporto.
    [before-cards] Vale prima delle carte Casa.
    [reveal] Vale dopo la rivelazione.
    [resolution] Vale dopo la risoluzione.
   *[always] Vale sempre.
  }
only-if-active = Solo se lanci la sfida o ti difendi.
only-if-supporting = Solo se dai supporto.
only-if-participant = Solo se partecipi in qualsiasi modo.
only-if-challenger = Solo se è il tuo turno.
only-if-won = Solo se il tuo schieramento ha vinto.
only-if-lost = Solo se il tuo schieramento ha perso.
only-if-spread-none = Solo se in questo turno non hai esteso l'influenza.
only-if-own-card-held = Solo se qualcuno tiene una tua carta.
only-if-holds-hostage = Solo se tieni un ostaggio.
only-if-cards-left = Solo se ci sono carte nel tuo mazzo o tra i tuoi scarti.
only-if-sheet = Solo se sulla tua scheda hai almeno { COUNT($count, of: "iron-power") }.
only-if-hand = Solo se hai in mano almeno { COUNT($count, of: "card") }.
only-if-their-hand = Solo se l'avversario ha in mano almeno { COUNT($count, of: "card") }.
only-if-own-power = Solo se il tuo partecipante ha almeno { COUNT($count, of: "iron-power") }.
only-if-outcome = { $outcome ->
    [hostility] Solo se le carte mostrano ostilità.
    [betrayal] Solo se le carte mostrano un tradimento.
   *[truce] Solo se le carte mostrano una tregua.
  }
# $who: a group of players, in the words above.
only-if-some = { $having ->
    [none] Solo se c'è qualcuno tra questi: { $who }.
    [card] Solo se qualcuno tra questi ha una carta, ovunque sia: { $who }.
    [hand-card] Solo se qualcuno tra questi ha una carta in mano: { $who }.
   *[living] Solo se qualcuno tra questi ha il personaggio in vita: { $who }.
  }
only-if-none = Solo se non c'è nessuno tra questi: { $who }.
only-if-showed-truce = { $side ->
    [self] Solo se hai mostrato tu la tregua.
   *[one] Solo se il giocatore attivo del tuo schieramento ha mostrato la tregua.
  }
said-draw = { $side ->
    [self] Peschi { COUNT($count, of: "card") }.
    [one] Questo giocatore pesca { COUNT($count, of: "card") }: { $who }.
   *[many] Ognuno di questi giocatori pesca { COUNT($count, of: "card") }: { $who }.
  }
said-draw-per-loser = Peschi { COUNT($count, of: "card") } per ogni giocatore dell'altro schieramento.
said-discard = { $side ->
    [self] Scarti { COUNT($count, of: "card") } a tua scelta.
   *[one] Questo giocatore scarta { COUNT($count, of: "card") } a sua scelta: { $who }.
  }
said-discard-hostility = { $side ->
    [self] Scarti un'ostilità di { $most } o meno.
   *[one] Questo giocatore scarta un'ostilità di { $most } o meno: { $who }.
  }
said-discard-random = { $side ->
    [self] Scarti { COUNT($count, of: "card") } a caso.
    [one] Questo giocatore scarta { COUNT($count, of: "card") } a caso: { $who }.
   *[many] Ognuno di questi giocatori scarta { COUNT($count, of: "card") } a caso: { $who }.
  }
said-distribute = Sposti fino a { COUNT($count, of: "iron-power") } dalla tua scheda ai tuoi personaggi.
said-place = Sposti { COUNT($count, of: "iron-power") } dalla tua scheda al tuo partecipante.
said-remove = { $side ->
    [self] Il tuo partecipante perde { COUNT($count, of: "iron-power") }.
    [one] Il partecipante di questo giocatore perde { COUNT($count, of: "iron-power") }: { $who }.
   *[many] Il partecipante di ognuno di questi giocatori perde { COUNT($count, of: "iron-power") }: { $who }.
  }
said-remove-all-but = { $side ->
    [self] Il tuo partecipante conserva solo { COUNT($count, of: "iron-power") }.
    [one] Il partecipante di questo giocatore conserva solo { COUNT($count, of: "iron-power") }: { $who }.
   *[many] Il partecipante di ognuno di questi giocatori conserva solo { COUNT($count, of: "iron-power") }: { $who }.
  }
said-burn = Rimetti nella scatola { COUNT($count, of: "iron-power") } della tua scheda.
said-take-hostage = { $side ->
    [one] Prendi un ostaggio da questo giocatore: { $who }.
   *[many] Prendi un ostaggio da uno di questi giocatori: { $who }.
  }
said-rescue = Riprendi una tua carta.
said-torture = Torturi un ostaggio che tieni.
said-add = { $side ->
    [own] Il totale del tuo schieramento cambia di { SIGNED($amount) }.
   *[their] Il totale dell'altro schieramento cambia di { SIGNED($amount) }.
  }
said-add-supporting = Se dai supporto, è { SIGNED($amount) }.
said-add-per-supporter = { $side ->
    [own] Il totale del tuo schieramento cambia di { SIGNED($amount) } per ogni tuo sostenitore.
   *[their] Il totale dell'altro schieramento cambia di { SIGNED($amount) } per ogni tuo sostenitore.
  }
said-add-own-power = { $side ->
    [own] Il Potere del tuo partecipante conta ancora una volta per il tuo schieramento, fino a { $most }.
   *[their] Il Potere del tuo partecipante conta ancora una volta per l'altro schieramento, fino a { $most }.
  }
said-add-half-spent = { $side ->
    [own] Metà dell'ostilità appena scartata si aggiunge al totale del tuo schieramento.
   *[their] Metà dell'ostilità appena scartata si aggiunge al totale dell'altro schieramento.
  }
said-halve = Il valore dell'altro schieramento viene dimezzato.
said-higher = Il giocatore scelto prima deve giocare un'ostilità più alta.
said-swap = Il giocatore attivo del tuo schieramento può giocare un'altra ostilità.
said-truce = Lo scontro si risolve con una tregua.
said-tie = A parità di totale vince il tuo schieramento.
said-withdraw = { $side ->
    [self] Ti ritiri dallo scontro.
   *[one] Il giocatore scelto prima si ritira dallo scontro.
  }
said-peek = Guardi { COUNT($count, of: "card") } della mano dell'avversario.
said-open-first = L'avversario gioca per primo, a faccia in su.
said-compel = Costringi un personaggio del giocatore a cui si chiede supporto.
said-soften = { $side ->
    [self] Perdi al massimo { COUNT($count, of: "iron-power") } per una penalità.
    [one] Questo giocatore perde al massimo { COUNT($count, of: "iron-power") } per una penalità: { $who }.
   *[many] Ognuno di questi giocatori perde al massimo { COUNT($count, of: "iron-power") } per una penalità: { $who }.
  }
said-soften-no-deal = { $side ->
    [self] Perdi al massimo { COUNT($count, of: "iron-power") } se una tregua fallisce.
    [one] Questo giocatore perde al massimo { COUNT($count, of: "iron-power") } se una tregua fallisce: { $who }.
   *[many] Ognuno di questi giocatori perde al massimo { COUNT($count, of: "iron-power") } se una tregua fallisce: { $who }.
  }
said-recycle = Mescoli la tua pila degli scarti nel tuo mazzo.
said-sift = Guardi { COUNT($count, of: "card") } in cima al tuo mazzo e ne tieni { $most }.
said-choose = { $having ->
    [none] Ne scegli uno tra questi: { $who }.
    [card] Scegli tra questi uno che ha una carta, ovunque sia: { $who }.
    [hand-card] Scegli tra questi uno che ha una carta in mano: { $who }.
   *[living] Scegli tra questi uno che ha il personaggio in vita: { $who }.
  }
said-yield = Il sostenitore scelto prima dà una carta o si ritira.
said-optional = Si può rifiutare, e allora non segue altro.
said-penalty = Una penalità ti costa al massimo { COUNT($count, of: "iron-power") }.
said-penalty-draw = Dopo una penalità peschi { COUNT($count, of: "card") }.
said-keepsOne = Una volta per turno un personaggio che sta per morire conserva 1 segnalino Potere, in cambio di 1 della tua scheda.
said-torturer = Quando torturi, peschi { COUNT($count, of: "card") }, e un'ostilità o una tregua toglie { COUNT($amount, of: "iron-power") }.
said-refill = Peschi finché hai in mano { COUNT($count, of: "card") }.
said-event = { $measure ->
    [spread] { $wanted ->
        [most] Tra gli altri giocatori si difende chi ha esteso di più l'influenza.
       *[fewest] Tra gli altri giocatori si difende chi ha esteso di meno l'influenza.
      }
    [hand] { $wanted ->
        [most] Tra gli altri giocatori si difende chi ha più carte in mano.
       *[fewest] Tra gli altri giocatori si difende chi ha meno carte in mano.
      }
    [power] { $wanted ->
        [most] Tra gli altri giocatori si difende chi ha più Potere sui personaggi in vita.
       *[fewest] Tra gli altri giocatori si difende chi ha meno Potere sui personaggi in vita.
      }
    [sheet] { $wanted ->
        [most] Tra gli altri giocatori si difende chi ha più Potere sulla scheda leader.
       *[fewest] Tra gli altri giocatori si difende chi ha meno Potere sulla scheda leader.
      }
   *[held] { $wanted ->
        [most] Tra gli altri giocatori si difende chi tiene più ostaggi.
       *[fewest] Tra gli altri giocatori si difende chi tiene meno ostaggi.
      }
  }

## Events

events = Eventi
kind-event = Evento
# As "Robb, leader": the title of the form, and $name in the sentences above.
event-of = { $title }, evento
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
