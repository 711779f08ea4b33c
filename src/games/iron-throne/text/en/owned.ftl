### "Cards I own": leaders and cards that an owner of the box writes: a list, a form, a file.

## The page

game = The Iron Throne
what = Most leaders and cards are house versions, because we do not know the words in the box. If you own the box, write here what yours do. The next new game plays them; a game in progress keeps the cards it began with.
count-none = You have not written any cards yet.
count = { $count ->
    [one] You have written { $count } card.
   *[other] You have written { $count } cards.
  }
begun = begun, not saved
kind-leader = Leader
kind-card = Card

## Files

export = Save to a file
import = Open a file
forget = Forget all
undo = Undo
# The name of a file: letters and hyphens.
file-name = iron-throne-cards
exported-shared = Your cards were shared.
exported-saved = Your cards were saved to a file in your downloads.
imported = { $count ->
    [one] { $count } card was imported.
   *[other] { $count } cards were imported.
  }
# After that sentence. $count: of the imported cards.
imported-replaced = { $count ->
    [one] { $count } of them replaces what you had written.
   *[other] { $count } of them replace what you had written.
  }
forgotten = All leaders and cards are the app's own again.
# $name: "Robb, leader".
saved = { $name } is saved and will be in the next new game.
returned = { $name } is the app's own again.
not-kept = This browser keeps nothing: your cards are lost when the page is closed. Save them to a file.

## Why a file was not taken

misread-unreadable = The device could not read the file. Try again, or get a fresh copy.
misread-too-large = The file is larger than all cards together could be, so it was not opened.
misread-not-json = This file cannot be read. Your cards are unchanged.
misread-not-ours = This is not a file of cards from this app.
misread-a-game = This is a saved game or a backup, not a file of cards. Open it under “Import games”.
misread-newer = It was made by a newer version of the app. Update the app here, then import it again.
misread-empty = There is no card in it.
# $what: a place in the file: "leaders.robb".
misread-twice = It says two things about the same place: { $what }.
# A list of places follows.
misread-faults = Something in it is not possible, so no card was taken from it.

## The form

title-field = Title on the card
text-field = Its text, in your words
letters = { $count } of { $total }
moment = When it counts
moment-before-turn = before your turn
moment-before-offer = before each offer of support
moment-before-cards = before the House cards
moment-reveal = after the reveal
moment-resolution = after the resolution
moment-always = always in force
use = Using it
use-asked = the player is asked each time
use-auto = the player may say “always”
conditions = Only if
    .none = No condition.
    .add = Add a condition
effects = What it does, in this order
    .none = Nothing yet.
    .add = Add an effect
# Read aloud: one of the conditions or effects.
entry-when = Condition { $nth }
entry-does = Effect { $nth }
remove-entry = Remove { $nth }
move-entry-up = Move { $nth } up
standing = What holds always
standing-penalty = Penalties cost you less
standing-keepsOne = Once a turn a dying character keeps 1 power, for 1 power from your sheet
standing-torturer = You torture in your own way
standing-refillTo = You draw up to another number
needs-title = { $what ->
    [leader] The leader needs a title.
    [event] The event needs a title.
   *[card] The card needs a title.
  }
preview = How it will look
save = Save
give-back = Back to the app's own

## What is wrong with a card that is being written, or that came in a file

# $what: a place in the file, "leaders.robb.does[0]"; $text: one of the sentences below.
placed-fault = { $what }: { $text }
# $found, $name and $list are words of the file: they stay English.
fault-object = This must be an object, not { $found }.
fault-list = This must be a list, not { $found }.
fault-text = This must be text, not { $found }.
fault-number = This must be a whole number from { $least } to { $most }, not { $found }.
fault-only = This must be { LIST($list, join: "or") }, not { $found }.
fault-word = This must be { LIST($list, join: "or") }, not { $found }.
fault-head = One of these is needed: { LIST($list, join: "or") }.
fault-unknown = { $found } is not possible here.
fault-missing = Something is missing: { $name }.
fault-stranger = There is no such thing here: { $name }.
fault-many = That is too many: { $count }, where { $most } are allowed.
fault-long = { $count ->
    [one] The text is too long: { $count } character, where { $most } are allowed.
   *[other] The text is too long: { $count } characters, where { $most } are allowed.
  }
fault-unseen = No line breaks and no invisible characters, please.
fault-empty = Something has to be written here.
fault-moment = That cannot happen at this moment: { $when }.
fault-apart = This needs a condition: that you take part in the encounter.
fault-unchosen = No player has been chosen before this.
fault-unspent = No card has been discarded before this.
fault-unseen-card = { $count ->
    [one] Only { $count } card is looked at.
   *[other] Only { $count } cards are looked at.
  }
fault-both = What holds always has no moment: only one of the two is possible.
fault-neither = Choose what holds always.
fault-never = What holds always has no conditions and no effects.
fault-idle = It needs at least one effect.

## Effects: a list to choose from

effect-draw = Draw cards
effect-draw-per-loser = Draw for each player of the other side
effect-discard = Discard chosen cards
effect-discard-hostility = Discard a hostility up to a value
effect-discard-random = Discard random cards
effect-distribute = Move power from your sheet, as you like
effect-place = Move power from your sheet to your participant
effect-remove = Move power from participants to their sheet
effect-remove-all-but = Leave participants only so much power
effect-burn = Put power from your sheet in the box
effect-take-hostage = Take a hostage
effect-rescue = Take one of your own cards back
effect-torture = Torture a hostage you hold
effect-add = Add to a total
effect-add-per-supporter = Add to a total for each of your supporters
effect-add-own-power = Add your participant’s power once more
effect-add-half-spent = Add half the hostility just discarded
effect-halve = Halve the other side’s value
effect-higher = The chosen player must play a higher hostility
effect-swap = Your active player may play another hostility
effect-truce = Settle it as a truce
effect-tie = Your side wins equal totals
effect-withdraw = Withdraw from the encounter
effect-peek = Look at random cards of the opponent’s hand
effect-open-first = The opponent plays first, face up
effect-compel = Compel a character of that player
effect-soften = Limit what a penalty costs
effect-recycle = Shuffle your discard pile into your deck
effect-sift = Look at the top of your deck and keep some
effect-choose = Choose a player
effect-yield = The chosen supporter gives a card, or withdraws

## Conditions: a list to choose from, after "Only if"

condition-active = you challenge or defend
condition-supporting = you support
condition-participant = you take part in any way
condition-challenger = it is your turn
condition-won = your side won
condition-lost = your side lost
condition-spread-none = you spread no influence this turn
condition-own-card-held = somebody holds a card of yours
condition-holds-hostage = you hold a hostage
condition-cards-left = your deck or discard pile has cards
condition-outcome = the cards show
condition-some = there is one of
condition-none = there is none of
condition-showed-truce = the truce was shown by
condition-sheet = your sheet has power, at least
condition-hand = your hand has cards, at least
condition-their-hand = the opponent has cards, at least
condition-own-power = your participant has power, at least

## Fields of effects and conditions: labels

field-who = Who
field-at = Whose
field-from = From
field-n = How many
field-perLoser = Cards for each
field-hostilityUpTo = Up to a value of
field-optional = Can be declined; then nothing follows
field-allBut = Power left
field-side = Which total
field-amount-n = How much
field-amount-supporting = Another number in support
field-amount-perSupporter = For each supporter
field-amount-ownPowerUpTo = At most
field-most = At most
field-onlyWithoutDeal = Only if a truce fails
field-keep = Cards kept
field-having = Only those
field-outcome = What they show
field-some = Whom
field-none = Whom
field-showedTruce = By whom
field-sheet = Power
field-hand = Cards
field-theirHand = Cards
field-ownPower = Power
field-thenDraw = Then draw
field-draws = Cards drawn
field-takes = Power taken for a hostility or truce
field-refillTo = Cards in hand

## What may stand in a field

any = any
word-self = you
word-chosen = the player chosen before
word-others = all other players
word-own-active = your side’s active player
word-own-supporters = your side’s supporters
word-own-side = everyone on your side
word-their-active = the opposing active player
word-their-supporters = the opposing supporters
word-their-side = everyone on the other side
word-other-supporters = other supporters, of either side
word-hostile-actives = active players who showed hostility
word-ahead = players who have spread more than you
# After one of the groups above.
word-card = who have a card anywhere
word-hand-card = who have a card in hand
word-living = whose character lives
# A side, whose total changes.
word-own = your side
word-their = the other side
# What the cards show.
word-hostility = hostility
word-betrayal = betrayal
word-truce = truce

## What was written, said back in whole sentences, one after the other: when it counts, on what conditions, and what it does.
## $side: you, one player or several; or whose total changes. $who names them, after a colon.

said-when = { $when ->
    [before-turn] It counts before your turn.
    [before-offer] It counts before each offer of support.
    [before-cards] It counts before the House cards.
    [reveal] It counts after the reveal.
    [resolution] It counts after the resolution.
   *[always] It always counts.
  }
only-if-active = Only if you challenge or defend.
only-if-supporting = Only if you support.
only-if-participant = Only if you take part in any way.
only-if-challenger = Only if it is your turn.
only-if-won = Only if your side won.
only-if-lost = Only if your side lost.
only-if-spread-none = Only if you spread no influence this turn.
only-if-own-card-held = Only if somebody holds a card of yours.
only-if-holds-hostage = Only if you hold a hostage.
only-if-cards-left = Only if there are cards in your deck or discard pile.
only-if-sheet = Only if there is at least { COUNT($count, of: "iron-power") } on your sheet.
only-if-hand = Only if you have at least { COUNT($count, of: "card") } in hand.
only-if-their-hand = Only if the opponent has at least { COUNT($count, of: "card") } in hand.
only-if-own-power = Only if your participant has at least { COUNT($count, of: "iron-power") }.
only-if-outcome = { $outcome ->
    [hostility] Only if the cards show hostility.
    [betrayal] Only if the cards show a betrayal.
   *[truce] Only if the cards show a truce.
  }
# $who: a group of players, in the words above.
only-if-some = { $having ->
    [none] Only if there is one of these: { $who }.
    [card] Only if one of these has a card anywhere: { $who }.
    [hand-card] Only if one of these has a card in hand: { $who }.
   *[living] Only if the character of one of these is alive: { $who }.
  }
only-if-none = Only if there is none of these: { $who }.
only-if-showed-truce = { $side ->
    [self] Only if you showed the truce.
   *[one] Only if the active player of your side showed the truce.
  }
said-draw = { $side ->
    [self] You draw { COUNT($count, of: "card") }.
    [one] This player draws { COUNT($count, of: "card") }: { $who }.
   *[many] Each of these players draws { COUNT($count, of: "card") }: { $who }.
  }
said-draw-per-loser = You draw { COUNT($count, of: "card") } for each player of the other side.
said-discard = { $side ->
    [self] You discard { COUNT($count, of: "card") } of your choice.
   *[one] This player chooses and discards { COUNT($count, of: "card") }: { $who }.
  }
said-discard-hostility = { $side ->
    [self] You discard a hostility of { $most } or less.
   *[one] This player discards a hostility of { $most } or less: { $who }.
  }
said-discard-random = { $side ->
    [self] You discard { COUNT($count, of: "card") } at random.
    [one] This player discards { COUNT($count, of: "card") } at random: { $who }.
   *[many] Each of these players discards { COUNT($count, of: "card") } at random: { $who }.
  }
said-distribute = You move up to { COUNT($count, of: "iron-power") } from your sheet to your characters.
said-place = You move { COUNT($count, of: "iron-power") } from your sheet to your participant.
said-remove = { $side ->
    [self] Your participant loses { COUNT($count, of: "iron-power") }.
    [one] The participant of this player loses { COUNT($count, of: "iron-power") }: { $who }.
   *[many] The participant of each of these players loses { COUNT($count, of: "iron-power") }: { $who }.
  }
said-remove-all-but = { $side ->
    [self] Your participant keeps only { COUNT($count, of: "iron-power") }.
    [one] The participant of this player keeps only { COUNT($count, of: "iron-power") }: { $who }.
   *[many] The participant of each of these players keeps only { COUNT($count, of: "iron-power") }: { $who }.
  }
said-burn = You put { COUNT($count, of: "iron-power") } from your sheet in the box.
said-take-hostage = { $side ->
    [one] You take a hostage from this player: { $who }.
   *[many] You take a hostage from one of these players: { $who }.
  }
said-rescue = You take one of your own cards back.
said-torture = You torture a hostage that you hold.
said-add = { $side ->
    [own] Your side's total changes by { SIGNED($amount) }.
   *[their] The other side's total changes by { SIGNED($amount) }.
  }
said-add-supporting = In support it is { SIGNED($amount) }.
said-add-per-supporter = { $side ->
    [own] Your side's total changes by { SIGNED($amount) } for each of your supporters.
   *[their] The other side's total changes by { SIGNED($amount) } for each of your supporters.
  }
said-add-own-power = { $side ->
    [own] Your participant's power counts once more for your side, up to { $most }.
   *[their] Your participant's power counts once more for the other side, up to { $most }.
  }
said-add-half-spent = { $side ->
    [own] Half the hostility just discarded is added to your side's total.
   *[their] Half the hostility just discarded is added to the other side's total.
  }
said-halve = The other side's value is halved.
said-higher = The player chosen before must play a higher hostility.
said-swap = The active player of your side may play another hostility.
said-truce = The encounter is settled as a truce.
said-tie = With equal totals your side wins.
said-withdraw = { $side ->
    [self] You withdraw from the encounter.
   *[one] The player chosen before withdraws from the encounter.
  }
said-peek = You look at { COUNT($count, of: "card") } of the opponent's hand.
said-open-first = The opponent plays first, face up.
said-compel = You compel a character of the player who is asked for support.
said-soften = { $side ->
    [self] You lose at most { COUNT($count, of: "iron-power") } to a penalty.
    [one] This player loses at most { COUNT($count, of: "iron-power") } to a penalty: { $who }.
   *[many] Each of these players loses at most { COUNT($count, of: "iron-power") } to a penalty: { $who }.
  }
said-soften-no-deal = { $side ->
    [self] You lose at most { COUNT($count, of: "iron-power") } if a truce fails.
    [one] This player loses at most { COUNT($count, of: "iron-power") } if a truce fails: { $who }.
   *[many] Each of these players loses at most { COUNT($count, of: "iron-power") } if a truce fails: { $who }.
  }
said-recycle = You shuffle your discard pile into your deck.
said-sift = You look at the top { COUNT($count, of: "card") } of your deck and keep { $most }.
said-choose = { $having ->
    [none] You choose one of these: { $who }.
    [card] You choose one of these who has a card anywhere: { $who }.
    [hand-card] You choose one of these who has a card in hand: { $who }.
   *[living] You choose one of these whose character is alive: { $who }.
  }
said-yield = The supporter chosen before gives a card, or withdraws.
said-optional = This can be declined; then nothing follows.
said-penalty = A penalty costs you at most { COUNT($count, of: "iron-power") }.
said-penalty-draw = After a penalty you draw { COUNT($count, of: "card") }.
said-keepsOne = Once a turn a dying character keeps 1 power, for 1 power from your sheet.
said-torturer = When you torture, you draw { COUNT($count, of: "card") }, and a hostility or truce takes { COUNT($amount, of: "iron-power") }.
said-refill = You draw until you have { COUNT($count, of: "card") }.
said-event = { $measure ->
    [spread] { $wanted ->
        [most] Of the other players, whoever has spread the most influence defends.
       *[fewest] Of the other players, whoever has spread the least influence defends.
      }
    [hand] { $wanted ->
        [most] Of the other players, whoever has the most cards in hand defends.
       *[fewest] Of the other players, whoever has the fewest cards in hand defends.
      }
    [power] { $wanted ->
        [most] Of the other players, whoever has the most power on living characters defends.
       *[fewest] Of the other players, whoever has the least power on living characters defends.
      }
    [sheet] { $wanted ->
        [most] Of the other players, whoever has the most power on the leader sheet defends.
       *[fewest] Of the other players, whoever has the least power on the leader sheet defends.
      }
   *[held] { $wanted ->
        [most] Of the other players, whoever holds the most hostages defends.
       *[fewest] Of the other players, whoever holds the fewest hostages defends.
      }
  }

## Events

events = Events
kind-event = Event
# As "Robb, leader": the title of the form, and $name in the sentences above.
event-of = { $title }, event
event-what = Each House has three events that name it; only the other three say more.
field-compares = What is compared
field-wanted = Who defends
word-spread = influence spread
word-hand = cards in hand
word-power = power on living characters
word-sheet = power on the leader sheet
word-held = hostages held
word-most = who has the most
word-fewest = who has the fewest
