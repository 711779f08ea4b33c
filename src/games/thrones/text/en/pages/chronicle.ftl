### The chronicle: the figures of a game, its battles, who was passed the tablet and how long everybody took; and taking it along.

chronicle-charts = Round by round
chronicle-castles = Castles and strongholds
    .note = at the end of each round
    .caption = Castles and strongholds of the houses by round
chronicle-supply = Supply
    .note = when the orders of the next round were placed
    .caption = Supply of the houses by round
chronicle-power = Power
    .note = available when the orders of the next round were placed
    .caption = Available power of the houses by round

## Battles

chronicle-battles = Battles
chronicle-no-battles = No battle has been fought.
chronicle-battle = Round { $round } · { NAME($area) }
# Beside the house that attacked.
chronicle-attacked = attacked
chronicle-no-card = no card
chronicle-fought = { $tie ->
    [yes] { NAME($winner) } beat { NAME($loser) }, { $own } to { $value }, by the Fiefdoms track
   *[no] { NAME($winner) } beat { NAME($loser) }, { $own } to { $value }
}
chronicle-tie = tie: the Fiefdoms track decided

## Passes and time

chronicle-passing = Passes and time
chronicle-passes = Passes
    .note = How often the tablet was passed to a house for a secret decision.
chronicle-time = Time
    .note = Breaks of an hour or more are left out.
chronicle-together = Total

## Taking it along

chronicle-log = Read the log
chronicle-take = Save or share
chronicle-json = JSON
    .note = every line, for programs
chronicle-csv = Table (CSV)
    .note = every line, for a spreadsheet
# Heads of the columns of that table. What is below most of them is for programs and stays English.
column-number = number
column-time = time
column-round = round
column-phase = phase
column-house = house
column-about = about
column-what = what
column-sentence = sentence
chronicle-picture = Picture
    .note = the final result, to share
    .failed = This browser could not draw the picture.
# Part of a file name, after the name of the game.
chronicle-file = chronicle
# In a file name, for a game whose name has no letter.
chronicle-file-game = game
picture-won = { NOM($house) } wins
picture-after = after round { $round }
picture-round = Round { $round }
picture-app = Pass the Crown
picture-unofficial = Pass the Crown · an unofficial fan work
