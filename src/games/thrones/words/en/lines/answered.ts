// Log lines of what was answered: unseen, by the program because there was nothing to choose, or as one of several options.

import { wordingOf } from '../decisions/decisions';
import { house } from '../say';
import type { Lines } from './lines';

export const ANSWERED: Lines<'sealed' | 'automatic' | 'chose'> = {
  sealed: ({ house: one, about }) => `${house(one)} ${wordingOf(about).sealed ?? 'has sealed its choice'}`,
  automatic: ({ house: one, about }) => {
    const { title, automatic = `has only one choice (${title})` } = wordingOf(about);
    return `automatic: ${house(one)} ${automatic}`;
  },
  chose: ({ house: one, about, option, area }) =>
    `${house(one)} ${wordingOf(about).options?.chose(option, area) ?? 'makes its choice'}`
};
