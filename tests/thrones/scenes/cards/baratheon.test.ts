// The seven cards of Baratheon.

import { expect, test } from 'vitest';
import { card, march, option, units } from '#tests/support/answers';
import { scene } from '#tests/support/scene';
import { shownBy } from './printed';

test.each([
  ['brienne-of-tarth', 2, 1, 1],
  ['melisandre', 1, 1, 0]
] as const)(
  '[card.icons-only][EC 99] %s has strength %i, %i swords and %i towers',
  (card, strength, swords, towers) => {
    expect(shownBy(card)).toEqual({ strength, swords, towers });
  }
);

//  Kingswood (Baratheon marches) ── The Reach (Lannister) ── Blackwater
const fight = ({ throne = 'baratheon greyjoy lannister', more = '', defenders = 'footman' } = {}) =>
  scene(`
    blade      used
    throne     ${throne}
    baratheon  kingswood: 2 footman knight, march+0
    lannister  the-reach: ${defenders}
    greyjoy    pyke: footman, march+0
    ${more}
  `)
    .marches()
    .answer('baratheon', march('kingswood', { 'the-reach': '2 footman knight' }));

test('[card.stannis-baratheon] one more strength while the enemy stands higher on the Iron Throne track', () => {
  const higher = fight({ throne: 'lannister baratheon greyjoy' });
  higher.playCombat({ attacker: 'stannis-baratheon', defender: 'the-hound' });
  expect(higher.strengths!.attacker).toBe(4 + 4 + 1);
  expect(higher.happened('victor')[0]!.battle.ledger.attacker.at(-1)).toMatchObject({ what: 'card-text', value: 1 });

  const lower = fight({ throne: 'baratheon lannister greyjoy' });
  lower.playCombat({ attacker: 'stannis-baratheon', defender: 'the-hound' });
  expect(lower.strengths!.attacker).toBe(4 + 4);
});

test('[card.stannis-baratheon] the tracks beside the throne are no matter to him', () => {
  const g = fight({ more: 'fiefdoms lannister baratheon\ncourt lannister baratheon' });
  g.playCombat({ attacker: 'stannis-baratheon', defender: 'the-hound' });
  expect(g.strengths!.attacker).toBe(8);
});

test('[card.stannis-baratheon][card.doran-martell][EC 91] the track counts as Doran leaves it', () => {
  const against = (throne: string, track: string) => {
    const g = scene(`
      blade      used
      throne     ${throne}
      baratheon  kingswood: 2 footman knight, march+0
      martell    the-boneway: footman
      greyjoy    pyke: footman, march+0
    `).marches();
    g.answer('baratheon', march('kingswood', { 'the-boneway': '2 footman knight' }));
    const cards = { attacker: 'stannis-baratheon', defender: 'doran-martell' } as const;
    return g.playCombat({ ...cards, answers: { 'doran-martell': option(track) } }).strengths!.attacker;
  };
  expect(against('baratheon greyjoy martell', 'throne')).toBe(4 + 5); // Martell stands higher now
  expect(against('baratheon greyjoy martell', 'court')).toBe(4 + 4);
});

test('[card.stannis-baratheon][card.tyrion-lannister] sent back by Tyrion he adds nothing', () => {
  const g = fight({ throne: 'lannister baratheon greyjoy' });
  g.playCombat({ attacker: 'stannis-baratheon', defender: 'tyrion-lannister', until: 'tyrion-lannister' });
  g.answer('lannister', option('use')).playCombat({ attacker: 'brienne-of-tarth' });
  expect(g.strengths!.attacker).toBe(4 + 2);
});

test('[card.renly-baratheon][EC 89] victorious, Baratheon may make one footman of the attackers a knight, who moves in', () => {
  const g = fight().playCombat({ attacker: 'renly-baratheon', defender: 'the-hound', until: 'renly-baratheon' });
  g.waitingFor('baratheon', 'renly-baratheon');
  expect(g.askOf('baratheon')).toMatchObject({ least: 0, most: 1 });
  expect(g.offered('baratheon')).toEqual([
    { area: 'the-reach', kind: 'footman', routed: false },
    { area: 'the-reach', kind: 'footman', routed: false }
  ]);
  expect(g.refused('baratheon', units('the-reach: knight'))).toMatchObject({ rule: 'choice.not-offered' });
  expect(g.refused('baratheon', units('the-reach: 2 footman'))).toMatchObject({ rule: 'choice.too-many', allowed: 1 });
  g.answer('baratheon', units('the-reach: footman')).playCombat({});
  expect(g.units('the-reach')).toBe('footman knight knight');
  g.waitingFor('greyjoy', 'march');
});

test('[card.renly-baratheon] footmen of a helper become no knights', () => {
  const g = fight({ more: 'tyrell blackwater: 2 footman, support' });
  g.playCombat({
    attacker: 'renly-baratheon',
    defender: 'the-hound',
    support: { blackwater: 'attacker' },
    until: 'renly-baratheon'
  });
  expect(g.strengths!.attacker).toBe(4 + 2 + 3);
  const here = { area: 'the-reach', kind: 'footman', routed: false };
  expect(g.waitingFor('baratheon', 'renly-baratheon').offered('baratheon')).toEqual([here, here]);
});

test('[card.renly-baratheon] knights among the attackers count: with the fifth of them there is none left', () => {
  const g = fight({ more: 'baratheon storms-end: 4 knight' });
  g.playCombat({ attacker: 'renly-baratheon', defender: 'the-hound', until: 'renly-baratheon' });
  expect(g.units('the-reach')).toBe('footman footman knight');
  expect(g.units('storms-end')).toBe('knight knight knight knight');
  g.waitingFor('greyjoy', 'march');
});

test('[card.renly-baratheon] he may leave it', () => {
  const g = fight().playCombat({ attacker: 'renly-baratheon', defender: 'the-hound' });
  expect(g.units('the-reach')).toBe('footman footman knight');
});

test('[card.renly-baratheon][support.no-harm] a footman who really supported may be the one, no other', () => {
  const more =
    'baratheon storms-end: footman, defense+1; the-boneway: footman, support; kings-landing: footman, support';
  const g = fight({ more }).playCombat({
    attacker: 'renly-baratheon',
    defender: 'the-hound',
    support: { 'kings-landing': 'none' },
    until: 'renly-baratheon'
  });
  expect(g.refused('baratheon', units('kings-landing: footman'))).toMatchObject({ rule: 'choice.not-offered' });
  expect(g.refused('baratheon', units('storms-end: footman'))).toMatchObject({ rule: 'choice.not-offered' });
  g.answer('baratheon', units('the-boneway: footman')).playCombat({});
  expect([g.units('the-boneway'), g.units('the-reach')]).toEqual(['knight', 'footman footman knight']);
});

//  King's Landing (Lannister marches) ── Kingswood (Baratheon)
const renlyDefends = (baratheon: string) =>
  scene(`
    blade      used
    throne     lannister greyjoy baratheon
    lannister  kings-landing: footman, march+0
    baratheon  ${baratheon}
    greyjoy    pyke: footman, march+0
  `)
    .marches()
    .answer('lannister', march('kings-landing', { kingswood: 'footman' }))
    .playCombat({ attacker: 'the-hound', defender: 'renly-baratheon', until: 'renly-baratheon' });

test('[card.renly-baratheon][rout.effect][EC 111] a routed footman becomes a routed knight, defending too', () => {
  const g = renlyDefends('kingswood: footman* knight');
  g.answer('baratheon', units('kingswood: footman*')).playCombat({});
  expect(g.units('kingswood')).toBe('knight knight*');
});

test('[card.renly-baratheon] not without a knight in the pool, a footman, or a victory', () => {
  renlyDefends('kingswood: footman 3 knight; dragonstone: 2 knight').waitingFor('greyjoy', 'march');
  renlyDefends('kingswood: knight knight').waitingFor('greyjoy', 'march');
  const lost = fight({ defenders: '3 knight' });
  lost.playCombat({ attacker: 'renly-baratheon', defender: 'tywin-lannister', until: 'renly-baratheon' });
  lost.waitingFor('greyjoy', 'march');
  // four knights on the board leave one in the pool
  renlyDefends('kingswood: footman 3 knight; dragonstone: knight').waitingFor('baratheon', 'renly-baratheon');
});

test('[card.renly-baratheon][card.queen-of-thorns] support that was taken away did not support', () => {
  const g = scene(`
    blade      used
    throne     baratheon greyjoy tyrell
    baratheon  kingswood: 3 knight, march+0; kings-landing: footman, support
    tyrell     the-reach: footman
    greyjoy    pyke: footman, march+0
  `).marches();
  g.answer('baratheon', march('kingswood', { 'the-reach': '3 knight' }));
  g.playCombat({ attacker: 'renly-baratheon', defender: 'queen-of-thorns', until: 'renly-baratheon' });
  expect(g.happened('orders-removed').map(({ about }) => about)).toContain('queen-of-thorns');
  g.waitingFor('greyjoy', 'march');
});

test('[card.renly-baratheon][card.mace-tyrell] whom Mace has destroyed he cannot raise', () => {
  const g = scene(`
    blade      used
    throne     baratheon greyjoy tyrell
    baratheon  kingswood: footman 3 knight, march+0
    tyrell     the-reach: footman
    greyjoy    pyke: footman, march+0
  `).marches();
  g.answer('baratheon', march('kingswood', { 'the-reach': 'footman 3 knight' }));
  g.playCombat({ attacker: 'renly-baratheon', defender: 'mace-tyrell', until: 'renly-baratheon' });
  expect(g.units('the-reach')).toBe('knight knight knight');
  g.waitingFor('greyjoy', 'march');
});

test('[card.renly-baratheon][card.tyrion-lannister] sent back by Tyrion he raises nobody', () => {
  const g = fight();
  g.playCombat({ attacker: 'renly-baratheon', defender: 'tyrion-lannister', until: 'tyrion-lannister' });
  g.answer('lannister', option('use')).playCombat({ attacker: 'brienne-of-tarth', until: 'renly-baratheon' });
  expect(g.units('the-reach')).toBe('footman footman knight');
  g.waitingFor('greyjoy', 'march');
});

test('[card.ser-davos-seaworth][card.tyrion-lannister] sent back by Tyrion he adds nothing, Stannis out or not', () => {
  const g = fight({ more: 'discard baratheon stannis-baratheon', defenders: 'footman footman' });
  g.playCombat({ attacker: 'ser-davos-seaworth', defender: 'tyrion-lannister', until: 'tyrion-lannister' });
  g.answer('lannister', option('use')).playCombat({ attacker: 'salladhor-saan', until: 'casualties' });
  expect(g.strengths!.attacker).toBe(4 + 1);
  expect(g.happened('units').filter(({ did }) => did === 'destroyed')).toEqual([]);
});

test('[card.ser-davos-seaworth] with Stannis in the discard pile he has strength 3 and a sword', () => {
  const g = fight({ more: 'discard baratheon stannis-baratheon', defenders: 'footman footman' });
  g.playCombat({ attacker: 'ser-davos-seaworth', defender: 'cersei-lannister', until: 'casualties' });
  expect(g.strengths!.attacker).toBe(4 + 3);
  expect(g.waitingFor('lannister', 'casualties').askOf('lannister')).toMatchObject({ least: 1, most: 1 });
});

test('[card.ser-davos-seaworth] with Stannis still in hand he has neither', () => {
  const g = fight({ more: 'discard baratheon renly-baratheon', defenders: 'footman footman' });
  g.playCombat({ attacker: 'ser-davos-seaworth', defender: 'cersei-lannister', until: 'retreat' });
  g.waitingFor('lannister', 'retreat');
  expect([g.strengths!.attacker, g.units('the-reach')]).toEqual([4 + 2, 'footman footman']);
});

test('[card.ser-davos-seaworth][card.seventh][EC 94] as the last card he still has his sword: Stannis comes back later', () => {
  const g = fight({ more: 'hand baratheon ser-davos-seaworth', defenders: 'footman footman' });
  g.playCombat({ defender: 'cersei-lannister', until: 'casualties' }).waitingFor('lannister', 'casualties');
  g.playCombat({});
  expect(g.discard('baratheon')).toEqual(['ser-davos-seaworth']);
  expect(g.hand('baratheon')).toContain('stannis-baratheon');
});

test('[card.ser-davos-seaworth][card.balon-greyjoy] Balon takes the printed 2, not what the text adds', () => {
  const g = scene(`
    blade      used
    throne     baratheon lannister greyjoy
    discard    baratheon stannis-baratheon
    baratheon  kingswood: 2 footman knight, march+0
    greyjoy    the-reach: footman footman
    lannister  riverrun: footman, march+0
  `).marches();
  g.answer('baratheon', march('kingswood', { 'the-reach': '2 footman knight' }));
  g.playCombat({ attacker: 'ser-davos-seaworth', defender: 'balon-greyjoy', until: 'casualties' });
  expect(g.strengths).toEqual({ attacker: 4 + 0 + 1, defender: 2 + 2 });
  g.waitingFor('greyjoy', 'casualties');
});

//  Shipbreaker Bay (Baratheon marches) ── East Summer Sea (Lannister) ── West Summer Sea (Stark)
//                                                  └── Sea of Dorne (one or the other supports)
const saan = (seaOfDorne: string, stark: 'attacker' | 'defender' | 'none') =>
  scene(`
    blade      used
    throne     baratheon greyjoy lannister
    baratheon  shipbreaker-bay: 2 ship, march+0
    lannister  east-summer-sea: 2 ship
    ${seaOfDorne}, support+1
    stark      west-summer-sea: ship, support
    greyjoy    pyke: footman, march+0
  `)
    .marches()
    .answer('baratheon', march('shipbreaker-bay', { 'east-summer-sea': 'ship ship' }))
    .playCombat({ attacker: 'salladhor-saan', defender: 'the-hound', support: { 'west-summer-sea': stark } });

test('[card.salladhor-saan] supported, every ship that is not his own counts 0, on both sides', () => {
  const g = saan('lannister sea-of-dorne: ship', 'attacker');
  // Stark's help makes Baratheon supported and is worth nothing; the bonus of the special Support order is no ship
  expect(g.strengths).toEqual({ attacker: 2 + 0 + 1, defender: 0 + 1 + 2 });
  g.waitingFor('greyjoy', 'march');
});

test('[card.salladhor-saan] unsupported he does nothing', () => {
  const g = saan('lannister sea-of-dorne: ship', 'none');
  expect(g.strengths).toEqual({ attacker: 2 + 1, defender: 2 + 1 + 1 + 2 });
});

test('[card.salladhor-saan] an own area that supports is support, and own ships count', () => {
  const g = saan('baratheon sea-of-dorne: 2 ship', 'defender');
  expect(g.strengths).toEqual({ attacker: 2 + 2 + 1 + 1, defender: 0 + 0 + 2 });
});

test('[card.salladhor-saan][card.queen-of-thorns][EC 98] with the only support removed he does nothing', () => {
  const g = scene(`
    blade      used
    throne     baratheon greyjoy tyrell
    baratheon  shipbreaker-bay: 2 ship, march+0; sea-of-dorne: ship, support
    tyrell     east-summer-sea: 2 ship
    greyjoy    pyke: footman, march+0
  `).marches();
  g.answer('baratheon', march('shipbreaker-bay', { 'east-summer-sea': 'ship ship' }));
  g.playCombat({ attacker: 'salladhor-saan', defender: 'queen-of-thorns' });
  expect(g.strengths).toEqual({ attacker: 2 + 1, defender: 2 });
});

test('[card.salladhor-saan][card.tyrion-lannister] sent back by Tyrion he sinks nobody', () => {
  const g = scene(`
    blade      used
    throne     baratheon greyjoy lannister
    baratheon  shipbreaker-bay: 2 ship, march+0; sea-of-dorne: ship, support
    lannister  east-summer-sea: 2 ship
    greyjoy    pyke: footman, march+0
  `).marches();
  g.answer('baratheon', march('shipbreaker-bay', { 'east-summer-sea': 'ship ship' }));
  g.playCombat({ attacker: 'salladhor-saan', defender: 'tyrion-lannister', until: 'tyrion-lannister' });
  g.answer('lannister', option('use')).playCombat({ attacker: 'melisandre' });
  expect(g.strengths).toEqual({ attacker: 2 + 1 + 1, defender: 2 + 1 });
});

test('[card.salladhor-saan] he touches no units but ships, and blanks those that support a fight on land', () => {
  //  Kingswood (Baratheon) ── Storm's End (Lannister) ── East Summer Sea (Lannister), the Boneway (Baratheon)
  const g = scene(`
    blade      used
    throne     baratheon greyjoy lannister
    baratheon  kingswood: footman, march+0; the-boneway: footman, support
    lannister  storms-end: footman; east-summer-sea: 3 ship, support
    greyjoy    pyke: footman, march+0
  `).marches();
  g.answer('baratheon', march('kingswood', { 'storms-end': 'footman' }));
  g.playCombat({ attacker: 'salladhor-saan', defender: 'the-hound' });
  expect(g.strengths).toEqual({ attacker: 1 + 1 + 1, defender: 1 + 0 + 2 });
});

test('[card.patchface] after the combat, won or lost, one card of the enemy hand may be discarded', () => {
  for (const defenders of ['footman', '3 knight']) {
    const g = fight({ defenders }).playCombat({ attacker: 'patchface', defender: 'the-hound', until: 'patchface' });
    g.waitingFor('baratheon', 'patchface');
    expect(g.discard('baratheon')).toEqual(['patchface']); // the played cards lie in the piles already
    expect(g.offered('baratheon')).toHaveLength(6);
    expect(g.refused('baratheon', card('the-hound'))).toMatchObject({ rule: 'choice.not-offered', card: 'the-hound' });
    g.answer('baratheon', card('tywin-lannister'));
    expect(g.discard('lannister')).toEqual(['the-hound', 'tywin-lannister']);
    expect(g.hand('lannister')).toHaveLength(5);
    g.waitingFor('greyjoy', 'march');
  }
});

test('[card.patchface] Baratheon may discard none', () => {
  const g = fight().playCombat({ attacker: 'patchface', defender: 'the-hound', answers: { patchface: card(null) } });
  expect(g.discard('lannister')).toEqual(['the-hound']);
  g.waitingFor('greyjoy', 'march');
});

test('[card.patchface][card.seventh][EC 94] he comes after the pick-up: the card just played is safe', () => {
  const g = fight({ more: 'hand lannister the-hound' }).playCombat({ attacker: 'patchface', until: 'patchface' });
  expect(g.offered('baratheon')).toHaveLength(6);
  g.answer('baratheon', card('tywin-lannister'));
  expect(g.discard('lannister')).toEqual(['the-hound', 'tywin-lannister']);
});

test('[card.patchface][card.seventh] with the last card taken the others come back and only that one stays out', () => {
  const g = fight({ more: 'hand lannister the-hound tywin-lannister' });
  g.playCombat({ attacker: 'patchface', defender: 'the-hound', until: 'patchface' });
  expect(g.offered('baratheon')).toEqual(['tywin-lannister']);
  g.answer('baratheon', card('tywin-lannister'));
  expect(g.discard('lannister')).toEqual(['tywin-lannister']);
  expect(g.hand('lannister')).toHaveLength(6);
  expect(g.hand('lannister')).toContain('the-hound');
});

test('[card.patchface][card.tyrion-lannister] sent back by Tyrion he looks at nothing', () => {
  const g = fight();
  g.playCombat({ attacker: 'patchface', defender: 'tyrion-lannister', until: 'tyrion-lannister' });
  g.answer('lannister', option('use')).playCombat({ attacker: 'melisandre', until: 'patchface' });
  g.waitingFor('greyjoy', 'march');
  expect(g.hand('baratheon')).toContain('patchface');
});
