import { expect, test } from 'vitest';
import { viewFor } from '#iron/rules/view';
import { card, character, option, pass, place, play, split, support, torture } from '../support/answers';
import { scene } from '../support/scene';

test('[IT-S51] [IT-2.1] [IT-19.2] a whole turn', () => {
  const hand = (words: string): string => `hand ${words}`;
  const g = scene(`
    stark      catelyn; ${hand('8 10 1 2 3')}; deck 4
    lannister  tywin; ${hand('6 1 2 3 4')}; deck 5
    tyrell     loras; ${hand('margaery 1 2 3 4')}
    baratheon  davos; ${hand('1 2 3 4 5')}
    event lannister
    turn 0
  `).turn();
  g.answer('stark', split({ robb: 2 }));
  expect([g.power('stark', 'robb'), g.state('stark').sheet]).toEqual([6, 2]);
  g.answer('stark', character('robb')).answer('lannister', character('jaime'));
  g.answer('stark', character('robb')).answer('lannister', character('jaime'));
  expect([g.hand('stark').length, g.hand('lannister').length]).toEqual([6, 6]);
  expect(g.totals.split(' : ')).toEqual(['7', '5']);
  g.answer('tyrell', support('challenger', 'margaery')).answer('stark', option('accept'));
  g.answer('baratheon', support('defender', 'stannis')).answer('lannister', option('accept'));
  g.answer('stark', card('8')).answer('lannister', card('6'));
  expect(g.totals).toBe('19 : 15');
  g.answer('lannister', option('use'));
  expect(g.totals).toBe('19 : 19');
  g.until('tyrell', 'reaction').answer('tyrell', play('margaery')).answer('stark', card('10'));
  expect(g.totals).toBe('21 : 19');
  g.until('baratheon', 'use-leader').answer('baratheon', option('use'));
  g.until('stark', 'hostage-from').answer('stark', { kind: 'player', player: 'lannister' });
  expect([g.power('lannister', 'jaime'), g.state('lannister').sheet, g.state('lannister').box]).toEqual([2, 5, 1]);
  expect([g.power('baratheon', 'stannis'), g.state('baratheon').sheet]).toEqual([3, 5]);
  expect([g.state('stark').spread, g.state('tyrell').spread]).toEqual([{ lannister: 1 }, { lannister: 1 }]);
  g.answer('stark', place('deck')).until('tyrell', 'use-leader').answer('tyrell', option('use')).toTheNextTurn();
  expect([g.power('tyrell', 'margaery'), g.state('tyrell').sheet]).toEqual([5, 3]);
  expect([g.position.turn, g.position.challenger]).toEqual([2, 'lannister']);
  expect([g.state('stark').discard, g.state('lannister').discard]).toEqual([
    ['hostility-8', 'hostility-10'],
    ['hostility-6']
  ]);
});

test('[IT-7.2] [IT-13.1] power on the sheet never counts in an encounter, and a character has no limit', () => {
  const g = scene(`
    stark      catelyn; sheet 1; robb 12; hand 1 robb 2 3 4
    lannister  joffrey; sheet 9; jaime 4; hand 1 jaime 2 3 4
    tyrell
    challenger stark robb
    defender lannister jaime
  `).cards();
  expect(g.show('1', '1').totals).toBe('13 : 5');
});

test('[IT-7.5] what counts is how things stand when the last reaction is over', () => {
  const g = scene(`
    stark      catelyn; hand 5 1 2 3 4
    lannister  joffrey; hand 4 jaime 2 3 1
    tyrell
    challenger stark robb
    defender lannister jaime
  `).cards();
  g.show('5', '4').answer('lannister', play('jaime')).toTheNextTurn();
  expect(g.happened('outcome')).toMatchObject([
    { totals: { challenger: 9, defender: 12 }, result: { side: 'defender' } }
  ]);
});

test('[IT-9.7] penalties, then influence or draws, then distributing', () => {
  const g = scene(`
    stark      catelyn; hand 1 2 3 4 5
    lannister  joffrey; hand 20 2 3 4 5
    tyrell
    challenger stark robb
    defender lannister jaime
  `).cards();
  g.show('1', '20').until('lannister', 'distributing');
  const order = g.position.happened.map(({ what }) => what).filter((what) => ['removed', 'drew'].includes(what));
  expect(order).toEqual(['removed', 'drew']);
});

test('[IT-10.6] [IT-15.3] [IT-15.4] [IT-EC-75] backs, piles and numbers are public; faces are not', () => {
  const g = scene(`
    stark      catelyn; hand 12 2 3; pile 1 truce; holds tyrell:mace
    lannister
    tyrell
    challenger stark robb
    defender lannister jaime
  `).cards();
  const seen = viewFor(g.position, 'lannister');
  expect(seen.cards.stark).toEqual({ hand: 3, deck: 20, hostages: [{ house: 'tyrell', turn: 1, from: 'hand' }] });
  expect(seen.houses.stark!.discard).toEqual(['hostility-1', 'truce']);
  expect(JSON.stringify(seen)).not.toMatch(/hostility-12|"face"/);
  expect(viewFor(g.position, 'stark').mine?.hostages).toMatchObject([{ face: 'mace' }]);
});

test('[IT-6.1] [IT-EC-40] who was compelled takes part to the end of the turn: penalty, cards and all', () => {
  const g = scene(`
    lannister  cersei; spread tyrell 1; hand 1 2 3 4 5
    stark      catelyn; hand 20 1 2 3 4
    tyrell     margaery; mace 4; hand mace 1 2 3 4
    challenger lannister jaime
    defender stark robb
  `).support();
  g.answer('lannister', character('mace')).show('1', '20').untilAt('reactingAfterwards');
  expect(g.power('tyrell', 'mace')).toBe(2);
  g.until('tyrell', 'reaction').answer('tyrell', play('mace')).toTheNextTurn();
  expect(g.happened('played')).toMatchObject([{ house: 'tyrell', card: 'mace' }]);
});

test('[IT-11.3] [IT-EC-92] hands are filled clockwise from the challenger, and nobody dies of it', () => {
  const g = scene(`
    stark      catelyn; hand 1 2 3
    lannister  joffrey; hand 1 2 3
    tyrell     margaery; hand 1 2 3
    challenger lannister jaime
    defender stark robb
  `).cards();
  g.show('1', '1').toTheNextTurn();
  expect(
    g
      .happened('drew')
      .slice(-5, -2)
      .map(({ house }) => house)
  ).toEqual(['lannister', 'tyrell', 'stark']);
  expect(g.position.winners).toBeNull();
});

test('[IT-13.8] [IT-3.5] an effect takes at most what is there; a tortured card goes to its own pile', () => {
  const g = scene(`
    stark      eddard; arya 2
    lannister  tywin; holds stark:arya
    tyrell
  `).turn();
  g.answer('lannister', torture(0));
  expect(g.happened('removed')).toMatchObject([{ character: 'arya', power: 2 }]);
  expect(g.state('stark').discard).toEqual(['arya']);
});

test('[IT-13.2] onto any own living characters, participants or not', () => {
  const g = scene(`
    stark      catelyn; hand 1 2 3 4 5
    lannister  joffrey; tywin dead; hand 20 2 3 4 5
    tyrell
    challenger stark robb
    defender lannister jaime
  `).cards();
  g.show('1', '20').until('lannister', 'distributing');
  expect(g.ask('lannister')).toMatchObject({ characters: ['cersei', 'tyrion', 'jaime'], least: 2, most: 2 });
});

test('[IT-EC-93] own cards that others hold are no part of the deck', () => {
  const g = scene(`
    stark      catelyn; hand 12; holds lannister:12
    lannister  joffrey; hand 1 2 3 4 5; holds stark:10
    tyrell
    challenger stark robb
    defender lannister jaime
  `).cards();
  expect(viewFor(g.position, null).cards.stark).toMatchObject({ deck: 23, hand: 1 });
});

test('[IT-EC-103] with deck and pile empty the next discards make a pile, shuffled when a card is needed', () => {
  const hand =
    'truce truce truce truce 1 2 3 4 5 6 7 8 10 12 20 cersei cersei tyrion tyrion joffrey joffrey tywin tywin jaime jaime';
  const g = scene(`
    stark      catelyn; hand 1 2 3 4 5
    lannister  tyrion; hand ${hand}
    tyrell
    challenger stark robb
    defender lannister jaime
  `).cards();
  g.show('1', '20').until('lannister', 'distributing');
  expect([g.hand('lannister').length, g.position.decks.lannister]).toEqual([24, []]);
  g.answer('lannister', split({ jaime: 2 })).toTheNextTurn();
  expect(g.happened('shuffled').length + g.state('lannister').discard.length).toBeGreaterThan(0);
});

test('[IT-12.3] [IT-EC-31] [IT-EC-95] a pass is a pass: nothing is left to do but play on', () => {
  const g = scene(`
    stark      catelyn; hand 5 robb 2 3 4
    lannister  joffrey; hand 5 jaime 2 3 1; spread tyrell 2
    tyrell
    challenger stark robb
    defender lannister jaime
  `).cards();
  g.show('5', '5').answer('lannister', pass).toTheNextTurn();
  expect(g.spread('lannister')).toBe(2);
  expect(g.position.asks.length).toBeGreaterThan(0);
});
