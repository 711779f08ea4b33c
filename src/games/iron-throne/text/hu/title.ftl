### The game in a line, for choosing which to play, and a way of its own in the settings.

title = A Vastrón
    .what = Kártyák, ígéretek, túszok: használd fel elsőként mind az öt befolyásjelződet.
    .players = 3–5 játékos, körülbelül egy óra
    .evening = Gyors óra: ígéretek, blöff, árulás.

# A line of the settings.
cards-i-own = Saját kártyáim
    .note = A Vastrón: írd be, mi áll a dobozodban lévő vezetőkön és kártyákon
