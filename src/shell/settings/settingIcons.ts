// The symbols from game-icons.net under their names there, since their licence requires credit.

export const ICONS =
  'wolf-head, lion, deer-head, octopus, sun-spear, stone-throne, broadsword, raven, mighty-horn, crossed-swords, heavy-rain, trumpet-flag, horned-skull';
