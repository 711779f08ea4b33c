### What is asked in the Westeros phase. The sentence is said to the house that is asked, which is named above it.
### `.title`: the name of the step. `option-…`, `track-…`: what can be chosen, with a note below it.

## A Throne of Blades

ask-a-throne-of-blades = Possiedi il Trono di Spade e scegli per tutti: Scorte, convocazione, o nulla.
    .title = Un Trono di Lame
option-a-throne-of-blades-supply = Scorte
    .note = ogni Casa le modifica in base alle icone che controlla
option-a-throne-of-blades-mustering = Convocazione
    .note = ogni Casa, nei suoi Castelli e nelle sue Roccaforti
option-a-throne-of-blades-nothing = Non accade nulla

## Dark Wings, Dark Words

ask-dark-wings-dark-words = Possiedi il Corvo Messaggero e scegli per tutti: offerte per gli indicatori, Potere, o nulla.
    .title = Ali Oscure, Oscure Parole
option-dark-wings-dark-words-clash-of-kings = Offerte per gli indicatori
    .note = nuove posizioni su tutti e tre
option-dark-wings-dark-words-game-of-thrones = Potere per tutti
    .note = ogni Casa, per le sue icone Potere e i suoi Porti
option-dark-wings-dark-words-nothing = Non accade nulla

## Put to the Sword

ask-put-to-the-sword = Possiedi la Lama in Acciaio di Valyria e scegli per questo round: niente Ordini di Difesa, niente Marcia Speciale +1, o nessun divieto.
    .title = Passati a Fil di Spada
option-put-to-the-sword-storm-of-swords = Niente Ordini di Difesa
    .note = per tutti, in questo round
option-put-to-the-sword-rains-of-autumn = Niente Marcia Speciale +1
    .note = per tutti, in questo round
option-put-to-the-sword-nothing = Nessun divieto

## Mustering and supply

ask-mustering = Convoca: 1 punto per Castello, 2 per Roccaforte; il resto va perso.
    .title = Convocazione
ask-reconciling = I tuoi eserciti superano il Limite di Scorte. Distruggi unità fino a rispettarlo.
    .title = Scorte
    .brief = Distruggi unità fino a rispettare il Limite di Scorte.

## Bidding

# Without $track against the wildlings. `.curtain`, `.deed`: see below, "Every ask".
ask-bidding = { $track ->
    [none] Fai un'offerta segreta contro i bruti (Forza { $strength }). Tutte le offerte si sommano, e tutto il Potere offerto viene speso.
   *[other] Fai un'offerta segreta { FOR($track) }. L'offerta più alta ottiene { NOM($held) }; tutto il Potere offerto viene speso.
}
    .title = Offerte
    .curtain = { $track ->
        [none] per fare un'offerta contro i bruti
       *[other] per fare un'offerta { FOR($track) }
    }
    .deed = Fai la tua offerta
ask-track-tie = Possiedi il Trono di Spade: metti in ordine le Case in parità: { NAME($houses) }.
    .title = Parità nelle offerte
