### What is said beside the example game: why somebody did what has just happened.

note-alone = Whoever supports a challenger who wins spreads influence, too. Baratheon would rather win alone and declines the help.
note-hostage = The hostage is a Barristan card: tortured, Barristan himself loses up to 4 power. He had no more, and dies.
note-betrayal = A hostility against a truce is a betrayal: Targaryen wins, whatever the totals. But Lannister, betrayed, takes a hostage.
note-deal = Stark gets more out of this deal. But without one both would lose half their power, and Baratheon spreads influence as well: it signs.
note-leader = Melisandre leads Baratheon. Her card hurts no character: the power is taken from the leader sheet, all 3 of it.
note-peek = Melisandre has seen a truce in Lannister's hand. Against a truce any hostility wins, so Baratheon plays its lowest, a 2.
note-yield = Cersei makes Targaryen choose: give a card as a hostage, or leave. It stays, since its side wins, and spreads influence with Stark.
note-refused = It is 14 to 13. Targaryen has turned down support twice, and either would have won the encounter.
note-compel = Lannister has influence on Baratheon's board, so its leader Cersei may name a character there: Stannis has to support Lannister.
note-last = One more influence, and Baratheon wins the game. It plays the highest hostility there is: 20.
