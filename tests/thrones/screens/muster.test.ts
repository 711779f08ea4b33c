// A mustering in the making: what the points can pay for, what gives way, where ships can go, and what is refused.

import { expect, test } from 'vitest';
import type { AreaId, House, UnitKind } from '#thrones/box';
import { viewFor } from '#thrones/rules/view';
import { MusterReply } from '#thrones/screens/asks/muster/musterReply.svelte';
import type { Levying } from '#thrones/screens/asks/muster/levying.svelte';
import { bid, muster } from '#tests/support/answers';
import { type Scene, scene } from '#tests/support/scene';

function replyOf(g: Scene, house: House): MusterReply {
  const ask = g.askOf(house);
  if (ask.kind !== 'muster') throw new Error(`${house} is not asked to muster`);
  return new MusterReply(viewFor(g.position, null), ask);
}

function mustering(text: string, house: House = 'stark') {
  const g = scene(`
    deck westeros1 mustering | westeros2 last-days-of-summer | westeros3 rains-of-autumn
    throne stark
    ${text}
  `).westeros();
  const reply = replyOf(g, house);
  return { g, reply, levying: reply.levying };
}

const offers = (levying: Levying): string[] =>
  levying.offers.map(({ key, refusal }) => (refusal === null ? key : `${key}: ${refusal.rule}`));

const buy = (levying: Levying, unit: UnitKind, upgrade = false) => levying.choose({ unit, upgrade });

const inHand = (levying: Levying): string[] =>
  levying.recruits.map(({ castle, unit, upgrade, at }) =>
    [castle, ...(upgrade ? ['->'] : []), unit, ...(at === castle ? [] : [at])].join(' ')
  );

const berths = (levying: Levying): [AreaId, string | null][] =>
  levying.berths.map(({ area, refusal }) => [area, refusal?.rule ?? null]);

test('the first castle is open; nothing is chosen, and mustering nothing is an answer only once it is said', () => {
  const { g, reply, levying } = mustering('stark  white-harbor: footman; winterfell: knight; moat-cailin: footman');
  expect(levying.castles).toEqual(['moat-cailin', 'white-harbor', 'winterfell']);
  expect(levying.castle).toBe('moat-cailin');
  expect([...reply.marks.touchable]).toEqual(['white-harbor', 'winterfell']);
  expect([...reply.marks.chosen]).toEqual(['moat-cailin']);
  expect(reply.badges.map(({ figure, look }) => `${figure} ${look}`)).toEqual(['1 gold', '1 gold', '2 gold']);
  expect(reply.left).toBe(4);
  expect(reply.answer).toBeNull();
  reply.chooseNone(true);
  buy(levying, 'footman');
  expect(reply.isNone).toBe(false);
  levying.clear();
  expect(reply.answer).toBeNull();
  reply.chooseNone(true);
  expect(reply.answer).toEqual(muster());
  g.answer('stark', reply.answer);
});

test('what a castle could never pay for is not offered, nor an upgrade without a footman; what it cannot do says why', () => {
  const { levying } = mustering('stark  moat-cailin: knight; winterfell: footman');
  expect(offers(levying)).toEqual(['footman', 'ship']);
  levying.open('winterfell');
  expect(offers(levying)).toEqual([
    'footman',
    'ship',
    'knight',
    'upgrade:knight',
    'siege-engine',
    'upgrade:siege-engine'
  ]);
  const inland = mustering('stark  harrenhal: footman');
  inland.levying.open('harrenhal');
  expect(offers(inland.levying)).toContain('ship: muster.place');
});

test('with one point another choice takes its place; the same again takes it back', () => {
  const { reply, levying } = mustering('stark  moat-cailin: footman');
  buy(levying, 'footman');
  expect(inHand(levying)).toEqual(['moat-cailin footman']);
  expect(reply.marks.ghosts).toEqual([{ area: 'moat-cailin', house: 'stark', kind: 'footman' }]);
  const knight = levying.offers.find(({ key }) => key === 'upgrade:knight');
  expect(knight?.instead).toEqual(levying.recruits);
  buy(levying, 'knight', true);
  expect(inHand(levying)).toEqual(['moat-cailin -> knight']);
  buy(levying, 'knight', true);
  expect(inHand(levying)).toEqual([]);
});

test('with two points the latest choice gives way, and as much as has to', () => {
  const { levying } = mustering('stark  winterfell: footman');
  levying.open('winterfell');
  buy(levying, 'footman');
  buy(levying, 'knight', true);
  buy(levying, 'siege-engine', true);
  expect(inHand(levying)).toEqual(['winterfell footman', 'winterfell -> siege-engine']);
  buy(levying, 'knight');
  expect(inHand(levying)).toEqual(['winterfell knight']);
  buy(levying, 'footman');
  buy(levying, 'footman');
  expect(inHand(levying)).toEqual(['winterfell footman', 'winterfell footman']);
  expect(levying.leftIn('winterfell')).toBe(0);
  buy(levying, 'footman');
  expect(inHand(levying)).toEqual([]);
});

test('a ship is not mustered before it is said where it goes; closed seas say why', () => {
  //  Winterfell ── Bay of Ice (Greyjoy), The Shivering Sea, its port (two ships)
  const { g, reply, levying } = mustering(`
    stark    winterfell: footman; port-of-winterfell: 2 ship
    greyjoy  bay-of-ice: ship
  `);
  levying.open('winterfell');
  buy(levying, 'ship');
  expect(levying.isAdrift).toBe(true);
  expect(reply.answer).toBeNull();
  expect(berths(levying)).toEqual([
    ['port-of-winterfell', null],
    ['bay-of-ice', 'muster.enemy-sea'],
    ['the-shivering-sea', null]
  ]);
  expect([...reply.marks.refused]).toEqual([['bay-of-ice', 'Greyjoy ships']]);
  expect(reply.touch('bay-of-ice')).toMatchObject({ rule: 'muster.enemy-sea' });
  expect(reply.touch('sunset-sea')).toMatchObject({ rule: 'muster.place' });
  expect(reply.touch('the-shivering-sea')).toBeNull();
  expect(reply.touch('port-of-winterfell')).toBeNull();
  expect(inHand(levying)).toEqual(['winterfell ship port-of-winterfell']);
  buy(levying, 'ship');
  expect(berths(levying)).toContainEqual(['port-of-winterfell', 'muster.port-full']);
  expect(inHand(levying)).toEqual([
    'winterfell ship port-of-winterfell',
    'winterfell ship the-shivering-sea' // the only place that is left
  ]);
  expect(reply.answer).not.toBeNull();
  g.answer('stark', reply.answer);
});

test('a ship that is asked for and not placed may be forgotten again', () => {
  const { levying } = mustering('stark  white-harbor: footman');
  levying.open('white-harbor');
  buy(levying, 'footman');
  buy(levying, 'ship');
  expect(inHand(levying)).toEqual(['white-harbor footman']);
  buy(levying, 'ship');
  expect([levying.isPlacing, inHand(levying)]).toEqual([false, ['white-harbor footman']]);
  buy(levying, 'ship');
  levying.sendShip('the-narrow-sea');
  expect(inHand(levying)).toEqual(['white-harbor ship the-narrow-sea']);
  levying.open('winterfell');
  expect(levying.isPlacing).toBe(false);
  levying.open('white-harbor');
  expect(levying.berths.find(({ chosen }) => chosen)?.area).toBe('the-narrow-sea');
});

test('[muster.supply] the strip shows the whole mustering, and what breaks the supply is refused', () => {
  const { reply, levying } = mustering(`
    supply stark 0
    stark  winterfell: footman; white-harbor: footman; moat-cailin: 2 footman
  `);
  expect(levying.supply).toEqual({ now: [2], after: [2], level: 0 });
  expect(buy(levying, 'footman')).toMatchObject({ rule: 'muster.supply', armies: [3] });
  reply.touch('white-harbor');
  buy(levying, 'footman');
  expect(levying.supply.after).toEqual([2, 2]);
  reply.touch('winterfell');
  expect(offers(levying)).toContain('footman: muster.supply');
  buy(levying, 'knight', true);
  expect(levying.supply.after).toEqual([2, 2]);
});

test('[muster.pieces] a footman freed by an upgrade is missing when the upgrade is taken back', () => {
  const { reply, levying } = mustering(`
    stark  moat-cailin: footman; karhold: 4 footman; castle-black: 3 footman; widows-watch: 2 footman
  `);
  expect(levying.castles).toEqual(['moat-cailin', 'winterfell']);
  reply.touch('winterfell');
  expect(buy(levying, 'footman')).toMatchObject({ rule: 'muster.pieces' });
  reply.touch('moat-cailin');
  buy(levying, 'knight', true);
  reply.touch('winterfell');
  expect(buy(levying, 'footman')).toBeNull();
  expect(reply.answer).not.toBeNull();
  levying.takeBackIn('moat-cailin');
  expect([reply.answer, levying.problem?.rule]).toEqual([null, 'muster.pieces']);
  levying.clear();
  expect([reply.answer, levying.problem]).toEqual([null, null]);
});

test('an area that cannot muster is refused with the rule', () => {
  const { reply } = mustering('stark  winterfell: footman; karhold: footman');
  expect(reply.touch('karhold')).toMatchObject({ rule: 'muster.castle', area: 'karhold' });
  expect(reply.touch('sunspear')).toMatchObject({ rule: 'muster.castle', area: 'sunspear' });
});

test('[muster.one-castle] the Horde: one castle is chosen, and another one takes its place', () => {
  const g = scene(`
    houses stark lannister baratheon
    wildlings 0
    deck westeros1 last-days-of-summer | westeros2 game-of-thrones | westeros3 wildlings-attack | wildlings the-horde-descends
    stark  winterfell: footman; white-harbor: footman; moat-cailin: power
  `).westeros();
  g.answers(['stark', bid(2)], ['baratheon', bid(0)], ['lannister', bid(0)]);
  const reply = replyOf(g, 'stark');
  const { levying } = reply;
  expect(levying.castle).toBeNull();
  expect(reply.left).toBe(0);
  reply.touch('winterfell');
  buy(levying, 'footman');
  expect(reply.left).toBe(1);
  reply.touch('white-harbor');
  expect(levying.offers.find(({ key }) => key === 'footman')?.instead).toHaveLength(1);
  buy(levying, 'footman');
  expect(inHand(levying)).toEqual(['white-harbor footman']);
  expect(reply.answer).toEqual(muster('white-harbor: footman'));
  g.answer('stark', reply.answer);
});

test('what is chosen is taken back when the points are spent, also where another one would break the supply', () => {
  const { levying } = mustering(`
    supply stark 0
    stark  winterfell: footman; karhold: 2 footman
  `);
  buy(levying, 'footman');
  expect(buy(levying, 'footman')).toMatchObject({ rule: 'muster.supply' });
  buy(levying, 'knight', true);
  expect(levying.offers.find(({ key }) => key === 'footman')).toMatchObject({ isEnough: true, refusal: null });
  expect(buy(levying, 'footman')).toBeNull();
  expect(inHand(levying)).toEqual(['winterfell -> knight']);
});
