### Rules that play themselves, of any game: the doors to them, their steps, and the reader's answer.

see-it = See it
# Read aloud on the same button; $title is a question.
see-it-of = See it: { $title }
# Beside it.
see-it-steps = { $count ->
    [one] { $count } step, then you
   *[other] { $count } steps, then you
}
scene-step = Step { $value } of { $total }
scene-next = Next
scene-back = One step back
scene-you = Now you
scene-unsure = I don't know
    .note = Show every result.
# $text is the rule that refuses the answer.
scene-refused = Not allowed here. { $text }
# $label is the answer, $text what it brought.
scene-chosen = { $label }: { $text }
# Above what other answers would have brought.
scene-otherwise = The other choices
scene-again = Try another one
scene-done = Done
scene-rule = The rule
scene-close = Close
