// Marching: who goes where, what it does to supply and control, and strength against strength.

import type { AreaId } from '../../box/areas';
import type { House } from '../../box/houses';
import type { OrderToken } from '../../box/orders';
import type { UnitKind } from '../../box/units';
import type { Refusal, RefusalRule } from '../../rules/refusals';
import { UNIT_NAMES, UNIT_PLURALS } from './pieces';
import { capital, house, list, place, several, units } from './say';
import NAMES from './names';

const armies = (sizes: readonly number[]): string =>
  sizes.length === 0 ? 'no armies' : `${sizes.length === 1 ? 'an army' : 'armies'} of ${list(sizes.map(String))}`;

interface Fed {
  readonly house: House;
  readonly level: number;
  readonly now: readonly number[];
  readonly after: readonly number[];
  readonly fits: boolean;
}

interface Ground {
  readonly attack: boolean;
  readonly holder: House | null;
  readonly units: readonly UnitKind[];
  readonly garrison: number | null;
  readonly neutral: number | null;
  readonly own: boolean;
  readonly ships: boolean;
}

interface Told {
  readonly from: AreaId;
  readonly moves: readonly { readonly to: AreaId; readonly units: readonly UnitKind[]; readonly ships: boolean }[];
  readonly battle: AreaId | null;
  readonly token: boolean | null;
  readonly empty: boolean;
}

const SHORT: Readonly<Partial<Record<RefusalRule, string>>> = {
  'march.supply': 'over your supply limit',
  'march.port-full': 'the port is full',
  'march.closed-area': 'closed in this game',
  'march.one-battle': 'one battle per march',
  'march.own-port': 'not your port',
  'march.routed': 'routed units stay',
  'neutral.repelled': 'just failed here',
  'neutral.too-weak': 'too strong'
};

const PROBLEMS: Readonly<Partial<Record<RefusalRule, string>>> = {
  'march.supply': 'Over your supply limit',
  'march.port-full': 'Too many ships for the port',
  'neutral.too-weak': 'Too weak for the neutral force'
};

const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '±0');

const side = (one: House | null): string => (one === null ? 'the neutral force' : `House ${NAMES.houses[one]}`);

const marches = {
  supply: {
    now: 'Now',
    after: 'After',
    fits: 'fits',
    breaks: 'over the limit',
    spoken: (told: Fed): string =>
      `Supply ${told.level} of ${house(told.house)}: ${armies(told.now)} now, ${armies(told.after)} after. ` +
      (told.fits ? 'That fits.' : 'That is over the supply limit.')
  },

  printed: ({
    castle,
    supply,
    power
  }: {
    readonly castle: number;
    readonly supply: number;
    readonly power: number;
  }): string =>
    list([
      ...(castle === 0 ? [] : [castle === 2 ? 'a stronghold' : 'a castle']),
      ...(supply === 0 ? [] : [`supply ${supply}`]),
      ...(power === 0 ? [] : [`power ${power}`])
    ]),
  whichOrder: 'Which March order?',
  orderFrom: (token: OrderToken, from: AreaId): string => `${ORDER[token] ?? 'March'} from ${place(from)}`,
  standing: (kinds: readonly UnitKind[], routed: number): string =>
    [capital(units(kinds)), ...(routed === 0 ? [] : [`${routed} routed`])].join(', '),
  staying: (kinds: readonly UnitKind[], routed: number): string =>
    kinds.length + routed === 0
      ? 'nobody stays'
      : `${list([...(kinds.length === 0 ? [] : [units(kinds)]), ...(routed === 0 ? [] : [several(routed, 'routed unit', 'routed units')])])} ${kinds.length + routed === 1 ? 'stays' : 'stay'}`,
  whereTo: 'Where to?',
  whereToNote: 'Choose here or on the board, or drag the army there.',
  elsewhere: 'Another destination',
  nobodyCan: 'There are only routed units here, and they cannot march.',
  /** A destination in a few words: who stands there, and whether ships carry the army. */
  ground: ({ attack, holder, units: there, garrison, neutral, own, ships }: Ground): string => {
    const forces = [
      ...(there.length === 0 ? [] : [units(there)]),
      ...(garrison === null ? [] : [`garrison ${garrison}`])
    ];
    const who =
      neutral !== null
        ? `attack: neutral force ${neutral}`
        : attack
          ? `attack ${holder === null ? '' : `${side(holder)}: `}${list(forces)}`
          : there.length > 0
            ? `your army: ${units(there)}`
            : own
              ? 'yours, empty'
              : holder === null
                ? 'empty'
                : `empty, held by ${house(holder)}`;
    return ships ? `${who}, by ship` : who;
  },
  attack: 'attack',
  attackByShip: 'attack, by ship',
  byShip: 'by ship',
  remove: (to: AreaId): string => `Send nobody to ${place(to)}`,
  unit: (kind: UnitKind, count: number): string => capital(count === 1 ? UNIT_NAMES[kind] : UNIT_PLURALS[kind]),
  /** Under a unit of the open destination: how many there are, and where others of the kind go. */
  others: (standing: number, going: readonly { readonly to: AreaId; readonly count: number }[]): string =>
    going.length === 0
      ? `of ${standing}`
      : going.map(({ to, count }) => `${count} ${count === 1 ? 'goes' : 'go'} to ${place(to)}`).join(', '),
  all: (kinds: readonly UnitKind[]): string => (kinds.length === 2 ? 'Send both' : `Send all ${kinds.length}`),
  restToo: 'Send the rest too',

  token: {
    title: (from: AreaId): string => `${capital(place(from))} will be empty`,
    power: (one: House, power: number): string => `${house(one)} has ${power} power`,
    leave: 'Leave a token',
    none: 'Leave none',
    without: (from: AreaId, one: House): string => `Without one, ${house(one)} loses ${place(from)}.`,
    kept: (from: AreaId, one: House): string => `Even without one, ${house(one)} keeps ${place(from)}.`
  },

  preview: ({ from, moves, battle, token, empty }: Told): string => {
    const going = moves.map(({ to, units: kinds, ships }) => {
      const does =
        to === battle ? (kinds.length === 1 ? 'attacks' : 'attack') : kinds.length === 1 ? 'goes to' : 'go to';
      return `${units(kinds)} ${does} ${place(to)}${ships ? ' by ship' : ''}`;
    });
    const left =
      token === true ? `A power token stays in ${place(from)}.` : empty ? `${capital(place(from))} is left empty.` : '';
    return `${capital(going.join('; '))}. ${left}`.trim();
  },
  outlook: {
    castles: (changed: readonly { readonly house: House; readonly was: number; readonly will: number }[]): string =>
      `Castles: ${changed.map((one) => `${NAMES.houses[one.house]} ${one.was} → ${one.will}`).join(', ')}.`,
    castlesOf: (was: number, will: number): string => `Castles ${was} → ${will}`,
    castlesIfWon: (was: number, will: number): string => `Castles ${was} → ${will} if you win`,
    lost: (area: AreaId, one: House): string => `${house(one)} loses ${place(area)}.`,
    port: (one: House, port: AreaId, most: number): string =>
      `${house(one)} may take over ${most === 1 ? 'a ship' : `up to ${most} ships`} in ${place(port)}.`,
    ifWon: 'If the attack succeeds'
  },

  forecast: {
    label: (area: AreaId): string => `Strength in ${place(area)}, as far as we know`,
    before: (tides: boolean): string => (tides ? 'Before house cards and tides' : 'Before house cards'),
    beforeSupport: 'Neutral force',
    who: (one: House | null): string => (one === null ? 'Neutral force' : NAMES.houses[one]),
    about: (one: House | null, area: AreaId, attacks: boolean): string =>
      `${capital(side(one))}, ${attacks ? 'attacking' : 'defending'} ${place(area)}`,
    units: (kind: UnitKind, count: number): string =>
      count === 1 ? UNIT_NAMES[kind] : `${count} ${UNIT_PLURALS[kind]}`,
    routed: 'routed',
    onlyWalls: 'counts only against castles',
    order: (attacks: boolean): string => (attacks ? 'March' : 'Defense'),
    garrison: 'garrison',
    support: (from: AreaId): string => NAMES.areas[from],
    ifItSupports: 'if it supports',
    signed,
    tie: (one: House): string => `${NAMES.houses[one]} wins a tie.`,
    enough: (force: number): string => `${force} is enough.`,
    lend: (one: House, area: AreaId, attacker: number, defender: number | null): string => {
      const who = `${NAMES.houses[one]} may support from ${NAMES.areas[area]} with`;
      if (defender === null) return `${who} ${attacker}.`;
      return attacker === defender
        ? `${who} ${attacker} for either side.`
        : `${who} ${attacker} for the attacker, ${defender} for the defender.`;
    }
  },

  main: { march: 'March', attack: (area: AreaId): string => `Attack ${place(area)}`, giveUp: 'Discard the order' },
  missing: {
    order: 'Choose a March order first',
    units: 'Choose where to march first',
    card: (to: AreaId): string => `Choose who marches to ${place(to)} first`,
    token: (from: AreaId): string => `Leave a token in ${place(from)}, or none?`
  },
  problem: (refusal: Refusal): string => PROBLEMS[refusal.rule] ?? 'Not allowed. Why?',
  giveUp: 'Discard the order without marching',
  givenUp: (from: AreaId): string =>
    `You discard the March order in ${place(from)} and nobody marches. That is your whole turn.`,
  marchAfterAll: 'March after all',
  otherOrder: 'Other order',
  clear: 'Clear',
  /** Why not there, in a few words for the board. */
  short: (
    refusal: Refusal,
    { force, most }: { readonly force: number | null; readonly most: number | null }
  ): string =>
    refusal.rule === 'neutral.too-weak' && force !== null && most !== null
      ? `neutral force ${force}: you reach ${most} at most`
      : (SHORT[refusal.rule] ?? 'out of reach')
};

const ORDER: Readonly<Partial<Record<OrderToken, string>>> = {
  'march-1': 'March −1',
  'march+0': 'March ±0',
  'march+1': 'March +1'
};

export default marches;
