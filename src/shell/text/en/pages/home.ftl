### The start page: the games on this device, and what can be done with them.

home-back = Back
home-loading = Loading saved games…
home-rules = Rules
home-settings = Settings
home-credits = Credits
home-unofficial = An unofficial fan work.

## The last game

home-last-game = Last game
# $day: "Monday"; $date: "3 March 2024"; $time: "14:05".
last-played = { $when ->
    [unknown] Last played on an unknown day
    [today] Last played today, { $time }
    [yesterday] Last played yesterday, { $time }
    [weekday] Last played { $day }, { $time }
   *[date] Last played { $date }, { $time }
  }
# Beside a saved game, by itself.
played = { $when ->
    [unknown] Unknown day
    [today] Today
    [yesterday] Yesterday
    [weekday] { $day }
   *[date] { $date }
  }
home-continue = Continue
home-look = See how it ended

## Where games come from

home-new-game = New game
# Read aloud. $title: a game, "The Iron Throne".
new-game-of = New game: { $title }
home-import = Import
home-take = Take over by camera
home-phone = Answer on this phone
home-away = On another tablet
home-waits = Waiting for the other tablet
home-elsewhere = See where it is
home-finish = Finish taking over
new-to-it = New to it?
    .what = Play a first round on the real board. The app says what to do.
    .minutes = { $count } minutes, alone
    .first = Play a first round
    .next = Next: { $title }
    .done = { $number } of { $of } done
    .all = All done
    .again = Play one again
home-at-tablet = Playing at a tablet?
# Also the name of that game.
example = An example game
example-of = An example game: { $title }

## No game yet

empty = The table is set
    .text = Three to six players, one tablet, no network needed. The app asks the right player at the right moment and never loses a move.
    .rules = Read the rules

## The saved games

home-saved = Saved games
# $size: "12.3 MB".
home-kept = saved in this browser · { $size }
home-saved-note = Each game is saved after every decision. Exported games open on any device.
home-hall = Our evenings
size-less = less than { $size }

pages-title = Pages of saved games
pages-find = Find a game or a player
pages-clear = Clear the search
# Turns to more recent games.
pages-newer = Newer
pages-older = Older
# What was searched for.
pages-none = No saved game has “{ $wanted }” in its name or among its players.
pages-one = Game { $from } of { $of }
pages-some = Games { $from } to { $to } of { $of }

## Games that come back from their second copies

returning = { $games ->
    [one] Bringing back a game
   *[other] Bringing back { $back } of { $games } games
  }
# Read aloud, of the bar.
returning-label = Games that are back
returning-why = The browser lost them, but each has a second copy. You can play in the meantime.
returning-full = There is not enough space to bring back all games. Nothing is lost: free up space on this device, then try again.
returning-failed = Not all games could be brought back yet. Their second copies are still there.
returning-shortened = { $count ->
    [one] The last move of “{ $name }” could not be read. The game resumes just before it.
   *[other] The last { $count } moves of “{ $name }” could not be read. The game resumes just before them.
  }

## The app on the device

offline-ready = Ready to play offline
offline-saving = Saving for offline use…
install = Install
install-not-now = Not now

# Buttons, as the menus of Safari and Android say it.
home-screen-offer-share = Add to Home Screen
home-screen-offer-dock = Add to Dock
home-screen-offer-menu = Add to Home screen
home-screen-share = Add to the Home Screen
home-screen-dock = Add to the Dock
home-screen-menu = Add to the Home screen
home-screen-week = Safari deletes what a website has stored if you do not open it for a week. Installed as an app, it keeps your games.
home-screen-room = If the device runs low on space, a browser may delete what a website has stored. An installed app is much safer.
# Three steps each, numbered.
home-screen-steps-share = Tap the Share button.
    .second = Choose “Add to Home Screen”, then “Add”.
    .third = Open the app from there, and play there.
home-screen-steps-dock = Open the File menu.
    .second = Choose “Add to Dock”, then “Add”.
    .third = Open the app from there, and play there.
home-screen-steps-menu = Open the browser menu.
    .second = Choose “Add app to Home screen” or “Install”.
    .third = Open the app from there.
home-screen-apart = The app starts empty. To bring your games with you, save a backup in Settings and open that file in the app.

## What can be done with a saved game

# Read aloud, of the button.
game-menu = Rename, duplicate, export, delete or look back at { $name }
game-replay = Replay
    .note = Step through it on the board
game-chronicle = Chronicle
    .note = Charts, battles, times and the log
game-review = How it turned
    .note = Everybody's chances, round by round, and what changed them
game-rename = Rename
game-name = Name of the game
game-save-name = Save the name
# Why the button does nothing yet.
game-needs-name = The game needs a name
game-duplicate = Duplicate
    .note = To try something out and keep this one as it is
    .later = Only once it is over: on a copy, a single choice would reveal what is sealed
game-export = Export
    .note = As a file that opens on any device
    .running = The file includes sealed choices that anyone could read. The log will say it was made.
game-show = Show to another tablet
    .note = As a moving picture for its camera, without network or cable
game-delete = Delete
    .note = You can undo this for a moment
# The name of a duplicate.
copy-of = { $name } (copy)

## What was done

game-deleted = “{ $name }” was deleted.
game-restored = “{ $name }” is back.
game-duplicated = “{ $name }” was added.
undo = Undo
note-close = Close

## A game that cannot be opened

nameless = A game without a name
unreadable-damaged = This game cannot be read. It stays here, and what is left of it can be saved as a file.
unreadable-newer = This game was played with a newer version of the app. Update the app to open it.
unreadable-export = Export: { $name }
unreadable-delete = Delete: { $name }

## What went wrong on the start page

problem-unavailable = This browser cannot save games, perhaps because this is a private window, and a game must be saved to be played. Rules and settings work as usual.
problem-full = This device has no space left. Nothing was lost. Delete photos, downloads or apps you no longer need, then try again.
problem-blocked = Another window is using the saved games. Close it, then try again.
problem-behind = Another window changed this game. It was reloaded.
problem-damaged = That game cannot be read. Your other games are fine.
problem-newer = These games were saved by a newer version of the app. Update the app to open them; nothing was changed.
problem-gone = That game is no longer here.
problem-mended = This game began under older rules of the app: you can keep playing, but not go back.
problem-running = This game is still in progress, and there can be only one copy: on a second one, a single choice would reveal what the others have sealed.
problem-failed = That did not work. Nothing was lost; try again.
try-again = Try again
