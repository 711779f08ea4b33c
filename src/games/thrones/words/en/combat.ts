// A battle: its ledger, what it would lead to, and how it ended.

import type { AreaId } from '../../box/areas';
import { AREAS } from '../../box/areas';
import type { HouseCardId } from '../../box/houseCards';
import type { House } from '../../box/houses';
import type { OrderToken } from '../../box/orders';
import { ORDERS } from '../../box/orders';
import type { TideId } from '../../box/tides';
import type { UnitKind } from '../../box/units';
import { UNIT_NAMES, UNIT_PLURALS } from './pieces';
import { endings } from './combat/endings';
import { hands } from './combat/hands';
import { outlooks } from './combat/outlooks';
import { questions } from './combat/questions';
import { tide } from './lines/battle';
import { capital, house, place } from './say';
import NAMES from './names';

const COUNTS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

interface Label {
  readonly label: string;
  readonly note?: string;
}

interface Stack {
  readonly kind: UnitKind;
  readonly count: number;
  readonly routed: boolean;
}

function counted({ kind, count, routed }: Stack, value: number): string {
  const many = COUNTS[count] ?? String(count);
  if (routed) return `${many}, routed: worth 0`;
  if (value > 0) return many;
  return kind === 'siege-engine' ? `${many}, only against castles` : `${many}, worth 0`;
}

const castle = (area: AreaId): string =>
  AREAS[area].castle === 2 ? ', in a stronghold' : AREAS[area].castle === 1 ? ', in a castle' : '';

const lines = {
  units: (stack: Stack, value: number): Label => ({
    label: capital(stack.count === 1 ? UNIT_NAMES[stack.kind] : UNIT_PLURALS[stack.kind]),
    note: counted(stack, value)
  }),
  each: (value: number): string => `${value} each`,
  army: { label: 'Army' },
  order: (token: OrderToken | null): Label => {
    if (token === null) return { label: 'Order' };
    const { kind, star } = ORDERS[token];
    return { label: kind === 'march' ? 'March' : 'Defense', note: star ? 'special order' : 'order' };
  },
  doubled: (card: HouseCardId | null): Label => ({
    label: 'Counts double',
    ...(card === null ? {} : { note: NAMES.houseCards[card] })
  }),
  garrison: { label: 'Garrison' },
  force: { label: 'Neutral force' },
  /** `own`: of the side that it helps. */
  support: (one: House, area: AreaId, own: boolean): Label => ({
    label: own ? 'Support' : `Support of ${NAMES.houses[one]}`,
    note: NAMES.areas[area]
  }),
  supportOrder: { label: 'Special Support order' },
  card: (card: HouseCardId, counts: boolean): Label => ({
    label: 'House card',
    note: counts ? NAMES.houseCards[card] : `${NAMES.houseCards[card]}, worth 0`
  }),
  printed: (card: HouseCardId): Label => ({ label: NAMES.houseCards[card], note: 'as printed' }),
  blanked: (by: HouseCardId | null): Label => ({
    label: 'Counts as 0',
    ...(by === null ? {} : { note: NAMES.houseCards[by] })
  }),
  text: (card: HouseCardId): Label => ({ label: 'Card text', note: NAMES.houseCards[card] }),
  tides: (id: TideId | null): Label => ({
    label: 'Tides of Battle',
    ...(id === null ? {} : { note: tide(id) })
  }),
  blade: { label: 'Valyrian Steel Blade' },
  least: { label: 'Never below 0' },
  since: { label: 'No longer here', note: 'destroyed or removed since' }
};

/** What stands between the two sides where they share one ledger. */
const rows = {
  footman: 'Footmen',
  knight: 'Knights',
  'siege-engine': 'Siege engines',
  ship: 'Ships',
  routed: 'Routed',
  army: 'Army',
  order: 'Orders',
  garrison: 'Garrison',
  force: 'Neutral force',
  support: 'Support',
  card: 'House cards',
  'card-text': 'Card text',
  tides: 'Tides of Battle',
  blade: 'Blade'
};

const combat = {
  title: (area: AreaId): string => `The Battle of ${place(area)}`,
  neutralTitle: (area: AreaId): string => `The neutral force in ${place(area)}`,
  look: 'Look at the board',
  steps: {
    label: 'Steps of this battle',
    support: 'Support',
    cards: 'House cards',
    texts: 'Card texts',
    tides: 'Tides of Battle',
    blade: 'Blade',
    outcome: 'Outcome',
    after: 'Afterwards',
    at: (step: number, of: number, name: string): string => `step ${step} of ${of} · ${name}`
  },
  house: (one: House): string => NAMES.houses[one],
  neutral: 'Neutral force',
  attackerFrom: (area: AreaId): string => `Attacker, from ${NAMES.areas[area]}`,
  defenderIn: (area: AreaId): string => `Defender${castle(area)}`,
  attacks: 'attacks',
  defends: (area: AreaId): string =>
    AREAS[area].castle === 0 ? 'defends' : AREAS[area].castle === 2 ? 'stronghold' : 'castle',
  holds: 'stands guard',
  strengthOf: (one: House | null, side: 'attacker' | 'defender', area: AreaId): string => {
    const name = one === null ? 'The neutral force' : house(one);
    return `${name}, ${side === 'attacker' ? 'attacking' : 'defending'} ${place(area)}`;
  },
  to: (attacker: number, defender: number): string => `${attacker} to ${defender}`,
  lines,
  rows,
  cards: {
    waitingNote: 'chosen in secret after support',
    held: (count: number): string => `${count} ${count === 1 ? 'card' : 'cards'} in hand`,
    none: 'No house card',
    noneNote: 'no cards left in hand'
  },
  supports: {
    title: 'Support',
    none: 'No other area can support this battle.',
    /** `for`: the house that is helped. */
    granted: (helped: House): string => `for ${NAMES.houses[helped]}`,
    offered: (helped: House): string => `offered to ${NAMES.houses[helped]}`,
    refused: 'refused',
    nobody: 'supports nobody',
    undecided: 'not decided yet',
    deciding: 'is deciding now'
  },
  ...outlooks,
  questions,
  hands,
  endings
};

export default combat;
