### The hall: all finished games on this device, who won them and how often.

hall = Our evenings
hall-opening = Opening the hall…
hall-evenings = { $evenings ->
    [one] { $evenings } evening
   *[other] { $evenings } evenings
  }
hall-unreadable = { $count ->
    [one] A saved game cannot be read and is not counted here.
   *[other] { $count } saved games cannot be read and are not counted here.
  }
hall-note = All finished games on this device. Nothing leaves it unless you send it.
hall-counting = Still reading: { $back } of { $games }

## What is shown

# Read aloud: three views of the same evenings.
views = View
view-hall = The hall
view-evenings = All evenings
view-records = Records
filter-game = Game
filter-game-all = All games
filter-person = Who was there
filter-person-all = Everyone
nothing-fits = No evening fits. Choose something else above.

## People

people = People
column-wins = Wins
column-taken = Most played houses
wins-of = { $wins } of { $evenings }
seats-of-code = Seats played by the app: { $count }; won: { $wins }
seats-nameless = Seats without a name: { $count }

## Houses

houses = Houses
# Head of a column: evenings with that many at the table.
with-players = with { $count }
not-in-play = not in play

## Rivalries

rivalries = Rivalries
who-was-ahead = who of the two was ahead, of { $count }
battles-between = battles between them: { $count }

## Medals: a title, and what for

medals = Medals
medal-row = On a streak
    .text = Won { $count } evenings in a row.
medal-feather = By a feather
    .text = Ties broken in their favor: { $count }.
medal-wall = Friend of the Wall
    .text = Paid the most against the wildlings: { $count } power.
medal-sword = Sword arm
    .text = Won the most battles: { $count }.
medal-banker = Iron banker
    .text = Had the most power left when it no longer counted: { $count } in all.
medal-short = One short
    .text = Evenings that ended just one short of victory: { $count }.
medal-words = Three short words
    .text = Thinks the least: { $count } min an evening.

## Records

record-shortest = Shortest war
record-highest = Highest winning score
record-closest = Closest finish
record-longest = Longest evening
record-battles = Most battles
record-wildlings = Wildlings defeated most often
level-at = A tie: { $text }
more-evenings = Show more

## One evening

no-day = Unknown day
by-code = played by the app
no-name = without a name
winner = winner
log-copy = Copy as text
    .note = For a play log or a message
chronicle-open = Chronicle
    .note = Charts, battles, the log, and more to share
review-open = How it turned
    .note = Everybody's chances, round by round, and what changed them
# One place of the text for a play log. $text: "7 castles and strongholds".
log-line = { $place }. { $name } ({ $house }): { $text }
copied = Copied.
    .failed = This browser does not allow copying.

## To the app BG Stats

bg-stats = Send to BG Stats
    .text = Opens the BG Stats app with this evening filled in. It asks before it keeps anything.
bg-game = Game
bg-people = People, with house, score and rank
bg-left-out = Seats left out
bg-open = Open BG Stats
bg-copy = Copy the link
bg-offline = There is no network: copy the link and open it later.

## One person, and two spellings of a name

person-also = Also counted here: { $name }
part = Separate them again
same-as = The same person as
same-as-choose = Choose a name
same-likely = { $name } and { $other }: the same?
same = Is this one person?
    .text = Tap the spelling to keep.
same-together = Together: { $text }
wins-count = { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
  }
same-never = They never sat at the same table.
same-once = They sat at the same table: { $date }
same-note = Only this page counts them together: the games keep the names they were played with. You can separate them again at any time.
same-two = Two people
same-one = One person

## The table as a file

hall-csv = Table (CSV)
# Heads of columns; 1 is yes, 0 no.
column-date = date
column-game = game
column-evening = evening
column-players = players
column-edition = edition
column-house = house
column-name = name
column-code = app
column-winner = winner
column-rank = rank
column-score = score
column-rounds = rounds
column-minutes = minutes

## Nothing yet

hall-empty = The hall is still bare
    .text = Finish a game on this device, and it hangs here: who was there, who won with which house, and who was one castle or stronghold short.
hall-new = New game
