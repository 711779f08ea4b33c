### Parts of screens that know no game.

close = Bezárás

## Why something is not possible

why-not-title = Nem lehet
why-not-ok = Rendben

## A figure that can be explained

figure-why = Miért { $value }?
figure-parts = { $value }, { $about }: mutasd, miből áll össze
figure-total = Összesen

## A number that is set step by step

stepper-more = Eggyel több: { $label }
stepper-fewer = Eggyel kevesebb: { $label }

## Choices that scrolling brings into sight

more-choices = Még { $count } lehetőség
