### Looking back at a game: the replay, and the chronicle.

replay = Replay
replay-opening = Preparazione del tabellone…

## In the bar: what is to be seen

replay-open = tutto in vista
replay-public = ancora in corso: solo ciò che tutti hanno visto

replay-begins = La partita inizia
replay-cut = Da allora l'app è cambiata, perciò il replay finisce qui. La partita in sé è completa.
replay-unreadable = Questa partita non si può rivedere
    .text = Il suo inizio non è leggibile. La partita in sé è a posto.

## The buttons below the board

replay-timeline = La partita nel tempo
replay-first = All'inizio
replay-last = Alla fine
replay-back = { $stride ->
    [decision] Una decisione indietro
    [turn] Un turno indietro
   *[round] Un round indietro
  }
replay-on = { $stride ->
    [decision] Una decisione avanti
    [turn] Un turno avanti
   *[round] Un round avanti
  }
replay-note = Nota { $number } di { $of }
    .next = Avanti
    .skip = Niente più note
replay-play = Avvia
replay-pause = Pausa
# Followed by three buttons: how far each step goes.
replay-stride = Passo
replay-stride-decision = Decisione
replay-stride-turn = Turno
replay-stride-round = Round
# $speed: "2 ×".
replay-speed = Velocità { $speed }; cambiala

## Secrets

replay-show-hidden = Mostra ciò che era nascosto
replay-hide-hidden = Nascondilo di nuovo
# Followed by the sigils of the houses, and a button for all.
replay-seen-by = Con gli occhi di
replay-seen-by-all = Tutti

## Playing on from a moment of it

replay-branch = Continua da qui
    .note = Inizia una nuova partita da questo punto. Questa resta com'è.
    .over = Qui non c'è più nulla da giocare: torna indietro di un passo.
    .running = Quando la partita sarà finita, potrai continuare da qualsiasi punto. Prima si svelerebbero dei segreti.
    .failed = Non è stato possibile salvare la nuova partita. Non è andato perso nulla; riprova.

replay-more = Altro
replay-chronicle = Cronaca
    .note = Cifre, combattimenti, tempi; esporta e condividi

## The chronicle

chronicle = Cronaca
chronicle-opening = Apertura della cronaca…
chronicle-running = La partita è ancora in corso: questo è ciò che tutti hanno visto.
chronicle-no-times = Di una partita importata da un file non si conoscono i tempi.
chronicle-replay = Replay

## How the evening turned: the review of a finished game

review = Com'è girata la serata
review-opening = Lettura della partita…
review-running = Questa pagina si apre quando la partita è finita.
review-none = Di questa partita non c'è un bilancio.

## How long a player took

time-short = meno di un minuto
time-minutes = { $minutes } min
# $rest: minutes, with two digits.
time-hours = { $hours } h { $rest } min
