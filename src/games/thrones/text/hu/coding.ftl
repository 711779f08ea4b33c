### Seats that the app plays: who plays them, and how well. How they change hands: shell/code.

person-conqueror = A hódító
    .note = Menetel, aztán megint menetel. Nem sokat hagy maga mögött.
person-warden = Az őrző
    .note = Megtartja, amije van. Nem bocsát meg annak, aki elvenné.
person-courtier = Az udvaronc
    .note = Első a hatalom. Sokat licitál, mindhárom befolyási területért.
person-corsair = A kalóz
    .note = Kifosztja, amit nem védenek, és a tengereket akarja.
level-title = Milyen jól játszik
level-squire = Megérzésből játszik. Jó a játék megtanulásához.
level-knight = Végiggondolja a csatáit.
level-lord = A forduló végéig előre gondolkodik, és nem kegyelmez.
level-hand = Menetelés és portyázás előtt egy fordulóval messzebbre lát, mint a nagyúr.
person-title = Hogyan játszik
# The seat and its level, below a name.
seat-squire = Az alkalmazás fegyverhordozóként
seat-knight = Az alkalmazás lovagként
seat-lord = Az alkalmazás nagyúrként
seat-hand = Az alkalmazás a király segítőjeként
thinking = Gondolkodik…
weaker = Az alkalmazás itt nem tud a háttérben gondolkodni, ezért gyengébben játszik.
latest = Legutóbbi
