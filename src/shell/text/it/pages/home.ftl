### The start page: the games on this device, and what can be done with them.

home-back = Indietro
home-loading = Caricamento delle partite salvate…
home-rules = Regole
home-settings = Impostazioni
home-credits = Crediti
home-unofficial = Un progetto non ufficiale, fatto da appassionati.

## The last game

home-last-game = Ultima partita
# $day: "Monday"; $date: "3 March 2024"; $time: "14:05".
last-played = { $when ->
    [unknown] Giocata l'ultima volta in data sconosciuta
    [today] Giocata l'ultima volta oggi, { $time }
    [yesterday] Giocata l'ultima volta ieri, { $time }
    [weekday] Giocata l'ultima volta { $day }, { $time }
   *[date] Giocata l'ultima volta il { $date }, { $time }
  }
# Beside a saved game, by itself.
played = { $when ->
    [unknown] Data sconosciuta
    [today] Oggi
    [yesterday] Ieri
    [weekday] { $day }
   *[date] { $date }
  }
home-continue = Continua
home-look = Guarda com'è finita

## Where games come from

home-new-game = Nuova partita
# Read aloud. $title: a game, "The Iron Throne".
new-game-of = Nuova partita: { $title }
home-import = Importa
home-take = Ricevi con la fotocamera
home-phone = Rispondi da questo telefono
home-away = Su un altro tablet
home-waits = In attesa dell'altro tablet
home-elsewhere = Vedi dov'è
home-finish = Completa la ricezione
new-to-it = Prima volta?
    .what = Gioca un primo round sul tabellone vero. L'app ti dice che cosa fare.
    .minutes = { $count } minuti, in solitaria
    .first = Gioca un primo round
    .next = Poi: { $title }
    .done = Completate: { $number } su { $of }
    .all = Tutte completate
    .again = Rigioca una lezione
home-at-tablet = Giocate su un tablet?
# Also the name of that game.
example = Una partita di esempio
example-of = Una partita di esempio: { $title }

## No game yet

empty = Il tavolo è pronto
    .text = Da tre a sei giocatori, un tablet, nessuna rete. L'app fa la domanda giusta al giocatore giusto al momento giusto e non perde mai una mossa.
    .rules = Leggi le regole

## The saved games

home-saved = Partite salvate
# $size: "12.3 MB".
home-kept = salvate in questo browser · { $size }
home-saved-note = Ogni partita viene salvata dopo ogni decisione. Le partite esportate si aprono su qualsiasi dispositivo.
home-hall = Le nostre serate
size-less = meno di { $size }

pages-title = Pagine delle partite salvate
pages-find = Cerca una partita o un giocatore
pages-clear = Cancella la ricerca
# Turns to more recent games.
pages-newer = Più recenti
pages-older = Più vecchie
# What was searched for.
pages-none = Nessuna partita salvata ha “{ $wanted }” nel nome o tra i giocatori.
pages-one = Partita { $from } di { $of }
pages-some = Partite da { $from } a { $to } di { $of }

## Games that come back from their second copies

returning = { $games ->
    [one] Recupero di una partita
   *[other] Recupero delle partite: { $back } di { $games }
  }
# Read aloud, of the bar.
returning-label = Partite recuperate
returning-why = Il browser le ha perse, ma di ognuna c'è una seconda copia. Nel frattempo puoi giocare.
returning-full = Non c'è spazio per recuperare tutte le partite. Non è andato perso nulla: libera spazio sul dispositivo, poi riprova.
returning-failed = Non è stato ancora possibile recuperare tutte le partite. Le loro seconde copie ci sono ancora.
returning-shortened = { $count ->
    [one] L'ultima mossa di “{ $name }” non è leggibile. La partita riprende subito prima.
   *[other] Le ultime { $count } mosse di “{ $name }” non sono leggibili. La partita riprende subito prima.
  }

## The app on the device

offline-ready = Pronta per giocare offline
offline-saving = Salvataggio per l'uso offline…
install = Installa
install-not-now = Non ora

# Buttons, as the menus of Safari and Android say it.
home-screen-offer-share = Aggiungi alla schermata Home
home-screen-offer-dock = Aggiungi al Dock
home-screen-offer-menu = Aggiungi a schermata Home
home-screen-share = Aggiungi alla schermata Home
home-screen-dock = Aggiungi al Dock
home-screen-menu = Aggiungi a schermata Home
home-screen-week = Safari elimina i dati di un sito se non lo apri per una settimana. Installata come app, conserva le tue partite.
home-screen-room = Se lo spazio scarseggia, un browser può eliminare i dati di un sito. Un'app installata è molto più sicura.
# Three steps each, numbered.
home-screen-steps-share = Tocca il pulsante Condividi.
    .second = Scegli “Aggiungi alla schermata Home”, poi “Aggiungi”.
    .third = Apri l'app da lì, e gioca lì.
home-screen-steps-dock = Apri il menu File.
    .second = Scegli “Aggiungi al Dock”, poi “Aggiungi”.
    .third = Apri l'app da lì, e gioca lì.
home-screen-steps-menu = Apri il menu del browser.
    .second = Scegli “Aggiungi a schermata Home” o “Installa”.
    .third = Apri l'app da lì.
home-screen-apart = L'app parte vuota. Per portare con te le partite, salva un backup nelle Impostazioni e apri quel file nell'app.

## What can be done with a saved game

# Read aloud, of the button.
game-menu = Rinomina, duplica, esporta, elimina o rivedi: { $name }
game-replay = Replay
    .note = Rivedila passo per passo sul tabellone
game-chronicle = Cronaca
    .note = Grafici, combattimenti, tempi e registro
game-review = Com'è girata
    .note = Le probabilità di tutti, round per round, e che cosa le ha cambiate
game-rename = Rinomina
game-name = Nome della partita
game-save-name = Salva il nome
# Why the button does nothing yet.
game-needs-name = Alla partita serve un nome
game-duplicate = Duplica
    .note = Per provare qualcosa e lasciare questa com'è
    .later = Solo quando è finita: su una copia, una sola scelta rivelerebbe ciò che è sigillato
game-export = Esporta
    .note = Come file che si apre su qualsiasi dispositivo
    .running = Il file contiene scelte sigillate che chiunque potrebbe leggere. Il registro dirà che è stato creato.
game-show = Mostra a un altro tablet
    .note = Come immagine animata per la sua fotocamera, senza rete né cavo
game-delete = Elimina
    .note = Per un momento potrai annullare
# The name of a duplicate.
copy-of = { $name } (copia)

## What was done

game-deleted = “{ $name }” è stata eliminata.
game-restored = “{ $name }” è di nuovo qui.
game-duplicated = “{ $name }” è stata aggiunta.
undo = Annulla
note-close = Chiudi

## A game that cannot be opened

nameless = Partita senza nome
unreadable-damaged = Questa partita non è leggibile. Resta qui, e ciò che ne rimane si può salvare in un file.
unreadable-newer = Questa partita è stata giocata con una versione più recente dell'app. Aggiorna l'app per aprirla.
unreadable-export = Esporta: { $name }
unreadable-delete = Elimina: { $name }

## What went wrong on the start page

problem-unavailable = Questo browser non può salvare partite, forse perché è una finestra privata, e per giocare una partita bisogna salvarla. Regole e impostazioni funzionano come sempre.
problem-full = Il dispositivo non ha più spazio. Non è andato perso nulla. Elimina foto, download o app che non servono più, poi riprova.
problem-blocked = Un'altra finestra sta usando le partite salvate. Chiudila, poi riprova.
problem-behind = Un'altra finestra ha modificato questa partita. È stata ricaricata.
problem-damaged = Quella partita non è leggibile. Le altre sono a posto.
problem-newer = Queste partite sono state salvate da una versione più recente dell'app. Aggiorna l'app per aprirle; nulla è cambiato.
problem-gone = Quella partita non è più qui.
problem-mended = Questa partita è iniziata con regole precedenti dell'app: puoi continuare a giocare, ma non tornare indietro.
problem-running = Questa partita è ancora in corso, e può essercene una sola copia: su una seconda, una sola scelta rivelerebbe ciò che gli altri hanno sigillato.
problem-failed = Non ha funzionato. Non è andato perso nulla; riprova.
try-again = Riprova
