### What a newcomer is told once, above a decision that is asked for the first time.

hint-planning = Give each area with your units an order: tap the one you want. Nobody sees it until all orders are revealed.
hint-raven = The Messenger Raven is yours: you may change one of your orders, or look at the top wildling card.
hint-raid = A Raid removes a Support, Raid or Consolidate Power order from an adjacent area of another house.
hint-march = Tap one of your March orders, then where its units go. Only one of the moves may start a battle.
hint-support = Your support order counts for the side you choose, whoever it is, or for nobody.
hint-card = A card you have played comes back only once you have played them all.
hint-retreat = All retreating units go to one area, yours or an empty one, and stay routed until the end of the round.
hint-bidding = Everyone bids in secret at the same time.
hint-mustering = A castle has 1 point, a stronghold 2. Footmen and ships cost 1, knights and siege engines 2, or 1 when a footman becomes one.
hint-supply = Your supply says how many armies you may have, and how large. A single unit is not an army.
hint-understood = Understood

## The coach of a first war

coach-ask = Ask the coach
# Answers in the place of the player.
coach-show = Show me
