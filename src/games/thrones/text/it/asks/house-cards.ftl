### What the texts of house cards ask. The step has the name of the card.

# `area-…` and `card-…`: on the button with nothing chosen yet; `.chosen`; `.missing` in its place; `.none` declines.
# $left in `.stakes`: how many other cards the enemy has.
ask-tyrion-lannister = Puoi far tornare in mano la carta { OF($enemy) }; il nemico deve giocarne un'altra, se può.
    .question = Far tornare in mano { NOM($theirs) }?
    .stakes = { $left ->
        [0] { NOM($enemy) } non ha altre carte e combatterebbe senza.
        [one] { NOM($enemy) } dovrebbe giocare l'unica altra carta che ha.
       *[other] { NOM($enemy) } dovrebbe giocare una delle altre { $left } carte che ha.
    }
option-tyrion-lannister-use = Fai tornare la carta in mano
    .note = se ne gioca un'altra, se c'è
option-tyrion-lannister-decline = Lascia la carta in gioco
ask-aeron-damphair = Puoi pagare 2 segnalini Potere e scartare Aeron Capelli Bagnati per giocare un'altra carta al suo posto.
    .question = Giocare un'altra carta al posto di Aeron?
    .stakes = Costa 2 segnalini Potere, e Aeron Capelli Bagnati viene scartato.
card-aeron-damphair = Scegli una carta
    .chosen = Gioca { NOM($card) } per 2 segnalini Potere
    .missing = Scegli una carta, o tieni Aeron
    .none = Tieni Aeron
ask-doran-martell = { $isIdle ->
    [yes] { NOM($enemy) } è già in ultima posizione su ogni indicatore: qualunque sia la scelta, non cambia nulla.
   *[no] Scegli un indicatore: { NOM($enemy) } scende subito all'ultima posizione.
}
    .question = { $isIdle ->
        [yes] { NOM($enemy) } è già in ultima posizione su ogni indicatore: qualunque sia la scelta, non cambia nulla.
       *[no] Su quale indicatore { NOM($enemy) } scende all'ultima posizione?
    }
track-doran-martell = { NAME($track) }
    .note = il nemico scende all'ultima posizione
ask-mace-tyrell = Scegli quale fante { OF($enemy) } viene distrutto immediatamente.
ask-queen-of-thorns = Rimuovi un Ordine { OF($enemy) } in un'area che confina con { NOM($area) }.
area-queen-of-thorns = Rimuovi un Ordine
    .which = Quale Ordine rimuovi?
    .chosen = Rimuovi l'Ordine { FROM($area) }
    .missing = Prima scegli un Ordine
ask-cersei-lannister = Hai vinto e puoi rimuovere un Ordine { OF($enemy) }, ovunque sul tabellone.
    .brief = Puoi rimuovere un Ordine { OF($enemy) }.
area-cersei-lannister = Rimuovi un Ordine
    .which = Quale Ordine rimuovi?
    .chosen = Rimuovi l'Ordine { FROM($area) }
    .missing = Prima scegli un Ordine
    .none = Non rimuovere Ordini
    .declined = Nessun Ordine viene rimosso.
ask-renly-baratheon = Hai vinto e puoi migliorare in cavaliere un fante che ha combattuto o dato supporto.
    .brief = Puoi migliorare un fante in cavaliere.
ask-robb-stark = Hai vinto e puoi scegliere dove si ritira { NOM($enemy) }.
area-robb-stark = Ritirati
    .which = Dove si ritira { NOM($house) }?
    .chosen = Mandale { TO($area) }
    .missing = Prima scegli dove si ritirano
    .none = Lascia scegliere { TO($house) }
    .declined = { NOM($house) } sceglie dove si ritirano le sue unità.
ask-patchface = Puoi guardare la mano { OF($enemy) } e scartarne una carta.
    .question = Scartare una carta { OF($enemy) }?
    .stakes = { $left ->
        [one] È l'ultima carta { OF($enemy) }, che riprenderebbe in mano tutta la sua pila degli scarti.
       *[other] Vedi la mano { OF($enemy) } e puoi scartarne una carta.
    }
card-patchface = Scegli una carta
    .chosen = Scarta { NOM($card) }
    .missing = Scegli una carta, o non scartare nulla
    .none = Non scartare nulla
    .note = Le carte usate sono già nella pila degli scarti.
