### Parts of screens that know no game.

close = Schließen

## Why something is not possible

why-not-title = Nicht möglich
why-not-ok = OK

## A figure that can be explained

figure-why = Warum { $value }?
figure-parts = { $value }, { $about }: zeigen, wie es sich zusammensetzt
figure-total = Summe

## A number that is set step by step

stepper-more = Eins mehr: { $label }
stepper-fewer = Eins weniger: { $label }

## Choices that scrolling brings into sight

more-choices = { $count ->
    [one] { $count } weitere Möglichkeit
   *[other] { $count } weitere Möglichkeiten
}

## What is held until a bar is full, by an aid that can only click (a screen reader, a switch, a spoken command)

# Read aloud after the first click. $label is what the button says: "Lead with Selyse".
hold-once-more = { $label }: Das gilt endgültig. Zum Bestätigen noch einmal auslösen.
    .note = noch einmal auslösen
# Read aloud after what the button says and "hold".
hold-or-twice = oder zweimal auslösen
