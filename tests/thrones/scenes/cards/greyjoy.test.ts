// The seven cards of Greyjoy.

import { expect, test } from 'vitest';
import { area, card, march, option } from '#tests/support/answers';
import { scene } from '#tests/support/scene';
import { shownBy } from './printed';

test.each([
  ['euron-crows-eye', 4, 1, 0],
  ['dagmar-cleftjaw', 1, 1, 1]
] as const)(
  '[card.icons-only][EC 99] %s has strength %i, %i swords and %i towers',
  (card, strength, swords, towers) => {
    expect(shownBy(card)).toEqual({ strength, swords, towers });
  }
);

//  Ironman's Bay (Greyjoy marches) ── The Golden Sound (Lannister) ── Sunset Sea (Greyjoy supports)
const AT_SEA = `
  blade      used
  throne     greyjoy martell lannister
  greyjoy    ironmans-bay: 2 ship, march+0; sunset-sea: ship, support
  lannister  the-golden-sound: 2 ship
  martell    sunspear: footman, march+0
`;
const atSea = (text = AT_SEA) =>
  scene(text)
    .marches()
    .answer('greyjoy', march('ironmans-bay', { 'the-golden-sound': 'ship ship' }));

test('[card.victarion-greyjoy] when Greyjoy attacks, each own ship counts 2, attacking or supporting', () => {
  const g = atSea().playCombat({ attacker: 'victarion-greyjoy', defender: 'the-hound' });
  expect(g.strengths).toEqual({ attacker: 4 + 2 + 3, defender: 2 + 2 });
  g.waitingFor('martell', 'march');
});

test('[card.victarion-greyjoy][EC 111] ships of other houses stay at 1 and routed ones at 0', () => {
  const g = atSea(
    `${AT_SEA}
    greyjoy ironmans-bay: ship*
    stark   sunset-sea: ship, support
  `.replace('; sunset-sea: ship, support', '; pyke: footman, defense+1')
  );
  g.playCombat({ attacker: 'victarion-greyjoy', defender: 'the-hound', support: { 'sunset-sea': 'attacker' } });
  expect(g.strengths!.attacker).toBe(4 + 1 + 3);

  const routed = atSea(AT_SEA.replace('sunset-sea: ship', 'sunset-sea: ship ship*'));
  routed.playCombat({ attacker: 'victarion-greyjoy', defender: 'the-hound' });
  expect(routed.strengths!.attacker).toBe(4 + 2 + 3);
});

test('[card.victarion-greyjoy] ships that support an attack on land count 2 as well, footmen stay at 1', () => {
  //  Seagard (Greyjoy marches) ── Riverrun (Lannister) ── Ironman's Bay (Greyjoy supports)
  const g = scene(`
    blade      used
    throne     greyjoy martell lannister
    greyjoy    seagard: 2 footman, march+0; ironmans-bay: 2 ship, support
    lannister  riverrun: footman
    martell    sunspear: footman, march+0
  `).marches();
  g.answer('greyjoy', march('seagard', { riverrun: '2 footman' }));
  g.playCombat({ attacker: 'victarion-greyjoy', defender: 'the-hound' });
  expect(g.strengths!.attacker).toBe(2 + 4 + 3);
});

test('[card.victarion-greyjoy] not when Greyjoy defends', () => {
  const g = scene(AT_SEA.replaceAll('lannister', 'x').replaceAll('greyjoy', 'lannister').replaceAll('x', 'greyjoy'));
  g.marches().answer('lannister', march('ironmans-bay', { 'the-golden-sound': 'ship ship' }));
  g.playCombat({ attacker: 'the-hound', defender: 'victarion-greyjoy' });
  expect(g.strengths!.defender).toBe(2 + 3);
});

test('[card.victarion-greyjoy][card.tyrion-lannister] not when Tyrion has sent him back', () => {
  const g = atSea();
  g.playCombat({ attacker: 'victarion-greyjoy', defender: 'tyrion-lannister', until: 'tyrion-lannister' });
  g.answer('lannister', option('use')).playCombat({ attacker: 'euron-crows-eye' });
  expect(g.strengths!.attacker).toBe(2 + 1 + 4);
});

test.each([
  ['greyjoy baratheon', 0, 'Saan is later: the ships count 0'],
  ['baratheon greyjoy', 6, 'Victarion is later: the ships count 2']
])(
  '[card.victarion-greyjoy][card.salladhor-saan] turn order %s: Greyjoy has %i of its ships, since %s',
  (order, ships) => {
    //  Ironman's Bay (Greyjoy) ── The Golden Sound (Baratheon) ── Sunset Sea (Greyjoy), port of Lannisport (Baratheon)
    const g = scene(`
    blade      used
    throne     ${order} martell
    greyjoy    ironmans-bay: 2 ship, march+0; sunset-sea: ship, support
    baratheon  the-golden-sound: 2 ship; port-of-lannisport: ship, support; lannisport: power
    martell    sunspear: footman, march+0
  `).marches();
    g.answer('greyjoy', march('ironmans-bay', { 'the-golden-sound': 'ship ship' }));
    g.playCombat({ attacker: 'victarion-greyjoy', defender: 'salladhor-saan' });
    expect(g.strengths).toEqual({ attacker: ships + 3, defender: 3 + 1 });
  }
);

//  Lannisport (Lannister marches) ── Riverrun (Greyjoy)
const onLand = (greyjoy: string, { power = 5, hand = '', more = '' } = {}) =>
  scene(`
    blade      used
    throne     lannister martell baratheon tyrell greyjoy
    power      greyjoy ${power}
    ${hand}
    lannister  lannisport: 3 footman, march+0
    greyjoy    ${greyjoy}
    martell    sunspear: footman, march+0
    ${more}
  `)
    .marches()
    .answer('lannister', march('lannisport', { riverrun: '3 footman' }));

test('[card.balon-greyjoy] the strength printed on the enemy card counts 0, its icons stay', () => {
  const g = onLand('riverrun: footman');
  g.playCombat({ attacker: 'ser-gregor-clegane', defender: 'balon-greyjoy' });
  expect(g.strengths).toEqual({ attacker: 3 + 0, defender: 1 + 2 });
  expect(g.winner).toBe(null);
  g.waitingFor('martell', 'march');

  const lost = onLand('riverrun: footman', { more: 'fiefdoms lannister greyjoy' });
  lost.playCombat({ attacker: 'ser-gregor-clegane', defender: 'balon-greyjoy' });
  expect(lost.happened('units').map(({ did, about }) => `${did} ${about}`)).toContain('destroyed casualties');
});

test('[card.balon-greyjoy][card.stannis-baratheon] what the text of the enemy adds is kept', () => {
  const g = scene(`
    blade      used
    throne     greyjoy martell baratheon
    greyjoy    the-reach: 2 knight, march+0
    baratheon  kingswood: footman
    martell    sunspear: footman, march+0
  `).marches();
  g.answer('greyjoy', march('the-reach', { kingswood: '2 knight' }));
  g.playCombat({ attacker: 'balon-greyjoy', defender: 'stannis-baratheon' });
  expect(g.strengths).toEqual({ attacker: 4 + 2, defender: 1 + 0 + 1 });
});

test('[card.balon-greyjoy][card.ser-kevan-lannister] texts of the enemy work as ever', () => {
  const g = onLand('riverrun: footman').playCombat({ attacker: 'ser-kevan-lannister', defender: 'balon-greyjoy' });
  expect(g.strengths).toEqual({ attacker: 6 + 0, defender: 1 + 2 });
});

test('[card.balon-greyjoy][card.tyrion-lannister] sent back by Tyrion he takes nothing from him', () => {
  const g = onLand('riverrun: footman');
  g.playCombat({ attacker: 'tyrion-lannister', defender: 'balon-greyjoy', until: 'tyrion-lannister' });
  g.answer('lannister', option('use')).playCombat({ defender: 'dagmar-cleftjaw' });
  expect(g.strengths).toEqual({ attacker: 3 + 1, defender: 1 + 1 });
});

//  Stoney Sept (Lannister marches) ── Riverrun: a stronghold, Harrenhal: a castle (Greyjoy)
test.each(['riverrun', 'harrenhal'] as const)(
  '[card.theon-greyjoy][EC 89] defending %s he has 3 and a sword',
  (castle) => {
    const g = scene(`
    blade      used
    throne     lannister martell greyjoy
    lannister  stoney-sept: footman knight, march+0
    greyjoy    ${castle}: footman 2 knight
    martell    sunspear: footman, march+0
  `).marches();
    g.answer('lannister', march('stoney-sept', { [castle]: 'footman knight' }));
    g.playCombat({ attacker: 'ser-jaime-lannister', defender: 'theon-greyjoy', until: 'casualties' });
    expect(g.strengths).toEqual({ attacker: 3 + 2, defender: 5 + 2 + 1 });
    expect(g.waitingFor('lannister', 'casualties').askOf('lannister')).toMatchObject({ least: 1, most: 1 });
  }
);

test('[card.theon-greyjoy][card.tyrion-lannister] sent back by Tyrion he adds nothing', () => {
  const g = onLand('riverrun: 3 knight');
  g.playCombat({ attacker: 'tyrion-lannister', defender: 'theon-greyjoy', until: 'tyrion-lannister' });
  g.answer('lannister', option('use')).playCombat({ defender: 'balon-greyjoy' });
  expect(g.strengths).toEqual({ attacker: 3, defender: 6 + 2 });
  expect(g.units('lannisport')).toBe('footman* footman* footman*');
});

test('[card.theon-greyjoy] nothing of it in an area without walls, at sea, or when Greyjoy attacks', () => {
  //  Lannisport (Lannister) ── Stoney Sept (Greyjoy)
  const field = scene(`
    blade      used
    throne     lannister martell greyjoy
    lannister  lannisport: footman, march+0
    greyjoy    stoney-sept: footman knight
    martell    sunspear: footman, march+0
  `).marches();
  field.answer('lannister', march('lannisport', { 'stoney-sept': 'footman' }));
  field.playCombat({ attacker: 'ser-jaime-lannister', defender: 'theon-greyjoy' });
  expect(field.strengths).toEqual({ attacker: 3, defender: 5 });
  expect(field.units('lannisport')).toBe('footman*');

  const sea = scene(`
    blade      used
    throne     lannister martell greyjoy
    lannister  the-golden-sound: ship, march+0
    greyjoy    ironmans-bay: 2 ship
    martell    sunspear: footman, march+0
  `).marches();
  sea.answer('lannister', march('the-golden-sound', { 'ironmans-bay': 'ship' }));
  sea.playCombat({ attacker: 'ser-jaime-lannister', defender: 'theon-greyjoy' });
  expect(sea.strengths!.defender).toBe(4);

  const attack = scene(`
    blade      used
    throne     greyjoy martell lannister
    greyjoy    seagard: 2 knight, march+0
    lannister  riverrun: footman
    martell    sunspear: footman, march+0
  `).marches();
  attack.answer('greyjoy', march('seagard', { riverrun: '2 knight' }));
  attack.playCombat({ attacker: 'theon-greyjoy', defender: 'the-hound' });
  expect(attack.strengths!.attacker).toBe(4 + 2);
});

test('[card.asha-greyjoy] unsupported she has two swords and a tower', () => {
  const won = onLand('riverrun: 3 knight');
  won.playCombat({ attacker: 'ser-kevan-lannister', defender: 'asha-greyjoy', until: 'casualties' });
  expect(won.happened('units').find(({ did }) => did === 'destroyed')).toBe(undefined);
  expect(won.askOf('lannister')).toMatchObject({ about: 'casualties', least: 2, most: 2 });

  const lost = onLand('riverrun: footman knight');
  lost.playCombat({ attacker: 'ser-jaime-lannister', defender: 'asha-greyjoy', until: 'retreat' });
  lost.waitingFor('greyjoy', 'retreat'); // her tower stops Jaime's sword
  expect(lost.units('riverrun')).toBe('footman knight');
});

const SUPPORTED = 'riverrun: 3 knight; seagard: footman, support';
const destroyed = (g: ReturnType<typeof scene>): number =>
  g
    .happened('units')
    .filter(({ did }) => did === 'destroyed')
    .flatMap(({ units }) => units).length;

test('[card.asha-greyjoy] support from an own area takes her icons; Greyjoy may decline it to keep them', () => {
  const supported = onLand(SUPPORTED).playCombat({ attacker: 'ser-jaime-lannister', defender: 'asha-greyjoy' });
  expect([supported.strengths!.defender, destroyed(supported)]).toEqual([6 + 1 + 1, 0]);

  const declined = onLand(SUPPORTED);
  declined.playCombat({ attacker: 'ser-jaime-lannister', defender: 'asha-greyjoy', support: { seagard: 'none' } });
  expect([declined.strengths!.defender, destroyed(declined)]).toEqual([6 + 1, 2]);
});

test('[card.asha-greyjoy][support.refuse] the help of others counts too, unless it is refused', () => {
  const helped = (answer: string) =>
    onLand('riverrun: 3 knight', { more: 'baratheon harrenhal: knight, support' }).playCombat({
      attacker: 'ser-jaime-lannister',
      defender: 'asha-greyjoy',
      support: { harrenhal: 'defender' },
      answers: { 'accepting-support': option(answer) }
    });
  expect(destroyed(helped('accept'))).toBe(0);
  expect(destroyed(helped('refuse'))).toBe(2);
});

test('[card.asha-greyjoy][support.routed][EC 87] a support that lends 0 is support, and it is only hers that counts', () => {
  const routed = onLand(SUPPORTED.replace('seagard: footman', 'seagard: footman*'));
  routed.playCombat({ attacker: 'ser-jaime-lannister', defender: 'asha-greyjoy' });
  expect([routed.strengths!.defender, destroyed(routed)]).toEqual([6 + 1, 0]);

  const enemy = onLand('riverrun: 3 knight', { more: 'baratheon harrenhal: footman, support' });
  enemy.playCombat({
    attacker: 'ser-jaime-lannister',
    defender: 'asha-greyjoy',
    support: { harrenhal: 'attacker' }
  });
  expect(destroyed(enemy)).toBe(2);
});

//  Stoney Sept (Tyrell marches) ── Riverrun (Greyjoy) ── Seagard (Greyjoy supports)
test('[card.asha-greyjoy][card.queen-of-thorns] with the only support removed she is unsupported again', () => {
  const text = `
    blade    used
    throne   tyrell martell greyjoy
    tyrell   stoney-sept: 3 footman, march+0
    greyjoy  riverrun: 3 knight; seagard: footman, support
    martell  sunspear: footman, march+0
  `;
  const g = scene(text).marches();
  g.answer('tyrell', march('stoney-sept', { riverrun: '3 footman' }));
  g.playCombat({ attacker: 'queen-of-thorns', defender: 'asha-greyjoy' });
  expect([g.order('seagard'), g.strengths!.defender, destroyed(g)]).toEqual([null, 6 + 1, 2]);
});

test('[card.asha-greyjoy][card.tyrion-lannister] sent back by Tyrion she brings no icons', () => {
  const g = onLand('riverrun: 3 knight');
  g.playCombat({ attacker: 'tyrion-lannister', defender: 'asha-greyjoy', until: 'tyrion-lannister' });
  g.answer('lannister', option('use')).playCombat({ defender: 'balon-greyjoy' });
  expect(destroyed(g)).toBe(0);
});

test('[card.aeron-damphair] Greyjoy pays 2 power and plays another card in his place, with its full text', () => {
  const g = onLand('riverrun: footman');
  g.playCombat({ attacker: 'the-hound', defender: 'aeron-damphair', until: 'aeron-damphair' });
  expect(g.offered('greyjoy')).toHaveLength(6);
  expect(g.refused('greyjoy', card('aeron-damphair'))).toMatchObject({ rule: 'choice.not-offered' });
  g.answer('greyjoy', card('theon-greyjoy'));
  expect([g.power('greyjoy'), g.power('lannister')]).toEqual([3, 5]);
  g.playCombat({});
  expect(g.strengths).toEqual({ attacker: 3 + 2, defender: 1 + 3 });
  expect(g.discard('greyjoy')).toEqual(['aeron-damphair', 'theon-greyjoy']);
  g.waitingFor('martell', 'march');
});

test('[card.aeron-damphair] Greyjoy may keep him, and pays nothing', () => {
  const g = onLand('riverrun: footman');
  g.playCombat({ attacker: 'the-hound', defender: 'aeron-damphair', answers: { 'aeron-damphair': card(null) } });
  expect([g.power('greyjoy'), g.discard('greyjoy')]).toEqual([5, ['aeron-damphair']]);
  expect(g.strengths!.defender).toBe(1);
});

test('[card.aeron-damphair] without 2 power, or another card, there is no choice; 2 are enough', () => {
  const cards = { attacker: 'the-hound', defender: 'aeron-damphair', until: 'aeron-damphair' } as const;
  onLand('riverrun: footman', { power: 1 }).playCombat(cards).waitingFor('martell', 'march');
  onLand('riverrun: footman', { hand: 'hand greyjoy aeron-damphair' }).playCombat(cards).waitingFor('martell', 'march');
  const two = onLand('riverrun: footman', { power: 2 }).playCombat(cards).waitingFor('greyjoy', 'aeron-damphair');
  expect(two.answer('greyjoy', card('euron-crows-eye')).power('greyjoy')).toBe(0);
});

test('[card.aeron-damphair][card.seventh][EC 94] only the card that went last stays out: Aeron comes back', () => {
  const g = onLand('riverrun: footman', { hand: 'hand greyjoy aeron-damphair balon-greyjoy' });
  g.playCombat({ attacker: 'the-hound', defender: 'aeron-damphair', until: 'aeron-damphair' });
  g.answer('greyjoy', card('balon-greyjoy')).playCombat({});
  expect(g.discard('greyjoy')).toEqual(['balon-greyjoy']);
  expect(g.hand('greyjoy')).toHaveLength(6);
  expect(g.hand('greyjoy')).toContain('aeron-damphair');
});

test('[card.aeron-damphair][card.seventh][EC 94] kept as the last card he stays out himself', () => {
  const g = onLand('riverrun: footman', { hand: 'hand greyjoy aeron-damphair' });
  g.playCombat({ attacker: 'the-hound' });
  expect([g.hand('greyjoy').length, g.discard('greyjoy')]).toEqual([6, ['aeron-damphair']]);
});

test('[card.aeron-damphair][card.tyrion-lannister] sent back by Tyrion he goes to hand unused', () => {
  const g = onLand('riverrun: footman');
  g.playCombat({ attacker: 'tyrion-lannister', defender: 'aeron-damphair', until: 'tyrion-lannister' });
  g.answer('lannister', option('use')).waitingFor('greyjoy', 'house-card');
  expect(g.refused('greyjoy', card('aeron-damphair'))).toMatchObject({ rule: 'choice.not-offered' });
  g.answer('greyjoy', card('dagmar-cleftjaw')).playCombat({});
  expect(g.hand('greyjoy')).toContain('aeron-damphair');
  expect([g.power('greyjoy'), g.discard('greyjoy')]).toEqual([5, ['dagmar-cleftjaw']]);
});

test('[card.tyrion-lannister][card.aeron-damphair] Aeron, played instead, may bring in the very card sent back', () => {
  const g = onLand('riverrun: footman');
  g.playCombat({ attacker: 'tyrion-lannister', defender: 'euron-crows-eye', until: 'tyrion-lannister' });
  g.answer('lannister', option('use')).answer('greyjoy', card('aeron-damphair'));
  g.waitingFor('greyjoy', 'aeron-damphair').answer('greyjoy', card('euron-crows-eye')).playCombat({});
  expect(g.strengths).toEqual({ attacker: 3 + 1, defender: 1 + 4 });
  expect(g.discard('greyjoy')).toEqual(['aeron-damphair', 'euron-crows-eye']);
});

test('[card.aeron-damphair][card.turn-order][card.queen-of-thorns][EC 91] an earlier text has already been carried out', () => {
  //  Stoney Sept (Tyrell marches) ── Riverrun (Greyjoy) ── Seagard (Greyjoy supports)
  const fight = (order: string) =>
    scene(`
      blade    used
      throne   ${order}
      tyrell   stoney-sept: 3 footman, march+0
      greyjoy  riverrun: footman, defense+1; seagard: footman, support
      martell  sunspear: footman, march+0
    `)
      .marches()
      .answer('tyrell', march('stoney-sept', { riverrun: '3 footman' }))
      .playCombat({ attacker: 'queen-of-thorns', defender: 'aeron-damphair', until: 'aeron-damphair' });
  const later = fight('tyrell martell greyjoy').waitingFor('greyjoy', 'aeron-damphair');
  expect(later.order('seagard')).toBe(null);
  const earlier = fight('greyjoy tyrell martell').waitingFor('greyjoy', 'aeron-damphair');
  expect(earlier.order('seagard')).toBe('support');
  earlier.answer('greyjoy', card('euron-crows-eye'));
  expect(earlier.order('seagard')).toBe(null);
});

test('[card.aeron-damphair][card.balon-greyjoy][card.doran-martell] the card brought in meets what it needs', () => {
  //  Seagard (Greyjoy marches) ── Riverrun (Martell)
  const g = scene(`
    blade    used
    throne   greyjoy baratheon martell
    greyjoy  seagard: 2 footman, march+0
    martell  riverrun: footman
    baratheon dragonstone: footman, march+0
  `).marches();
  g.answer('greyjoy', march('seagard', { riverrun: '2 footman' }));
  g.playCombat({ attacker: 'aeron-damphair', defender: 'doran-martell', until: 'aeron-damphair' });
  g.answer('greyjoy', card('balon-greyjoy')).waitingFor('martell', 'doran-martell');
  g.answer('martell', option('fiefdoms')).playCombat({ answers: { retreat: area('harrenhal') } });
  expect(g.strengths).toEqual({ attacker: 2 + 2, defender: 1 });
  expect([g.units('riverrun'), g.units('harrenhal')]).toEqual(['footman footman', 'footman*']);
  g.waitingFor('baratheon', 'march');
});
