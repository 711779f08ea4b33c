// Neutral forces: declared, supported, beaten or not, without cards and without losses.

import { expect, test } from 'vitest';
import { march, option } from '#tests/support/answers';
import { scene } from '#tests/support/scene';

// Sunspear (5) ── Yronwood (Tyrell marches);  Sunspear ── Sea of Dorne (Tyrell ship, Support). Five play, Tyrell has the blade.
const EXAMPLE = `
  houses    stark lannister baratheon greyjoy tyrell
  throne    tyrell stark
  fiefdoms  tyrell
  neutral   sunspear princes-pass
  tyrell    yronwood: knight footman, march+1; sea-of-dorne: ship, support
  stark     winterfell: footman, march+0
`;
const ATTACK = march('yronwood', { sunspear: 'knight footman' });

test('[neutral.beaten][neutral.no-blade][EC 127][EC 128][EC 130][EX-13] five against five: no cards, no losses, no blade', () => {
  const g = scene(EXAMPLE).marches().answer('tyrell', ATTACK);
  expect(g.units('yronwood')).toBe('footman knight'); // nothing moves before support is settled
  expect(g.waitingFor('tyrell', 'support').offered('tyrell')).toEqual(['attacker', 'none']);
  g.answer('tyrell', option('attacker'));
  expect([g.neutral('sunspear'), g.units('sunspear'), g.controller('sunspear')]).toEqual([
    null,
    'footman knight',
    'tyrell'
  ]);
  expect([g.order('yronwood'), g.order('sea-of-dorne'), g.position.blade]).toEqual([null, 'support', 'ready']);
  expect([g.hand('tyrell').length, g.neutral('princes-pass')]).toEqual([7, 3]);
  expect(g.happened('neutral-beaten')).toMatchObject([{ house: 'tyrell', area: 'sunspear', strength: 5 }]);
  g.waitingFor('stark', 'march');
});

test('[neutral.too-weak][EC 127][EX-13] a march that could not win with all possible support is not allowed', () => {
  const alone = scene(EXAMPLE.replace('; sea-of-dorne: ship, support', '')).marches();
  expect(alone.refused('tyrell', ATTACK)).toEqual({ rule: 'neutral.too-weak', to: 'sunspear' });
  expect(alone.choices('tyrell')).not.toContainEqual(ATTACK);
  const weaker = scene(EXAMPLE.replace('march+1', 'march+0')).marches(); // 4 with the ship
  expect(weaker.refused('tyrell', ATTACK)).toEqual({ rule: 'neutral.too-weak', to: 'sunspear' });
  expect(weaker.refused('tyrell', march('yronwood', { sunspear: 'knight' }))).toMatchObject({
    rule: 'neutral.too-weak'
  });
});

test('[neutral.declare][EC 127] strong enough alone, the march needs nobody and asks nobody', () => {
  const g = scene(EXAMPLE.replace('knight footman', 'knight 2 footman')).marches();
  g.answer('tyrell', march('yronwood', { sunspear: 'knight 2 footman' }));
  expect(g.units('sunspear')).toBe('footman footman knight');
  expect(g.happened('support')).toEqual([]);
  g.waitingFor('stark', 'march');
});

test('[neutral.declare][EC 127] support is asked no further than it is needed', () => {
  const g = scene(`${EXAMPLE} \n baratheon east-summer-sea: ship, support`).marches().answer('tyrell', ATTACK);
  g.waitingFor('tyrell', 'support').answer('tyrell', option('attacker'));
  g.waitingFor('stark', 'march'); // Baratheon is not asked any more
});

test('[neutral.declare][neutral.repelled][EC 127] too little granted: nothing has moved, and this march may not try again', () => {
  const g = scene(EXAMPLE).marches().answer('tyrell', ATTACK).answer('tyrell', option('none'));
  g.waitingFor('tyrell', 'march');
  expect([g.units('yronwood'), g.order('yronwood'), g.neutral('sunspear')]).toEqual(['footman knight', 'march+1', 5]);
  expect(g.happened('neutral-too-strong')).toMatchObject([{ house: 'tyrell', area: 'sunspear', strength: 5 }]);
  expect(g.refused('tyrell', ATTACK)).toEqual({ rule: 'neutral.repelled', area: 'yronwood', to: 'sunspear' });
  expect(g.choices('tyrell')).not.toContainEqual(ATTACK);
  // the same order against another force is another matter
  g.answer('tyrell', march('yronwood', { 'princes-pass': 'knight footman' }));
  expect([g.units('princes-pass'), g.neutral('princes-pass'), g.neutral('sunspear')]).toEqual([
    'footman knight',
    null,
    5
  ]);
  g.waitingFor('stark', 'march');
});

test('[neutral.repelled] another march order may be declared against the same force', () => {
  const g = scene(EXAMPLE.replace('yronwood:', 'salt-shore: 2 knight, march+0; yronwood:')).marches();
  g.answer('tyrell', ATTACK).answer('tyrell', option('none'));
  g.answer('tyrell', march('salt-shore', { sunspear: '2 knight' })).answer('tyrell', option('attacker'));
  expect([g.units('sunspear'), g.neutral('sunspear')]).toEqual(['knight knight', null]);
});

test('[neutral.repelled] in a later turn the same order may try again, with what has come since', () => {
  const g = scene(
    EXAMPLE.replace('sea-of-dorne: ship, support', 'sea-of-dorne: ship, support; salt-shore: footman, march-1')
  );
  g.marches().answer('tyrell', ATTACK).answer('tyrell', option('none'));
  g.answer('tyrell', march('salt-shore', { yronwood: 'footman' }));
  g.waitingFor('stark', 'march').answer('stark', march('winterfell'));
  g.waitingFor('tyrell', 'march').answer('tyrell', march('yronwood', { sunspear: 'knight 2 footman' }));
  expect(g.units('sunspear')).toBe('footman footman knight');
});

test('[neutral.repelled][march.turns] to beat a force is the turn, and what was repelled in it may try in the next', () => {
  const twoMarches = EXAMPLE.replace('yronwood:', 'starfall: 2 knight, march+0; yronwood:');
  const g = scene(twoMarches).marches();
  g.answer('tyrell', ATTACK).answer('tyrell', option('none'));
  g.answer('tyrell', march('starfall', { 'princes-pass': '2 knight' }));
  g.waitingFor('stark', 'march');

  // nobody else marches
  const alone = twoMarches.replace('winterfell: footman, march+0', 'winterfell: footman, raid');
  const again = scene(alone).marches().answer('tyrell', ATTACK).answer('tyrell', option('none'));
  again.answer('tyrell', march('starfall', { 'princes-pass': '2 knight' })).waitingFor('tyrell', 'march');
  again.answer('tyrell', ATTACK).waitingFor('tyrell', 'support');
});

test('[neutral.beaten][victory.seven] where the force held the seventh castle, the game is won', () => {
  const g = scene(`
    ${EXAMPLE.replace('yronwood: knight footman', 'yronwood: knight 2 footman')}
    tyrell    oldtown: power; starfall: power; the-reach: power; storms-end: power
  `).marches();
  expect(g.castles('tyrell')).toBe(6);
  g.answer('tyrell', ATTACK).answer('tyrell', option('attacker'));
  expect(g.winner).toEqual({ house: 'tyrell', by: 'seventh' });
});

test('[neutral.support][EC 129][EX-13] others may support the attacker, nobody the force', () => {
  const g = scene(
    EXAMPLE.replace('sea-of-dorne: ship, support', 'the-boneway: footman') +
      `
    baratheon  east-summer-sea: ship, support
  `
  )
    .marches()
    .answer('tyrell', ATTACK);
  expect(g.waitingFor('baratheon', 'support').offered('baratheon')).toEqual(['attacker', 'none']);
  expect(g.refused('baratheon', option('defender'))).toEqual({ rule: 'choice.not-offered' });
  g.answer('baratheon', option('attacker'));
  expect([g.units('sunspear'), g.neutral('sunspear')]).toEqual(['footman knight', null]);
});

test('[neutral.support][march.peaceful-first][EC 129] units moved by the same march lend their strength where they arrive', () => {
  //  Salt Shore (Tyrell, Support) ── Sunspear (5) ── Yronwood (Tyrell marches)
  const g = scene(`
    houses    stark lannister baratheon greyjoy tyrell
    throne    tyrell stark
    neutral   sunspear
    tyrell    yronwood: 2 knight, march+0; salt-shore: footman, support
    stark     winterfell: footman, march+0
  `).marches();
  const attack = march('yronwood', { sunspear: 'knight', 'salt-shore': 'knight' });
  g.answer('tyrell', attack).answer('tyrell', option('none'));
  expect([g.units('salt-shore'), g.units('yronwood')]).toEqual(['footman', 'knight knight']);
  expect(g.refused('tyrell', attack)).toMatchObject({ rule: 'neutral.repelled' });
  g.answer('tyrell', march('yronwood'));
  g.waitingFor('stark', 'march');
});

test('[neutral.support][EC 129] … and so beat a force that neither beats alone', () => {
  const g = scene(`
    houses    stark lannister baratheon greyjoy tyrell
    throne    tyrell stark
    neutral   sunspear
    tyrell    yronwood: 2 knight, march+0; salt-shore: footman, support
    stark     winterfell: footman, march+0
  `).marches();
  g.answer('tyrell', march('yronwood', { sunspear: 'knight', 'salt-shore': 'knight' }, { leavePower: true }));
  g.answer('tyrell', option('attacker'));
  expect([g.units('sunspear'), g.units('salt-shore'), g.powerToken('yronwood')]).toEqual([
    'knight',
    'footman knight',
    'tyrell'
  ]);
  g.waitingFor('stark', 'march');
});

test('[neutral.beaten][EC 131] a siege engine counts 4 against a castle, and nothing elsewhere', () => {
  //  Sunspear (stronghold, 5) ── Salt Shore (3, neither) ── Yronwood (Tyrell marches)
  const g = scene(`
    houses    stark lannister baratheon greyjoy tyrell
    throne    tyrell stark
    neutral   sunspear salt-shore
    tyrell    yronwood: siege-engine footman, march+0
    stark     winterfell: footman, march+0
  `).marches();
  expect(g.refused('tyrell', march('yronwood', { 'salt-shore': 'siege-engine footman' }))).toEqual({
    rule: 'neutral.too-weak',
    to: 'salt-shore'
  });
  g.answer('tyrell', march('yronwood', { sunspear: 'siege-engine footman' }));
  expect([g.neutral('sunspear'), g.units('sunspear'), g.neutral('salt-shore')]).toEqual([
    null,
    'footman siege-engine',
    3
  ]);
});

test('[neutral.beaten][march.modifier][EC 73] the number on the order counts, also when it is -1', () => {
  const play = (force: string) =>
    scene(
      EXAMPLE.replace('knight footman, march+1', `${force}, march-1`).replace('ship, support', 'ship, raid')
    ).marches();
  expect(play('2 knight footman').refused('tyrell', march('yronwood', { sunspear: '2 knight footman' }))).toMatchObject(
    {
      rule: 'neutral.too-weak'
    }
  );
  const g = play('3 knight').answer('tyrell', march('yronwood', { sunspear: '3 knight' }));
  expect(g.neutral('sunspear')).toBe(null);
});

test('[neutral.beaten][retreat.neutral][EC 132] nobody retreats into an area with a neutral force', () => {
  //  The Mountains of the Moon (Stark) ── The Eyrie (6);  Lannister attacks from Crackclaw Point
  const g = scene(`
    throne     lannister stark martell
    neutral    the-eyrie
    lannister  crackclaw-point: 3 knight, march+0; the-twins: power
    stark      the-mountains-of-the-moon: footman
    martell    sunspear: footman, march+0
  `).marches();
  g.answer('lannister', march('crackclaw-point', { 'the-mountains-of-the-moon': '3 knight' }));
  g.playCombat({ attacker: 'cersei-lannister', defender: 'catelyn-stark' });
  expect(g.units('the-fingers')).toBe('footman*'); // the only refuge: not where the attackers came from, not the Eyrie
  expect(g.neutral('the-eyrie')).toBe(6);
});

/** One short with all support: 1 + 2 + 1 of the ship, against 5. */
const ONE_SHORT = EXAMPLE.replace('march+1', 'march+0');
const byTheBlade = (text = ONE_SHORT) => scene(`${text} \n agreed cutting yes`).marches();

test('[house.blade] the blade makes up for the one that is missing, and is used then', () => {
  const g = byTheBlade().answer('tyrell', ATTACK).answer('tyrell', option('attacker'));
  expect(g.waitingFor('tyrell', 'valyrian-steel-blade').offered('tyrell')).toEqual(['use', 'decline']);
  g.answer('tyrell', option('use'));
  expect([g.units('sunspear'), g.neutral('sunspear'), g.position.blade]).toEqual(['footman knight', null, 'used']);
});

test('[house.blade] it may be kept, is asked for only where it decides, and only of its holder', () => {
  const kept = byTheBlade()
    .answer('tyrell', ATTACK)
    .answer('tyrell', option('attacker'))
    .answer('tyrell', option('decline'));
  expect([kept.units('yronwood'), kept.neutral('sunspear'), kept.position.blade]).toEqual([
    'footman knight',
    5,
    'ready'
  ]);
  const enough = byTheBlade(EXAMPLE).answer('tyrell', ATTACK).answer('tyrell', option('attacker'));
  expect([enough.units('sunspear'), enough.position.blade]).toEqual(['footman knight', 'ready']);
  for (const text of [ONE_SHORT.replace('fiefdoms  tyrell', 'fiefdoms  stark'), `${ONE_SHORT} \n blade used`])
    expect(byTheBlade(text).refused('tyrell', ATTACK)).toEqual({ rule: 'neutral.too-weak', to: 'sunspear' });
});
