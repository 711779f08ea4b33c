### Games as files: handing them out, bringing them in, and where a file goes wrong.

# The name of a game that came in a file without one.
imported-game = Partita importata

arrived = { $count ->
    [one] Importare questo file?
   *[other] Importare questi file?
  }
    .text = Arriva da un'altra app o da una pagina web. Non è stato ancora importato nulla: continua solo se te lo aspettavi.
    .no = Non importare

## What became of a file

exported-shared = “{ $name }” è stata condivisa.
exported-saved = “{ $name }” è stata salvata in un file, nei tuoi download.
salvaged = “{ $name }” non si può aprire. Il file contiene tutto ciò che ne resta; una versione capace di aprirla la importerà.
imported = “{ $name }” è stata controllata mossa per mossa e aggiunta.
checking = Controllo di ogni mossa…

# What a backup holds, and what it does not: up to three sentences after each other.
backed-up = { $games ->
    [one] Nel file c'è una partita.
   *[other] Nel file ci sono { $games } partite.
  }
backed-up-unopened = { $count ->
    [one] Non è stato possibile aprire qui { LIST($names) }: è nel file così com'è, per una versione capace di aprirla.
   *[other] Non è stato possibile aprire qui { LIST($names) }: sono nel file così come sono, per una versione capace di aprirle.
  }
backed-up-left = { $count ->
    [one] Nel file non c'era posto per { LIST($names) }: esportala a parte.
   *[other] Nel file non c'era posto per { LIST($names) }: esportale a parte.
  }
# In the lists above.
quoted = “{ $name }”

## Where a file goes wrong

wrong-unreadable = Il dispositivo non è riuscito a leggere il file. Riprova, o procurati una nuova copia.
wrong-not-ours = Questo file non è una partita né un backup di questa app.
wrong-torn = Il file è danneggiato o incompleto: non si decomprime del tutto. Procurati una nuova copia, o esportalo di nuovo.
wrong-too-large = Il file è più grande di quanto possa essere una partita, perciò non è stato aperto.
wrong-newer = È stato creato da una versione più recente dell'app. Aggiorna qui l'app, poi importalo di nuovo.
wrong-parts = Alcune sue parti mancano o sono state modificate.
wrong-beginning = Nessuna partita può iniziare così, perciò è stata danneggiata o modificata.
wrong-seats = Le Case al suo tavolo non sono quelle che vi giocano, perciò è stata danneggiata o modificata.
wrong-running = Questa partita è ancora in corso qui ed è proseguita in altro modo. Un dispositivo ne conserva una sola copia, perché nessuno possa fare prove su una seconda. Per continuare dal file, elimina la partita qui e apri di nuovo il file.
wrong-binned = Una copia più avanzata di questa partita era stata eliminata su questo dispositivo da meno di un'ora. È di nuovo nell'elenco delle partite, e non è cambiato altro.
wrong-another-tablet = Queste immagini sono destinate a un altro tablet. Prima scansiona il codice di questo con l'altro.
# The first move of all is not possible.
wrong-first-move = La mossa 1 di { $of } lì non è possibile, perciò il file è stato danneggiato o modificato in questa mossa o prima.
wrong-move = Fin lì va tutto bene. La mossa { $number } di { $of } lì non è possibile, perciò il file è stato danneggiato o modificato in questa mossa o prima.
wrong-no-moves = Non contiene mosse, eppure non finisce dove inizia: è stata danneggiata o modificata.
wrong-ending = { $moves ->
    [one] La sua unica mossa è possibile, ma non porta alla posizione finale: manca una mossa, o qualcosa è stato modificato.
   *[other] Ognuna delle sue { $moves } mosse è possibile, ma tutte insieme non portano alla posizione finale: manca una mossa, o qualcosa è stato modificato.
  }

## The report of what came in

report-added-title = Importazione riuscita
report-nothing-title = Nulla è stato aggiunto
# Headings above the names of games.
report-added = Aggiunte, dopo il controllo di ogni mossa
report-present = Già presenti
report-refused = Non aggiunte
# What follows is for developers.
report-detail = Dettagli
report-kept = Le altre partite non sono cambiate.

## All games in one file

backup = Salva tutte le partite
    .note = Un solo file con tutte le partite, per un altro tablet o per sicurezza. Delle partite in corso contiene scelte sigillate che chiunque potrebbe leggere, e i loro registri diranno che è stato creato.
    .act = Salva un backup
    .short = Backup
    .short-note = Un backup contiene scelte sigillate che chiunque potrebbe leggere, e i registri diranno che è stato creato.
    .short-label = Salva tutte le partite in un solo file
show-all = Mostra tutte le partite a un altro tablet
    .note = Come immagine animata per la sua fotocamera, senza rete né cavo. Restano anche qui.
    .act = Mostra
restore = Importa partite
    .note = Da un backup o dal file di una partita salvata. Le partite già presenti restano come sono.
    .act = Apri un file

## The reminder of a backup

reminder = Se lo spazio scarseggia, questo browser può cancellare le tue partite, e molto di ciò che hai giocato non è salvato altrove. Un backup contiene scelte sigillate che chiunque potrebbe leggere, e i registri diranno che è stato creato.
    .week = Safari elimina le tue partite se non apri questa pagina per una settimana, e molto di ciò che hai giocato non è salvato altrove. Un backup contiene scelte sigillate che chiunque potrebbe leggere, e i registri diranno che è stato creato.
    .act = Salva un backup
    .later = Non ora
