### Games as files: handing them out, bringing them in, and where a file goes wrong.

# The name of a game that came in a file without one.
imported-game = Imported game

## Files that came from outside the app, before anything is read

arrived = { $count ->
    [one] Import this file?
   *[other] Import these files?
  }
    .text = Another app or a web page has handed this over. Nothing has been imported yet: go on only if you were expecting it.
    .no = Don't import

## What became of a file

exported-shared = “{ $name }” was shared.
exported-saved = “{ $name }” was saved to a file in your downloads.
salvaged = “{ $name }” cannot be opened. The file holds everything that is left of it; a version that can open it will import it.
imported = “{ $name }” was checked move by move and added.
checking = Checking every move…

# What a backup holds, and what it does not: up to three sentences after each other.
backed-up = { $games ->
    [one] One game is in the file.
   *[other] { $games } games are in the file.
  }
backed-up-unopened = { $count ->
    [one] { LIST($names) } could not be opened here and went in as it is, for a version that can open it.
   *[other] { LIST($names) } could not be opened here and went in as they are, for a version that can open them.
  }
backed-up-left = { $count ->
    [one] There was no room in it for { LIST($names) }: export it separately.
   *[other] There was no room in it for { LIST($names) }: export them separately.
  }
# In the lists above.
quoted = “{ $name }”

## Where a file goes wrong

wrong-unreadable = The device could not read the file. Try again, or get a fresh copy.
wrong-not-ours = This is neither a game nor a backup of this app.
wrong-torn = The file is damaged or incomplete: it does not unpack fully. Get a fresh copy, or export it again.
wrong-too-large = The file is larger than any game could be, so it was not opened.
wrong-newer = It was made by a newer version of the app. Update the app here, then import it again.
wrong-parts = Parts of it are missing or have been changed.
wrong-beginning = No game can begin the way it does, so it was damaged or changed.
wrong-seats = The houses at its table are not the ones that play in it, so it was damaged or changed.
wrong-running = This game is still in progress here and has gone on differently. A device keeps only one copy of it, so that nobody can try things out on a second one. To continue from the file, delete the game here and open the file again.
wrong-binned = A copy of this game that had gone further was deleted on this device less than an hour ago. It is back in the list of games, and nothing else was changed.
wrong-another-tablet = These pictures are meant for another tablet. Scan the code of this one with the other first.
# The first move of all is not possible.
wrong-first-move = Move 1 of { $of } is not possible there, so the file was damaged or changed at this move or before it.
wrong-move = Everything before that is fine. Move { $number } of { $of } is not possible there, so the file was damaged or changed at this move or before it.
wrong-no-moves = It holds no moves, yet it does not end where it begins: it was damaged or changed.
wrong-ending = { $moves ->
    [one] Its only move is possible, but it does not lead to the position at its end: a move is missing, or something was changed.
   *[other] Each of its { $moves } moves is possible, but they do not lead to the position at its end: a move is missing, or something was changed.
  }

## The report of what came in

report-added-title = Imported
report-nothing-title = Nothing was added
# Headings above the names of games.
report-added = Added, checked move by move
report-present = Already here
report-refused = Not added
# What follows is for developers.
report-detail = Details
report-kept = Your other games are unchanged.

## All games in one file

backup = Save all games
    .note = One file with every game, for another tablet or just in case. For games in progress it includes sealed choices that anyone could read, and their logs will say it was made.
    .act = Save a backup
    .short = Back up
    .short-note = A backup includes sealed choices that anyone could read, and the logs will say it was made.
    .short-label = Back up all games in one file
show-all = Show all games to another tablet
    .note = As a moving picture for its camera, without network or cable. They stay here as well.
    .act = Show
restore = Import games
    .note = From a backup or a saved game file. Games already here stay as they are.
    .act = Open a file

## The reminder of a backup

reminder = This browser may clear your games if the device runs low on space, and much of what you played is saved nowhere else. A backup includes sealed choices that anyone could read, and the logs will say it was made.
    .week = Safari deletes your games if you do not open this page for a week, and much of what you played is saved nowhere else. A backup includes sealed choices that anyone could read, and the logs will say it was made.
    .act = Save a backup
    .later = Not now
