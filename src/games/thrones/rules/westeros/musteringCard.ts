// The card Mustering: in turn order each house musters in all its castles and strongholds. How one musters is in mustering.ts.

import { castlesOf } from '../control';
import { ask, type Draft } from '../draft';
import { turnOrder } from '../influence';
import { canMuster } from '../mustering';

export function beginMustering(draft: Draft): void {
  draft.queue = turnOrder(draft);
}

export function askNextToMuster(draft: Draft): void {
  while (draft.asks.length === 0) {
    const [house, ...later] = draft.queue;
    if (house === undefined) return;
    draft.queue = later;
    const castles = castlesOf(draft, house);
    if (!canMuster(draft, house, castles)) continue;
    ask(draft, { kind: 'muster', house, about: 'mustering', secret: false, castles, one: false });
  }
}
