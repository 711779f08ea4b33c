### The hall: all finished games on this device, who won them and how often.

hall = Le nostre serate
hall-opening = Apertura della sala…
hall-evenings = { $evenings ->
    [one] { $evenings } serata
   *[other] { $evenings } serate
  }
hall-unreadable = { $count ->
    [one] Una partita salvata non è leggibile e qui non conta.
   *[other] { $count } partite salvate non sono leggibili e qui non contano.
  }
hall-note = Tutte le partite finite su questo dispositivo. Nulla ne esce se non lo invii tu.
hall-counting = Lettura in corso: { $back } su { $games }

## What is shown

# Read aloud: three views of the same evenings.
views = Vista
view-hall = La sala
view-evenings = Tutte le serate
view-records = Record
filter-game = Gioco
filter-game-all = Tutti i giochi
filter-person = Chi c’era
filter-person-all = Tutti
nothing-fits = Nessuna serata corrisponde. Scegli altro qui sopra.

## People

people = Giocatori
column-wins = Vittorie
column-taken = Case più giocate
wins-of = { $wins } su { $evenings }
seats-of-code = Posti giocati dall’app: { $count }; vittorie: { $wins }
seats-nameless = Posti senza nome: { $count }

## Houses

houses = Case
# Head of a column: evenings with that many at the table.
with-players = in { $count }
not-in-play = non in gioco

## Rivalries

rivalries = Rivalità
who-was-ahead = chi dei due era avanti, su { $count }
battles-between = combattimenti tra loro: { $count }

## Medals: a title, and what for

medals = Medaglie
medal-row = Serie vincente
    .text = { $count } serate vinte di fila.
medal-feather = Per un soffio
    .text = Parità risolte a proprio favore: { $count }.
medal-wall = Amico della Barriera
    .text = Ha offerto più Potere di tutti contro i bruti: { $count }.
medal-sword = Braccio armato
    .text = Ha vinto più combattimenti di tutti: { $count }.
medal-banker = Banchiere di ferro
    .text = Ha tenuto da parte più Potere di tutti, quando ormai non serviva: { $count } in tutto.
medal-short = Meno uno
    .text = Serate finite a un passo dalla vittoria: { $count }.
medal-words = In tre parole
    .text = Pensa meno di tutti: { $count } min a serata.

## Records

record-shortest = Guerra più breve
record-highest = Punteggio vincente più alto
record-closest = Finale più serrato
record-longest = Serata più lunga
record-battles = Più combattimenti
record-wildlings = Bruti sconfitti più volte
level-at = Parità: { $text }
more-evenings = Mostra altre

## One evening

no-day = Giorno sconosciuto
by-code = giocato dall’app
no-name = senza nome
winner = vittoria
log-copy = Copia come testo
    .note = Per un diario di gioco o un messaggio
chronicle-open = Cronaca
    .note = Grafici, combattimenti, registro e condivisione
review-open = Com'è girata
    .note = Le probabilità di tutti, round per round, e che cosa le ha cambiate
# One place of the text for a play log. $text: "7 castles and strongholds".
log-line = { $place }. { $name } ({ $house }): { $text }
copied = Copiato.
    .failed = Questo browser non permette di copiare.

## To the app BG Stats

bg-stats = Invia a BG Stats
    .text = Apre l’app BG Stats con questa serata già compilata. Chiede conferma prima di salvare.
bg-game = Gioco
bg-people = Giocatori, con Casa, punteggio e posizione
bg-left-out = Posti esclusi
bg-open = Apri BG Stats
bg-copy = Copia il link
bg-offline = Manca la rete: copia il link e aprilo più tardi.

## One person, and two spellings of a name

person-also = Conta anche qui: { $name }
part = Separa di nuovo
same-as = La stessa persona di
same-as-choose = Scegli un nome
same-likely = { $name } e { $other }: la stessa persona?
same = Sono la stessa persona?
    .text = Tocca il nome da tenere.
same-together = Insieme: { $text }
wins-count = { $wins ->
    [one] { $wins } vittoria
   *[other] { $wins } vittorie
  }
same-never = Mai seduti allo stesso tavolo.
same-once = Seduti allo stesso tavolo: { $date }
same-note = Solo questa pagina li conta insieme: le partite conservano i nomi con cui sono state giocate. Puoi separarli di nuovo in ogni momento.
same-two = Due persone
same-one = Una persona

## The table as a file

hall-csv = Tabella (CSV)
# Heads of columns; 1 is yes, 0 no.
column-date = data
column-game = gioco
column-evening = serata
column-players = giocatori
column-edition = edizione
column-house = Casa
column-name = nome
column-code = app
column-winner = vittoria
column-rank = posizione
column-score = punteggio
column-rounds = round
column-minutes = minuti

## Nothing yet

hall-empty = La sala è ancora spoglia
    .text = Finisci una partita su questo dispositivo e sarà appesa qui: chi c’era, chi ha vinto con quale Casa e a chi mancava un Castello o una Roccaforte.
hall-new = Nuova partita
