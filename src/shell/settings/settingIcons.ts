// The symbols that are from game-icons.net, as they are called there: their licence wants them named.

export const ICONS =
  'wolf-head, lion, deer-head, octopus, sun-spear, stone-throne, broadsword, raven, mighty-horn, crossed-swords, heavy-rain, trumpet-flag, horned-skull';
