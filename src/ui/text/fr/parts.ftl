### Parts of screens that know no game.

close = Fermer

## Why something is not possible

why-not-title = Impossible
why-not-ok = OK

## A figure that can be explained

figure-why = Pourquoi { $value } ?
figure-parts = { $value }, { $about } : montrer le calcul
figure-total = Total

## A number that is set step by step

stepper-more = Un de plus : { $label }
stepper-fewer = Un de moins : { $label }

## Choices that scrolling brings into sight

more-choices = { $count ->
    [one] { $count } autre choix
   *[other] { $count } autres choix
}

## What is held until a bar is full, by an aid that can only click (a screen reader, a switch, a spoken command)

# Read aloud after the first click. $label is what the button says: "Lead with Selyse".
hold-once-more = { $label } : c'est définitif. Activez encore une fois pour confirmer.
    .note = activer encore une fois
# Read aloud after what the button says and "hold".
hold-or-twice = ou activer deux fois
