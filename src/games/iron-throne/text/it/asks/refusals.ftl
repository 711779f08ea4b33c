### Why the game does not accept an answer, said to the player. The key is the rule's number in docs/iron-throne.md, with a dash for the
### point. `.most`: the same, where the number is known.

## Any answer

refusal-answer-not-asked = Ora non ti viene chiesto nulla.
    .house = Ora non viene chiesto nulla { TO($house) }.
refusal-answer-malformed = Questo non risponde alla domanda.

## Leaders, hostages and who takes part

refusal-IT-1-3 = Guidi la tua Casa con uno dei due leader che hai ricevuto.
refusal-IT-3-2 = Puoi rilasciare o torturare solo un ostaggio che tieni.
refusal-IT-4-1 = Quel giocatore non può difendere: è l'evento a dire chi si può sfidare.
refusal-IT-4-6 = Il segnalino Potere va a un tuo personaggio in vita.
refusal-IT-4-7 = Nello scontro mandi un tuo personaggio in vita.
refusal-IT-5-1 = Offri un tuo personaggio in vita a uno schieramento, oppure resti fuori.
refusal-IT-5-2 = Puoi solo accettare o rifiutare l'offerta.
refusal-IT-5-6 = Puoi costringere solo un personaggio in vita del giocatore che sta per offrire supporto.
refusal-IT-6-4 = Devi giocare una carta della tua mano.
refusal-IT-6-6 = Puoi giocare solo una carta della tua Casa che hai in mano.

## Deals

refusal-IT-8-2 = Un accordo dà a ciascuno al massimo 1 segnalino Influenza, 2 ostaggi e 3 segnalini Potere.
    .most = Un accordo ne dà a ciascuno al massimo { $allowed }.
refusal-IT-8-4 = Puoi solo firmare l'accordo o chiudere la trattativa.
refusal-IT-8-5 = L'altra Casa non ha tanto da dare.
    .most = { $allowed ->
        [0] L'altra Casa non ne ha nessuno da dare.
        [one] L'altra Casa ne ha solo { $allowed } da dare.
       *[other] L'altra Casa ne ha solo { $allowed } da dare.
    }
refusal-IT-8-6 = Un ostaggio concordato deve esserci, e conta una volta sola.
refusal-IT-8-9 = Qualcosa deve passare di mano: una tregua senza scambi fallisce.
refusal-IT-8-10 = In un accordo ottengono qualcosa solo lo sfidante e il difensore, non i sostenitori.

## Rewards, hostages and power

refusal-IT-9-5 = Assegna tutto il Potere della ricompensa.
    .most = Assegnalo tutto: { COUNT($allowed, of: "power") }.
refusal-IT-10-1 = Non puoi prendere un ostaggio da quel giocatore.
refusal-IT-10-4 = Lì non c'è nessuna carta da prendere in ostaggio.
refusal-IT-10-10 = Questo ostaggio è concordato, oppure te lo dà una carta: scegli da dove prenderlo.
refusal-IT-13-2 = Puoi distribuire solo segnalini Potere interi, dalla tua scheda leader ai tuoi personaggi.
    .most = Puoi distribuire al massimo { COUNT($allowed, of: "power") }.
refusal-IT-13-5 = Il Potere va solo a personaggi in vita della tua Casa.
refusal-IT-14-1 = Questa carta mostra un personaggio, quindi colpisce lui: non c'è una vittima da indicare.
refusal-IT-14-3 = Per un'ostilità o una tregua devi indicare un personaggio in vita della Casa che è sul dorso.

## Leaders and character cards

refusal-IT-16-1 = Puoi solo usare la capacità così com'è, o non usarla.
    .most = La capacità richiede esattamente { COUNT($allowed, of: "card") }, o nessuna se non la usi.
refusal-IT-16-4 = Non hai detto di usare sempre il tuo leader.
refusal-IT-17-2 = Puoi giocare solo una carta che mostra il tuo personaggio partecipante in vita o il tuo leader.
refusal-IT-17-6 = La condizione di questa carta non è soddisfatta, perciò non si può giocare così.
