### The Messenger Raven: its three uses, and the wildling card that its holder looks at.

# Read aloud: the three buttons below.
raven-ways = Use of the raven
raven-way-swap = Replace an order
raven-way-look = Look at the top wildling card
raven-way-none = Neither
raven-looks = Only you see the top wildling card, behind the curtain. Then you put it back on the top or the bottom of the deck.
raven-leaves = No order changes, and nobody looks at the wildling deck.

## An order is replaced

raven-which = Which order do you replace?
raven-no-orders = { NOM($house) } has no orders on the board.
# Touched, another order can be chosen.
raven-another = Choose another
# Read aloud. $was: the order that gives way, $token: the one that comes.
raven-becomes = { NAME($area) }: { NAME($was) } becomes { NAME($token) }
raven-gives-way = { NAME($area) }: replace { NAME($was) }
raven-unused = Unused orders

## At the foot

raven-main = Use the raven
raven-main-swap = Place { NAME($token) } in { THE($area) }
raven-main-look = Look at the top card
raven-main-none = Don't use the raven
raven-missing-way = Choose one of the three
raven-missing-area = Choose the order to replace
raven-missing-token = Choose the new order for { THE($area) }

## The wildling card, held to be seen

peek-title = A look beyond the Wall
# What the pad shows while it is held.
peek-card = The top wildling card
peek-let-go = Let go and the card is face down again.
peek-to-hold = The card shows only while you hold the pad.
# Below the card. $count: cards of the deck.
peek-top-of = Top card of { $count }
peek-then = Put it back
peek-put-top = On top
peek-put-bottom = On the bottom
peek-unseen = Look at the card first
# The page is that of the printed rulebook.
peek-law = It must be one of the two. You may say anything about the card, true or not, but show it to nobody (page 11).
peek-logged = The log will say that { NOM($house) } looked and where the card went, not which card it was.
peek-board = Look at the board
