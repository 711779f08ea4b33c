### The menu of a table, beside what it leads to.

table-mode = Modalità tavolo
table-mode-note = { $on ->
    [yes] Attiva. Tocca per tornare a tenere il tablet in mano.
   *[no] Non attiva. Tocca quando il tablet è al centro del tavolo: testo grande, e ogni domanda è rivolta verso chi deve rispondere.
  }
# Below the curtain.
by-phone = Rispondi da un telefono
