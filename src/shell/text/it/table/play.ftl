### Around a game in progress: opening, passing, the menu, and trouble with saving.

opening = Preparazione del tavolo…
sheet-up = Mostra la decisione
sheet-down = Mostra di più del tabellone
hide = Nascondi
close-curtain = Chiudi il sipario
back-to-stage = Torna alla decisione

## The menu of a game

menu-settings = Impostazioni
menu-seats = Posti
    .note = Chi gioca quale Casa. Un posto può passare di mano in qualsiasi momento; il registro lo dice a tutti.
menu-rules = Regole
# To the start page.
menu-home = Tutte le partite
    .note = Questa partita resta salvata
menu-save = Salva la partita in un file
    .note = Contiene scelte sigillate che chiunque potrebbe leggere. Il registro dirà che il file è stato creato.
menu-show = Mostra a un altro tablet
menu-replay = Replay
    .note = Rivedi la partita fin qui, passo per passo
menu-chronicle = Cronaca
menu-hall = Le nostre serate
menu-review = Com'è girata

## Something could not be saved, opened or taken back: title, what happened, and what can be done

trouble-kept = La partita è ferma all'ultima decisione salvata; di ciò che avete visto non si è perso nulla.
trouble-again = Riprova
trouble-reload = Ricarica la partita salvata
trouble-home = Tutte le partite
trouble-go-on = Continua
trouble-salvage = Salva in un file ciò che resta

trouble-unavailable = Questo browser non può salvare partite
    .text = Non concede spazio all'app. Forse è una finestra privata, oppure l'archiviazione dei dati è disattivata nelle impostazioni del browser.
trouble-full = Il dispositivo è pieno
    .text = Non è stato possibile salvare l'ultima scelta. Elimina foto, download o app che non servono più, poi riprova.
trouble-blocked = Un'altra finestra blocca la partita
    .text = Una versione precedente dell'app è aperta in un'altra finestra. Chiudila e riprova.
trouble-behind = La partita è andata avanti in un'altra finestra
    .text = Nel frattempo lì è stata presa una decisione, e quella presa qui non è più valida.
trouble-damaged = Questa partita non è leggibile
    .text = La partita salvata è danneggiata e non è stato possibile ricostruirla mossa per mossa. Puoi salvare in un file ciò che resta; le altre partite sono intatte.
trouble-newer = Questa partita richiede una versione più recente
    .text = È stata salvata da una versione più recente dell'app. Aggiorna l'app per aprirla.
trouble-gone = Questa partita non è qui
    .text = È stata eliminata, oppure si trova su un altro dispositivo.
trouble-mended = Questo non si può annullare
    .text = Dall'inizio di questa partita una regola dell'app è stata corretta: oggi le prime mosse andrebbero in un altro modo. Puoi continuare a giocare come sempre.
trouble-running = Questa partita è ancora in corso
    .text = Di una partita in corso un dispositivo conserva una sola copia: su una seconda, una sola scelta rivelerebbe ciò che gli altri hanno sigillato.
trouble-failed = Salvataggio non riuscito
    .text = Il browser non ha salvato. Nulla è cambiato; riprova.

## The browser cleared the game away, and this page alone still has it

only-here = Questa partita non è più salvata
    .text = Il browser l'ha cancellata, oppure è stata eliminata in un'altra finestra.
    .kept = Questa pagina la contiene ancora tutta. Salvala di nuovo prima di uscire.
    .again = Salvala di nuovo e continua
    .save = Salva la partita in un file
