// What a side gets in a deal.

import type { Gains } from '../../rules/asks';
import { list } from '../../../../ui/words/english';
import { hostages, power } from './say';

export function gains({ influence, hostages: cards, power: crowns }: Gains): string {
  const items = [
    ...(influence > 0 ? [`${influence} influence`] : []),
    ...(cards > 0 ? [hostages(cards)] : []),
    ...(crowns > 0 ? [power(crowns)] : [])
  ];
  return items.length === 0 ? 'nothing' : list(items);
}
