### Rules that play themselves, of any game: the doors to them, their steps, and the reader's answer.

see-it = Ansehen
# Read aloud on the same button; $title is a question.
see-it-of = Ansehen: { $title }
# Beside it.
see-it-steps = { $count ->
    [one] { $count } Schritt, dann du
   *[other] { $count } Schritte, dann du
}
scene-step = Schritt { $value } von { $total }
scene-next = Weiter
scene-back = Einen Schritt zurück
scene-you = Jetzt du
scene-unsure = Weiß ich nicht
    .note = Alle Ergebnisse zeigen.
# $text is the rule that refuses the answer.
scene-refused = Hier nicht erlaubt. { $text }
# $label is the answer, $text what it brought.
scene-chosen = { $label }: { $text }
# Above what other answers would have brought.
scene-otherwise = Die anderen Möglichkeiten
scene-again = Etwas anderes probieren
scene-done = Fertig
scene-rule = Die Regel
scene-close = Schließen
