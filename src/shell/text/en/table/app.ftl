### What is loaded from the beginning: the app, its updates, the menu button, the sand timer.

# The name of the app. It stays as it is in every language.
app = Pass the Crown

## A new version of the app

update-waiting = A new version is ready.
# Another tab of the browser.
update-taken = Another tab has switched to the new version.
update-now = Update now
update-later = Later
update-reload = Reload here too
# In the menu of a running game.
update-waiting-note = A new version is ready. The game carries on where it is.

## The button of the menu, and the title of what it opens

menu = Menu

## The sand timer: a decision has taken as long as the table agreed on

glass-ran-out = { $minutes ->
    [one] Time is up: { $minutes } minute.
   *[other] Time is up: { $minutes } minutes.
  }
glass-turn = No penalty. Tap to turn the timer over.

## An address at which there is nothing

lost = No such page
    .text = There is nothing at this address. Your games are safe.
    .home = Back to the start

## A page whose scripts are not there

missing = Part of the app is missing
    .text = Connect to the network, then load the page again. Your games are safe.
    .again = Load again
