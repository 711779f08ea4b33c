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

rulebook-asking = il lo la l i gli le un uno una di d da del della dei delle dell dello a al alla ai alle all in nel nella su sul sulla con per tra fra e o che chi cosa cos quale quali quando come quanto quanta quanti quante dove perché è sono c ci si se mi ti ho ha hanno hai posso può possono puoi devo deve non io tu noi voi mio mia miei mie tuo sua suo qualcuno altro giocatore succede anche usa usare decide decidono suoi sue nostro vostro lei lui loro questo questa questi queste quello quella meno tutto tutti fare fa fanno viene vengono essere stato stata ancora dal dalla dai dalle dall nei nelle negli sui sulle agli né ma quindi poi va vado serve
rulebook-counting = numero quanto quanta quanti quante volte costa vale
rulebook-numbers = volta volte sette metà
# Words that mean the same in the rules, in groups with commas between them. Never shown.
rulebook-alike = spada lama, parità pari uguale uguali pareggio, morire muore morto distrutte distrutta distrutti distrugge, vincere vince vincono, perdere perde perdo sconfitto perdente, rifiutare rifiuta rifiutarlo, vale valgono aggiungono, cambiano cambia sale scende, ricevere ricevi ottenere, guardare guarda vedere, appartiene controlla controlli, vuoto nessuno, sostituire scambiare cambiare, contiene entrano stanno
# Endings that a question has and the rules have not; what is left has four letters or more. Never shown.
rulebook-endings = iamo
