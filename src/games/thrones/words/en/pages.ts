// English of the pages around this game: a new one, its end, looking back, its card on the start page.

import chronicle from './chronicle';
import homeCard from './homeCard';
import houseRules from './houseRules';
import newGame from './newGame';
import over from './over';
import replay from './replay';

export default { chronicle, homeCard, houseRules, newGame, over, replay };
