// The words of the parts that know no game.

import { catalogue } from './language';
import en from './en';

export const words = catalogue(en);
