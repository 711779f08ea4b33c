// The set-up: leaders dealt, then everything as it is before the first turn.

import { Chance, chanceFrom } from '#engine/chance';
import { exactly, fault, list, object, oneOf, optional, type Shape, text } from '#engine/shape';
import { eventsOf } from '../box/events';
import { deckOf } from '../box/houseCards';
import type { House, Person } from '#iron/box';
import { HOUSES } from '../box/houses';
import { PEOPLE } from '../box/people';
import { FEWEST_PLAYERS, HAND, LEADERS_DEALT, MOST_PLAYERS, POWER_ON_EACH } from '../box/limits';
import type { AnswerOf, Ask } from './asks';
import { draw } from './cards';
import { ask, byChance, change, type Draft, record } from './draft';
import { isEarlier } from './earlier';
import { OWNED } from './effects/ownedShape';
import type { Owned } from './effects/vocabulary';
import type { Position } from './position';

export interface NewGame {
  /** Clockwise. */
  readonly houses: readonly House[];
  readonly seed: string;
  /** Cards that an owner of the box has written; the game keeps them. */
  readonly owned?: Owned;
  /** Only of games that were begun by an earlier version. */
  readonly version?: 1;
}

const different: Shape<readonly House[]> = (value, finding) => {
  list(oneOf('a House', HOUSES), MOST_PLAYERS)(value, finding);
  const seats = Array.isArray(value) ? value : [];
  if (new Set(seats).size !== seats.length || seats.length < FEWEST_PLAYERS)
    fault(finding, `must be ${FEWEST_PLAYERS} to ${MOST_PLAYERS} different Houses`, { is: 'houses' });
};
const LONGEST_SEED = 10_000;

export const NEW_GAME_SHAPE: Shape<NewGame> = object({
  houses: different,
  seed: text(LONGEST_SEED),
  owned: optional(OWNED),
  version: optional(exactly(1))
});

export function setUp({ houses, seed, owned, version }: NewGame): Position {
  const chance = new Chance(chanceFrom(seed));
  const of = <T>(each: (house: House) => T): Partial<Record<House, T>> =>
    Object.fromEntries(houses.map((house) => [house, each(house)]));
  const position: Omit<Position, 'chance'> = {
    seats: houses,
    turn: 0,
    challenger: version === 1 ? chance.pick(houses) : houses[0]!,
    houses: of(() => ({ leader: null, sheet: POWER_ON_EACH, box: 0, characters: {}, spread: {}, discard: [] })),
    usedEvents: [],
    encounter: null,
    use: null,
    window: null,
    queue: [],
    takings: [],
    saved: [],
    asks: [],
    happened: [],
    winners: null,
    hands: of(() => []),
    decks: of(() => []),
    hostages: of(() => []),
    dealt: of((house) => chance.shuffle<Person>(PEOPLE[house]).slice(0, LEADERS_DEALT)),
    sealed: { leaders: {}, cards: {}, blind: [] },
    peeked: {},
    sifting: null,
    events: chance.shuffle(eventsOf(houses))
  };
  return {
    ...position,
    chance: chance.state,
    ...(owned === undefined ? {} : { owned }),
    ...(version === undefined ? {} : { version })
  };
}

export function askForLeaders(draft: Draft): void {
  for (const house of draft.seats)
    ask(draft, { kind: 'leader', house, about: 'choosing-leader', privacy: 'sealed', by: null });
}

export function sealTheLeader(draft: Draft, _asked: Ask, house: House, { leader }: AnswerOf<'leader'>): void {
  draft.sealed = { ...draft.sealed, leaders: { ...draft.sealed.leaders, [house]: leader } };
}

/** The leader's own token leaves the game; the other four people are the characters. */
export function revealLeaders(draft: Draft): void {
  const { leaders } = draft.sealed;
  for (const house of draft.seats) {
    const others = (PEOPLE[house] as readonly Person[]).filter((person) => person !== leaders[house]);
    change(draft, house, {
      leader: leaders[house]!,
      characters: Object.fromEntries(others.map((person) => [person, POWER_ON_EACH]))
    });
  }
  draft.sealed = { ...draft.sealed, leaders: {} };
  record(draft, { what: 'leaders-revealed', leaders });
}

/** The last thing is to draw the first player. */
export function dealHands(draft: Draft): void {
  for (const house of draft.seats) {
    draft.decks[house] = byChance(draft, (chance) => chance.shuffle(deckOf(house)));
    draw(draft, house, HAND);
  }
  if (!isEarlier(draft)) draft.challenger = byChance(draft, (chance) => chance.pick(draft.seats));
}
