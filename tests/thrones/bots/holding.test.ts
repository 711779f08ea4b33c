// What is taken is to be held: scenes in which grasping costs more than it brings, or stands against who leads.

import { describe, expect, test } from 'vitest';
import { Chance, chanceFrom } from '#engine/chance';
import type { AreaId, House } from '#thrones/box';
import type { AnswerOf } from '#thrones/rules';
import { candidatesFor } from '#thrones/bots/candidates';
import { freshMemory, remember } from '#thrones/bots/memory';
import { dangerTo, outlineOf } from '#thrones/bots/outline';
import { mindedBy } from '#thrones/bots/persons';
import { legalPlans, type Plan, plansFrom } from '#thrones/bots/policy/marchPolicy';
import { orderScores } from '#thrones/bots/policy/orderPolicy';
import { PLAIN } from '#thrones/bots/weights';
import { askOf } from '#thrones/rules/judging';
import { scene } from '#tests/support/scene';
import { answerOfKind } from './thinker';

/** All marches of the house, the best first. */
function plansIn(text: string, house: House): Plan[] {
  const { position } = scene(text).marches();
  const asked = askOf(position, house);
  if (asked?.kind !== 'march') throw new Error('no march');
  return legalPlans(position, asked, PLAIN, 50);
}

const goals = ({ answer }: Plan): AreaId[] => answer.moves.map(({ to }) => to);
const scoreFor = (plans: readonly Plan[], area: AreaId): number =>
  plans.find((plan) => goals(plan).includes(area))!.score;

describe('what is taken', () => {
  const beside = (order: string) =>
    plansIn(
      `throne stark greyjoy baratheon
       stark winterfell: knight knight, march+0, garrison
       greyjoy moat-cailin: footman; seagard: knight knight knight, ${order}; pyke: footman, garrison
       baratheon white-harbor: footman; dragonstone: footman, garrison`,
      'stark'
    );

  test('counts by the odds that it is still held against the Marches that lie open', () => {
    expect(goals(beside('march+1')[0]!)).toEqual(['white-harbor']);
    expect(scoreFor(beside('raid'), 'moat-cailin')).toBeGreaterThan(scoreFor(beside('march+1'), 'moat-cailin') + 1);
  });

  test('is in more danger where a Support lies open beside it', () => {
    const danger = (order: string) => {
      const { position } = scene(`
        throne stark greyjoy
        stark moat-cailin: footman, march+0
        greyjoy the-twins: knight, ${order}; greywater-watch: footman, march+0
      `).marches();
      return dangerTo(outlineOf(position, 'stark', PLAIN), 'seagard', 'now').might;
    };
    expect(danger('support')).toBe(danger('raid') + 2);
  });

  test('needs no holding where it wins the game', () => {
    const plans = plansIn(
      `throne stark greyjoy
       stark winterfell: footman, march+0, garrison; white-harbor: power; karhold: power; castle-black: power
       stark flints-finger: footman; the-eyrie: footman; harrenhal: footman; crackclaw-point: footman
       greyjoy seagard: knight knight knight, march+1; moat-cailin: power; pyke: footman, garrison`,
      'stark'
    );
    expect(plans[0]!.score).toBeGreaterThan(80);
  });

  test('is taken without the siege engines where an enemy comes back: they do not retreat', () => {
    const sent = (order: string) =>
      plansIn(
        `throne lannister greyjoy
         supply lannister 6
         lannister harrenhal: siege-engine knight knight knight, march+0; lannisport: footman, garrison
         greyjoy riverrun: footman; seagard: knight knight knight, ${order}; pyke: footman, garrison`,
        'lannister'
      )
        .find((plan) => goals(plan).includes('riverrun'))!
        .answer.moves.flatMap(({ units }) => units);
    expect(sent('march+1')).not.toContain('siege-engine');
    expect(sent('raid')).toContain('siege-engine');
  });
});

test('the last soldiers of a stronghold do not leave it to its garrison with an army next door', () => {
  const g = scene(`
    throne lannister greyjoy
    lannister lannisport: footman knight, march+0, garrison; the-golden-sound: ship
    greyjoy riverrun: knight knight footman; pyke: footman, garrison
  `).marches();
  const { moves } = answerOfKind('march', g.game, 'lannister', 'knight');
  expect(moves.flatMap(({ units }) => units).length).toBeLessThan(2);
});

test('of the sheets that are thought about one has a Defense in the castle that is most in danger', () => {
  const { position } = scene(`
    throne stark greyjoy
    stark seagard: knight footman; winterfell: footman, garrison; white-harbor: footman
    greyjoy riverrun: knight knight footman; greywater-watch: footman; pyke: footman, garrison
  `).planning();
  const asked = position.asks.find(({ house }) => house === 'stark')!;
  // the second sheet is the first that is not the policy's own
  for (const seed of ['a', 'b', 'c']) {
    const [own, guarded] = candidatesFor(
      position,
      asked,
      PLAIN,
      new Chance(chanceFrom(seed)),
      2,
      0.3
    ) as AnswerOf<'orders'>[];
    expect([own!.orders.seagard, guarded!.orders.seagard].some((token) => token?.startsWith('defense'))).toBe(true);
  }
});

describe('nobody attacks', () => {
  const goalsOf = (hand: string, fields: string) =>
    plansIn(`fiefdoms greyjoy lannister\n throne lannister greyjoy\n ${hand}\n ${fields}`, 'lannister').flatMap(goals);
  const FIELDS = `lannister lannisport: knight knight, march+0, garrison
    greyjoy riverrun: knight footman; pyke: footman, garrison`;

  test('where its best card loses to the second best of the enemy', () => {
    const own = 'hand lannister ser-gregor-clegane';
    expect(goalsOf(`${own}\n hand greyjoy euron-crows-eye victarion-greyjoy`, FIELDS)).toContain('riverrun');
    expect(
      goalsOf(`hand lannister cersei-lannister\n hand greyjoy euron-crows-eye victarion-greyjoy`, FIELDS)
    ).not.toContain('riverrun');
  });

  test('alone and against the odds when it is far behind', () => {
    const hands =
      'hand lannister tywin-lannister cersei-lannister\n hand greyjoy euron-crows-eye victarion-greyjoy theon-greyjoy';
    const far = `${FIELDS}; flints-finger: footman; seagard: footman; moat-cailin: footman`;
    expect(goalsOf(hands, FIELDS)).toContain('riverrun');
    expect(goalsOf(hands, far)).not.toContain('riverrun');
    expect(goalsOf(hands, `lannister stoney-sept: footman, support\n ${far}`)).toContain('riverrun');
  });
});

test('of two castles alike it is the one of the leader that is taken', () => {
  const goalWith = (moatCailin: string, whiteHarbor: string) =>
    goals(
      plansIn(
        `throne stark greyjoy baratheon
         fiefdoms stark greyjoy baratheon
         hand greyjoy theon-greyjoy
         hand baratheon ser-davos-seaworth
         stark winterfell: knight knight, march+0, garrison
         greyjoy pyke: footman, garrison; riverrun: footman; the-eyrie: footman; ${moatCailin}
         baratheon dragonstone: footman, garrison; ${whiteHarbor}`,
        'stark'
      )[0]!
    );
  const [here, there] = ['moat-cailin: footman', 'white-harbor: footman'];
  expect(goalWith(here, there)).toEqual(['moat-cailin']);
  expect(goalWith(there, here)).toEqual(['white-harbor']);
});

test('a sea is worth less to fight for while somebody else leads', () => {
  const scoreWith = (stark: string) => {
    const { position } = scene(`
      throne baratheon martell stark
      baratheon shipbreaker-bay: ship ship, march+0; dragonstone: footman, garrison; storms-end: footman
      martell east-summer-sea: ship; sunspear: footman, garrison
      stark winterfell: footman, garrison; ${stark}
    `).marches();
    return scoreFor(plansFrom(outlineOf(position, 'baratheon', PLAIN), 'shipbreaker-bay', 0), 'east-summer-sea');
  };
  const three = 'white-harbor: footman; moat-cailin: footman';
  expect(scoreWith(`${three}; flints-finger: footman`)).toBeLessThan(scoreWith(three) - 0.5);
});

describe('a Raid', () => {
  const raidScore = (text: string, area: AreaId) => {
    const { position } = scene(text).planning();
    return orderScores(position, { house: 'stark', areas: [area] }, PLAIN).get(area)!.raid;
  };

  test('is laid by how likely there is something to raid when its turn comes', () => {
    const beside = (first: string, enemies: string) =>
      raidScore(
        `throne ${first}\n stark moat-cailin: footman\n greyjoy ${enemies}; pyke: footman, garrison`,
        'moat-cailin'
      );
    const [one, two] = ['the-twins: footman', 'the-twins: footman; greywater-watch: footman'];
    expect(beside('stark greyjoy', one)).toBeGreaterThan(beside('greyjoy stark', one));
    expect(beside('greyjoy stark', two)).toBeGreaterThan(beside('greyjoy stark', one));
  });

  test('is worse than nothing where nobody is in reach', () => {
    expect(raidScore('stark white-harbor: footman\n greyjoy moat-cailin: footman', 'white-harbor')).toBeGreaterThan(0);
    expect(raidScore('stark white-harbor: footman\n greyjoy pyke: footman', 'white-harbor')).toBeLessThan(0);
    // by land nobody raids a sea
    expect(raidScore('stark white-harbor: footman\n greyjoy the-narrow-sea: ship', 'white-harbor')).toBeLessThan(0);
  });
});

test('a star musters where no Mustering has come for two rounds', () => {
  const { position } = scene('stark winterfell: footman').planning();
  const after = (...cards: readonly ('mustering' | 'supply' | 'a-throne-of-blades')[]) =>
    mindedBy(
      PLAIN,
      remember(
        freshMemory(position),
        cards.map((card) => ({ what: 'westeros-card', deck: 1, card }))
      ),
      'stark'
    ).muster;
  expect(after('supply', 'supply')).toBeGreaterThan(PLAIN.muster);
  expect(after('supply')).toBe(PLAIN.muster);
  expect(after('mustering', 'supply')).toBe(PLAIN.muster);
  expect(after('supply', 'a-throne-of-blades')).toBe(PLAIN.muster);
});
