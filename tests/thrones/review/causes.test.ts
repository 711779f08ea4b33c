// What turned a round: found by some samples and told by others, never within two errors; and where nothing can be told so, what happened.

import { describe, expect, test } from 'vitest';
import { judgement } from '#thrones/bots/judgement';
import { Rollouts } from '#thrones/bots/rollout';
import { Chance, chanceFrom } from '#engine/chance';
import type { PerHouse, Position } from '#thrones/rules';
import { controller } from '#thrones/rules/control';
import { CASTLES } from '#thrones/box/areas';
import type { House } from '#thrones/box';
import { Allowance } from '#thrones/review/allowance';
import { causeOf, isSurely, partOf, speaksFor, type Turned, withinRound } from '#thrones/review/causes';
import { type Chances, estimateOf, sharpened } from '#thrones/review/chances';
import { type Deed, stretchesOf } from '#thrones/review/deeds';
import type { Evening, Moment } from '#thrones/review/evening';
import { eveningIn, played } from './evenings';

const HOUSES: readonly House[] = ['baratheon', 'lannister', 'stark'];

/** In hundredths. */
const given = (means: readonly number[], error = 1): Chances =>
  Object.fromEntries(means.map((mean, i) => [HOUSES[i]!, { mean: mean / 100, error: error / 100 }]));

const exact = (chances: PerHouse<number>): Chances =>
  Object.fromEntries(Object.entries(chances).map(([house, mean]) => [house, { mean, error: 0 }]));

describe('inside of a round', () => {
  const { ends: all, moments } = eveningIn(played(3, 'turning'));
  const [from, to] = [all[2]!, all[3]!];
  const houses = to.position.tracks.throne;
  const last: Chances = Object.fromEntries(houses.map((house, i) => [house, { mean: [0.6, 0.3, 0.1][i]!, error: 0 }]));
  const within = withinRound([from, to], last);

  test('the seam at its end is spread over all of it: there it comes to the chances at the end', () => {
    const near = exact(judgement(to.position));
    for (const house of houses) expect(within(to, near)[house]!.mean).toBeCloseTo(last[house]!.mean, 12);
  });

  test('at its beginning nothing is moved, and in between as much as has been played of it', () => {
    const even: Chances = Object.fromEntries(houses.map((house) => [house, { mean: 1 / 3, error: 0.01 }]));
    expect(within(from, even)).toEqual(even);
    const middle = moments[from.answered + (to.answered - from.answered) / 2];
    const some = middle ?? moments[from.answered + 1]!;
    const part = (some.answered - from.answered) / (to.answered - from.answered);
    for (const house of houses) {
      const gap = last[house]!.mean - judgement(to.position)[house]!;
      expect(within(some, even)[house]!.mean).toBeCloseTo(1 / 3 + part * gap, 12);
      expect(within(some, even)[house]!.error).toBe(0.01);
    }
  });
});

describe('the part of a deed', () => {
  const whole = [given([50, 50]), given([80, 20])] as const;

  test('is what it did of the whole', () => {
    expect(partOf(whole, whole).mean).toBeCloseTo(1, 12);
    expect(partOf([given([50, 50]), given([65, 35])], whole).mean).toBeCloseTo(0.5, 12);
  });

  test('is less than nothing where it went against it', () => {
    expect(partOf([given([50, 50]), given([40, 60])], whole).mean).toBeLessThan(0);
  });

  test('strays by its error', () => {
    const chance = new Chance(chanceFrom('strays'));
    const drawn = (): Chances => {
      const values = Array.from({ length: 24 }, () => chance.fraction());
      return { baratheon: estimateOf(values), lannister: estimateOf(values.map((one) => 1 - one)) };
    };
    const parts = Array.from({ length: 400 }, () => partOf([drawn(), drawn()], whole));
    const mean = parts.reduce((sum, one) => sum + one.mean, 0) / parts.length;
    const spread = Math.sqrt(parts.reduce((sum, one) => sum + (one.mean - mean) ** 2, 0) / parts.length);
    const error = parts.reduce((sum, one) => sum + one.error, 0) / parts.length;
    expect(error / spread).toBeGreaterThan(0.9);
    expect(error / spread).toBeLessThan(1.1);
  });

  test('is sure with more than two errors', () => {
    expect([isSurely({ mean: 0.3, error: 0.16 }, 0.1), isSurely({ mean: 0.3, error: 0.14 }, 0.1)]).toEqual([
      false,
      true
    ]);
    expect(isSurely({ mean: 0.09, error: 0 }, 0.1)).toBe(false);
  });
});

describe('a deed is told', () => {
  const [before, after] = [given([40, 30, 30]), given([20, 60, 20])];
  const taken = { what: 'taken', areas: ['harrenhal'], fought: null } as const;

  test('where whoever did it came out of it better than whom it was done to', () => {
    expect(speaksFor({ ...taken, house: 'lannister', from: 'baratheon' }, [before, after])).toBe(true);
    // both lost, the other one more
    expect(speaksFor({ ...taken, house: 'stark', from: 'baratheon' }, [before, after])).toBe(true);
  });

  test('but not where it would be read as the reason of the opposite', () => {
    expect(speaksFor({ ...taken, house: 'baratheon', from: 'lannister' }, [before, after])).toBe(false);
    expect(speaksFor({ ...taken, house: 'baratheon', from: null }, [before, after])).toBe(false);
    const cards = { what: 'cards', cards: ['mustering'] } as const;
    expect(speaksFor({ ...cards, house: 'lannister', helped: true }, [before, after])).toBe(true);
    expect(speaksFor({ ...cards, house: 'baratheon', helped: true }, [before, after])).toBe(false);
    expect(speaksFor({ ...cards, house: 'baratheon', helped: false }, [before, after])).toBe(true);
  });
});

/** Chances that hang on nothing but chance: what one of two houses wins by it the other one loses. */
class Noise extends Rollouts {
  override value(from: Position, _at: string, _answers: unknown, _horizon: unknown, chance: Chance): PerHouse<number> {
    const part = chance.fraction();
    return Object.fromEntries(from.tracks.throne.map((house, i) => [house, [part, 1 - part][i] ?? 0]));
  }
}

/** Everything is worth what it is at once, and strays by so much to one side or the other. */
class AtOnce extends Rollouts {
  readonly #strays: number;

  constructor(strays = 0) {
    super();
    this.#strays = strays;
  }

  override value(from: Position, _at: string, _answers: unknown, _horizon: unknown, chance: Chance): PerHouse<number> {
    const [first, second] = from.tracks.throne;
    const worth = judgement(from);
    const strays = chance.fraction() < 0.5 ? this.#strays : -this.#strays;
    return { ...worth, [first!]: worth[first!]! + strays, [second!]: worth[second!]! - strays };
  }
}

interface Round {
  readonly evening: Evening;
  readonly from: Moment;
  readonly to: Moment;
}

const roundsOf = (evening: Evening): Round[] =>
  evening.ends.slice(1).map((to, i) => ({ evening, from: evening.ends[i]!, to }));

const EFFORT = { samples: 24, cap: 1e6 };

const turned = ({ evening, from, to }: Round, whole: readonly [Chances, Chances], rollouts: Rollouts): Turned =>
  causeOf(evening, [from, to], whole, new Allowance(rollouts, 1e6), EFFORT);

const games = ['noise', 'more', 'again', 'still'].map((seed) => eveningIn(played(4, seed)));
const rounds = games.flatMap(roundsOf);

describe('in mere noise', () => {
  const between = ({ to }: Round, part: number): Chances =>
    Object.fromEntries(
      to.position.tracks.throne.map((house, i) => [house, { mean: [part, 1 - part][i] ?? 0, error: 0.01 }])
    );
  // what ends a round is measured against the end itself, which here is no noise
  const looked = rounds.filter(
    ({ evening, from, to }) =>
      to.position.winner === null && stretchesOf(evening, from, to).every(({ after }) => after !== to)
  );
  const found = looked.map((round) => turned(round, [between(round, 0.4), between(round, 0.6)], new Noise()));

  test('no cause is found, and nothing that did most, however many deeds there were', () => {
    expect(found.filter(({ cause, together }) => cause !== null || together.isMeasured)).toEqual([]);
    expect(found.length).toBeGreaterThan(15);
  });
});

describe('where everything is worth what it is at once', () => {
  /** The chances at both ends, as if the round had changed so many times as much. */
  const whole = ({ from, to }: Round, times: number): readonly [Chances, Chances] => {
    const [first, last] = [sharpened(judgement(from.position)), sharpened(judgement(to.position))];
    const further = Object.entries(first).map(([house, was]) => [house, was + times * (last[house as House]! - was)]);
    return [exact(first), exact(Object.fromEntries(further) as PerHouse<number>)];
  };
  /** The deeds of a round and what each did of it, the largest first. */
  function partsOf(round: Round, [first, last]: readonly [Chances, Chances]): { deed: Deed; part: number }[] {
    const { evening, from, to } = round;
    const within = withinRound([from, to], last);
    const worth = (moment: Moment): Chances =>
      moment === from ? first : moment === to ? last : within(moment, exact(sharpened(judgement(moment.position))));
    const gained = (was: Chances, is: Chances, house: House): number => is[house]!.mean - was[house]!.mean;
    const sum = (one: (house: House) => number): number =>
      to.position.tracks.throne.reduce((all, house) => all + one(house), 0);
    const all = sum((house) => gained(first, last, house) ** 2);
    return stretchesOf(evening, from, to)
      .map(({ deed, before, after }) => {
        const [was, is] = [worth(before), worth(after)];
        const part = sum((house) => gained(was, is, house) * gained(first, last, house)) / all;
        return { deed, part: speaksFor(deed, [was, is]) && speaksFor(deed, [first, last]) ? part : 0 };
      })
      .sort((one, other) => other.part - one.part);
  }
  const look = (round: Round, times: number, strays = 0) => ({
    parts: partsOf(round, whole(round, times)),
    ...turned(round, whole(round, times), new AtOnce(strays))
  });
  const seen = rounds.map((round) => look(round, 1));
  const further = rounds.map((round) => look(round, 4));

  test('one stands out that did a quarter and the most of it', () => {
    const standing = seen.filter(({ cause }) => cause !== null);
    expect(standing.length).toBeGreaterThan(15);
    for (const { cause, parts } of standing) expect(cause!.deed).toEqual(parts[0]!.deed);
    for (const { parts, cause } of seen) expect(cause !== null).toBe((parts[0]?.part ?? 0) >= 0.25);
  });

  test('else those are told that did a tenth, three at most, the largest first', () => {
    const most = further.flatMap(({ together, parts }) => (together?.isMeasured ? [{ together, parts }] : []));
    expect(most.filter(({ together }) => together.deeds.length > 1).length).toBeGreaterThan(3);
    for (const { together, parts } of most)
      expect(together.deeds).toEqual(
        parts
          .filter(({ part }) => part >= 0.1)
          .slice(0, 3)
          .map(({ deed }) => deed)
      );
  });

  test('and where it strays, none of those within two errors', () => {
    const count = (all: readonly Turned[]): number =>
      all.filter(({ cause, together }) => cause !== null || together.isMeasured).length;
    const strayed = rounds.map((round) => look(round, 1, 0.3));
    expect(count(strayed)).toBeLessThan(0.2 * count(seen));
  });
});

describe('the cards of a round', () => {
  const round = rounds.find(({ from, to }) => from.answered > 0 && to.position.winner === null)!;
  const turnedUp = round.evening.moments[round.from.answered]!.position.westeros;
  const houses = round.to.position.tracks.throne;
  const house = houses[0]!;
  const chances = (worth: number): PerHouse<number> =>
    Object.fromEntries(houses.map((one) => [one, one === house ? 0.25 + worth : 0.25 - worth / 3]));

  /** They are worth so much to one house, at the cost of all others. */
  class Cards extends Rollouts {
    readonly #worth: number;

    constructor(worth: number) {
      super();
      this.#worth = worth;
    }

    override value({ westeros }: Position): PerHouse<number> {
      return chances(westeros.join() === turnedUp.join() ? this.#worth : 0);
    }
  }
  const told = (worth: number, end: number): Turned =>
    turned(round, [exact(chances(0)), exact(chances(end))], new Cards(worth));

  test('are its cause where they did most of what it changed, and say whom they helped or hurt', () => {
    const cards = { what: 'cards', cards: turnedUp, house };
    expect(told(0.1, 0.15).cause).toMatchObject({ deed: { ...cards, helped: true } });
    expect(told(-0.1, -0.15).cause).toMatchObject({ deed: { ...cards, helped: false } });
  });

  test('are none where the house that they helped came out of it worse', () => {
    const { cause, together } = told(0.1, -0.15);
    expect(cause?.deed.what).not.toBe('cards');
    expect(together?.isMeasured === true && together.deeds.some(({ what }) => what === 'cards')).toBe(false);
  });
});

describe('where nothing can be told to have done most', () => {
  /** The first house gains, and of everything done in it nobody knows what it is worth. */
  function factsIn(round: Round): readonly Deed[] {
    const even = Object.fromEntries(round.to.position.tracks.throne.map((house) => [house, 0.25]));
    const [first] = round.to.position.tracks.throne;
    const { together } = turned(round, [exact(even), exact({ ...even, [first!]: 0.9 })], new Noise());
    return together === undefined || together.isMeasured ? [] : together.deeds;
  }
  const changed = ({ from, to }: Round) =>
    CASTLES.filter((area) => {
      const house = controller(to.position, area);
      return house !== null && house !== controller(from.position, area);
    });

  test('the castles are told that the round has left in other hands, in their order', () => {
    const taking = rounds
      .filter((round) => changed(round).length > 0)
      .map((round) => ({ round, deeds: factsIn(round) }));
    expect(taking.filter(({ deeds }) => deeds.length > 0).length).toBeGreaterThan(15);
    for (const { round, deeds } of taking) {
      expect(deeds.length).toBeLessThanOrEqual(3);
      for (const deed of deeds) {
        if (deed.what !== 'taken') throw new Error('that is no castle');
        const isLeft = deed.areas.some(
          (area) => changed(round).some((one) => one === area) && controller(round.to.position, area) === deed.house
        );
        expect(isLeft).toBe(true);
      }
      const all = stretchesOf(round.evening, round.from, round.to).map(({ deed }) => JSON.stringify(deed));
      const places = deeds.map((deed) => all.indexOf(JSON.stringify(deed)));
      expect(places).toEqual([...places].sort((one, other) => one - other));
    }
  });

  test('of more than three those are told of the houses whose chances moved', () => {
    let many = 0;
    for (const round of rounds) {
      const [first] = round.to.position.tracks.throne;
      const concerns = (deed: Deed): boolean => deed.what === 'taken' && [deed.house, deed.from].includes(first!);
      const told = factsIn(round);
      if (told.length < 3 || told[0]!.what !== 'taken') continue;
      const all = stretchesOf(round.evening, round.from, round.to).map(({ deed }) => deed);
      const left = all.filter(
        (deed) =>
          deed.what === 'taken' &&
          deed.areas.some(
            (area) => changed(round).some((one) => one === area) && controller(round.to.position, area) === deed.house
          ) &&
          !told.some((one) => JSON.stringify(one) === JSON.stringify(deed))
      );
      if (left.length === 0) continue;
      many += 1;
      if (left.some(concerns)) expect(told.every(concerns)).toBe(true);
    }
    expect(many).toBeGreaterThan(3);
  });

  test('else what was fought', () => {
    const calm = rounds
      .filter((round) => changed(round).length === 0)
      .map(factsIn)
      .filter(({ length }) => length > 0);
    expect(calm.length).toBeGreaterThan(0);
    for (const { what } of calm.flat()) expect(what).not.toBe('taken');
  });

  test('else the cards that the round began with, and in the first round nothing', () => {
    const begun = rounds.map(({ evening, from }) => ({ evening, from, to: evening.moments[from.answered + 1]! }));
    const still = begun.filter(({ evening, from, to }) => stretchesOf(evening, from, to).length === 0);
    expect(still.length).toBeGreaterThan(15);
    for (const round of still) {
      const { westeros } = round.evening.moments[round.from.answered]!.position;
      const [cards, ...others] = factsIn(round);
      expect(others).toEqual([]);
      expect(cards === undefined).toBe(westeros.length === 0);
      if (cards === undefined) continue;
      expect(cards).toMatchObject({ what: 'cards', house: null });
      expect(cards.what === 'cards' && cards.cards).toEqual(expect.arrayContaining([...westeros]));
    }
    expect(still.some(({ from }) => from.answered === 0)).toBe(true);
  });
});
