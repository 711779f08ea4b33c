import { expect, test } from 'vitest';
import { card, option, pass } from '../support/answers';
import { scene } from '../support/scene';
import { viewFor } from '#iron/rules/view';

test('[IT-6.3] [IT-EC-42] both put a card down at once, in secret', () => {
  const g = scene(`
    stark      catelyn; hand 8 1 2 3 4
    lannister  joffrey; hand 7 1 2 3 4
    tyrell
    challenger stark robb
    defender lannister jaime
  `).cards();
  expect(g.waiting).toBe('stark house-card, lannister house-card');
  g.answer('stark', card('8'));
  expect(JSON.stringify(viewFor(g.position, 'lannister'))).not.toContain('hostility-8');
  expect(viewFor(g.position, 'stark').mine).toMatchObject({ down: 'hostility-8' });
  expect(g.hand('stark')).not.toContain('hostility-8');
});

test('[IT-EC-46] equal faces are one choice', () => {
  const g = scene(`
    stark      catelyn; hand truce truce arya arya 4
    lannister
    tyrell
    challenger stark robb
    defender lannister jaime
  `).cards();
  expect(g.choices('stark')).toEqual([card('truce'), card('arya'), card('4')]);
});

test('[IT-6.4] [IT-S21] [IT-EC-41] a character put down is a hostility of 0', () => {
  const g = scene(`
    stark      catelyn; robb 6 bran dead; hand bran 1 2 3 4
    lannister  joffrey; jaime 2; hand 3 1 2 4 5
    tyrell
    challenger stark robb
    defender lannister jaime
  `).cards();
  g.show('bran', '3');
  expect(g.totals).toBe('6 : 5');
  g.toTheNextTurn();
  expect(g.state('stark').discard).toContain('bran');
});

test('[IT-S22] [IT-EC-48] a character against a truce: betrayal, won by the character', () => {
  const g = scene(`
    stark      catelyn; robb 2; hand arya 1 2 3 4
    lannister  joffrey; hand truce 1 2 4 5
    tyrell
    challenger stark robb
    defender lannister jaime
  `).cards();
  g.show('arya', 'truce').toTheNextTurn();
  expect(g.happened('outcome')).toMatchObject([{ outcome: 'betrayal', result: { side: 'challenger' } }]);
});

test('[IT-EC-47] two characters: 0 against 0 plus power', () => {
  const g = scene(`
    stark      catelyn; robb 2; hand arya 1 2 3 4
    lannister  joffrey; jaime 3; hand cersei 1 2 4 5
    tyrell
    challenger stark robb
    defender lannister jaime
  `).cards();
  g.show('arya', 'cersei');
  expect(g.totals).toBe('2 : 3');
});

const WITHOUT_A_HAND = `
  stark      catelyn; hand 1 2 3 4 5
  lannister  joffrey; hand ; deck 20
  tyrell
  challenger stark robb
  defender lannister jaime
`;

test('[IT-6.5] [IT-EC-43] without a hand the top card is drawn, looked at and played', () => {
  const g = scene(WITHOUT_A_HAND).cards();
  expect(g.waiting).toBe('stark house-card, lannister house-card');
  expect(g.choices('lannister')).toEqual([card('20')]);
  expect(viewFor(g.position, 'lannister').mine?.hand).toEqual(['hostility-20']);
  expect(JSON.stringify(viewFor(g.position, 'stark'))).not.toContain('hostility-20');
  g.answer('stark', card('1')).answer('lannister', card('20'));
  expect(g.happened('outcome')).toMatchObject([{ totals: { challenger: 5, defender: 24 } }]);
});

test('[IT-6.5] who has to play first and open draws it, too', () => {
  const g = scene(`
    stark      bran; hand 1 2 3 4 5
    lannister  joffrey; hand ; deck 20
    tyrell
    challenger stark robb
    defender lannister jaime
  `).cards();
  g.answer('stark', option('use'));
  expect(g.ask('lannister')).toMatchObject({ about: 'house-card', privacy: 'look' });
  g.answer('lannister', card('20'));
  expect(g.position.encounter?.revealed).toEqual({ lannister: 'hostility-20' });
});

test('in a game begun before it is played unseen by its own player', () => {
  const g = scene(WITHOUT_A_HAND, undefined, { version: 1 }).cards();
  expect(g.waiting).toBe('stark house-card');
  expect(JSON.stringify(viewFor(g.position, 'lannister'))).not.toContain('hostility-20');
  g.answer('stark', card('1'));
  expect(g.happened('outcome')).toMatchObject([{ totals: { challenger: 5, defender: 24 } }]);
});

test('[IT-6.6] [IT-14.6] [IT-S20] the card of another House is never played', () => {
  const g = scene(`
    stark      catelyn; hand 1 2 3 4 5; holds lannister:tyrion
    lannister
    tyrell
    challenger stark robb
    defender lannister jaime
  `).cards();
  expect(g.refused('stark', card('tyrion'))).toMatchObject({ rule: 'IT-6.6' });
});

test('[IT-S14] [IT-EC-44] [leader-bran] Bran sees the other card before he lays his own', () => {
  const g = scene(`
    stark      bran; robb 4; hand 12 1 2 3 4
    lannister  joffrey; jaime 4; hand 10 1 2 3 4
    tyrell
    challenger stark robb
    defender lannister jaime
  `).cards();
  g.answer('stark', option('use'));
  expect(g.state('stark')).toMatchObject({ sheet: 3, box: 1 });
  expect(g.waiting).toBe('lannister house-card');
  g.answer('lannister', card('10'));
  expect(g.position.encounter?.revealed).toEqual({ lannister: 'hostility-10' });
  expect(g.waiting).toBe('stark house-card');
  g.answer('stark', card('12'));
  expect(g.totals).toBe('16 : 14');
});

test('[IT-EC-45] [leader-bran] with an empty sheet Bran cannot', () => {
  const g = scene(`
    stark      bran; sheet 0
    lannister
    tyrell
    challenger stark robb
    defender lannister jaime
  `).cards();
  expect(g.waiting).toBe('stark house-card, lannister house-card');
});

test('[leader-melisandre] she looks at two cards of the other hand, and nobody else does', () => {
  const g = scene(`
    baratheon  melisandre
    lannister  joffrey; hand 10 1 2 3
    tyrell
    challenger baratheon stannis
    defender lannister jaime
  `).cards();
  g.answer('baratheon', option('use'));
  const { faces } = viewFor(g.position, 'baratheon').mine!.peeked!;
  expect(faces).toHaveLength(2);
  expect(g.hand('lannister')).toEqual(expect.arrayContaining([...faces]));
  expect(viewFor(g.position, 'tyrell').mine?.peeked).toBeNull();
  g.show('1', '10').toTheNextTurn();
  expect(g.position.peeked).toEqual({});
});

test('[leader-melisandre] an empty hand cannot be looked at', () => {
  const g = scene(`
    baratheon  melisandre
    lannister  joffrey; hand ; deck 10
    tyrell
    challenger baratheon stannis
    defender lannister jaime
  `).cards();
  expect(g.waiting).toBe('baratheon house-card, lannister house-card');
});

test('[leader-margaery] she and her supporters draw', () => {
  const g = scene(`
    tyrell     margaery; hand 1 2 3 4 5
    lannister  joffrey; hand 1 2 3 4 5
    stark      catelyn; hand 1 2 3 4 5
    baratheon  shireen; hand 1 2 3 4 5
    challenger tyrell loras
    defender lannister jaime
    support stark robb challenger
    support baratheon davos defender
  `).cards();
  g.answer('tyrell', option('use'));
  expect(['tyrell', 'lannister', 'stark', 'baratheon'].map((house) => g.hand(house as 'stark').length)).toEqual([
    6, 5, 6, 5
  ]);
});

test('[leader-margaery] without supporters she is not asked', () => {
  const g = scene(`
    tyrell     margaery
    lannister
    stark
    challenger tyrell loras
    defender lannister jaime
  `).cards();
  expect(g.waiting).toBe('tyrell house-card, lannister house-card');
});

test('[IT-6.7] [IT-2.2] two hostilities, two truces, one each', () => {
  const outcomeOf = (ours: string, theirs: string): string => {
    const g = scene(`
      stark      catelyn; hand 1 truce 2
      lannister  joffrey; hand 1 truce 2
      tyrell
      challenger stark robb
      defender lannister jaime
    `).cards();
    return g.show(ours, theirs).happened('revealed')[0]!.outcome;
  };
  expect([outcomeOf('1', '2'), outcomeOf('truce', 'truce'), outcomeOf('truce', '1')]).toEqual([
    'hostility',
    'truce',
    'betrayal'
  ]);
});

test('[IT-17.5] [IT-EC-58] nobody plays: the window closes when all have passed', () => {
  const g = scene(`
    stark      catelyn; hand 1 robb 2
    lannister  tywin; hand 1 jaime 2
    tyrell
    challenger stark bran
    defender lannister jaime
  `).cards();
  g.show('1', '1').answer('lannister', option('leave')).answer('lannister', pass);
  expect(g.at).not.toContain('reacting.');
  expect(g.happened('outcome')).toHaveLength(1);
});
