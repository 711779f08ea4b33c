import { expect, test } from 'vitest';
import { consolidate, march } from '#tests/support/answers';
import { scene } from '#tests/support/scene';

test('[victory.seven][EC 141][EC 147] the seventh castle wins at once, with power tokens and the own shield counting', () => {
  //  Stark holds Winterfell (shield), four castles by tokens, one with a footman; Harrenhal is empty beside Riverrun
  const g = scene(`
    throne     stark lannister
    stark      moat-cailin: power; white-harbor: power; flints-finger: power; seagard: power; riverrun: footman 2 knight, march+0
    lannister  stoney-sept: footman, march+0
  `).marches();
  expect(g.castles('stark')).toBe(6);
  g.answer('stark', march('riverrun', { harrenhal: 'footman' }));
  expect(g.castles('stark')).toBe(7);
  expect(g.winner).toEqual({ house: 'stark', by: 'seventh' });
  expect(g.asks).toEqual([]);
  expect(g.order('stoney-sept')).toBe('march+0');
  expect(g.refused('lannister', march('stoney-sept'))).toMatchObject({ rule: 'answer.not-asked' });
});

test('[victory.seven] six castles do not end the game', () => {
  const g = scene(`
    throne     stark lannister
    stark      moat-cailin: power; white-harbor: power; flints-finger: power; riverrun: footman 2 knight, march+0
    lannister  stoney-sept: footman, march+0
  `).marches();
  g.answer('stark', march('riverrun', { harrenhal: 'footman' }));
  expect(g.castles('stark')).toBe(6);
  expect(g.winner).toBeNull();
  g.waitingFor('lannister', 'march');
});

test("[victory.seven][EC 142][home.falls-back] a home area that falls back wins the game on somebody else's turn", () => {
  //  Lannister marches out of Winterfell without leaving a token: it is Stark's seventh
  const g = scene(`
    throne     lannister stark
    lannister  winterfell: footman, march+0
    stark      moat-cailin: power; white-harbor: power; flints-finger: power; seagard: power; riverrun: power; harrenhal: power
  `).marches();
  expect(g.castles('stark')).toBe(6);
  g.answer('lannister', march('winterfell', { 'castle-black': 'footman' }));
  expect(g.winner).toEqual({ house: 'stark', by: 'seventh' });
});

test('[victory.seven] a token left behind keeps the home area, and nobody has won', () => {
  const g = scene(`
    throne     lannister stark
    lannister  winterfell: footman, march+0
    stark      moat-cailin: power; white-harbor: power; flints-finger: power; seagard: power; riverrun: power; harrenhal: power
  `).marches();
  g.answer('lannister', march('winterfell', { 'castle-black': 'footman' }, { leavePower: true }));
  expect(g.winner).toBeNull();
  expect(g.controller('winterfell')).toBe('lannister');
});

test('[victory.seven] where one march gives two houses their seventh, the higher in turn order wins', () => {
  //  over Ironman's Bay Baratheon takes Seagard and Flint's Finger, and leaves Pyke to Greyjoy, whose seventh it is
  const march7 = (first: string): ReturnType<typeof scene> =>
    scene(`
    houses     stark lannister baratheon greyjoy
    throne     ${first}
    baratheon  pyke: 2 footman, march+0; ironmans-bay: ship; kings-landing: power; crackclaw-point: power; harrenhal: power; the-reach: power
    greyjoy    white-harbor: power; moat-cailin: power; riverrun: power; winterfell: power; oldtown: power; starfall: power
  `)
      .marches()
      .answer('baratheon', march('pyke', { seagard: 'footman', 'flints-finger': 'footman' }));
  for (const house of ['baratheon', 'greyjoy'] as const) {
    const g = march7(house);
    expect([g.castles('baratheon'), g.castles('greyjoy')]).toEqual([7, 7]);
    expect(g.winner).toEqual({ house, by: 'seventh' });
  }
});

const LAST_ROUND = `
  round      10
  houses     stark lannister baratheon
`;

test('[victory.round-ten][EC 6][EC 143] after the clean-up of round 10 the most castles win; there is no eleventh round', () => {
  const g = scene(`
    ${LAST_ROUND}
    stark      karhold: footman*, defense+1
    lannister  stoney-sept: power
    baratheon  crackclaw-point: power; harrenhal: footman
  `).cleaningUp();
  expect(g.winner).toEqual({ house: 'baratheon', by: 'castles' });
  expect(g.at).toBe('over');
  expect(g.units('karhold')).toBe('footman');
});

test('[victory.round-ten] after round 9 the marker goes on', () => {
  const g = scene(`
    round 9    houses stark lannister baratheon
    deck       westeros1 last-days-of-summer | westeros2 last-days-of-summer | westeros3 web-of-lies
    stark      karhold: footman
  `).cleaningUp();
  expect(g.winner).toBeNull();
  expect(g.position.round).toBe(10);
  g.waitingFor('stark', 'assigning-orders');
});

test('[victory.tie][EX-44][EC 143] a tie goes to the most land areas, and in the first printing to the most strongholds', () => {
  //  two castles or strongholds each; Stark has the strongholds and more supply, Lannister the land
  const position = `
    ${LAST_ROUND}
    supply     stark 3 lannister 1 baratheon 1
    stark      riverrun: power
    lannister  harrenhal: power; stoney-sept: power; searoad-marches: power
    baratheon  kingswood: power
  `;
  expect(scene(position).cleaningUp().winner).toEqual({ house: 'lannister', by: 'land-areas' });
  expect(scene(`edition first ${position}`).cleaningUp().winner).toEqual({ house: 'stark', by: 'strongholds' });
});

test('[victory.tie] then the higher supply decides, then the Iron Throne track; available power only in the first printing', () => {
  const tied = (text: string): ReturnType<typeof scene> =>
    scene(`
    ${LAST_ROUND}
    throne     lannister stark baratheon
    ${text}
    stark      karhold: power
    lannister  stoney-sept: power
    baratheon  castle-black: power
  `).cleaningUp();
  expect(tied('supply stark 3 lannister 2 baratheon 2').winner).toEqual({ house: 'stark', by: 'supply' });
  const power = 'supply stark 2 lannister 2 baratheon 2 \n power stark 4 lannister 3 baratheon 3';
  expect(tied(power).winner).toEqual({ house: 'lannister', by: 'throne' });
  expect(tied(`edition first \n ${power}`).winner).toEqual({ house: 'stark', by: 'power' });
  const poorer = 'edition first \n supply stark 3 lannister 2 baratheon 2 \n power stark 3 lannister 4 baratheon 3';
  expect(tied(poorer).winner).toEqual({ house: 'stark', by: 'supply' });
  const even = 'edition first \n supply stark 2 lannister 2 baratheon 2 \n power stark 3 lannister 3 baratheon 3';
  expect(tied(even).winner).toEqual({ house: 'lannister', by: 'throne' });
});

test('[round.clean-up][EC 140] orders come off, the routed stand up, raven and blade are ready again', () => {
  const g = scene(`
    round 3    blade used    raven used
    deck       westeros1 last-days-of-summer | westeros2 last-days-of-summer | westeros3 rains-of-autumn
    stark      winterfell: knight* footman, defense+2; karhold: footman, support
    martell    sunspear: footman, special-consolidate-power; yronwood: footman, power
  `).consolidating();
  g.answer('martell', consolidate('sunspear'));
  expect(g.units('winterfell')).toBe('footman knight');
  expect([g.order('winterfell'), g.order('karhold'), g.order('sunspear')]).toEqual([null, null, null]);
  expect([g.position.blade, g.position.raven]).toEqual(['ready', 'ready']);
  expect(g.powerToken('yronwood')).toBe('martell');
});
