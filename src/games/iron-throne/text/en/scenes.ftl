### Rules that play themselves: the title of a scene is a question as it is asked at the table, its attributes are sentences on what happens.
### Every figure and every name in them comes from what happened.

## What the reader is asked and can answer

# $title is the question, $text what it means.
asked = { NAME($house) } · { $title } · { $text }
label-challenger = Offer { NAME($character) } to the challenger
label-defender = Offer { NAME($character) } to the defender
label-out = Stay out
label-accept = Accept the offer
label-decline = Decline the offer
label-card = Play { NOM($card) }
label-player = From { NAME($house) }
label-deck = The top card of the deck
label-hand = A random card from the hand
label-row = A hostage they hold
label-sign = Sign the deal
label-no-deal = End without a deal
# What the challenger wants in a deal.
label-power = Ask for { COUNT($power, of: "iron-power") }
label-place = { COUNT($power, of: "iron-power") } to { NAME($character) }
label-release = Release the hostage
label-torture = Torture the hostage, naming nobody
label-torture-for = Torture the hostage, naming { NAME($character) }
label-keep = Keep the hostage
label-kept = { NAME($holder) } still holds { COUNT($count, of: "hostage") }.
label-challenge = Challenge { NAME($house) }
sheet-left = The leader sheet of { NAME($house) } now has { COUNT($power, of: "iron-power") }.

## The encounter

supporters = What do I get for supporting?
# $other declined's house, $house the one who is asked next.
declined = What if my support is declined?
    .next = { NAME($other) } may not try the other side this turn; { NAME($house) } is asked next.
hostility = Who wins when both show a hostility?
    .totals = Card and characters together come to { $most } against { $least }.
equal-totals = What happens when totals are equal?
winner-hostage = When does the winner take a hostage?
# $house showed the hostility.
betrayal = What is a betrayal?
    .totals = The totals are { $most } and { $least }, but only { NAME($house) } showed a hostility, so they do not count.
betrayed = What does the betrayed player get?
signed-deal = What happens after a deal?
failed-truce = What if a truce ends without a deal?

## Rewards, hostages and the end

challenger-wins = What does the challenger's side win?
defender-wins = What does the defender's side win?
# $now is the power before, $power what is lost.
penalty = What does losing cost?
    .half = { NAME($character) } had { COUNT($now, of: "iron-power") } and loses half, rounded up: { $power }.
freed-hostage = What do I gain by releasing a hostage?
torture-leader = What if I torture a leader card?
torture-character = What if I torture a character card?
torture-hostility = What if I torture a hostility or a truce?
last-influence = When does the game end?
influential = Who defends?
    .most = Of the others, { NAME($house) } has spread the most influence: { $count }.
