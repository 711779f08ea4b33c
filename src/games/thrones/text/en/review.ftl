### How the evening turned: the review of a finished game.

review-older = The app has changed since this game was played, so it can no longer be reviewed.

## While it thinks

review-thinking = Going back over the evening
    .text = From the end of each round, the next one is played out { $samples } times. You may leave this page: the work goes on.
    .points = What turned the game is still being worked out.
# Read aloud, beside the bar.
review-done = { $percent }% done
review-failed = The review has stopped.
    .again = Continue
review-here = All of this happens on this device, and the result is kept here.

## The headline: one of these

review-head-throughout = { NOM($house) } led from the first round to the last
review-head-since = { NOM($house) } led from round { $first } to the end
review-head-passed = { NOM($house) } led in round { $first }, was overtaken in round { $second }, and won in round { $round }
review-head-from = { NOM($house) } came back from { $percent }% in round { $first }
review-head-last = It was decided in the last round
review-head-won = { NOM($house) } won in round { $round }

## The river of chances

review-river = Chances of winning at the end of each round
review-tap = Tap a round to see its figures
review-start = Start
review-after = After round { $round }
review-at-start = At the start
review-house = House
review-name = { NAME($house) }
# A chance with its error.
review-chance = { $percent }% ± { $error }
review-go = Go there

## Turning points

review-points = Turning points
review-no-points = No single round turned this game.
review-round = Round { $round }
# Read aloud: the number of a turning point.
review-point = Turning point { $number }
# Read aloud, between two percentages.
review-before-after = { NAME($house) }: before { $percent }%, after { $now }%
review-taken-fought = { NOM($house) } takes { NAME($areas) } from { NOM($loser) }, { $own } to { $against }.
review-taken-from = { NOM($house) } takes { NAME($areas) } from { NOM($loser) }.
review-taken = { NOM($house) } takes { NAME($areas) }.
review-drives = { NOM($house) } drives { NOM($loser) } out of { THE($area) }, { $own } to { $against }.
review-holds = { NOM($house) } holds { THE($area) } against { NOM($loser) }, { $own } to { $against }.
review-wildlings = { $beaten ->
    [yes] The Night's Watch beats a wildling attack of { $strength }.
   *[no] The wildlings win with a strength of { $strength }.
}
review-cards = { $kind ->
    [helped] The Westeros cards help { NOM($house) } most: { NAME($westerosCards) }.
   *[hurt] The Westeros cards hurt { NOM($house) } most: { NAME($westerosCards) }.
}
review-cards-turned = The round begins with these Westeros cards: { NAME($westerosCards) }.
review-many = Many things together: no single move stands out.
# Above the sentences of what came together, the largest first.
review-many-most = { $count ->
    [one] Many things together, and this most of all.
   *[other] Many things together, and these most of all.
}
# Above the sentences of what happened, where of none of it can be said how much it did.
review-many-facts = Many things together: no single move stands out. This happened in the round.
review-watch = Watch it
review-branch-name = { $name }, from round { $round }

## Another plan

review-plan = { $kind ->
    [braver] A braver plan
   *[calmer] A calmer plan
}
review-plan-text = For { NOM($house) }: { NAME($token) } instead of { NAME($was) } in { THE($area) }, with all other orders unchanged.
# How much the chance to win grows, in points of a hundred.
review-plan-gain = { SIGNED($percent) } ± { $error }
review-plan-none = Nothing stronger was found here for { NOM($house) }.
review-plan-see = See it on the board
# Read aloud: two boards to choose from.
review-plan-board = What the board shows
review-as-played = As played
review-plan-round = Round { $round }, before and after

## What else the board saw

review-events = Also that evening
review-capital = Round { $round }: { NOM($house) } takes { THE($area) }, the home of { NOM($loser) }.
review-seventh = Round { $round }: { NOM($house) } holds { COUNT($castles, of: "castle") }, enough to win.

review-estimates = Chances are estimates by the app's own players, each ± { $error } or so. They know nothing of what was said and promised at the table.

## House by house

review-pages = View
review-evening = The evening
review-houses = House by house
review-from-winner = From the winner down
# On a phone, where it opens: what is compared.
review-compared = What is compared
review-castles = { COUNT($castles, of: "castle") }
review-best = Best decision
    .note = As played, against another that was tried; in percentage points.
    .none = Nothing stood out.
review-again = The one to play again
    .note = Another, against what was played.
    .none = Nothing stronger was found here.
review-luck = Luck: cards, Tides of Battle, wildlings
    .note = What was drawn, against what the decks would have brought on average.
review-luck-text = { $kind ->
    [very-kind] Kind: { SIGNED($percent) } ± { $error }
    [kind] A little kind: { SIGNED($percent) } ± { $error }
    [even] About even: { SIGNED($percent) } ± { $error }
    [nothing] About even: 0 ± { $error }
    [unkind] A little unkind: { SIGNED($percent) } ± { $error }
   *[very-unkind] Unkind: { SIGNED($percent) } ± { $error }
}
review-row-thinking = Still being worked out.
review-choice-order = { NAME($token) } rather than { NAME($was) } in { THE($area) }, round { $round }
review-choice-march = { $kind ->
    [elsewhere] March from { THE($area) }: { NAME($areas) } rather than { NAME($places) }, round { $round }
    [goes] March from { THE($area) }: { NAME($areas) } rather than staying, round { $round }
   *[stays] March from { THE($area) }: staying rather than { NAME($places) }, round { $round }
}
review-choice-bid = { COUNT($better, of: "power") } rather than { $worse } for { NOM($track) }, round { $round }
review-choice-wildlings = { COUNT($better, of: "power") } rather than { $worse } against the wildlings, round { $round }
review-choice-card = { NAME($card) } rather than { NAME($theirs) } in { THE($area) }, round { $round }

## The picture to share

review-picture = Picture to share
review-picture-note = Chances as the app's own players see them · an unofficial fan work
review-file = how-it-turned
