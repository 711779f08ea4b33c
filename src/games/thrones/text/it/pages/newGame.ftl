### A new game: how many, who sits where, begin.

## Seats

# Below the name of a seat whose house is not chosen.
new-random = Casa a caso
new-drafted = Casa da scegliere
new-take = { $name ->
    [none] { NOM($house) }
   *[other] { NOM($house) }, scambio: { $name }
}

## Houses

new-houses = Case
new-dealing-chosen = Scelte
    .note = Tocca un posto per dargli un'altra Casa.
new-dealing-dealt = A caso
    .note = Le Case vengono sorteggiate quando inizia la partita.
new-dealing-drafted = A turno
    .note = Quando inizia la partita, i giocatori scelgono una Casa a turno, in ordine casuale.
new-away = { $count ->
    [0] Giocano tutte e sei le Case.
    [one] { NOM($houses) } non gioca.
   *[other] { NOM($houses) } non giocano.
}
new-no-neutral = Non ci sono Forze Neutrali.
# $list: "The Eyrie (6)", "King's Landing (5)".
new-neutral = Le Forze Neutrali occupano queste aree finché qualcuno non le sconfigge: { LIST($list) }.
new-neutral-force = { NAME($area) } ({ $strength })
new-closed = { $count ->
    [one] { COUNT($count, of: "area") } è chiusa in questa partita: { NAME($areas) }.
   *[other] { COUNT($count, of: "area") } sono chiuse in questa partita: { NAME($areas) }.
}

## Options

new-edition = Regole
new-edition-revised = Rivedute
    .note = con le correzioni dell'editore
new-edition-first = Prima stampa
    .note = come pubblicate in origine: altri spareggi, nessuna nave Lannister in Porto
new-tides = Sorti della Battaglia
    .note = in ogni combattimento ogni parte pesca una carta a caso

## Begin

new-missing-house-rules = Le regole della casa non sono compatibili tra loro

## Drafting houses

draft-title = Scegliete le vostre Case
draft-turn = { $name } sceglie una Casa.
draft-order = Ordine casuale
draft-undo = Annulla l'ultima scelta
draft-missing = { $count ->
    [one] Una Casa è ancora da scegliere
   *[other] { $count } Case sono ancora da scegliere
}
draft-begin = Inizia con queste Case
