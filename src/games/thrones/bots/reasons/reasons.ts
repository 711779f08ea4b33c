// The reasons why code players gave an answer: of an open one at once, of a sealed one when it is revealed. Of what is sealed still,
// nothing is told.

import { AREAS } from '#thrones/box/areas';
import type { House } from '#thrones/box';
import { ORDERS } from '#thrones/box/orders';
import type { Ask, Happening } from '#thrones/rules';
import { controller } from '#thrones/rules/control';
import { sideOf } from '#thrones/rules/combat/combatSides';
import { unitsGo } from '../declared';
import { marginFor } from '../fighting';
import { type Outline, outlineOf } from '../outline';
import { guarding, leading, towards } from './facing';
import { whyMarched } from './marchReasons';
import type { AnswerTaken, Reason } from './reason';
import { revealedBy, whyOrdered, whySealed } from './sealed';

export interface ReasonTold {
  readonly house: House;
  readonly reasons: readonly Reason[];
}

/** More would not be read; of orders there are as many as were placed. */
const MOST = 4;

/** For the open answer, and for each sealed one it revealed. `weightsOf` is null for a person. */
export function reasonsOf(
  { before, after, house }: Omit<AnswerTaken, 'weights'>,
  weightsOf: (house: House) => AnswerTaken['weights'] | null
): ReasonTold[] {
  const told: ReasonTold[] = [];
  const tell = (of: House, why: (deed: AnswerTaken) => readonly Reason[]): void => {
    const weights = weightsOf(of);
    const reasons = weights === null ? [] : why({ before, after, house: of, weights });
    if (reasons.length > 0) told.push({ house: of, reasons });
  };
  const asked = before.asks.find((one) => one.house === house);
  if (asked?.secret === false) tell(house, (deed) => whyOpen(deed, asked).slice(0, MOST));
  for (const one of after.happened) for (const of of revealedBy(one, before)) tell(of, (deed) => whySealed(deed, one));
  return told;
}

function whyOpen(deed: AnswerTaken, asked: Ask): Reason[] {
  const { happened } = deed.after;
  const own = happened.filter((one) => 'house' in one && one.house === deed.house);
  const outline = outlineOf(deed.before, deed.house, deed.weights);
  switch (asked.kind) {
    case 'march':
      return whyMarched(deed);
    case 'raid':
      return whyRaided(outline, own);
    case 'consolidate':
    case 'muster':
      return whyMustered(deed, asked, outline, own);
    case 'units':
      return whyUnits(asked, own);
    case 'reconcile':
      return [{ what: 'cheapest' }];
    case 'area':
      return asked.about === 'retreat' && asked.areas.length > 1
        ? whyRetreated(outline, own)
        : forced(asked.areas.length);
    case 'option':
      return whyChosen(deed, outline, asked, own);
    case 'card':
      return forced(asked.cards.length + (asked.mayDecline ? 1 : 0));
    case 'raven':
      return whyRaven(deed, outline, own);
    case 'rank':
    case 'orders':
    case 'bid':
      return [];
  }
}

function whyUnits(
  { about, units, least }: Extract<Ask, { readonly kind: 'units' }>,
  own: readonly Happening[]
): Reason[] {
  const go = unitsGo(about);
  if (go === 'lost') return [{ what: 'cheapest' }];
  if (go === 'harmed') return forced(units.length + (least === 0 ? 1 : 0));
  return own.flatMap((one): Reason[] => (one.what === 'units' ? [{ what: 'stronger', area: one.area }] : []));
}

const forced = (count: number): Reason[] => (count > 1 ? [] : [{ what: 'only' }]);

function whyRaven({ after }: AnswerTaken, outline: Outline, own: readonly Happening[]): Reason[] {
  if (own.some((one) => one.what === 'raven' && one.use === 'look')) return [{ what: 'raven' }];
  const swap = own.find((one) => one.what === 'order-swapped');
  return swap?.what === 'order-swapped'
    ? whyOrdered(outline, swap.area, swap.token, after.areas[swap.area].units)
    : [{ what: 'raven-none' }];
}

function whyRaided(outline: Outline, own: readonly Happening[]): Reason[] {
  const raid = own.find((one) => one.what === 'raided');
  if (raid?.what !== 'raided') return [{ what: 'raids-nothing' }];
  const { area, victim, token } = raid;
  return [{ what: 'raids', order: ORDERS[token].kind, area, victim }, ...leading(outline, victim)];
}

function whyMustered({ after }: AnswerTaken, asked: Ask, outline: Outline, own: readonly Happening[]): Reason[] {
  const areas = new Set(
    own.flatMap((one) => (one.what === 'units' && (one.did === 'mustered' || one.did === 'upgraded') ? [one.area] : []))
  );
  const gained = own.flatMap((one): Reason[] =>
    one.what === 'power' && one.by > 0 && one.about === asked.about ? [{ what: 'power', by: one.by }] : []
  );
  return [
    ...gained,
    ...[...areas].flatMap((area): Reason[] => {
      const guards = guarding(outline, area, after.areas[area].units);
      if (AREAS[area].kind === 'sea') return guards.length > 0 ? guards : [{ what: 'sea', area }];
      const why = guards.length > 0 ? guards : AREAS[area].kind === 'land' ? towards(outline, area) : [];
      return why.length > 0 ? why : [{ what: 'stronger', area } as const];
    })
  ];
}

function whyRetreated({ table, house }: Outline, own: readonly Happening[]): Reason[] {
  return own.flatMap((one): Reason[] =>
    one.what === 'units' && one.did === 'retreated' && controller(table, one.area) === house
      ? [{ what: 'refuge', area: one.area }]
      : []
  );
}

function whyChosen(
  { before, house }: AnswerTaken,
  outline: Outline,
  { about, options }: Extract<Ask, { readonly kind: 'option' }>,
  own: readonly Happening[]
): Reason[] {
  const { combat } = before;
  if (about === 'valyrian-steel-blade') {
    const margin = combat?.defender === null ? -1 : marginFor(before, house);
    const lead = margin > 0 ? Math.floor(margin) : Math.ceil(margin);
    return [{ what: 'blade', used: own.some((one) => one.what === 'blade'), lead }];
  }
  if (about !== 'support' || combat === null) return forced(options.length);
  const lent = own.find((one) => one.what === 'support');
  const side = lent?.what === 'support' ? lent.side : null;
  const fought = sideOf(combat, house);
  if (fought !== null) return side === fought ? [{ what: 'own-fight', area: combat.area }] : [];
  if (side === null) return [{ what: 'no-part', area: combat.area }];
  const against = side === 'attacker' ? combat.defender : combat.attacker;
  return [
    ...(against === null ? [] : [{ what: 'helps', area: combat.area, against } as const]),
    ...leading(outline, against)
  ];
}
