// The seats that are asked behind a curtain; everybody may know which they are.

import type { Kinds } from '#engine/ruleset';
import type { Playing } from '../play/playing.svelte';

export const askedInSecret = <K extends Kinds>({ rules, codes, view }: Playing<K>): readonly K['house'][] =>
  view.asks.filter((ask) => rules.privacyOf(ask) === 'sealed' && !codes.has(ask.house)).map(({ house }) => house);
