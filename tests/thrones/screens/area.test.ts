// One area out of several: refuges with what they cost and why not elsewhere, and orders that house cards remove.

import { expect, test } from 'vitest';
import type { House } from '#thrones/box';
import { viewFor } from '#thrones/rules/view';
import { AreaReply } from '#thrones/screens/asks/area/areaReply.svelte';
import { area, march } from '#tests/support/answers';
import { type Scene, scene } from '#tests/support/scene';

function replyOf(g: Scene, house: House) {
  const ask = g.askOf(house);
  if (ask.kind !== 'area') throw new Error(`${house} is not asked for an area`);
  return new AreaReply(viewFor(g.position, null), ask);
}

const offered = (reply: AreaReply) => reply.rows.filter((row) => row.refused === null).map((row) => row.area);
const reasons = (reply: AreaReply) =>
  Object.fromEntries(reply.rows.flatMap((row) => (row.refused === null ? [] : [[row.area, row.refused]])));

//  Flint's Finger ~ Ironman's Bay ~ Seagard (Greyjoy), which Lannister attacks from Riverrun; The Twins are Stark's
const seagard = (more = '') =>
  scene(`
    throne     lannister greyjoy stark
    ${more}
    lannister  riverrun: 4 knight, march+0
    greyjoy    seagard: footman knight; ironmans-bay: ship; flints-finger: footman; greywater-watch: footman
    stark      the-twins: footman
  `)
    .marches()
    .answer('lannister', march('riverrun', { seagard: '4 knight' }, { leavePower: true }))
    .playCombat({ attacker: 'ser-kevan-lannister', defender: 'aeron-damphair', until: 'retreat' });

test('every area near is a row: offered, or with the reason why not', () => {
  const g = seagard();
  const reply = replyOf(g, 'greyjoy');
  expect(offered(reply)).toEqual(expect.arrayContaining(['flints-finger', 'greywater-watch', 'pyke']));
  expect(reasons(reply)).toMatchObject({
    riverrun: 'the attack came from here',
    'the-twins': 'Stark: 1 footman',
    'ironmans-bay': 'land units stay on land, ships at sea'
  });
  expect(reply.marks.refused.get('the-twins')).toBe('Stark: 1 footman');
  expect(reply.marks.refused.has('ironmans-bay')).toBe(false);
  expect([...reply.marks.attacked]).toEqual(['seagard']);
  expect(reply.answer).toBeNull();
});

test('a refuge says whether it is held and how it is reached; what is none says whose it is', () => {
  const notes = (g: Scene) => Object.fromEntries(replyOf(g, 'greyjoy').rows.map((row) => [row.area, row.note]));
  expect(notes(seagard())).toMatchObject({
    'flints-finger': 'your army: 1 footman · by ship',
    'greywater-watch': 'your army: 1 footman',
    pyke: 'yours, empty · by ship',
    'moat-cailin': 'empty'
  });
  //  Moat Cailin (Greyjoy), which Lannister attacks from The Twins, among areas that Stark holds without units
  const moat = scene(`
    throne     lannister greyjoy stark
    lannister  the-twins: 4 knight, march+0
    greyjoy    moat-cailin: footman
    stark      winterfell: garrison; white-harbor: power
  `)
    .marches()
    .answer('lannister', march('the-twins', { 'moat-cailin': '4 knight' }, { leavePower: true }))
    .playCombat({ attacker: 'ser-kevan-lannister', defender: 'aeron-damphair', until: 'retreat' });
  expect(notes(moat)).toMatchObject({ winterfell: 'Stark: garrison', 'white-harbor': 'held by Stark' });
});

test('a refuge chosen: ghosts, the way over ships, supply, and castles that change hands', () => {
  const g = seagard();
  const reply = replyOf(g, 'greyjoy');
  expect(reply.touch('flints-finger')).toBeNull();
  expect(reply.marks.bridges).toEqual([
    { from: 'seagard', over: ['ironmans-bay'], to: 'flints-finger', attack: false }
  ]);
  expect(reply.marks.ghosts.map(({ area: at, house, kind }) => `${at} ${house} ${kind}`)).toEqual([
    'flints-finger greyjoy footman',
    'flints-finger greyjoy knight'
  ]);
  expect(reply.retreat).toMatchObject({ losses: 0, army: 3, now: [2], after: [3], level: 6 });
  expect(reply.outlook?.lost).toEqual(['seagard']);
  expect(reply.outlook?.castles).toContainEqual({ house: 'greyjoy', was: 3, will: 2 });
  expect(reply.touch('the-twins')).toMatchObject({ rule: 'retreat.enemy-area', house: 'stark', area: 'the-twins' });
  expect(reply.chosen).toBe('flints-finger');
  expect(reply.answer).toEqual(area('flints-finger'));
  g.answer('greyjoy', reply.answer);
  expect(g.units('flints-finger')).toBe('footman footman knight');
});

test('[retreat.supply] a refuge that would cost units is no refuge while there is a cheaper one', () => {
  const reply = replyOf(seagard('supply greyjoy 0'), 'greyjoy');
  expect(offered(reply)).toEqual(['moat-cailin', 'pyke']);
  expect(reasons(reply)).toMatchObject({
    'flints-finger': 'would cost 1 unit',
    'greywater-watch': 'would cost 1 unit'
  });
});

test('[CARD queen-of-thorns] the enemy order that goes, and what it takes from the battle', () => {
  //  Prince's Pass (Tyrell) attacks Starfall (Martell), which Yronwood supports
  const g = scene(`
    throne   tyrell martell
    tyrell   princes-pass: 2 knight, march+0
    martell  starfall: footman, defense+1; yronwood: knight, support; salt-shore: footman, raid
  `)
    .marches()
    .answer('tyrell', march('princes-pass', { starfall: '2 knight' }))
    .playCombat({ attacker: 'queen-of-thorns', defender: 'areo-hotah', until: 'queen-of-thorns' });
  const reply = replyOf(g, 'tyrell');
  expect(offered(reply).sort()).toEqual(['salt-shore', 'yronwood']);
  expect(reasons(reply)).toEqual({ starfall: 'removed anyway when the battle ends' });
  reply.touch('yronwood');
  expect([...reply.marks.attacked]).toEqual(['yronwood']);
  const { was, will } = reply.strengths ?? {};
  expect((was?.defender ?? 0) - (will?.defender ?? 0)).toBe(2);
  expect(reply.outlook).toBeNull();
  reply.touch('salt-shore');
  expect(reply.strengths?.will).toEqual(reply.strengths?.was);
  g.answer('tyrell', reply.answer);
  expect(g.order('salt-shore')).toBeNull();
});

test('[CARD robb-stark] the victor chooses for the loser, or leaves it; neither beforehand', () => {
  const g = scene(`
    throne  stark greyjoy
    stark   moat-cailin: 3 knight, march+0
    greyjoy seagard: footman; flints-finger: footman
  `)
    .marches()
    .answer('stark', march('moat-cailin', { seagard: '3 knight' }, { leavePower: true }))
    .playCombat({ attacker: 'robb-stark', defender: 'aeron-damphair', until: 'robb-stark' });
  const reply = replyOf(g, 'stark');
  expect(reply.beaten).toMatchObject({ house: 'greyjoy', side: 'defender', units: ['footman'] });
  expect(reply.answer).toBeNull();
  reply.decline(true);
  expect(reply.answer).toEqual(area(null));
  const [first] = offered(reply);
  if (first === undefined) throw new Error('no refuge');
  reply.touch(first);
  expect(reply.isDeclined).toBe(false);
  expect(reply.marks.ghosts).toEqual([{ area: first, house: 'greyjoy', kind: 'footman' }]);
  g.answer('stark', reply.answer);
});
