// What is counted as a folly, and what only looks like one.

import { expect, test } from 'vitest';
import type { House } from '#thrones/box';
import type { Answer } from '#thrones/rules';
import { Follies } from '#tools/headless/follies';
import { easyCastles, givenUp, isHopeless, isNavy, leaderOf, leavesHome } from '#tools/headless/silly';
import { march, raid } from '#tests/support/answers';
import { judge } from '#thrones/rules/judging';
import { type Scene, scene } from '#tests/support/scene';

/** Answers one after the other, each looked at. */
function looking(g: Scene, ...answers: readonly (readonly [House, Answer])[]): Follies {
  const follies = new Follies(() => true);
  follies.begin();
  for (const [house, given] of answers) {
    const [before, asked] = [g.position, g.askOf(house)];
    g.answer(house, given);
    follies.look({ house, asked, given, simulated: 0, cpuMs: 0 }, before, g.position);
  }
  return follies;
}

test('a stronghold is left to somebody stronger than its walls, unless for a castle or by the way he would come', () => {
  const { position } = scene(`
    throne lannister greyjoy
    lannister lannisport: footman knight, march+0, garrison
    greyjoy stoney-sept: knight knight; riverrun: power
  `).marches();
  const leaves = (to: Parameters<typeof march>[1]) => leavesHome(position, 'lannister', march('lannisport', to));
  expect(leaves({ 'searoad-marches': 'footman knight' })).toBe(true);
  expect(leaves({ 'searoad-marches': 'footman' })).toBe(false);
  expect(leaves({ riverrun: 'footman knight' })).toBe(false);
  expect(leaves({ 'stoney-sept': 'footman knight' })).toBe(false);
});

test('an attack has no hope where its best card loses to the second best', () => {
  const hopeless = (order: string, hand: string) => {
    const { position } = scene(`
      fiefdoms greyjoy lannister
      hand lannister ser-jaime-lannister
      hand greyjoy ${hand}
      lannister lannisport: footman, ${order}, garrison
      greyjoy riverrun: knight
    `).marches();
    return isHopeless(position, 'lannister', 'lannisport', { to: 'riverrun', units: ['footman'] });
  };
  // 1 and 2 against 2 and 3, 4 or 0
  expect(hopeless('march+0', 'euron-crows-eye victarion-greyjoy')).toBe(true);
  expect(hopeless('march+0', 'euron-crows-eye')).toBe(true);
  expect(hopeless('march+0', 'euron-crows-eye aeron-damphair')).toBe(false);
  // a tie is the higher one's on the Fiefdoms
  expect(hopeless('march+1', 'euron-crows-eye theon-greyjoy')).toBe(true);
});

test("a leader's castle is easy where no card could turn the battle", () => {
  const { position } = scene(`
    throne stark greyjoy
    stark moat-cailin: knight knight, march+0; the-twins: footman, march+1; winterfell: footman, garrison
    greyjoy pyke: footman, garrison; seagard: footman; riverrun: footman; flints-finger: footman; harrenhal: footman
  `).marches();
  expect(leaderOf(position)).toBe('greyjoy');
  expect(easyCastles(position, 'stark', 'greyjoy', ['moat-cailin', 'the-twins'])).toEqual(['seagard']);
  expect(easyCastles(position, 'stark', 'greyjoy', ['the-twins'])).toEqual([]);
});

test("a leader's castle is not left by a March that goes for another castle, but by one that goes for none", () => {
  const left = (to: Parameters<typeof march>[1]) => {
    const g = scene(`
      throne stark greyjoy
      stark moat-cailin: knight knight, march+0
      greyjoy pyke: footman, garrison; seagard: footman; riverrun: footman; flints-finger: footman; harrenhal: footman
    `).marches();
    const [before, asked, given] = [g.position, g.askOf('stark'), march('moat-cailin', to)];
    expect(easyCastles(before, 'stark', 'greyjoy', ['moat-cailin'])).toEqual(['seagard']);
    expect(judge(before, 'stark', given)).toBeNull();
    const marches = asked.kind === 'march' ? asked.orders : [];
    return givenUp(before, 'stark', marches, given);
  };
  expect(left({ 'white-harbor': 'knight' })).toEqual(['seagard']);
  expect(left({ 'greywater-watch': 'knight' })).toEqual([]);
});

test('two with as many castles lead nobody, and one with few leads nobody either', () => {
  const leader = (text: string) => leaderOf(scene(text).planning().position);
  const five = 'pyke: footman, garrison; seagard: footman; riverrun: footman; flints-finger: footman';
  expect(leader(`greyjoy ${five}\n stark winterfell: footman, garrison`)).toBe('greyjoy');
  expect(leader('greyjoy pyke: footman, garrison; seagard: footman\n stark winterfell: footman, garrison')).toBeNull();
  expect(
    leader(
      `greyjoy ${five}\n stark winterfell: footman; white-harbor: footman; moat-cailin: footman; castle-black: power; karhold: power; the-eyrie: footman`
    )
  ).not.toBe('greyjoy');
});

test('a navy has not more soldiers than ships', () => {
  const navy = (stark: string) => isNavy(scene(`stark winterfell: ${stark}`).planning().position, 'stark');
  expect(navy('footman footman, garrison; bay-of-ice: ship ship')).toBe(true);
  expect(navy('footman footman knight, garrison; bay-of-ice: ship ship')).toBe(false);
});

test('raids at nothing are counted among all raids, also where nobody is asked', () => {
  const g = scene(`
    throne stark greyjoy lannister
    stark moat-cailin: footman, raid
    greyjoy greywater-watch: footman, raid
    lannister lannisport: footman, raid
  `).raids();
  const follies = looking(g, ['stark', raid('moat-cailin', 'greywater-watch')]);
  expect(follies.countOf('nothing')).toMatchObject({ times: 1, of: 2 });
});

test('a castle that was taken counts once, as held or as lost again', () => {
  const g = scene(`
    throne stark greyjoy
    stark moat-cailin: footman, march+0; winterfell: footman, garrison
    greyjoy the-twins: knight knight, march+0; seagard: power; pyke: footman, garrison
    hand stark catelyn-stark
    hand greyjoy euron-crows-eye
  `).marches();
  const follies = looking(g, ['stark', march('moat-cailin', { seagard: 'footman' })]);
  const [before, asked] = [g.position, g.askOf('greyjoy')];
  const given = march('the-twins', { seagard: 'knight knight' });
  g.answer('greyjoy', given).playCombat({});
  follies.look({ house: 'greyjoy', asked, given, simulated: 0, cpuMs: 0 }, before, g.position);
  expect(follies.text).toContain('castles taken and lost again');
  expect(follies.countOf('thrownOut').times).toBe(1);
});
