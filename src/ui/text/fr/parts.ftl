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
