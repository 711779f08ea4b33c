// Between whom a moment happens: they stand at its sides.

import type { House } from '#iron/box';
import type { Moment } from '#iron/flow/moments';
import { activeHouses } from '#iron/rules/encounter';

/** One or two Houses; by default the active ones of the encounter. */
export function partiesOf(moment: Moment): House[] {
  const named = namedIn(moment);
  return named.filter((house, i) => named.indexOf(house) === i);
}

function namedIn(moment: Moment): House[] {
  const { before, now } = moment;
  if (moment.kind === 'event') {
    const challenger = moment.turn?.challenger ?? now.challenger;
    return moment.defender === null ? [challenger] : [challenger, moment.defender];
  }
  if (moment.kind === 'torture') return [moment.happening.holder, moment.happening.house];
  if (moment.kind !== 'deed') return [];
  const { happening } = moment;
  switch (happening.what) {
    case 'hostage':
      return [happening.victim, happening.taker];
    case 'rescued':
      return [happening.from, happening.house];
    case 'released':
      return [happening.holder, happening.house];
    case 'chose':
      return [happening.house, happening.player];
    default: {
      const inIt = now.encounter ? activeHouses(now) : before.encounter ? activeHouses(before) : [];
      return inIt.length === 2 ? inIt : [happening.house];
    }
  }
}
