// What a side gets in a deal.

import type { Gains, Place } from '../../rules/asks';
import { list } from '../../../../ui/words/english';
import { hostages, power } from './say';

const from = (place: Place): string =>
  place === 'deck'
    ? 'the top of the deck'
    : place === 'hand'
      ? 'a random card of the hand'
      : `number ${place + 1} of the hostages held`;

export function gains({ influence, hostages: cards, power: crowns, places = [] }: Gains): string {
  const items = [
    ...(influence > 0 ? [`${influence} influence`] : []),
    ...(cards > 0 ? [`${hostages(cards)}${places.length === 0 ? '' : ` (${list(places.map(from))})`}`] : []),
    ...(crowns > 0 ? [power(crowns)] : [])
  ];
  return items.length === 0 ? 'nothing' : list(items);
}
