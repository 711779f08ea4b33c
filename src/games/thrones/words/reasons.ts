// Text of why the app did something: loaded when somebody asks.

import { catalogue } from '../../../ui/words/language';
import en from './en/reasons';

export const reasonWords = catalogue(en);
