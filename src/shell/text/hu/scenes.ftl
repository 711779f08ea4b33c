### Rules that play themselves, of any game: the doors to them, their steps, and the reader's answer.

see-it = Nézd meg
# Read aloud on the same button; $title is a question.
see-it-of = Nézd meg: { $title }
# Beside it.
see-it-steps = { $count ->
    [one] { $count } lépés, aztán te
   *[other] { $count } lépés, aztán te
}
scene-step = { NTH($value) } lépés, összesen { $total }
scene-next = Tovább
scene-back = Egy lépéssel vissza
scene-you = Most te
scene-unsure = Nem tudom
    .note = Mutasd meg mindegyik eredményét.
# $text is the rule that refuses the answer.
scene-refused = Itt nem lehet. { $text }
# $label is the answer, $text what it brought.
scene-chosen = { $label }: { $text }
# Above what other answers would have brought.
scene-otherwise = A többi választás
scene-again = Próbálj ki egy másikat
scene-done = Kész
scene-rule = A szabály
scene-close = Bezárás
