// What the button of a panel says, once something is chosen: what exactly will be done.

import { expect, test } from 'vitest';
import type { House } from '#thrones/box';
import type { Ask } from '#thrones/rules';
import { viewFor } from '#thrones/rules/view';
import type { AreaReply } from '#thrones/screens/asks/area/areaReply.svelte';
import type { ConsolidateReply } from '#thrones/screens/asks/consolidate/consolidateReply.svelte';
import type { MarchReply } from '#thrones/screens/asks/march/marchReply.svelte';
import type { MusterReply } from '#thrones/screens/asks/muster/musterReply.svelte';
import type { OrdersReply } from '#thrones/screens/asks/orders/ordersReply.svelte';
import type { RaidReply } from '#thrones/screens/asks/raid/raidReply.svelte';
import type { RavenReply } from '#thrones/screens/asks/raven/ravenReply.svelte';
import type { ReconcileReply } from '#thrones/screens/asks/reconcile/reconcileReply.svelte';
import type { Reply } from '#thrones/screens/asks/reply';
import type { UnitsReply } from '#thrones/screens/asks/units/unitsReply.svelte';
import { march, unitsAtOf } from '#tests/support/answers';
import { panelOf } from '#tests/support/panel';
import { type Scene, scene } from '#tests/support/scene';

/** The one main button after each of these steps. */
async function deedsAfter<R extends Reply>(
  g: Scene,
  house: House,
  steps: readonly ((reply: R) => unknown)[],
  ask: Ask = g.askOf(house)
): Promise<readonly string[]> {
  const { reply, deeds } = await panelOf(viewFor({ ...g.position, asks: [ask] }, house), ask);
  return steps.map((step) => {
    step(reply as R);
    const [deed, ...others] = deeds();
    expect(others).toEqual([]);
    return deed!;
  });
}

test('orders: none before all are placed, then that they are sealed', async () => {
  const g = scene('stark  winterfell: footman; karhold: footman').planning();
  const ask = g.askOf('stark');
  const { reply, deeds } = await panelOf(viewFor(g.position, 'stark'), ask);
  const orders = reply as OrdersReply;
  for (const area of ['winterfell', 'karhold'] as const) {
    expect(deeds()).toEqual([]);
    orders.open(area);
    expect(orders.choose('raid')).toBeNull();
  }
  expect(deeds()).toEqual(['Seal the orders']);
});

test('a Raid: what is removed, what is gained, or that it is wasted', async () => {
  const g = scene(`
    throne     greyjoy lannister
    power      lannister 3
    greyjoy    sunset-sea: ship, raid
    lannister  searoad-marches: footman, consolidate-power; the-golden-sound: ship, support
  `).raids();
  expect(
    await deedsAfter<RaidReply>(g, 'greyjoy', [
      (reply) => reply.touch('searoad-marches'),
      (reply) => reply.touch('the-golden-sound'),
      (reply) => reply.giveUp()
    ])
  ).toEqual([
    'Raid the Searoad Marches (+1 power)',
    'Remove the Support in the Golden Sound',
    'Discard the Raid in the Sunset Sea'
  ]);
});

test('a March: on the way, attacking, or discarded', async () => {
  const g = scene(`
    stark    winterfell: 2 footman, march+0
    greyjoy  moat-cailin: footman
  `).marches();
  expect(
    await deedsAfter<MarchReply>(g, 'stark', [
      (reply) => reply.touch('karhold'),
      (reply) => reply.touch('moat-cailin'),
      (reply) => reply.giveUp()
    ])
  ).toEqual(['March', 'Attack Moat Cailin', 'Discard the March order']);
});

test('Consolidate Power: how much from where, an order that brings nothing, or whom to muster', async () => {
  const g = scene(`
    stark  winterfell: footman, special-consolidate-power; karhold: footman, consolidate-power
           the-narrow-sea: ship, consolidate-power
  `).consolidating();
  expect(
    await deedsAfter<ConsolidateReply>(g, 'stark', [
      (reply) => reply.touch('karhold'),
      (reply) => reply.touch('the-narrow-sea'),
      (reply) => reply.touch('winterfell'),
      (reply) => reply.choose('muster'),
      (reply) => reply.levying?.choose({ unit: 'knight', upgrade: false })
    ])
  ).toEqual([
    'Take 2 power from Karhold',
    'Remove the order in the Narrow Sea',
    'Consolidate Power',
    'Muster',
    'Muster a knight'
  ]);
});

test('the raven: a look, nothing, or which order comes where', async () => {
  const g = scene(`
    court      lannister tyrell
    lannister  lannisport: knight, defense+1; harrenhal: footman, support+1
    tyrell     highgarden: knight, march+1
  `).raven();
  expect(
    await deedsAfter<RavenReply>(g, 'lannister', [
      (reply) => reply.go('look'),
      (reply) => reply.go('none'),
      (reply) => reply.go('swap'),
      (reply) => reply.touch('lannisport'),
      (reply) => reply.choose('raid')
    ])
  ).toEqual([
    'Look at the top card',
    'Don’t use the raven',
    'Use the raven',
    'Use the raven',
    'Place Raid in Lannisport'
  ]);
});

test('mustering: whom, after all chosen nobody', async () => {
  const g = scene(`
    deck  westeros1 mustering | westeros2 last-days-of-summer | westeros3 rains-of-autumn
    throne stark
    stark  winterfell: footman
  `).westeros();
  expect(
    await deedsAfter<MusterReply>(g, 'stark', [
      (reply) => reply.levying.choose({ unit: 'knight', upgrade: false }),
      (reply) => reply.levying.clear(),
      (reply) => reply.chooseNone(true)
    ])
  ).toEqual(['Muster a knight', 'Choose units', 'Muster nothing']);
});

test('armies too large: which units go', async () => {
  const g = scene(`
    houses stark lannister baratheon
    deck westeros1 supply | westeros2 last-days-of-summer | westeros3 sea-of-storms
    lannister  the-twins: 2 footman 2 knight; harrenhal: 3 footman; moat-cailin: 2 knight
  `).westeros();
  const strike = (nth: number) => (reply: ReconcileReply) => {
    const twins = reply.armies.find(({ area }) => area === 'the-twins')!;
    reply.strike(twins.soldiers.filter(({ unit }) => unit.kind === 'knight')[nth]!);
  };
  expect(await deedsAfter<ReconcileReply>(g, 'lannister', [strike(0), strike(1)])).toEqual([
    'Destroy a knight',
    'Destroy 2 knights'
  ]);
});

test('units: which ones, and what becomes of them', async () => {
  const army = 'winterfell: 2 footman knight';
  const g = scene(`stark  ${army}`).planning();
  const first = (reply: UnitsReply) => reply.choose(reply.groups[0]!, 1);
  const deeds = (about: 'mammoth-riders-losses' | 'crow-killers-losses' | 'crow-killers-reward', kind: string) => {
    const units = unitsAtOf(army).filter((one) => one.kind === kind);
    const ask = {
      kind: 'units',
      house: 'stark',
      about,
      secret: false,
      units,
      least: 0,
      most: 2,
      together: false
    } as const;
    return deedsAfter<UnitsReply>(g, 'stark', [first, (reply) => reply.chooseNone(true)], ask);
  };
  expect(await deeds('mammoth-riders-losses', 'footman')).toEqual(['Destroy a footman', 'Choose none']);
  expect(await deeds('crow-killers-losses', 'knight')).toEqual(['Downgrade a knight to a footman', 'Choose none']);
  expect(await deeds('crow-killers-reward', 'footman')).toEqual(['Upgrade a footman to a knight', 'Upgrade none']);
});

test('ships in a port: how many are taken over, or all destroyed', async () => {
  const g = scene(`
    lannister  moat-cailin: 2 footman, march+0
    stark      white-harbor: power; port-of-white-harbor: 2 ship; winterfell: footman
  `).marches();
  g.answer('lannister', march('moat-cailin', { 'white-harbor': '2 footman' }));
  const again = (reply: Reply) => reply.touch('port-of-white-harbor');
  expect(await deedsAfter(g, 'lannister', [again, again, again])).toEqual([
    'Take over 2 ships',
    'Take over 1 ship',
    'Destroy all 2 ships'
  ]);
});

test('an area: where to, or what is removed there', async () => {
  const g = scene(`
    throne     lannister greyjoy stark
    lannister  riverrun: 4 knight, march+0
    greyjoy    seagard: footman knight; ironmans-bay: ship; greywater-watch: footman
  `)
    .marches()
    .answer('lannister', march('riverrun', { seagard: '4 knight' }, { leavePower: true }))
    .playCombat({ attacker: 'ser-kevan-lannister', defender: 'aeron-damphair', until: 'retreat' });
  expect(await deedsAfter<AreaReply>(g, 'greyjoy', [(reply) => reply.touch('greywater-watch')])).toEqual([
    'Retreat to Greywater Watch'
  ]);
});
