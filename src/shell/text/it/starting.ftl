late = L'app non è ancora partita
late-online = Alcuni dei suoi file non sono arrivati, oppure il server ha mandato altro al loro posto. Aspetta un momento, poi ricarica tutta l'app.
late-offline = Su questo dispositivo manca una parte dell'app e non c'è rete. Collegati una volta alla rete, poi ricarica tutta l'app.
late-files = File mancanti
late-again = Ricarica tutta l'app
late-games = Le tue partite restano su questo dispositivo.
late-unreachable = L'app ora non è raggiungibile, quindi non è stato rimosso nulla. Collegati alla rete e riprova.
without-scripts = Pass the Crown funziona con JavaScript, che qui è disattivato. Consentilo per questa pagina nelle impostazioni del browser.
