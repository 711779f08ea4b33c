### Rules that play themselves, of any game: the doors to them, their steps, and the reader's answer.

see-it = Guarda
# Read aloud on the same button; $title is a question.
see-it-of = Guarda: { $title }
# Beside it.
see-it-steps = { $count ->
    [one] { $count } passo, poi tocca a te
   *[other] { $count } passi, poi tocca a te
}
scene-step = Passo { $value } di { $total }
scene-next = Avanti
scene-back = Un passo indietro
scene-you = Ora tu
scene-unsure = Non lo so
    .note = Mostra ogni risultato.
# $text is the rule that refuses the answer.
scene-refused = Qui non si può. { $text }
# $label is the answer, $text what it brought.
scene-chosen = { $label }: { $text }
# Above what other answers would have brought.
scene-otherwise = Le altre scelte
scene-again = Prova un'altra scelta
scene-done = Fatto
scene-rule = La regola
scene-close = Chiudi
