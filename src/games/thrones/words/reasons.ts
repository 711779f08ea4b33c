// Text of why the app did something: loaded when somebody asks.

import en from './en/reasons';

export const reasonWords = () => en;
