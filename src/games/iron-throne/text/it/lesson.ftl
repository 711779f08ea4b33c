### What the coach says in the lessons: what to do, what to say of another choice, and what follows from it.

## A turn and a half

# The name of the learner.
you = tu
accept = Alla fine vince chi ha esteso di più la propria influenza. Guidi Casa Stark, e Casa Lannister ti sfida: Jaime ha 5 segnalini Potere, Robb 6. Casa Baratheon ti offre Davos, che vince o perde con te. Accetta.
    .instead = Potresti rifiutare, ma Robb da solo porta 6, e con Davos sono 10. Questa volta accetta.
    .then = Davos è al tuo fianco: 10 contro 5, e ogni schieramento deve ancora giocare una carta Casa.
promise = Scegli la tua carta Casa. Due ostilità: vince il totale più alto, e chi perde paga con metà del Potere che ha mandato. Due tregue: si tratta. Mantieni la promessa e gioca una tregua.
    .instead = Un'ostilità sarebbe un tradimento, e un personaggio vale 0. Prima scopri quanto vale una promessa: gioca una tregua.
    .then = Quando entrambi hanno giocato una carta, le due vengono rivelate insieme.
hostage = Ma chi è stato tradito prende un ostaggio: una carta di Casa Lannister che solo tu puoi guardare. Prendila dal mazzo, o dalla mano, dove ne sentirà la mancanza.
    .instead = Puoi farne a meno, ma un ostaggio vale molto. Prendine uno.
    .then = Hai in ostaggio una carta di Casa Lannister. Gli altri ne vedono solo il dorso.
revenge = Ora si possono giocare carte personaggio. L'elenco mostra ogni Casa il cui personaggio nello scontro, o il cui leader, ha una carta per questo momento. Tocca il tuo emblema e gioca Arya: a Jaime resta solo 1 segnalino Potere.
    .instead = Hai proprio la carta giusta. Tocca il tuo emblema e gioca Arya.
    .then = Jaime aveva 5 segnalini Potere e gliene resta 1. La prossima sconfitta lo ucciderà.
nobody = Dopo ogni carta giocata si chiede di nuovo a tutti. Non hai altro da giocare: tieni premuto “Nessuno”.
    .then = Il turno è finito: i personaggi tornano a casa, le carte giocate vengono scartate, e tutti pescano fino a cinque carte.
keep = È il tuo turno. A che cosa serve un ostaggio? Torturato, costa Potere a Casa Lannister. Rilasciato, fa pescare una carta a entrambi. Oppure lo tieni per uno scambio, come ora.
    .instead = Perderesti l'ostaggio, e ti servirà per trattare. Questa volta tienilo.
    .then = Ora un evento indica il difensore.
power = Ognuno colloca 1 segnalino Potere. Su un personaggio conta negli scontri e lì si può perdere; sulla scheda leader è al sicuro, ma non conta. Dallo a chi vuoi.
    .then = Casa Lannister dà 1 segnalino Potere a Cersei.
send = Chi mandi nello scontro? Più Potere rafforza il tuo schieramento, ma una sconfitta ne costa metà. Manda chi vuoi.
    .then = Casa Lannister manda Cersei, e Casa Baratheon resta fuori.
truce = Con un'ostilità tradiresti Casa Lannister e vinceresti, ma ti prenderebbe un ostaggio. Con due tregue potete guadagnarci entrambi. Gioca la tua tregua.
    .instead = Il tradimento converrà un'altra volta. Qui vuoi trattare: gioca la tua tregua.
    .then = Quando entrambi hanno giocato una carta, le due vengono rivelate insieme.
deal = Ognuno può ottenere fino a 1 segnalino Influenza, 2 ostaggi e 3 segnalini Potere. Metti 1 segnalino Influenza per te e 1 ostaggio per Casa Lannister, poi tieni premuto il tuo sigillo.
    .instead = Casa Lannister chiede solo la sua carta, e per quella firma: 1 segnalino Influenza per te, 1 ostaggio per Casa Lannister.
    .then = Un accordo firmato da entrambi è vincolante.

## While others act

watching-talk = Prima delle carte si parla quanto si vuole. Casa Lannister promette una tregua, e anche tu. Nessuna promessa è vincolante.
    .again = Parlate ancora. Casa Lannister rivuole la sua carta e offre una tregua: stavolta ha qualcosa da guadagnare.
watching-reveal = Tradimento. Una tregua e un'ostilità: vince l'ostilità, qualunque siano i totali.
    .truce = Due tregue: nessuno vince o perde, e voi due trattate.
watching-result = Casa Lannister estende l'influenza su di te. Il tuo schieramento perde metà del Potere, arrotondata per eccesso: a Robb restano 3, a Davos 2. Un personaggio senza Potere è morto.
    .deal = Casa Lannister ha di nuovo la sua carta, e tu hai esteso 1 segnalino Influenza in più. Un accordo può valere quanto una vittoria.
watching-event = L'evento indica il difensore: sfidi Casa Lannister. Pescate una carta entrambi.
    .later = Il turno è finito, e ora Casa Baratheon ti sfida.
end = Parlare, dare supporto, tradire, trattare: si continua finché una Casa non ha esteso tutta la sua influenza o perso i suoi quattro personaggi.
