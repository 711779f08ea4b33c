### Around a game in progress: opening, passing, the menu, and trouble with saving.

opening = Setting the table…
sheet-up = Show the decision
sheet-down = Show more of the board
hide = Hide
close-curtain = Close the curtain
back-to-stage = Back to the decision

## The menu of a game

menu-settings = Settings
menu-seats = Seats
    .note = Who plays which House. A seat can change hands at any time; the log tells everyone.
menu-rules = Rules
# To the start page.
menu-home = All games
    .note = This game stays saved
menu-save = Save this game to a file
    .note = It includes sealed choices that anyone could read. The log will say it was made.
menu-show = Show to another tablet
menu-replay = Replay
    .note = Step through the game so far
menu-chronicle = Chronicle
menu-hall = Our evenings
menu-review = How it turned

## Something could not be saved, opened or taken back: title, what happened, and what can be done

trouble-kept = The game is at the last saved decision; nothing you have seen is lost.
trouble-again = Try again
trouble-reload = Reload the saved game
trouble-home = All games
trouble-go-on = Carry on
trouble-salvage = Save what is left to a file

trouble-unavailable = This browser cannot save games
    .text = It gives the app no storage. This may be a private window, or storage may be turned off in the browser settings.
trouble-full = The device is full
    .text = Your last choice could not be saved. Delete photos, downloads or apps you no longer need, then try again.
trouble-blocked = Another window is in the way
    .text = An older version of the app is open in another window. Close it and try again.
trouble-behind = The game moved on in another window
    .text = Someone made a choice there in the meantime, so the one made here no longer fits.
trouble-damaged = This game cannot be read
    .text = The saved game is damaged and could not be rebuilt move by move. You can save what is left to a file; your other games are not affected.
trouble-newer = This game needs a newer version
    .text = It was saved by a newer version of the app. Update the app to open it.
trouble-gone = This game is not here
    .text = It was deleted, or it is on another device.
trouble-mended = You cannot take that back
    .text = A rule in the app has been fixed since this game began, so its first moves would play out differently today. You can carry on playing as usual.
trouble-running = This game is still being played
    .text = A device keeps only one copy of a game in progress: on a second one, a single choice would reveal what the others have sealed.
trouble-failed = That could not be saved
    .text = The browser would not save. Nothing has changed; try again.

## The browser cleared the game away, and this page alone still has it

only-here = This game is no longer saved
    .text = The browser cleared it, or it was deleted in another window.
    .kept = This page still has all of it. Save it again before you leave.
    .again = Save it again and carry on
    .save = Save this game to a file
