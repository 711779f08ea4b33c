### Back, or an edge swipe, would lead out of a game or a lesson.

leave-game = Quitter la partie ?
    .note = Elle est enregistrée. Vous la retrouverez sous « Parties enregistrées ».
leave-lesson = Quitter la leçon ?
    .note = Elle reprend là où vous en êtes.
leave-stay = Rester
leave-leave = Quitter
