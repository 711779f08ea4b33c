### Every ask: a short question, `.what` it means, and on the `.curtain` what the tablet is passed for. It tells nothing secret.

## Leaders and hostages

ask-choosing-leader = Chi guida { NOM($house) }?
    .what = Tieni una di queste due schede. L'altra torna nella scatola, e nessuno saprà qual era.
    .curtain = Scegli il tuo leader
ask-hostages = Rilasciare, torturare o tenere?
    .what = Una carta rilasciata torna in mano al suo proprietario, e pescate una carta entrambi. Una carta torturata viene mostrata e scartata.
    .curtain = I tuoi ostaggi

## Who takes part

# `.equal`: $text is the whole sentence on the event card.
ask-defender = Chi sfidi?
    .what = L'evento mostra la tua Casa, quindi puoi sfidare qualsiasi altro giocatore.
    .equal = { $text } C'è parità, quindi scegli tu.
    .curtain = Scegli chi sfidare
ask-placing-power = Chi riceve 1 segnalino Potere?
    .what = Passa dalla tua scheda leader a un tuo personaggio in vita.
    .curtain = Colloca il tuo Potere
ask-participant = Chi mandi?
    .what = Questo personaggio partecipa allo scontro, e il suo Potere conta per il tuo schieramento.
    .curtain = Manda un personaggio
ask-offering-support = Offri supporto?
    .what = Offri un personaggio in vita a uno schieramento, che accetta o rifiuta subito. Oppure resta fuori.
    .curtain = Offri supporto o resta fuori
ask-accepting-support = { $character ->
    [none] Accetti l'offerta?
   *[other] Accetti { NAME($character) }?
}
    .what = { $house ->
        [none] I sostenitori condividono ciò che il tuo schieramento vince o perde.
       *[other] { NOM($house) } offre supporto. I sostenitori condividono ciò che il tuo schieramento vince o perde.
    }
    .curtain = Accetta o rifiuta

## Cards

# `.first`: the other player sees the card before playing one.
ask-house-card = La tua carta Casa
    .what = Gioca una carta a faccia in giù. Le due carte vengono rivelate insieme.
    .first = Devi giocare prima tu, a faccia in su.
    .curtain = La tua carta Casa. Prima parlatene, quanto volete
# Asked of all at once; tapping one's sigil opens the own hand. Nothing shows that somebody only looks.
ask-reaction = Qualcuno gioca una carta?
    .what = Prima dell'esito: tocca il tuo emblema per guardare, anche se non hai carte personaggio.
    .after = Dopo l'esito: tocca il tuo emblema per guardare, anche se non hai carte personaggio.
    .curtain = Gioca una carta, o guarda soltanto

## Deals

ask-deal-terms = La tregua
    .what = Un accordo con { NOM($house) } vale solo quando avete firmato entrambi.
    .curtain = Trattativa
ask-deal-signing = Firmi?
    .what = Queste sono le condizioni { OF($house) }. Firmale, oppure cambiale una volta. Un accordo firmato è vincolante.
    .curtain = Firma l'accordo
ask-deal-counter = Le tue condizioni
    .what = Puoi cambiare le condizioni una volta. Poi { NOM($house) } firma, oppure non c'è accordo.
    .curtain = Cambia le condizioni
ask-deal-answer = Firmi?
    .what = { $house ->
        [none] Le condizioni sono cambiate. Firmale, oppure non c'è accordo.
       *[other] { NOM($house) } ha cambiato le condizioni. Firmale, oppure non c'è accordo.
    }
    .curtain = Firma le nuove condizioni

## Rewards and hostages

ask-distributing = A chi va la tua ricompensa?
    .what = Il tuo schieramento si è difeso: sposta { COUNT($power, of: "power") } dalla tua scheda leader ai tuoi personaggi in vita.
    .curtain = Distribuisci la tua ricompensa
ask-hostage-from = Da chi prendi un ostaggio?
    .what = Uno dei giocatori dello schieramento perdente ti deve una carta.
    .curtain = Prendi un ostaggio
ask-hostage-place = Prendi un ostaggio
    .what = Ricevi una delle carte { OF($victim) }, a faccia in giù. Solo tu puoi guardarla, in qualsiasi momento. In seguito puoi rilasciarla, torturarla o restituirla con un accordo.
    .curtain = Prendi un ostaggio

## Effects of leaders and character cards; below the question stands the text on the sheet or card, if none is here

# `.save`: one of the player's characters would die.
ask-use-leader = { $leader ->
    [none] Usi il tuo leader?
   *[other] Usi { NAME($leader) }?
}
    .save = Salvi { NAME($character) }?
    .curtain = Decidi se usare il tuo leader
ask-effect-player = Quale giocatore scegli?
    .curtain = Scegli un giocatore
ask-effect-power = Sposti Potere?
    .what = Sposta fino a { COUNT($power, of: "power") } dalla tua scheda leader ai tuoi personaggi in vita, o nessuno.
    .curtain = Sposta Potere
# $text is the text on the sheet or card.
ask-effect-discard = Che cosa scarti?
    .what = Per questo devi scartare esattamente { COUNT($count, of: "card") }. { $text }
    .curtain = Scarta dalla mano
ask-effect-compel = Quale personaggio { OF($house) } costringi?
    .what = Lì hai influenza: indica chi deve darti supporto, oppure lascia decidere liberamente quel giocatore.
    .curtain = Decidi se costringere al supporto
ask-effect-higher = Mostra un'ostilità più alta, se ce l'hai
    .what = È obbligatorio: una di valore più alto prende il posto della tua carta. Se non ce l'hai, dillo.
    .curtain = Cerca un'ostilità più alta
ask-effect-swap = Giochi un'altra ostilità?
    .what = Puoi mettere un'ostilità dalla tua mano al posto della carta sul tavolo, che viene scartata.
    .curtain = Decidi se giocare un'altra ostilità
ask-effect-yield = Una carta, o ti ritiri?
    .what = { NAME($person) } vuole in ostaggio una carta a caso della tua mano. Cedila, oppure ritira il tuo supporto.
    .curtain = Cedi una carta o ritirati
ask-effect-rescue = Quale carta liberi?
    .what = Vedi solo chi la tiene, da quando e da dove è stata presa.
    .curtain = Libera una tua carta
ask-effect-torture = Chi torturi?
    .what = La carta che scegli viene mostrata e scartata.
    .curtain = Tortura un ostaggio
ask-effect-sift = Quale carta tieni?
    .what = Va nella tua mano. Le altre tornano in cima al mazzo, nell'ordine che scegli.
    .curtain = Guarda in cima al tuo mazzo
