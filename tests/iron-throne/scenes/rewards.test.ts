// What each player of the winning side gets, and when that ends the game.

import { expect, test } from 'vitest';
import { split } from '../support/answers';
import { scene } from '../support/scene';

test('[IT-9.2] a supporter of the defender who wins draws and distributes as the defender does', () => {
  const g = scene(`
    stark      catelyn; hand 1 2 3 4 5
    lannister  joffrey; hand 20 2 3 4 5
    tyrell     margaery; hand 1 2 3 4 5
    challenger stark robb
    defender lannister jaime
    support tyrell mace defender
  `).cards();
  g.show('1', '20').until('lannister', 'distributing');
  expect([g.hand('lannister').length, g.hand('tyrell').length]).toEqual([6, 7]);
  g.answer('lannister', split({ jaime: 2 }));
  expect(g.waiting).toBe('tyrell distributing');
  g.answer('tyrell', split({ mace: 1, loras: 1 }));
  expect([g.power('tyrell', 'mace'), g.power('tyrell', 'loras'), g.spread('stark')]).toEqual([5, 5, 0]);
});

test('[IT-12.4] four tokens spread end nothing, the fifth does', () => {
  const g = scene(`
    stark      catelyn; spread tyrell 3; hand 20 1 2 3 4
    lannister  joffrey; hand 1 2 3 4 5
    tyrell
    challenger stark robb
    defender lannister jaime
  `).cards();
  g.show('20', '1').toTheNextTurn();
  expect([g.spread('stark'), g.position.winners, g.position.turn]).toEqual([4, null, 2]);
});

test('[IT-9.2] as much is distributed as there is', () => {
  const g = scene(`
    stark      catelyn; hand 1 2 3 4 5
    lannister  joffrey; sheet 1; hand 20 2 3 4 5
    tyrell
    challenger stark robb
    defender lannister jaime
  `).cards();
  g.show('1', '20').until('lannister', 'distributing');
  expect(g.ask('lannister')).toMatchObject({ least: 1, most: 1 });
});
