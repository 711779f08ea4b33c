// English of the pages around a game: the start, a new game, settings, rules, looking back.

import chronicle from './chronicle';
import files from './files';
import home from './home';
import lesson from './lesson';
import lost from './lost';
import newGame from './newGame';
import replay from './replay';
import rulebook from './rulebook';
import settings from './settings';

export default { chronicle, files, home, lesson, lost, newGame, replay, rulebook, settings };
