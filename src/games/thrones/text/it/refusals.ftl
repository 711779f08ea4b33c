### Why the game does not accept an answer. The key is the rule's number in docs/RULES.md, or begins with it.
### Without a full stop: `refused` and `refused-page` set it, behind the page.

## The whole

refused = { $text }.
# $page is that of the printed rulebook.
refused-page = { $text } (regolamento, pagina { $page }).

## Any answer

# $faults says what is wrong with the form of an answer; only programs meet it, and read English.
answer =
    .not-asked = { NOM($house, case: "capital") } ora non ha nulla da decidere
    .malformed = Questo non corrisponde alla domanda: { $faults }
choice =
    .not-offered = Qui questa scelta non è possibile
    .not-offered-card = Qui non puoi scegliere { NOM($card) }
    .not-offered-area = Qui non puoi scegliere { NOM($area) }
    .not-offered-unit = Qui non puoi scegliere un'altra unità di questo tipo { IN($area) }: { ONE($unit) }
    .too-few = Devi sceglierne di più (scelte: { $found }, necessarie: { $allowed })
    .too-many = Devi sceglierne di meno (scelte: { $found }, consentite: { $allowed })
    .one-area = Tutte le unità che scegli devono essere nella stessa area

## Planning

order =
    .missing-area = A ogni area in cui hai unità serve un Ordine, e { IN($area) } manca
    .not-your-area = Non hai unità { IN($area) }, quindi lì non va nessun Ordine
    .too-many-of-a-kind = Non hai abbastanza segnalini per { NOM($token) } (collocati: { $found }, disponibili: { $allowed })
    .stars = La tua posizione sull'indicatore della Corte del Re non consente tutti questi Ordini Speciali (collocati: { $found }, consentiti: { $allowed })
    .forbidden = In questo round una carta Continente Occidentale vieta { NOM($token) }
    .lay-all = Non hai abbastanza Ordini, quindi devi collocarne il maggior numero possibile (collocati: { $found }, possibili: { $allowed })
raven =
    .own-order = Non hai un Ordine { IN($area) } che il Corvo possa sostituire
    .unused-token = { NOM($token, case: "capital") } è già sul tabellone, e al Corvo serve un segnalino inutilizzato

## Raids

raid =
    .no-order = Servono un tuo Ordine di Razzia e un Ordine nemico da rimuovere, e { IN($area) } manca uno dei due
    .not-adjacent = Una Razzia raggiunge solo aree adiacenti, quindi non { NOM($to) }
    .reach = La tua Razzia non può raggiungere { NOM($to) }: dalla terra si raggiunge solo la terra, da un Porto solo il suo mare
    .enemy-only = Puoi razziare solo Ordini nemici, e quello { IN($area) } è tuo
    .kind = Questa Razzia non può rimuovere { NOM($token) } { IN($area) }

## Marches

# $armies: how many units they would have, as in "4, 2".
march =
    .own-order = Non hai un Ordine di Marcia { IN($area) }
    .not-there = Il numero di { MANY($unit) } { IN($area) } non basta per questa marcia
    .routed = Le unità in rotta non possono marciare, e il numero di { MANY($unit) } non in rotta { IN($area) } non basta
    .not-adjacent = Le tue unità non possono marciare { FROM($area) } { TO($to) }: l'area non è adiacente, e nessuna nave le trasporta
    .twice = Scegli ogni destinazione una volta sola, con tutte le unità che vanno lì: { NAME($to) }
    .land-and-sea = Le unità terrestri non possono andare in mare né le navi a terra, quindi questa unità non può marciare { TO($to) }: { ONE($unit) }
    .own-port = Le navi possono entrare solo nei tuoi Porti, e solo dal mare adiacente: { NAME($to) }
    .port-full = Un Porto contiene al massimo tre navi: { NAME($to) } (sarebbero: { $found }, consentite: { $allowed })
    .closed-area = In questa partita quest'area è chiusa: { NAME($to) }
    .one-battle = Una marcia può dare inizio a un solo combattimento: non sia { IN($area) } sia { IN($to) }
    .supply = Con questa marcia supereresti il tuo Limite di Scorte (eserciti da { $armies })
    .leave-token = Non puoi lasciare un segnalino Potere { IN($area) }: solo a terra, non nella tua area di origine, e mai un secondo
    .leave-token-last-unit = Puoi lasciare un segnalino Potere solo quando la tua ultima unità parte { FROM($area) }
    .leave-token-power = Non hai Potere disponibile da lasciare
neutral =
    .too-weak = Anche con tutto il supporto possibile, questa marcia non può sconfiggere la Forza Neutrale: { NAME($to) }
    .too-weak-by = La Forza Neutrale ha Forza { $strength }; anche con tutto il supporto possibile questa marcia ne ha al massimo { $found }: { NAME($to) }
    .repelled = Questa marcia ha appena fallito contro quella Forza Neutrale: { NAME($to) }

## Retreats

retreat =
    .land-and-sea = Le unità terrestri non possono ritirarsi in mare né le navi a terra, quindi questa unità non può ritirarsi { TO($to) }: { ONE($unit) }
    .origin = I difensori sconfitti non possono ritirarsi nell'area da cui è partito l'attacco: { NAME($area) }
    .neutral = Nessuno può ritirarsi in un'area chiusa o con una Forza Neutrale: { NAME($area) }
    .enemy-area = { $house ->
        [none] Le unità si ritirano solo in aree vuote o amiche, quindi non { TO($area) }
       *[other] Le unità si ritirano solo in aree vuote o amiche, e { NOM($house) } controlla { NOM($area) }
    }
    .not-adjacent = Le unità si ritirano in un'area adiacente o con il trasporto navale, e non possono arrivare { TO($to) }
    .fewest-losses = Le unità si ritirano dove il Limite di Scorte ne fa perdere di meno, quindi non { TO($to) } (perse lì: { $found }, altrove: { $allowed })

## Consolidate Power and mustering

consolidate =
    .no-order = Non hai un Ordine di Consolidamento { IN($area) }
    .no-mustering = Con l'Ordine { IN($area) } non si può convocare: serve un Ordine Speciale in un Castello o in una Roccaforte
muster =
    .castle = Ora non puoi convocare { IN($area) }
    .one-castle = Devi svolgere tutta questa convocazione in un solo Castello o Roccaforte
    .points = I punti convocazione { IN($area) } non bastano (spesi: { $found }, disponibili: { $allowed })
    .place = Le unità terrestri si convocano nell'area stessa, le navi nel suo Porto o in un mare adiacente: { FROM($area) } questa unità non può andare { TO($to) }: { ONE($unit) }
    .enemy-sea = Non puoi convocare una nave dove ci sono navi nemiche: { NAME($to) }
    .port-full = Un Porto contiene al massimo tre navi: { NAME($to) } (sarebbero: { $found }, consentite: { $allowed })
    .pieces = Il numero di { MANY($unit) } che ti resta non basta (richiesto: { $found }, disponibile: { $allowed })
    .upgrade = { IN($area, case: "capital") } puoi migliorare solo fanti, in cavalieri o macchine d'assedio
    .upgrade-footmen = { IN($area, case: "capital") } puoi migliorare solo fanti, in cavalieri o macchine d'assedio (miglioramenti: { $found }, fanti: { $allowed })
    .supply = Con questa convocazione supereresti il tuo Limite di Scorte (eserciti da { $armies })

## Supply and bids

supply =
    .not-your-unit = Non hai unità di questo tipo da distruggere { IN($area) }
    .still-too-many = Superi ancora il tuo Limite di Scorte (eserciti da { $armies })
    .needless-loss = Non puoi distruggere più unità del necessario, e una { IN($area) } può restare
bid =
    .power = Non puoi offrire più del tuo Potere disponibile (offerto: { $found }, disponibile: { $allowed })
track =
    .tie-order = Metti in ordine tutte le Case in parità, ognuna una volta, e nessun'altra
