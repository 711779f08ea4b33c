### Parts of screens that know no game.

close = Chiudi

## Why something is not possible

why-not-title = Non si può
why-not-ok = OK

## A figure that can be explained

figure-why = Perché { $value }?
figure-parts = { $value }, { $about }: mostra da dove viene
figure-total = Totale

## A number that is set step by step

stepper-more = Aumenta: { $label }
stepper-fewer = Riduci: { $label }

## Choices that scrolling brings into sight

more-choices = { $count ->
    [one] Ancora { $count } scelta
   *[other] Ancora { $count } scelte
}

## What is held until a bar is full, by an aid that can only click (a screen reader, a switch, a spoken command)

# Read aloud after the first click. $label is what the button says: "Lead with Selyse".
hold-once-more = { $label }: è definitivo. Attiva ancora una volta per confermare.
    .note = attiva ancora una volta
# Read aloud after what the button says and "hold".
hold-or-twice = oppure attiva due volte
