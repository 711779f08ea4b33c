### Rules that play themselves, of any game: the doors to them, their steps, and the reader's answer.

see-it = Voir
# Read aloud on the same button; $title is a question.
see-it-of = Voir : { $title }
# Beside it.
see-it-steps = { $count ->
    [one] { $count } étape, puis vous
   *[other] { $count } étapes, puis vous
}
scene-step = Étape { $value } sur { $total }
scene-next = Suivant
scene-back = Une étape en arrière
scene-you = À vous
scene-unsure = Je ne sais pas
    .note = Montrer chaque résultat.
# $text is the rule that refuses the answer.
scene-refused = Impossible ici. { $text }
# $label is the answer, $text what it brought.
scene-chosen = { $label } : { $text }
# Above what other answers would have brought.
scene-otherwise = Les autres choix
scene-again = Essayer autre chose
scene-done = Terminé
scene-rule = La règle
scene-close = Fermer
