### Rules that play themselves: the title of a scene is a question as it is asked at the table, its attributes are sentences on what happens.
### Every figure and every name in them comes from what happened.

## What the reader is asked and can answer

# $title is the question, $text what it means.
asked = { NAME($house) } · { $title } · { $text }
label-challenger = Offri { NAME($character) } allo sfidante
label-defender = Offri { NAME($character) } al difensore
label-out = Resta fuori
label-accept = Accetta l'offerta
label-decline = Rifiuta l'offerta
label-card = Gioca { NOM($card) }
label-player = { FROM($house, case: "capital") }
label-deck = La prima carta del mazzo
label-hand = Una carta a caso dalla mano
label-row = Un ostaggio in suo possesso
label-sign = Firma l'accordo
label-no-deal = Chiudi senza accordo
# What the challenger wants in a deal.
label-power = Chiedi { COUNT($power, of: "iron-power") }
label-place = { COUNT($power, of: "iron-power") } { TO($character) }
label-release = Rilascia l'ostaggio
label-torture = Tortura l'ostaggio senza indicare nessuno
label-torture-for = Tortura l'ostaggio e indica { NAME($character) }
label-keep = Tieni l'ostaggio
label-kept = { NOM($holder) } tiene ancora { COUNT($count, of: "hostage") }.
label-challenge = Sfida { NOM($house) }
sheet-left = Ora sulla scheda leader { OF($house) } ci sono { COUNT($power, of: "iron-power") }.

## The encounter

supporters = Cosa ottengo con il supporto?
# $other declined's house, $house the one who is asked next.
declined = E se il mio supporto viene rifiutato?
    .next = { NOM($other) } non può provare con l'altro schieramento in questo turno; ora tocca { TO($house) }.
hostility = Chi vince se entrambi mostrano un'ostilità?
    .totals = Carta e personaggi insieme fanno { $most } contro { $least }.
equal-totals = Cosa succede a parità di totale?
winner-hostage = Quando il vincitore prende un ostaggio?
# $house showed the hostility.
betrayal = Cos'è un tradimento?
    .totals = I totali sono { $most } e { $least }, ma solo { NOM($house) } ha mostrato un'ostilità, quindi non contano.
betrayed = Cosa ottiene chi è stato tradito?
signed-deal = Cosa succede dopo un accordo?
failed-truce = E se la tregua non porta a un accordo?

## Rewards, hostages and the end

challenger-wins = Cosa vince lo schieramento dello sfidante?
defender-wins = Cosa vince lo schieramento del difensore?
# $now is the power before, $power what is lost.
penalty = Quanto costa perdere?
    .half = { NAME($character) } aveva { COUNT($now, of: "iron-power") } e ne perde metà, arrotondata per eccesso: { $power }.
freed-hostage = Cosa ottengo se rilascio un ostaggio?
torture-leader = E se torturo una carta leader?
torture-character = E se torturo una carta personaggio?
torture-hostility = E se torturo un'ostilità o una tregua?
last-influence = Quando finisce la partita?
influential = Chi difende?
    .most = Tra le altre, { NOM($house) } ha esteso più influenza di tutte: { $count }.
