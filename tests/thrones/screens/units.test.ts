// Units chosen out of several: alike ones are one row, and nothing is chosen beforehand.

import { expect, test } from 'vitest';
import type { House } from '#thrones/box';
import type { AskOf } from '#thrones/rules';
import { viewFor } from '#thrones/rules/view';
import { type Alike, UnitsReply } from '#thrones/screens/asks/units/unitsReply.svelte';
import { march, unitsAtOf } from '#tests/support/answers';
import { type Scene, scene } from '#tests/support/scene';

function replyOf(g: Scene, house: House) {
  const ask = g.askOf(house);
  if (ask.kind !== 'units') throw new Error(`${house} is not asked for units`);
  return new UnitsReply(viewFor(g.position, null), ask);
}

/** As if the wildlings asked for it. */
function asking(change: Partial<AskOf<'units'>>) {
  const g = scene(`
    stark  winterfell: 3 footman knight; white-harbor: knight; port-of-white-harbor: 2 ship; the-narrow-sea: ship
  `).planning();
  const units = unitsAtOf(
    'winterfell: 3 footman knight; white-harbor: knight; port-of-white-harbor: 2 ship; the-narrow-sea: ship'
  );
  const ask: AskOf<'units'> = {
    kind: 'units',
    house: 'stark',
    about: 'mammoth-riders-losses',
    secret: false,
    units,
    least: 2,
    most: 2,
    together: false,
    ...change
  };
  return new UnitsReply(viewFor({ ...g.position, asks: [ask] }, null), ask);
}

function rowOf(reply: UnitsReply, key: string): Alike {
  const group = reply.groups.find((one) => one.key === key);
  if (group === undefined) throw new Error(`no row ${key}`);
  return group;
}

test('alike units are one row; two are due, and the third is refused', () => {
  const reply = asking({});
  expect(reply.groups.map(({ key, count }) => `${key} ${count}`)).toEqual([
    'winterfell:footman 3',
    'winterfell:knight 1',
    'white-harbor:knight 1',
    'port-of-white-harbor:ship 2',
    'the-narrow-sea:ship 1'
  ]);
  expect(reply.answer).toBeNull();
  expect(reply.due).toBe(2);
  expect(reply.choose(rowOf(reply, 'winterfell:footman'), 1)).toBeNull();
  expect(reply.answer).toBeNull();
  expect(reply.due).toBe(1);
  expect(reply.choose(rowOf(reply, 'white-harbor:knight'), 1)).toBeNull();
  expect(reply.choose(rowOf(reply, 'winterfell:footman'), 2)).toMatchObject({ rule: 'choice.too-many' });
  expect(reply.answer?.units).toEqual(unitsAtOf('winterfell: footman; white-harbor: knight'));
  expect([...reply.marks.attacked].sort()).toEqual(['white-harbor', 'winterfell']);
  expect([...reply.marks.touchable]).toEqual([]);
  expect(reply.outlook).toMatchObject({ lost: ['white-harbor'], lines: [{ what: 'units', about: 'port' }] });
  reply.clear();
  expect(reply.units).toEqual([]);
});

test('more of a kind than there are is refused', () => {
  const reply = asking({ least: 4, most: 4 });
  const footmen = rowOf(reply, 'winterfell:footman');
  expect(reply.choose(footmen, 3)).toBeNull();
  reply.choose(rowOf(reply, 'winterfell:knight'), 1);
  expect(reply.refusalOf(footmen, 4)).not.toBeNull();
});

test('together: all from one area', () => {
  const reply = asking({ about: 'the-horde-descends-losses', together: true });
  reply.choose(rowOf(reply, 'winterfell:footman'), 1);
  expect(reply.refusalOf(rowOf(reply, 'port-of-white-harbor:ship'), 1)).toMatchObject({ rule: 'choice.one-area' });
  expect([...reply.marks.touchable]).toEqual([]);
  expect(reply.choose(rowOf(reply, 'winterfell:knight'), 1)).toBeNull();
  expect(reply.answer).not.toBeNull();
});

test('touching an area adds its unit, goes round, and only looks where there are several rows', () => {
  const reply = asking({});
  expect(reply.touch('port-of-white-harbor')).toBeNull();
  expect(reply.touch('port-of-white-harbor')).toBeNull();
  expect(reply.units).toHaveLength(2);
  expect(reply.touch('white-harbor')).toMatchObject({ rule: 'choice.too-many' });
  expect(reply.touch('port-of-white-harbor')).toBeNull();
  expect(reply.units).toHaveLength(0);
  expect(reply.touch('winterfell')).toBeNull();
  expect(reply.units).toHaveLength(0);
  expect(reply.looked).toBe('winterfell');
  expect(reply.touch('karhold')).toMatchObject({ rule: 'choice.not-offered', area: 'karhold' });
});

test('none is a choice of its own, never made beforehand', () => {
  const reply = asking({ about: 'crow-killers-reward', least: 0, units: unitsAtOf('winterfell: 3 footman') });
  expect(reply.fate).toBe('knight');
  expect(reply.answer).toBeNull();
  reply.chooseNone(true);
  expect(reply.answer?.units).toEqual([]);
  reply.choose(rowOf(reply, 'winterfell:footman'), 2);
  expect(reply.isNone).toBe(false);
  expect(reply.marks.ghosts.map(({ kind }) => kind)).toEqual(['knight', 'knight']);
  expect([...reply.marks.chosen]).toEqual(['winterfell']);
  expect([...reply.marks.attacked]).toEqual([]);
});

test('[CARD mace-tyrell] of the enemy one footman, another one in its place', () => {
  const g = scene(`
    throne   tyrell martell
    tyrell   princes-pass: 2 knight, march+0
    martell  starfall: footman footman*
  `)
    .marches()
    .answer('tyrell', march('princes-pass', { starfall: '2 knight' }))
    .playCombat({ attacker: 'mace-tyrell', defender: 'areo-hotah', until: 'mace-tyrell' });
  const reply = replyOf(g, 'tyrell');
  expect(reply.house).toBe('martell');
  expect(reply.fate).toBe('destroyed');
  expect(reply.choose(rowOf(reply, 'starfall:footman'), 1)).toBeNull();
  expect(reply.choose(rowOf(reply, 'starfall:footman*'), 1)).toBeNull();
  expect(reply.answer?.units).toEqual(unitsAtOf('starfall: footman*'));
  expect(reply.outlook).toBeNull();
  g.answer('tyrell', reply.answer);
  expect(g.units('starfall')).toBe('footman');
});
