### Back, or an edge swipe, would lead out of a game or a lesson.

leave-game = Kilépsz a játékból?
    .note = Mentve van. A „Mentett játékok” között találod.
leave-lesson = Kilépsz a leckéből?
    .note = Ott folytatódik, ahol tartasz.
leave-stay = Maradás
leave-leave = Kilépés
