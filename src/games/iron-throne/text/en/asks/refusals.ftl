### Why the game does not accept an answer, said to the player. The key is the rule's number in docs/iron-throne.md, with a dash for the
### point. `.most`: the same, where the number is known.

## Any answer

refusal-answer-not-asked = You are not asked anything now.
    .house = { NAME($house) } is not asked anything now.
refusal-answer-malformed = That does not fit what is asked.

## Leaders, hostages and who takes part

refusal-IT-1-3 = You lead with one of the two leaders that were dealt to you.
refusal-IT-3-2 = You can only release or torture a hostage that you hold.
refusal-IT-4-1 = That player cannot defend: the event says who may be challenged.
refusal-IT-4-6 = The power goes to one of your own living characters.
refusal-IT-4-7 = You send one of your own living characters into the encounter.
refusal-IT-5-1 = You offer one of your living characters to one side, or you stay out.
refusal-IT-5-2 = You either accept the offer or decline it.
refusal-IT-5-6 = You can only compel a living character of the player who is about to offer support.
refusal-IT-6-4 = You have to put down one card from your hand.
refusal-IT-6-6 = You can only play a card of your own House that is in your hand.

## Deals

refusal-IT-8-2 = A deal gives each side at most 1 influence, 2 hostages and 3 power.
    .most = A deal gives no more than { $allowed } of that to one side.
refusal-IT-8-4 = You either sign the deal or end the bargain.
refusal-IT-8-5 = The other side does not have that much to give.
    .most = { $allowed ->
        [0] The other side has nothing of that to give.
        [one] The other side has only { $allowed } of that to give.
       *[other] The other side has only { $allowed } of that to give.
    }
refusal-IT-8-6 = A hostage in the deal has to exist, and counts only once.
refusal-IT-8-9 = Something has to change hands: a truce in which nothing does fails.
refusal-IT-8-10 = Only the challenger and the defender get anything in a deal, not supporters.

## Rewards, hostages and power

refusal-IT-9-5 = Place all the power of the reward.
    .most = Place all of it: { COUNT($allowed, of: "iron-power") }.
refusal-IT-10-1 = You cannot take a hostage from that player.
refusal-IT-10-4 = There is no card in that place to take hostage.
refusal-IT-10-10 = You have agreed on this hostage, or a card gives it to you: say where you take it from.
refusal-IT-13-2 = You can only distribute whole power from your own leader sheet to your own characters.
    .most = You can distribute at most { COUNT($allowed, of: "iron-power") }.
refusal-IT-13-5 = Power only goes to living characters of your own House.
refusal-IT-14-1 = This card shows a person, so it hurts that person; there is no victim to name.
refusal-IT-14-3 = For a hostility or a truce you have to name a living character of the House on its back.

## Leaders and character cards

refusal-IT-16-1 = You either use the ability as it says or leave it.
    .most = The ability takes exactly { COUNT($allowed, of: "card") }, or none if you leave it.
refusal-IT-16-4 = You have not said that your leader is always used.
refusal-IT-17-2 = You can only play a card that shows your living participating character or your leader.
refusal-IT-17-6 = This card’s condition is not met, so it cannot be played that way.
