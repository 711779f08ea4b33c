// What the panel says of a march, where it depends on who goes, who stays, and what stands there.

import { expect, test } from 'vitest';
import type { AreaId, House, UnitKind } from '#thrones/box';
import { viewFor } from '#thrones/rules/view';
import Destinations from '#thrones/screens/asks/march/Destinations.svelte';
import Forecast from '#thrones/screens/asks/march/Forecast.svelte';
import MarchOrders from '#thrones/screens/asks/march/MarchOrders.svelte';
import MarchPanel from '#thrones/screens/asks/march/MarchPanel.svelte';
import { MarchReply } from '#thrones/screens/asks/march/marchReply.svelte';
import OrderLine from '#thrones/screens/asks/march/OrderLine.svelte';
import { scene } from '#tests/support/scene';
import { drawn, wordsIn, wordsOn } from '#tests/support/shown';

const nothing = (): void => undefined;

function marching(text: string, house: House = 'stark'): MarchReply {
  const g = scene(text).marches();
  const ask = g.askOf(house);
  if (ask.kind !== 'march') throw new Error(`${house} is not asked to march`);
  return new MarchReply(viewFor(g.position, null), ask);
}

/** The line below the name of each area that can be tapped. */
const notes = (html: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...html.matchAll(/<button[^>]*data-choose="([^"]+)"[^>]*>([^]*?)<\/button>/g)].map(([, area = '', row = '']) => [
      area,
      wordsIn(/<small[^>]*>([^]*?)<\/small>/.exec(row)?.[1] ?? '')
    ])
  );

const destinations = (reply: MarchReply) => notes(drawn(Destinations, { reply, onchoose: nothing }));

test('who stands there', () => {
  const reply = marching(`
    stark  winterfell: footman knight, march+0; white-harbor: footman footman* footman*, march-1
           karhold: footman* footman*, march+1
  `);
  expect(notes(drawn(MarchOrders, { reply, onchoose: nothing }))).toEqual({
    winterfell: 'A footman and a knight',
    'white-harbor': 'A footman, 2 routed',
    karhold: '2 units, routed'
  });
});

/** `stay`: one of each of these is taken off the march again. */
test.each<[string, readonly UnitKind[], string]>([
  ['knight', [], 'all march'],
  ['knight footman*', [], '1 routed unit stays'],
  ['footman knight', ['knight'], 'a knight stays'],
  ['footman 2 knight', ['knight', 'knight'], '2 knights stay'],
  ['footman knight footman*', ['knight'], 'a knight and 1 routed unit stay']
])('who stays of %s without %j: %s', (army, stay, says) => {
  const reply = marching(`stark  winterfell: ${army}, march+0`);
  reply.touch('karhold');
  for (const kind of stay) reply.send('karhold', kind, reply.countIn('karhold', kind) - 1);
  expect(wordsOn(OrderLine, { reply, from: 'winterfell' })).toMatch(new RegExp(`Winterfell ${says}$`));
});

test('a destination says who stands there, whose it is, and whether ships carry the army', () => {
  const land = marching(
    `
    lannister  moat-cailin: 2 knight, march+0; seagard: power
    stark      winterfell: footman, garrison; the-twins: footman; white-harbor: power
    `,
    'lannister'
  );
  expect(destinations(land)).toMatchObject({
    winterfell: 'attack House Stark: 1 footman, garrison 2',
    'the-twins': 'attack House Stark: 1 footman',
    'white-harbor': 'empty, held by House Stark',
    seagard: 'yours, empty',
    'greywater-watch': 'empty'
  });
  const garrison = marching('lannister  moat-cailin: knight, march+0\nstark  winterfell: garrison', 'lannister');
  expect(destinations(garrison).winterfell).toBe('attack House Stark: garrison 2');
  const sea = marching('stark  the-shivering-sea: ship, march+0; the-narrow-sea: ship');
  expect(destinations(sea)['the-narrow-sea']).toBe('your army: 1 ship');
  const byShip = marching(
    'neutral kings-landing\nbaratheon  dragonstone: 3 knight, march+1; shipbreaker-bay: ship; blackwater-bay: ship',
    'baratheon'
  );
  expect(destinations(byShip)['kings-landing']).toBe('attack: neutral force 5 · by ship');
});

test('too weak for a neutral force, with the numbers', () => {
  const weak = marching('neutral the-eyrie\nstark  the-mountains-of-the-moon: 2 knight, march+0');
  expect(destinations(weak)['the-eyrie']).toBe('Neutral force 6: you have at most 4');
});

test('[march.routed] with only routed units left no place says why not; a tap on the board does', () => {
  const reply = marching('stark  winterfell: 2 footman footman*, march+0');
  reply.touch('karhold');
  const { view, ask } = reply;
  const offersPlaces = (): boolean =>
    wordsOn(MarchPanel, { view, ask, reply, commit: nothing, explain: nothing }).includes('Another destination');
  // All together may still go somewhere else.
  expect([offersPlaces(), reply.marks.touchable.size > 0]).toEqual([true, true]);
  reply.send('karhold', 'footman', 2);
  expect([offersPlaces(), reply.marks.touchable.size, reply.marks.refused.size]).toEqual([false, 0, 0]);
  expect(reply.touch('moat-cailin')).toMatchObject({ rule: 'march.routed', area: 'winterfell', unit: 'footman' });
});

test.each<[string, AreaId, string]>([
  ['stark  the-shivering-sea: ship, march+0', 'the-narrow-sea', 'A ship goes to the Narrow Sea.'],
  [
    'stark  the-shivering-sea: ship, march+0\ngreyjoy  the-narrow-sea: ship',
    'the-narrow-sea',
    'A ship attacks the Narrow Sea.'
  ],
  [
    'stark  white-harbor: footman knight, march+0, power; the-narrow-sea: ship',
    'the-fingers',
    'A footman and a knight go to the Fingers by ship.'
  ],
  [
    'stark  white-harbor: footman knight, march+0, power; the-narrow-sea: ship\ngreyjoy  the-fingers: footman',
    'the-fingers',
    'A footman and a knight attack the Fingers by ship.'
  ]
])('who goes, by ship or into battle: %s', (text, to, says) => {
  const reply = marching(text);
  reply.touch(to);
  const { view, ask } = reply;
  expect(wordsOn(MarchPanel, { view, ask, reply, commit: nothing, explain: nothing })).toContain(` ${says} `);
});

test.each<[string, AreaId, string]>([
  [
    'neutral the-eyrie\nlannister  the-mountains-of-the-moon: 3 knight, march+0\nstark  the-narrow-sea: ship, support',
    'the-eyrie',
    'Stark may support from the Narrow Sea with 1.'
  ],
  [
    'lannister  riverrun: 2 knight, march+0\ngreyjoy  seagard: footman\nstark  the-twins: knight, support',
    'seagard',
    'Stark may support from the Twins with 2 for either side.'
  ],
  [
    'lannister  riverrun: 2 knight, march+0\ngreyjoy  seagard: footman\nstark  the-twins: footman siege-engine, support',
    'seagard',
    'Stark may support from the Twins with 5 for the attacker, 1 for the defender.'
  ]
])('who could lend strength, and to whom: %s', (text, to, says) => {
  const reply = marching(text, 'lannister');
  reply.touch(to);
  expect(wordsOn(Forecast, { reply, view: reply.view })).toContain(says);
});
