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

## What is held until a bar is full, by an aid that can only click (a screen reader, a switch, a spoken command)

# Read aloud after the first click. $label is what the button says: "Lead with Selyse".
hold-once-more = { $label }: ez végleges. A megerősítéshez aktiváld még egyszer.
    .note = aktiváld még egyszer
# Read aloud after what the button says and "hold".
hold-or-twice = vagy aktiváld kétszer
