### A saved game on the start page: how far it is, and who decides what.

home-phase-westeros = Continente
home-phase-planning = Pianificazione
home-phase-action = Azione
home-phase-over = Fine
home-round = Round
home-round-of = Round { $round } di { $last }
home-finished = Finita dopo il round { $round }
home-won = Ha vinto { NOM($house) }
home-castles = Castelli e Roccaforti
    .win = { $count ->
        [one] { COUNT($count, of: "castle") } per vincere
       *[other] { COUNT($count, of: "castle") } per vincere
    }
home-house-rules = { $count ->
    [one] { $count } regola della casa
   *[other] { $count } regole della casa
}
home-unknown = Quando la apri, questa partita viene ricostruita dalle sue mosse.

## What is decided, and where the tablet is

home-curtain = il sipario è chiuso
home-open = il tablet è al centro
home-decides = { $about ->
    [assigning-orders] { $name } colloca gli Ordini.
    [messenger-raven] { $name } può usare il Corvo.
    [raven-card] { $name } guarda una carta Bruti.
    [raid] { $name } fa una Razzia.
    [march] { $name } marcia.
    [consolidating] { $name } risolve un Consolidamento.
    [mustering] { $name } convoca.
    [reconciling] { $name } adatta gli eserciti.
    [bidding] { $name } fa un'offerta.
    [track-tie] { $name } risolve una parità.
    [wildling-tie] { $name } risolve una parità.
    [port] { $name } prende un Porto.
    [support] { $name } può dare supporto.
    [accepting-support] { $name } può rifiutare il supporto.
    [house-card] { $name } sceglie una carta Casa.
    [valyrian-steel-blade] { $name } può usare la Lama.
    [casualties] { $name } subisce perdite.
    [retreat] { $name } si ritira.
    [retreat-losses] { $name } si ritira.
   *[other] { $name } decide.
}
home-sealed = { $count ->
    [one] Una Casa ha già sigillato la sua scelta.
   *[other] { $count } Case hanno già sigillato la loro scelta.
}
