### Settings. Each is a name, and below it in small letters what it does.

settings = Settings
    .note = saved on this device

theme = Theme
    .note = follows the device unless you choose one
theme-dark = Candlelight
theme-light = Daylight
theme-system = Match device

## At the table

settings-table = At the table
table-mode = Table mode
    .note = for a tablet in the middle of the table: large text, and each question faces the player it is for
idle = Close the curtain after
    .note = also when you leave the app or the screen sleeps
    .never = Never
glass = Sand timer
    .note = tells you when a decision runs over; there is no penalty
    .none = None
# Buttons of the two above.
some-seconds = { $seconds } s
some-minutes = { $minutes } min
code-speed = Seats that the app plays
    .note = how long it waits, so that you can follow
code-speed-slow = Slow
code-speed-normal = Normal
code-speed-quick = Quick
awake = Keep the screen awake
    .note = while a game is open
    .unable = This browser cannot do it. Set the tablet to lock later, in its own settings under Display.
recap = Show a recap
    .note = when a curtain opens, before you decide
hints = Hints for newcomers
    .note = a line above each new kind of decision, once for each seat
reveals = Stop for reveals
    .note = orders, bids, cards and battles, for the whole table to see
forecast = Show battle odds
    .note = win or lose against each card your enemy holds

## Sound and motion

settings-movement = Sound and motion
sound = Quiet sounds
    .note = six soft ones: a seal, a march, a horn and more
haptics = Vibration
    .note = a short buzz when a choice is saved
pace = Animation
    .note = tap to skip any of them
pace-none = None
pace-quick = Quick
pace-full = Calm
fullscreen = Full screen
    .note = hides the browser bars

## Games on this device

settings-games = Games on this device
# $used: "12.3 MB"; $quota: "2.0 GB".
storage-used = { $used } of { $quota }
storage-unknown = the browser does not say how much space there is
persisted = Keep my games safe
    .yes = Yes
    .allow = Allow
persisted-granted = The browser will not delete your games on its own.
persisted-not = If the device runs low on space, the browser may delete them.
persisted-refused = The browser said no. Installed apps are more likely to be allowed; exported games are safe either way.
persisted-unasked = This browser makes no promise to keep them. Save a backup after each game night.
persisted-week = Safari deletes them if you do not open this page for a week. Install the app and it keeps them.

settings-about = Version and credits
settings-unofficial = An unofficial fan work.

## The page about the app

about = About
    .version = Version { $version }
    .what = Pass the Crown. An unofficial companion for playing two board games around one tablet, offline.
about-game = The games
    .text = A Game of Thrones: The Board Game and The Iron Throne, their titles and the names of their houses, places and characters belong to their owners: the publishers and designers of the games and the author of the books they are based on. This app is neither made nor approved by them, and uses none of their art or text.
# Letters and fonts.
about-type = Type
    .text = Alegreya, Alegreya SC and Alegreya Sans by Juan Pablo del Peral and The Alegreya Project Authors (Huerta Tipográfica), under the SIL Open Font License 1.1.
# $icons: what they are called in their collection, in English.
about-icons = Icons
    .text = Some symbols are from game-icons.net by Lorc, Delapouite and contributors, under CC BY 3.0, redrawn in size and color: { $icons }. The others, the map and the pieces are our own.
about-code = The app
    .text = Code and drawings are under the MIT license. Nothing you play leaves this device; once stored, the app needs no network.

## Licences

licences-link = Licenses for everything in it
licences = Licenses
    .note = What this app is made of, and the terms under which it may be used.
    .lack = The license texts could not be loaded. They come with every copy of the app, in licences.json.
