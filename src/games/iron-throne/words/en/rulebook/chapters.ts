// The rules of The Iron Throne in short, in our own words. Page numbers are those of the printed booklet.

import type { Chapter } from '../../../../../engine/rulebook';
import ending from './ending';
import hostages from './hostages';
import houseCards from './houseCards';
import outcomes from './outcomes';
import power from './power';
import short from './short';
import support from './support';
import turn from './turn';
import versions from './versions';

const chapters: readonly Chapter[] = [short, turn, support, houseCards, outcomes, power, hostages, ending, versions];

export default chapters;
