### Parts of screens that know no game.

close = Close

## Why something is not possible

why-not-title = Not possible
why-not-ok = OK

## A figure that can be explained

figure-why = Why { $value }?
figure-parts = { $value }, { $about }: show how it is made up
figure-total = Total

## A number that is set step by step

stepper-more = One more: { $label }
stepper-fewer = One fewer: { $label }

## Choices that scrolling brings into sight

more-choices = { $count ->
    [one] { $count } more choice
   *[other] { $count } more choices
}

## What is held until a bar is full, by an aid that can only click (a screen reader, a switch, a spoken command)

# Read aloud after the first click. $label is what the button says: "Lead with Selyse".
hold-once-more = { $label }: this is final. Activate it once more to confirm.
    .note = activate once more
# Read aloud after what the button says and "hold".
hold-or-twice = or activate twice
