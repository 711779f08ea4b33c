// What the panel says of points, recruits and power.

import { expect, test } from 'vitest';
import type { AreaId, UnitKind } from '#thrones/box';
import { viewFor } from '#thrones/rules/view';
import PowerGain from '#thrones/screens/asks/consolidate/PowerGain.svelte';
import { ConsolidateReply } from '#thrones/screens/asks/consolidate/consolidateReply.svelte';
import MusterPanel from '#thrones/screens/asks/muster/MusterPanel.svelte';
import { MusterReply } from '#thrones/screens/asks/muster/musterReply.svelte';
import { scene } from '#tests/support/scene';
import { drawn, wordsIn, wordsOn } from '#tests/support/shown';

const nothing = (): void => undefined;

function mustering(text: string): MusterReply {
  const g = scene(`
    deck westeros1 mustering | westeros2 last-days-of-summer | westeros3 rains-of-autumn
    throne stark
    ${text}
  `).westeros();
  const ask = g.askOf('stark');
  if (ask.kind !== 'muster') throw new Error('Stark is not asked to muster');
  return new MusterReply(viewFor(g.position, null), ask);
}

/** A unit, a footman made better ("+knight"), or a ship with where it goes. */
type Bought = UnitKind | `+${UnitKind}` | readonly ['ship', AreaId];

function buy(reply: MusterReply, castle: AreaId, ...goods: readonly Bought[]): void {
  reply.levying.open(castle);
  for (const good of goods) {
    const name = typeof good === 'string' ? good : good[0];
    const unit = name.replace('+', '') as UnitKind;
    expect(reply.levying.choose({ unit, upgrade: name.startsWith('+') })).toBeNull();
    if (typeof good !== 'string') expect(reply.levying.sendShip(good[1])).toBeNull();
  }
}

const panel = (reply: MusterReply): string => {
  const { view, ask } = reply;
  return drawn(MusterPanel, { view, ask, reply, commit: nothing, explain: nothing });
};

/** The line below the name of a castle in the list of all. */
const row = (reply: MusterReply, castle: AreaId): string =>
  wordsIn(new RegExp(`data-choose="${castle}"[^]*?<small[^>]*>([^]*?)</small>`).exec(panel(reply))![1]!);

/** The line below the name of the open castle. */
const open = (reply: MusterReply): string =>
  wordsIn(/<small[^>]*aria-live[^>]*>([^]*?)<\/small>/.exec(panel(reply))![1]!);

/** The words on the main button. */
const deed = (reply: MusterReply): string =>
  wordsIn(/<button[^>]*data-main[^>]*>([^]*?)<\/button>/.exec(panel(reply))![1]!);

/** The line of a unit among those that can be bought. */
const good = (reply: MusterReply, key: string): string =>
  wordsIn(new RegExp(`data-choose="${key}"[^]*?<b[^>]*>([^]*?)</span>`).exec(panel(reply))![1]!);

test('points: all, some of them, none; with one alone a new knight is too dear', () => {
  const reply = mustering('stark  winterfell: footman; white-harbor: footman');
  reply.levying.open('winterfell');
  expect([open(reply), row(reply, 'winterfell'), row(reply, 'white-harbor')]).toEqual([
    '2 points',
    '2 points',
    '1 point'
  ]);
  buy(reply, 'winterfell', 'footman');
  expect(open(reply)).toBe('1 of 2 points left');
  buy(reply, 'winterfell', '+knight');
  expect(open(reply)).toBe('all points spent');
  reply.levying.open('white-harbor');
  expect(open(reply)).toBe('1 point; a new knight costs 2');
  buy(reply, 'white-harbor', 'footman');
  expect(open(reply)).toBe('all points spent');
});

test.each<[string, readonly Bought[], string]>([
  ['footman', ['+knight', 'footman'], 'footman → knight · a footman'],
  ['2 footman', ['+siege-engine', '+siege-engine'], '2 footmen → siege engines'],
  [
    'footman',
    [
      ['ship', 'bay-of-ice'],
      ['ship', 'the-shivering-sea']
    ],
    'a ship into the Bay of Ice · a ship into the Shivering Sea'
  ],
  ['footman', ['footman'], 'a footman · 1 point left']
])('a castle says what it musters, of %s: %j', (army, goods, says) => {
  const reply = mustering(`stark  winterfell: ${army}; white-harbor: footman`);
  buy(reply, 'winterfell', ...goods);
  expect(row(reply, 'winterfell')).toBe(says);
});

test.each<[string, readonly (readonly [AreaId, ...Bought[]])[], string]>([
  ['winterfell: footman', [['winterfell', 'footman', 'footman']], 'Muster 2 footmen'],
  ['winterfell: footman; lannisport: footman', [['winterfell', 'knight']], 'Muster a knight (2 points unused)'],
  ['white-harbor: footman\nlannister  winterfell: footman', [['white-harbor', '+knight']], 'Upgrade a footman'],
  [
    'winterfell: 2 footman; white-harbor: footman',
    [['winterfell', '+knight', '+knight']],
    'Upgrade 2 footmen (1 point unused)'
  ],
  ['winterfell: footman', [['winterfell', ['ship', 'bay-of-ice'], '+knight']], 'Muster a ship and upgrade a footman'],
  [
    'winterfell: 2 footman; white-harbor: footman; moat-cailin: footman',
    [
      ['winterfell', '+knight', '+knight'],
      ['white-harbor', ['ship', 'the-narrow-sea']]
    ],
    'Muster a ship and upgrade 2 footmen (1 point unused)'
  ]
])('what is confirmed names units, upgrades, and points that are lost, of %s: %j', (areas, bought, says) => {
  const reply = mustering(`stark  ${areas}`);
  for (const [castle, ...goods] of bought) buy(reply, castle, ...goods);
  expect(reply.answer).not.toBeNull();
  expect(deed(reply)).toBe(says);
});

test('mustering nothing is said', () => {
  const reply = mustering('stark  winterfell: footman');
  reply.chooseNone(true);
  expect(deed(reply)).toBe('Muster nothing');
});

test('why not, in a few words', () => {
  const sea = mustering('stark  winterfell: footman\ngreyjoy  bay-of-ice: ship');
  buy(sea, 'winterfell', 'ship');
  expect(row(sea, 'bay-of-ice')).toBe('Greyjoy ships');
  const pieces = mustering('stark  winterfell: footman; moat-cailin: 2 siege-engine');
  pieces.levying.open('winterfell');
  expect(good(pieces, 'siege-engine')).toBe('Siege engine no siege engines left');
});

test('what is wrong with all of it together stands in place of the deed', () => {
  // The tenth footman is free only while another one is made better.
  const pieces = mustering(
    'stark  moat-cailin: footman; karhold: 4 footman; castle-black: 3 footman; widows-watch: 2 footman'
  );
  buy(pieces, 'moat-cailin', '+knight');
  buy(pieces, 'winterfell', 'footman');
  pieces.levying.takeBackIn('moat-cailin');
  expect(deed(pieces)).toMatch(/ Not enough units left$/);
  const upgrade = mustering('stark  winterfell: knight');
  buy(upgrade, 'winterfell', 'footman', '+knight', 'footman');
  expect(deed(upgrade)).toMatch(/ No footman to upgrade$/);
});

test('power that stays, and power that changes', () => {
  const g = scene(`
    stark  winterfell: footman, special-consolidate-power; karhold: footman, consolidate-power
           the-narrow-sea: ship, consolidate-power
  `).consolidating();
  const ask = g.askOf('stark');
  if (ask.kind !== 'consolidate') throw new Error('Stark is not asked to consolidate');
  const { yields } = new ConsolidateReply(viewFor(g.position, null), ask);
  const said = (area: AreaId) => wordsOn(PowerGain, { house: 'stark', gain: yields.find((one) => one.area === area)! });
  expect(said('the-narrow-sea')).toContain('House Stark keeps 5 power');
  expect(said('karhold')).toContain('House Stark goes from 5 to 7 power');
});
