// A house on the verge of victory: what it needs is guarded, supported and raided by all others.

import { describe, expect, test } from 'vitest';
import { outlineOf, prevention, vergeFor, worthOf } from '#thrones/bots/outline';
import { orderScores } from '#thrones/bots/policy/orderPolicy';
import { raidPlans } from '#thrones/bots/policy/raidPolicy';
import { PLAIN } from '#thrones/bots/weights';
import type { AreaId, House } from '#thrones/box';
import { askOf } from '#thrones/rules/judging';
import { type Scene, scene } from '#tests/support/scene';
import { answerOfKind } from './thinker';

const SIX =
  'pyke: footman, garrison; riverrun: footman; flints-finger: footman; harrenhal: footman; the-eyrie: footman';
/** A sixth castle, and an army beside Moat Cailin. */
const ARMY = 'seagard: knight knight';

const vergeOf = (g: Scene, house: House) => vergeFor(outlineOf(g.position, house, PLAIN));

describe('the verge', () => {
  test('is seen by all others, and not by the leader', () => {
    const g = scene(`stark moat-cailin: footman; winterfell: footman, garrison\n greyjoy ${SIX}; ${ARMY}`).planning();
    expect(vergeOf(g, 'stark').leaders).toEqual(['greyjoy']);
    expect(vergeOf(g, 'lannister').leaders).toEqual(['greyjoy']);
    expect(vergeOf(g, 'greyjoy')).toMatchObject({ leaders: [] });
    const { peril } = vergeOf(g, 'stark');
    expect(peril.get('moat-cailin')).toBeGreaterThan(0.5);
    expect(peril.has('winterfell')).toBe(false);
    expect(peril.has('seagard')).toBe(false);
  });

  test('is none with three castles to go, and a little one with two', () => {
    const with_ = (castles: string) =>
      vergeOf(scene(`stark moat-cailin: footman\n greyjoy ${castles}`).planning(), 'stark');
    expect(with_('pyke: footman, garrison; riverrun: footman; harrenhal: footman; seagard: knight').peril.size).toBe(0);
    const two = with_(
      `pyke: footman, garrison; riverrun: footman; harrenhal: footman; flints-finger: footman; ${ARMY}`
    );
    expect(two.leaders).toEqual([]);
    expect(two.peril.get('moat-cailin')).toBeLessThan(0.3);
  });

  test('is over when the orders lie open and no March reaches a castle', () => {
    const after = (order: string) =>
      vergeOf(
        scene(
          `throne stark greyjoy\n stark moat-cailin: footman, march+0\n greyjoy ${SIX}; ${ARMY}, ${order}`
        ).marches(),
        'stark'
      ).peril;
    expect(after('march+0').has('moat-cailin')).toBe(true);
    expect(after('support').has('moat-cailin')).toBe(false);
  });
});

test('the castle that somebody else would win by is dear', () => {
  const worth = (g: Scene, area: AreaId) => worthOf(outlineOf(g.position, 'stark', PLAIN), area, true);
  const calm = scene('stark moat-cailin: footman\n greyjoy seagard: knight knight').planning();
  const last = scene(`stark moat-cailin: footman\n greyjoy ${SIX}; ${ARMY}`).planning();
  expect(worth(last, 'moat-cailin')).toBeGreaterThan(worth(calm, 'moat-cailin') + 10);
});

test('strength beside a castle of somebody else by which a house would win is lent to it', () => {
  const lends = (greyjoy: string): number => {
    const g = scene(`
      stark moat-cailin: footman; winterfell: footman, garrison
      lannister greywater-watch: knight knight; lannisport: footman, garrison
      greyjoy ${greyjoy}
    `).planning();
    return orderScores(g.position, { house: 'lannister', areas: ['greywater-watch'] }, PLAIN).get('greywater-watch')!
      .support;
  };
  expect(lends(`${SIX}; ${ARMY}`)).toBeGreaterThan(lends(ARMY) + 1);
});

test('support beside the last castle is raided rather than power, and rather than mustering', () => {
  const g = scene(`
    throne lannister stark greyjoy
    stark moat-cailin: footman, defense+1
    lannister greywater-watch: footman, raid; lannisport: footman, garrison
    greyjoy pyke: footman, garrison; riverrun: footman; harrenhal: footman; the-eyrie: footman
    greyjoy flints-finger: footman, special-consolidate-power; seagard: footman, support; the-twins: knight, march+0
  `).raids();
  const asked = askOf(g.position, 'lannister');
  if (asked?.kind !== 'raid') throw new Error('no raid');
  const [first] = raidPlans(g.position, asked, PLAIN);
  expect(first!.answer.target).toBe('seagard');
});

test('the army that would march into the last castle is worth an attack, another one is not', () => {
  const g = scene(`
    throne stark greyjoy
    stark moat-cailin: knight knight, march+0; winterfell: footman, garrison
    greyjoy ${SIX}; seagard: footman, march+0; greywater-watch: footman
  `).marches();
  const outline = outlineOf(g.position, 'stark', PLAIN);
  expect(prevention(outline, 'seagard')).toBeGreaterThan(1);
  expect(prevention(outline, 'greywater-watch')).toBe(0);
});

test.each(['knight', 'lord'] as const)('a %s guards the castle by which somebody else would win', (level) => {
  const g = scene(`
    throne greyjoy stark
    stark moat-cailin: footman footman; white-harbor: footman; winterfell: footman, garrison
    greyjoy ${SIX}; ${ARMY}
  `).planning();
  for (const seed of ['a', 'b', 'c']) {
    const { orders } = answerOfKind('orders', g.game, 'stark', level, undefined, seed);
    expect(orders['moat-cailin']).toMatch(/defense|march|support/);
    expect(orders['white-harbor']).toMatch(/support|march/);
  }
});
