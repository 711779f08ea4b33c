import { expect, test } from 'vitest';
import { character, option, stayOut, support } from '../support/answers';
import { scene } from '../support/scene';

const FIVE = `
  stark
  lannister
  tyrell     margaery; renly 1
  baratheon
  targaryen
  challenger stark robb
  defender lannister jaime
`;

test('[IT-5.1] [IT-5.3] [IT-EC-32] every other player offers in turn, once', () => {
  const g = scene(FIVE).support();
  expect(g.waiting).toBe('tyrell offering-support');
  expect(g.choices('tyrell')).toHaveLength(9);
  g.answer('tyrell', stayOut);
  expect(g.waiting).toBe('baratheon offering-support');
  g.answer('baratheon', stayOut);
  expect(g.waiting).toBe('targaryen offering-support');
});

test('[IT-5.1] [IT-1.2] the offers go round from the left of the challenger, wherever that is', () => {
  const g = scene(`
    stark
    lannister
    tyrell
    baratheon
    targaryen
    challenger tyrell mace
    defender stark robb
  `).support();
  for (const house of ['baratheon', 'targaryen', 'lannister'] as const) {
    expect(g.waiting).toBe(`${house} offering-support`);
    g.answer(house, stayOut);
  }
});

test('[IT-5.2] [IT-5.4] [IT-EC-35] the active player of that side accepts before the next is asked', () => {
  const g = scene(FIVE).support();
  g.answer('tyrell', support('challenger', 'renly'));
  expect(g.waiting).toBe('stark accepting-support');
  g.answer('stark', option('accept')).answer('baratheon', support('defender', 'davos'));
  expect(g.waiting).toBe('lannister accepting-support');
  g.answer('lannister', option('accept')).answer('targaryen', support('defender', 'jorah'));
  g.answer('lannister', option('accept'));
  expect(g.position.encounter?.participants.map(({ character, side }) => `${character} ${side}`)).toEqual([
    'robb challenger',
    'jaime defender',
    'renly challenger',
    'davos defender',
    'jorah defender'
  ]);
});

test('[IT-EC-34] [IT-EC-55] declined: no participant, no second offer', () => {
  const g = scene(FIVE).support();
  g.answer('tyrell', support('defender', 'renly')).answer('lannister', option('decline'));
  expect(g.waiting).toBe('baratheon offering-support');
  expect(g.happened('declined')).toMatchObject([{ house: 'tyrell', by: 'lannister' }]);
});

test('[IT-EC-33] [IT-EC-99] a character of 1 power can be offered, a dead one cannot', () => {
  const g = scene(`
    stark
    lannister
    tyrell     margaery; renly 1 mace dead
    challenger stark robb
    defender lannister jaime
  `).support();
  expect(g.choices('tyrell')).toHaveLength(7);
  expect(g.refused('tyrell', support('defender', 'mace'))).toMatchObject({ rule: 'IT-5.1' });
  g.answer('tyrell', support('defender', 'renly'));
});

test('[IT-EC-108] [IT-5.5] with three players the third is the only supporter there can be', () => {
  const g = scene(`
    stark
    lannister
    tyrell
    challenger stark robb
    defender lannister jaime
  `).support();
  g.answer('tyrell', support('challenger', 'mace')).answer('stark', option('accept'));
  expect(g.happened('supports')).toHaveLength(1);
});

const CERSEI = `
  lannister  cersei; spread tyrell 1
  stark
  tyrell
  baratheon
  challenger lannister jaime
  defender stark robb
`;

test('[IT-5.6] [IT-S15] [IT-EC-36] [IT-EC-105] [leader-cersei] Cersei names the supporter: no offer, no acceptance', () => {
  const g = scene(CERSEI).support();
  expect(g.ask('lannister')).toMatchObject({ about: 'effect-compel', of: 'tyrell', mayDecline: true });
  expect(g.choices('lannister')).toHaveLength(5);
  expect(g.refused('lannister', character('margaery'))).toMatchObject({ rule: 'IT-5.6' });
  g.answer('lannister', character('renly'));
  expect(g.happened('supports')).toMatchObject([{ house: 'tyrell', side: 'challenger', compelled: true }]);
  expect(g.waiting).toBe('baratheon offering-support');
});

test('[IT-EC-39] [leader-cersei] left alone, a player offers to either side', () => {
  const g = scene(CERSEI).support();
  g.answer('lannister', character(null));
  expect(g.waiting).toBe('tyrell offering-support');
  g.answer('tyrell', support('defender', 'mace'));
  expect(g.waiting).toBe('stark accepting-support');
});

test('[IT-EC-37] both of two players can be compelled, each when the offer is due', () => {
  const g = scene(`
    lannister  cersei; spread tyrell 1 ; spread baratheon 1
    stark
    tyrell
    baratheon
    challenger stark robb
    defender lannister jaime
  `).support();
  g.answer('lannister', character('mace')).answer('lannister', character('davos'));
  expect(g.happened('supports').map(({ side }) => side)).toEqual(['defender', 'defender']);
});

test('[IT-EC-38] [IT-EC-106] [leader-cersei] nobody to compel among the active players', () => {
  const g = scene(`
    lannister  cersei; spread stark 1
    stark
    tyrell
    challenger lannister jaime
    defender stark robb
  `).support();
  expect(g.waiting).toBe('tyrell offering-support');
});
