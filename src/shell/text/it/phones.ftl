# Risposte segrete dai telefoni dei giocatori: sul tablet e sul telefono.

phones = Risposte da telefono
first = Mostra l'indirizzo dell'app
first-open = Inquadra per aprire l'app
first-network = la prima volta serve la rete
first-local = Questo indirizzo funziona solo su questo dispositivo. Sul telefono apri l'app all'indirizzo in cui è pubblicata.
first-scan = Inquadra questo codice con la fotocamera del telefono. La rete serve solo per questa prima visita.
first-tap = Sul telefono tocca “Rispondi da questo telefono”.
first-show = Qui tocca “Usa un telefono” al tuo posto e mostra alla fotocamera il codice del telefono.
first-in = Telefoni: { $count } su { $of }
first-go = { $count ->
    [0] Avanti
    [one] Avanti: { $count } risponde qui
   *[other] Avanti: { $count } rispondono qui
  }
link = Usa un telefono
link-pin = Per collegare un telefono a questo posto serve il suo PIN.
link-how = Sul telefono apri questa app e tocca “Rispondi da questo telefono” nella pagina iniziale. Poi mostra alla fotocamera il codice del telefono.
link-aim = Mostra alla fotocamera il codice del telefono.
show-how = Inquadrate questa immagine con i vostri telefoni: ognuno legge solo la domanda per il proprio posto.
scan = Leggi le risposte
scan-how = Un telefono dopo l'altro. La fotocamera resta aperta.
scan-aim = Mostra alla fotocamera una risposta cifrata.
scan-back = Torna all'immagine
pass-on = Passa il tablet
cancel = Annulla
here = Rispondi qui
unlink = Senza telefono
state-in = ha risposto
state-phone = sul telefono
state-tablet = su questo tablet
in = { $house }: la risposta è arrivata.
refused-other = Questa non è la risposta di un telefono. Guarda che cosa mostra il telefono.
refused-newer = Il telefono ha una versione più recente dell'app. Aggiorna prima il tablet.
refused-forged = Questo codice non è quello cifrato dal telefono. Sul telefono, mostra di nuovo la risposta.
refused-game = Questa risposta è di un'altra partita.
refused-phone = Questo telefono non ha un posto qui. Prima collegalo.
refused-seat = Questa risposta riguarda la domanda per un altro posto.
refused-repeated = Questa risposta è già arrivata.
refused-old = Questa risposta è superata: per quel posto c'è ora un'altra domanda. Inquadra di nuovo l'immagine con il telefono.
refused-rules = Le regole non permettono questa risposta. Rispondi di nuovo sul telefono, o qui.
refused-key = Questo telefono risponde già per un altro posto.
phone = Rispondi da questo telefono
phone-how = Quando ricevi il tablet, tocca “Rispondi da un telefono” e mostra questo codice alla sua fotocamera.
phone-key = Mostra il mio codice
phone-scan = Inquadra l'immagine
phone-wait = Inquadra l'immagine del tablet ogni volta che ti viene chiesta una risposta segreta.
phone-aim = Punta la fotocamera sull'immagine del tablet.
phone-sealed = Mostralo al tablet
phone-locked = Il codice è cifrato: chi lo filma non scopre nulla. Sul tablet tocca “Leggi le risposte”.
phone-next = Il tablet l'ha letto
phone-change = Cambia la mia risposta
phone-anew = Per un'altra partita
phone-lacking = Questo browser non può cifrare le risposte da qui. Apri l'app dal suo indirizzo sicuro, o rispondi sul tablet.
phone-refused-other = In questa immagine non c'è nessuna domanda. Guarda che cosa mostra il tablet.
phone-refused-newer = Il tablet ha una versione più recente dell'app. Aggiorna prima il telefono.
phone-refused-forged = Questa immagine non è quella creata dal tablet. Inquadrala di nuovo.
phone-refused-game = Questa immagine è di un'altra partita. Tocca “Per un'altra partita” per collegare di nuovo il telefono.
phone-refused-none = In questa immagine non c'è nulla per questo telefono. Prima collegalo sul tablet.
phone-refused-broken = Questo telefono non riesce a mostrare la domanda. Aggiorna l'app sul telefono e sul tablet, o rispondi sul tablet.
# Where there is no camera to be had.
camera-else = Questo posto può rispondere anche sul tablet.
