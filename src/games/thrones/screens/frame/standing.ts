// The houses that have sealed an answer when several are asked in secret: everybody may see that, and nothing more.

import type { House } from '#thrones/box';
import type { AskKind, View } from '#thrones/rules';
import { turnOrder } from '#thrones/rules/influence';

export function sealedHouses(view: View): ReadonlySet<House> {
  const asked = view.asks.filter(({ secret }) => secret);
  const kind = asked[0]?.kind;
  if (kind === undefined) return new Set();
  const waiting = new Set([...view.queue, ...asked.map(({ house }) => house)]);
  return new Set(among(view, kind).filter((house) => !waiting.has(house)));
}

function among(view: View, kind: AskKind): readonly House[] {
  switch (kind) {
    case 'orders':
      return turnOrder(view);
    case 'bid':
      return view.bidding?.bids === null ? view.bidding.bidders : [];
    case 'card':
      return view.combat === null
        ? []
        : [view.combat.attacker, ...(view.combat.defender ? [view.combat.defender] : [])];
    default:
      return [];
  }
}
