### Back, or an edge swipe, would lead out of a game or a lesson.

leave-game = Leave the game?
    .note = It is saved. You can find it under Saved games.
leave-lesson = Leave the lesson?
    .note = It will carry on from here.
leave-stay = Stay
leave-leave = Leave
