// The rules of each kind of ask for its answers. `list` gives every legal one once; judging looks for the answer among them, and
// drawing picks one, so the three cannot drift apart. `why` names the rule that an answer which is not among them breaks.

import { isHostilityCard, valueOf } from '../box/houseCards';
import type { Face, Person } from '#iron/box';
import { isPerson } from '../box/people';
import { MOST_IN_A_DEAL } from '../box/limits';
import type { About, AnswerOf, AskKind, AskOf, Fitting, Gains, Place, Terms } from './asks';
import { without } from './cards';
import type { Mine } from './mine';
import { type Refusal, type RefusalRule, refuse } from './refusals';
import { sum } from './terms';

export interface Kind<K extends AskKind> {
  list(ask: AskOf<K>, mine: Mine): Iterable<AnswerOf<K>>;
  /** Legal besides: of these there are too many for a list. */
  isToo?(ask: AskOf<K>, answer: AnswerOf<K>): boolean;
  why(ask: AskOf<K>, answer: AnswerOf<K>, mine: Mine): Refusal;
}

const always = (rule: RefusalRule) => (): Refusal => refuse(rule);

/** The rule behind a choice that was not offered, by its subject. */
const CHOICES: Readonly<Partial<Record<About, RefusalRule>>> = {
  defender: 'IT-4.1',
  'placing-power': 'IT-4.6',
  participant: 'IT-4.7',
  'accepting-support': 'IT-5.2',
  'deal-signing': 'IT-8.4',
  'deal-answer': 'IT-8.4',
  'hostage-from': 'IT-10.1',
  'use-leader': 'IT-16.1',
  'effect-compel': 'IT-5.6'
};
const byAbout = ({ about }: { readonly about: About }): Refusal => refuse(CHOICES[about] ?? 'IT-17.6');

const once = <T>(list: readonly T[]): T[] => [...new Set(list)];

export function fits(face: Face, { hostilityUpTo, hostilityAbove }: Fitting): boolean {
  if (hostilityUpTo === undefined && hostilityAbove === undefined) return true;
  const value = valueOf(face);
  return isHostilityCard(face) && value <= (hostilityUpTo ?? Infinity) && value > (hostilityAbove ?? -Infinity);
}

const leader: Kind<'leader'> = {
  list: (_ask, { dealt }) => dealt.map((leader) => ({ kind: 'leader', leader })),
  why: always('IT-1.3')
};

const option: Kind<'option'> = {
  list: ({ options }) => options.map((option) => ({ kind: 'option', option })),
  why: byAbout
};

const player: Kind<'player'> = {
  list: ({ players, mayDecline }) =>
    [...players, ...(mayDecline ? [null] : [])].map((player) => ({ kind: 'player', player })),
  why: byAbout
};

const character: Kind<'character'> = {
  list: ({ characters, mayDecline }) =>
    [...characters, ...(mayDecline ? [null] : [])].map((character) => ({ kind: 'character', character })),
  why: byAbout
};

/** A player who has to and cannot answers with none. */
const card: Kind<'card'> = {
  list: ({ fitting, mayDecline }, { hand }) => {
    const cards = once(hand).filter((face) => fits(face, fitting));
    return [...cards, ...(mayDecline || cards.length === 0 ? [null] : [])].map((card) => ({ kind: 'card', card }));
  },
  why: ({ about }, { card }, { hand }) => {
    if (about !== 'house-card') return refuse('IT-17.6');
    return refuse(card === null || hand.includes(card) ? 'IT-6.4' : 'IT-6.6');
  }
};

const cards: Kind<'cards'> = {
  *list({ count, mayDecline }, { hand }) {
    if (mayDecline) yield { kind: 'cards', cards: [] };
    const seen = new Set<string>();
    for (const cards of combinations([...hand].sort(), count)) {
      const key = cards.join();
      if (!seen.has(key)) yield { kind: 'cards', cards };
      seen.add(key);
    }
  },
  why: ({ count }, { cards }) => refuse('IT-16.1', { allowed: count, found: cards.length })
};

function* combinations<T>(list: readonly T[], count: number): Iterable<T[]> {
  if (count === 0) yield [];
  else
    for (let i = 0; i + count <= list.length; i++)
      for (const rest of combinations(list.slice(i + 1), count - 1)) yield [list[i]!, ...rest];
}

const split: Kind<'split'> = {
  *list({ least, most, characters }) {
    for (let n = least; n <= most; n++)
      for (const power of splits(n, characters)) yield { kind: 'split', power: Object.fromEntries(power) };
  },
  why: ({ least, most, characters }, { power }) => {
    const found = sum(Object.values(power));
    if (found < least || found > most) return refuse(least === most ? 'IT-9.5' : 'IT-13.2', { allowed: most, found });
    const strangers = (Object.keys(power) as Person[]).filter((person) => !characters.includes(person));
    return refuse(strangers.length > 0 ? 'IT-13.5' : 'IT-13.2');
  }
};

/** All ways to put n on these characters, at least 1 each. */
function* splits(n: number, characters: readonly Person[]): Iterable<[Person, number][]> {
  const [first, ...others] = characters;
  if (n === 0) yield [];
  if (n === 0 || first === undefined) return;
  for (let own = n; own >= 0; own--)
    for (const rest of splits(n - own, others)) yield own > 0 ? [[first, own], ...rest] : rest;
}

const support: Kind<'support'> = {
  *list({ characters }) {
    yield { kind: 'support', side: null, character: null };
    for (const side of ['challenger', 'defender'] as const)
      for (const character of characters) yield { kind: 'support', side, character };
  },
  why: always('IT-5.1')
};

const hostage: Kind<'hostage'> = {
  *list({ living, mayRelease, mayFinish, torturer }, { hostages }) {
    if (mayFinish) yield { kind: 'hostage', do: 'done' };
    for (const [at, held] of hostages.entries()) {
      if (mayRelease) yield { kind: 'hostage', do: 'release', at };
      for (const manner of torturer ? [{}, { plain: true } as const] : [{}]) {
        const torture = { kind: 'hostage', do: 'torture', at, ...manner } as const;
        // a House without characters is there as long as the use that killed the last one continues
        if (isPerson(held.face) || living[held.house]!.length === 0) yield torture;
        else for (const character of living[held.house]!) yield { ...torture, character };
      }
    }
  },
  why: ({ torturer }, answer, { hostages }) => {
    if (answer.do === 'done') return refuse('IT-17.6');
    if (answer.do === 'torture' && answer.plain && !torturer) return refuse('IT-16.1');
    const held = hostages[answer.at];
    if (held === undefined || answer.do === 'release') return refuse('IT-3.2');
    return refuse(isPerson(held.face) ? 'IT-14.1' : 'IT-14.3');
  }
};

const place: Kind<'place'> = {
  list: ({ places, mayDecline }) =>
    [...places, ...(mayDecline ? [null] : [])].map((place) => ({ kind: 'place', place })),
  why: (_ask, { place }) => refuse(place === null ? 'IT-10.10' : 'IT-10.4')
};

const held: Kind<'held'> = {
  list: (ask) => ask.held.map((one) => ({ kind: 'held', ...one })),
  why: always('IT-17.6')
};

const sift: Kind<'sift'> = {
  *list(ask, { sifting }) {
    const seen = new Set<string>();
    for (const keep of combinations(sifting, ask.keep))
      for (const back of orders(without(sifting, keep))) {
        const key = `${keep.join()}|${back.join()}`;
        if (!seen.has(key)) yield { kind: 'sift', keep, back };
        seen.add(key);
      }
  },
  why: always('IT-17.6')
};

function* orders<T>(list: readonly T[]): Iterable<T[]> {
  if (list.length === 0) yield [];
  for (const [i, first] of list.entries())
    for (const rest of orders(list.filter((_one, at) => at !== i))) yield [first, ...rest];
}

const NOTHING: Gains = { influence: 0, hostages: 0, power: 0 };

/** No deal first, then every deal in which something changes hands and the places of hostages are left to the taker. */
const deal: Kind<'deal'> = {
  *list({ house, with: other, most }) {
    yield { kind: 'deal', terms: null };
    for (const own of gainsUpTo(most[house]!))
      for (const theirs of gainsUpTo(most[other]!)) {
        const terms: Terms = { [house]: own, [other]: theirs };
        if (!isEmpty(terms)) yield { kind: 'deal', terms };
      }
  },
  isToo: (ask, { terms }) => terms !== null && isWithin(ask, terms) && !isEmpty(terms) && arePlacesThere(ask, terms),
  why: (ask, { terms }) => {
    const { house, with: other, most } = ask;
    if (terms === null || isEmpty(terms)) return refuse('IT-8.9');
    const parties = Object.keys(terms);
    if (parties.length !== 2 || !terms[house] || !terms[other]) return refuse('IT-8.10');
    for (const party of [house, other])
      for (const item of ITEMS) {
        const [found, allowed] = [terms[party]![item], most[party]![item]];
        if (found > MOST_IN_A_DEAL[item]) return refuse('IT-8.2', { allowed: MOST_IN_A_DEAL[item], found });
        if (found > allowed) return refuse('IT-8.5', { allowed, found });
      }
    return refuse(arePlacesThere(ask, terms) ? 'IT-8.2' : 'IT-8.6');
  }
};

function isWithin({ house, with: other, most }: AskOf<'deal'>, terms: Terms): boolean {
  if (Object.keys(terms).length !== 2) return false;
  return [house, other].every((party) => {
    const [own, limit] = [terms[party], most[party]!];
    return own !== undefined && ITEMS.every((item) => own[item] <= limit[item]);
  });
}

const ITEMS = ['influence', 'hostages', 'power'] as const;

/** No more are agreed on than there are, in all and in each place, and each of a row once. */
function arePlacesThere({ house, with: other, stock }: AskOf<'deal'>, terms: Terms): boolean {
  return [house, other].every((taker) => {
    const { hostages, places = [] } = terms[taker]!;
    const there = stock?.[taker === house ? other : house];
    if (places.length === 0) return true;
    const row = places.filter((place) => typeof place === 'number');
    const count = (where: Place): number => places.filter((place) => place === where).length;
    return (
      there !== undefined &&
      places.length <= hostages &&
      new Set(row).size === row.length &&
      row.every((at) => at < there.row) &&
      count('deck') <= there.deck &&
      count('hand') <= there.hand
    );
  });
}

const isEmpty = (terms: Terms): boolean =>
  Object.values(terms).every(({ influence, hostages, power }) => influence + hostages + power === 0);

function* gainsUpTo(most: Gains): Iterable<Gains> {
  for (let influence = 0; influence <= most.influence; influence++)
    for (let hostages = 0; hostages <= most.hostages; hostages++)
      for (let power = 0; power <= most.power; power++) yield { ...NOTHING, influence, hostages, power };
}

const reaction: Kind<'reaction'> = {
  *list({ people }, { hand }) {
    yield { kind: 'reaction', card: null };
    for (const card of people) if (hand.includes(card)) yield { kind: 'reaction', card };
  },
  why: ({ people }, { card }, { hand }) => {
    if (card !== null && !people.includes(card)) return refuse('IT-17.2');
    return refuse(card !== null && !hand.includes(card) ? 'IT-6.6' : 'IT-17.6');
  }
};

export const KINDS: { readonly [K in AskKind]: Kind<K> } = {
  leader,
  option,
  player,
  character,
  card,
  cards,
  split,
  support,
  hostage,
  place,
  held,
  sift,
  deal,
  reaction
};
