### Around the rules of any game.

rulebook = Regole
rulebook-search = Cerca nelle regole
rulebook-clear = Cancella la ricerca
rulebook-chapters = Capitoli
rulebook-own = Con parole nostre.
    .printed = Con parole nostre. I numeri di pagina sono quelli del regolamento stampato.
# Above the names of the other games.
rulebook-other-game = Un altro gioco

## A leaf

# $numbers: each of them as leaf-page has it, "8, 9".
leaf-pages = { $count ->
    [one] p. { $numbers }
   *[other] pp. { $numbers }
  }
leaf-page = { $number }
leaf-previous = Precedente: { $title }
leaf-next = Successivo: { $title }
# Above the house rules that change this leaf.
leaf-changed = Cambiato in questa partita
# Read aloud before a line that says what is allowed.
leaf-may = Sì.
# Before a line that says what is not allowed: read aloud on its leaf, shown among what was found.
leaf-never = Vietato.

## Searching

hits = { $count ->
    [one] Un risultato
   *[other] { $count } risultati, prima il migliore
  }
hits-none = Nulla su “{ $wanted }” in queste regole. Prova con una parola più corta.

rulebook-asking = il lo la l i gli le un uno una di d da del della dei delle dell dello a al alla ai alle all in nel nella su sul sulla con per tra fra e o che chi cosa cos quale quali quando come quanto quanta quanti quante dove perché è sono c ci si se mi ti ho ha hanno hai posso può possono puoi devo deve non io tu noi voi mio mia miei mie tuo sua suo qualcuno altro giocatore succede anche serve usa usare
rulebook-counting = numero quanto quanta quanti quante volte costa vale
rulebook-numbers = volta volte sette metà
