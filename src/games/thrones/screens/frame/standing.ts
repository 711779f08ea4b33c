// Which houses have sealed an answer, where several are asked in secret: everybody may see that, and nothing more.

import type { House } from '../../box/houses';
import { turnOrder } from '../../rules/influence';
import type { View } from '../../rules/view';

export function sealedHouses(view: View): ReadonlySet<House> {
  const asked = view.asks.filter(({ secret }) => secret);
  const about = asked[0]?.about;
  if (about === undefined) return new Set();
  const waiting = new Set([...view.queue, ...asked.map(({ house }) => house)]);
  return new Set(among(view, about).filter((house) => !waiting.has(house)));
}

function among(view: View, about: string): readonly House[] {
  switch (about) {
    case 'assigning-orders':
      return turnOrder(view);
    case 'bidding':
      return view.bidding?.bids === null ? view.bidding.bidders : [];
    case 'house-card':
      return view.combat === null
        ? []
        : [view.combat.attacker, ...(view.combat.defender ? [view.combat.defender] : [])];
    default:
      return [];
  }
}
