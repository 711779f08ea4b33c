import { expect, test } from 'vitest';
import { deal, option } from '../support/answers';
import { scene } from '../support/scene';

/** A Stark challenge to Lannister; the lines written replace the ones here. */
const CHALLENGE = `
  challenger stark robb
  defender lannister jaime
`;

test('[IT-16.1] [IT-16.3] leaders come first, clockwise from the challenger, and may be left alone', () => {
  const g = scene(`
    lannister  tywin; jaime 4; hand 6 jaime 3 4 1
    tyrell
    baratheon  stannis; davos 4; hand 6 davos 2 3 4
    challenger baratheon davos
    defender lannister jaime
  `).cards();
  g.show('6', '6');
  expect(g.waiting).toBe('baratheon use-leader');
  g.answer('baratheon', option('leave'));
  expect(g.waiting).toBe('lannister use-leader');
  expect(g.refused('lannister', option('accept'))).toMatchObject({ rule: 'IT-16.1' });
  g.answer('lannister', option('use'));
  expect(g.totals).toBe('10 : 14');
});

test('a bargain after Eddard is made between the same two', () => {
  const g = scene(`
    stark      eddard; hand truce 1 2 3 4
    lannister  joffrey; hand 20 2 3 4 5
    tyrell
    ${CHALLENGE}
    support tyrell mace defender
  `).cards();
  g.show('truce', '20').answer('stark', option('use')).until('stark', 'deal-terms');
  g.answer('stark', deal({ stark: {}, lannister: { power: 1 } }))
    .answer('lannister', option('sign'))
    .toTheNextTurn();
  expect(g.power('tyrell', 'mace')).toBe(4);
});
