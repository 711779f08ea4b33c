// Armies, the limits of supply, and what happens when they are too many.

import { expect, test } from 'vitest';
import { SUPPLY_LIMITS } from '#thrones/box/supply';
import { fits } from '#thrones/rules/supply';
import { card, consolidate, destroy, march, option } from '#tests/support/answers';
import { scene } from '#tests/support/scene';

test('[supply.army][EC 34][EC 35] ports and seas hold armies, routed units count, a single unit does not', () => {
  const g = scene(`
    houses stark lannister baratheon
    supply lannister 0                           // two armies of two
    lannister  lannisport: footman, march+0; stoney-sept: knight*
               the-golden-sound: 2 ship; port-of-lannisport: 2 ship
  `).marches();
  expect(g.refused('lannister', march('lannisport', { 'stoney-sept': 'footman' }))).toEqual({
    rule: 'march.supply',
    area: 'lannisport',
    armies: [2, 2, 2]
  });
  expect(g.choices('lannister')).toContainEqual(march('lannisport', { 'searoad-marches': 'footman' }));
  expect(g.choices('lannister')).not.toContainEqual(march('lannisport', { 'stoney-sept': 'footman' }));
});

test('[supply.army][EC 35] two routed units are an army as well', () => {
  const routed = (units: string) =>
    scene(`
      houses stark lannister baratheon
      supply lannister 0                         // two armies of two
      lannister  lannisport: footman, march+0; stoney-sept: knight; riverrun: ${units}; the-golden-sound: 2 ship
    `).marches();
  const two = march('lannisport', { 'stoney-sept': 'footman' });
  expect(routed('2 knight*').refused('lannister', two)).toMatchObject({ rule: 'march.supply', armies: [2, 2, 2] });
  expect(routed('knight*').choices('lannister')).toContainEqual(two);
});

test('[supply.limits][EC 36][EX-02] sizes are compared from the largest down; fewer and smaller armies fit', () => {
  // Stark has level 2 in the illustration; level 3 feeds one army more.
  const fit: [number, number[]][] = [
    [2, [3, 2, 2]],
    [2, [2, 2, 2]],
    [2, [3]],
    [2, []],
    [3, [3, 2, 2, 2]],
    [6, [4, 3, 2, 2, 2]]
  ];
  const tooMuch: [number, number[]][] = [
    [2, [3, 3]],
    [2, [4]],
    [2, [2, 2, 2, 2]],
    [3, [3, 3, 2]],
    [4, [3, 3, 3]],
    [0, [3]],
    [1, [3, 3]]
  ];
  for (const [level, sizes] of fit) expect(fits(sizes, level), `${level}: ${sizes.join()}`).toBe(true);
  for (const [level, sizes] of tooMuch) expect(fits(sizes, level), `${level}: ${sizes.join()}`).toBe(false);
  for (const [level, limits] of SUPPLY_LIMITS.entries()) {
    expect(fits(limits, level)).toBe(true);
    expect(fits([...limits, 2], level)).toBe(false);
    for (const i of limits.keys())
      expect(
        fits(
          limits.with(i, limits[i]! + 1).sort((a, b) => b - a),
          level
        )
      ).toBe(false);
  }
});

// Lannister loses Riverrun and Seagard to Greyjoy, one supply icon each; then the card Supply is turned up.
const SUPPLY_DROPS = `
  houses stark lannister baratheon greyjoy
  supply lannister 5 greyjoy 3
  deck westeros1 supply | westeros2 last-days-of-summer | westeros3 sea-of-storms
  lannister  the-twins: 2 footman 2 knight; harrenhal: 3 footman; lannisport: 2 footman; stoney-sept: 2 knight
             the-fingers: footman; moat-cailin: footman; riverrun: power; seagard: power
  greyjoy    greywater-watch: footman 2 knight, march+0; ironmans-bay: ship
`;

test('[supply.track-rules][EC 37][EX-01] lost icons change nothing until supply is adjusted', () => {
  const g = scene(SUPPLY_DROPS).marches();
  g.answer('greyjoy', march('greywater-watch', { seagard: 'knight', riverrun: 'knight' }));
  // the march was the last order: the next thing asked comes of the Supply card of round 2
  const losses = g.happened('units').filter(({ did }) => did === 'destroyed');
  expect(losses).toEqual([]);
  expect(g.units('the-twins')).toBe('footman footman knight knight');
  expect(g.happened('supply')).toContainEqual(
    expect.objectContaining({ what: 'supply', house: 'lannister', level: 3 })
  );
  g.waitingFor('lannister', 'reconciling');
});

test('[supply.track-rules][EC 37] the level on the track feeds an army of four, whatever icons are left', () => {
  const g = scene(`
    houses stark lannister baratheon
    supply lannister 5                           // the icons under control would give no more than 2
    lannister  stoney-sept: 2 footman, march+0; lannisport: 3 footman; harrenhal: 3 footman
  `).marches();
  expect(g.choices('lannister')).toContainEqual(march('stoney-sept', { lannisport: 'footman' }));
  expect(g.refused('lannister', march('stoney-sept', { lannisport: '2 footman' }))).toMatchObject({
    rule: 'march.supply',
    armies: [5, 3]
  });
});

test('[supply.reconcile][supply.still-too-many][supply.needless-loss][supply.not-your-unit][EC 39][EX-01] four armies are cut down to 3 2 2 2', () => {
  const g = scene(SUPPLY_DROPS).marches();
  g.answer('greyjoy', march('greywater-watch', { seagard: 'knight', riverrun: 'knight' }));
  const refused = (losses: string): unknown => g.refused('lannister', destroy(losses));
  expect(refused('')).toEqual({ rule: 'supply.still-too-many', armies: [4, 3, 2, 2] });
  expect(refused('the-twins: footman')).toEqual({ rule: 'supply.still-too-many', armies: [3, 3, 2, 2] });
  const needless = (area: string): unknown => ({ rule: 'supply.needless-loss', area });
  expect(refused('the-twins: footman; harrenhal: footman; lannisport: footman')).toEqual(needless('lannisport'));
  expect(refused('the-twins: footman; harrenhal: footman; moat-cailin: footman')).toEqual(needless('moat-cailin'));
  const notYours = (area: string): unknown => ({ rule: 'supply.not-your-unit', area });
  expect(refused('the-twins: footman; riverrun: knight')).toEqual(notYours('riverrun'));
  expect(refused('the-twins: siege-engine; harrenhal: footman')).toEqual(notYours('the-twins'));
  expect(refused('the-twins: footman*; harrenhal: footman')).toEqual(notYours('the-twins'));
  expect(refused('the-twins: 3 footman; harrenhal: footman')).toEqual(notYours('the-twins'));
  expect(g.choices('lannister').every((one) => one.kind === 'reconcile' && one.units.length === 2)).toBe(true);

  g.answer('lannister', destroy('the-twins: footman; harrenhal: footman'));
  expect([g.units('the-twins'), g.units('harrenhal')]).toEqual(['footman knight knight', 'footman footman']);
  expect([g.units('the-fingers'), g.units('greywater-watch')]).toEqual(['footman', 'footman']);
  expect(g.waiting).toBe('lannister assigning-orders, greyjoy assigning-orders');
});

test('[supply.reconcile][EC 39][EX-01] two units of the army of four do as well', () => {
  const g = scene(SUPPLY_DROPS).marches();
  g.answer('greyjoy', march('greywater-watch', { seagard: 'knight', riverrun: 'knight' }));
  g.answer('lannister', destroy('the-twins: footman knight'));
  expect([g.units('the-twins'), g.units('harrenhal')]).toEqual(['footman knight', 'footman footman footman']);
  expect(g.waiting).toBe('lannister assigning-orders, greyjoy assigning-orders');
});

test('[supply.needless-loss][EC 39] other armies may cost another number of units', () => {
  // Level 1 feeds 3 and 2. Of 4, 2 and 2 a unit of the large army and one of a small one can go, or most of the large one.
  const g = scene(`
    houses stark lannister baratheon
    deck westeros1 supply | westeros2 last-days-of-summer | westeros3 sea-of-storms
    stark  winterfell: 4 footman; karhold: 2 knight; castle-black: 2 footman
  `).westeros();
  expect(g.supply('stark')).toBe(1);
  const counts = g.choices('stark').map((one) => (one.kind === 'reconcile' ? one.units.length : 0));
  expect([...new Set(counts)].sort()).toEqual([2, 3]);
  g.answer('stark', destroy('winterfell: 3 footman'));
  expect([g.units('winterfell'), g.units('karhold')]).toEqual(['footman', 'knight knight']);
  g.waitingFor('stark', 'assigning-orders');
});

test('[supply.level][westeros.supply][EC 40] the icons under control, six at most', () => {
  const g = scene(`
    houses stark lannister baratheon
    supply stark 3 lannister 2 baratheon 5
    deck westeros1 supply | westeros2 last-days-of-summer | westeros3 sea-of-storms
    lannister  blackwater: power; riverrun: power; seagard: power; the-eyrie: knight   // 2 + 2 + 1 + 1 + 1
    baratheon  kingswood: footman                                                      // 1 + 1
  `).westeros();
  expect([g.supply('lannister'), g.supply('baratheon'), g.supply('stark')]).toEqual([6, 2, 1]);
  expect(g.happened('supply').map(({ house }) => house)).toEqual(['baratheon', 'lannister', 'stark']);
  expect(g.waiting).toBe('baratheon assigning-orders, lannister assigning-orders');
});

test('[supply.reconcile][westeros.supply] all levels move first; then armies are cut down in turn order', () => {
  const g = scene(`
    houses stark lannister baratheon
    throne stark baratheon lannister
    deck westeros1 supply | westeros2 last-days-of-summer | westeros3 sea-of-storms
    lannister  lannisport: 4 footman
    stark      winterfell: 4 footman
    baratheon  dragonstone: 3 footman
  `).westeros();
  expect([g.supply('lannister'), g.supply('stark'), g.supply('baratheon')]).toEqual([2, 1, 1]);
  g.waitingFor('stark', 'reconciling');
  expect(g.refused('lannister', destroy('lannisport: footman'))).toMatchObject({ rule: 'answer.not-asked' });
  g.answer('stark', destroy('winterfell: footman'));
  g.waitingFor('lannister', 'reconciling');
  g.answer('lannister', destroy('lannisport: footman'));
  expect(g.units('dragonstone')).toBe('footman footman footman');
  expect(g.waiting).toBe('stark assigning-orders, baratheon assigning-orders, lannister assigning-orders');
});

test('[supply.no-breach][EC 38] nobody marches, musters or takes over ships beyond the limit', () => {
  // Storm's End (Baratheon's token), two ships in its port ── Kingswood (Lannister)
  const g = scene(`
    houses stark lannister baratheon greyjoy tyrell
    supply lannister 0                           // two armies of two
    lannister  kingswood: 2 footman, march+0; lannisport: 2 footman; the-reach: footman
               harrenhal: footman, special-consolidate-power
    baratheon  storms-end: power; port-of-storms-end: 2 ship
  `).marches();
  const tooMany = { rule: 'march.supply', area: 'kingswood', armies: [3, 2] };
  expect(g.refused('lannister', march('kingswood', { 'the-reach': '2 footman' }))).toEqual(tooMany);
  g.answer('lannister', march('kingswood', { 'storms-end': 'footman' }));
  g.waitingFor('lannister', 'port');
  expect(g.offered('lannister')).toEqual(['0', '1', '2']);
  g.answer('lannister', option('2'));
  expect([g.units('port-of-storms-end'), g.units('storms-end')]).toEqual(['ship ship', 'footman']);
  g.waitingFor('lannister', 'consolidating');
  expect(g.refused('lannister', consolidate('harrenhal', 'footman'))).toEqual({
    rule: 'muster.supply',
    armies: [2, 2, 2]
  });
  expect(g.castles('baratheon')).toBe(1);
});

test('[supply.no-breach][EC 38] where supply feeds no army more, only a single ship is taken over', () => {
  const g = scene(`
    houses stark lannister baratheon greyjoy tyrell
    supply lannister 0
    lannister  kingswood: 2 footman, march+0; lannisport: 2 footman
    baratheon  storms-end: power; port-of-storms-end: 2 ship
  `).marches();
  g.answer('lannister', march('kingswood', { 'storms-end': '2 footman' }));
  expect(g.offered('lannister')).toEqual(['0', '1']);
  expect(g.refused('lannister', option('2'))).toEqual({ rule: 'choice.not-offered' });
});

test('[EC 41] a march that attacks has to fit if it wins and if it is beaten', () => {
  // Stoney Sept marches: one to Riverrun, one fights for Blackwater, one stays
  const beaten = `
    houses stark lannister baratheon
    supply lannister 1                            // 3 and 2
    lannister  stoney-sept: 2 footman knight, march+0; riverrun: footman; lannisport: 2 footman
    baratheon  blackwater: footman
  `;
  const g = scene(beaten).marches();
  const both = march('stoney-sept', { riverrun: 'footman', blackwater: 'knight' });
  expect(g.refused('lannister', both)).toEqual({ rule: 'march.supply', area: 'stoney-sept', armies: [2, 2, 2] });
  const elsewhere = scene(beaten.replace('lannisport: 2 footman', 'lannisport: footman')).marches();
  elsewhere.answer('lannister', both);
  expect(elsewhere.units('riverrun')).toBe('footman footman');

  const won = scene(`
    houses stark lannister baratheon
    supply lannister 5                            // 4, 3, 2 and 2
    lannister  stoney-sept: 3 footman knight, march+0; lannisport: 3 footman; harrenhal: 2 footman; riverrun: 2 knight
    baratheon  blackwater: footman
  `).marches();
  expect(won.refused('lannister', march('stoney-sept', { blackwater: 'footman knight' }))).toEqual({
    rule: 'march.supply',
    area: 'stoney-sept',
    to: 'blackwater',
    armies: [3, 2, 2, 2, 2]
  });
  expect(won.choices('lannister')).toContainEqual(march('stoney-sept', { blackwater: 'knight' }));
});

test('[EC 42] a beaten attacker always fits back into the area he came from', () => {
  const g = scene(`
    houses stark lannister baratheon
    supply lannister 0
    hand lannister cersei-lannister tyrion-lannister
    lannister  stoney-sept: footman knight, march-1; lannisport: 2 footman
    baratheon  blackwater: 3 knight; dragonstone: footman, march+0; harrenhal: footman, march-1
  `).marches();
  g.answer('baratheon', march('dragonstone'));
  g.answer('lannister', march('stoney-sept', { blackwater: 'footman knight' }));
  g.playCombat({ attacker: 'cersei-lannister', defender: 'patchface', answers: { patchface: card(null) } });
  expect(g.units('stoney-sept')).toBe('footman* knight*');
  expect(g.happened('units').filter(({ did }) => did === 'destroyed')).toEqual([]);
  g.waitingFor('baratheon', 'march');
});
