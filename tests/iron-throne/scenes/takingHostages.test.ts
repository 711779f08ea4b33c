// Taking hostages: who, from where, and who knows the card.

import { expect, test } from 'vitest';
import { deal, option, place, player } from '../support/answers';
import { scene } from '../support/scene';
import { viewFor } from '#iron/rules/view';

test('[IT-10.1] [IT-10.7] of the losing side, whoever has a card', () => {
  const g = scene(`
    stark      catelyn; hand 20 1 2 3 4
    lannister  joffrey; hand 1 2 3 4 5
    tyrell     margaery
    challenger stark robb
    defender lannister jaime
    support tyrell mace defender
  `).cards();
  g.show('20', '1').until('stark', 'hostage-from');
  expect(g.refused('stark', player('stark'))).toMatchObject({ rule: 'IT-10.1' });
  g.answer('stark', player('tyrell'));
  expect(g.waiting).toBe('stark hostage-place');
});

test('[IT-10.4] [IT-10.5] [IT-EC-72] [IT-EC-76] deck, hand or row; an empty deck takes in its pile first', () => {
  const most =
    'truce truce truce truce 2 3 4 5 6 7 8 10 12 20 cersei cersei tyrion tyrion joffrey joffrey tywin tywin jaime jaime';
  const g = scene(`
    stark      catelyn; hand 20 1 2 3 4; holds tyrell:mace
    lannister  joffrey; hand 1; pile ${most}; holds tyrell:mace
    tyrell
    challenger stark robb
    defender lannister jaime
  `).cards();
  g.show('20', '1').until('stark', 'hostage-place');
  expect(g.choices('stark')).toEqual([place('deck'), place(0), place(null)]);
  expect(g.refused('stark', place('hand'))).toMatchObject({ rule: 'IT-10.4' });
  g.answer('stark', place('deck'));
  expect(g.happened('shuffled')).toMatchObject([{ house: 'lannister' }]);
});

test('[IT-10.8] [IT-S30] [IT-EC-74] the own card comes home without draws', () => {
  const g = scene(`
    stark      catelyn; hand 20 1 2 3 4
    lannister  joffrey; hand 1 2 3 4 5; holds stark:12 tyrell:mace
    tyrell
    challenger stark robb
    defender lannister jaime
  `).cards();
  g.show('20', '1').until('stark', 'hostage-place').answer('stark', place(0));
  expect(g.hand('stark')).toContain('hostility-12');
  expect(g.hostages('lannister')).toBe('tyrell:mace');
  expect(g.happened('drew')).toEqual([]);
});

test('[IT-10.10] taking may be declined: the victim, the place, and in a betrayal each by itself', () => {
  const g = scene(`
    stark      catelyn; hand 20 1 2 3 4
    lannister  joffrey; hand 1 2 3 4 5
    tyrell
    challenger stark robb
    defender lannister jaime
    support tyrell mace defender
  `).cards();
  g.show('20', '1').until('stark', 'hostage-from').answer('stark', player(null));
  expect(g.happened('took-none')).toEqual([{ what: 'took-none', taker: 'stark', from: ['lannister', 'tyrell'] }]);
  expect(g.at).not.toContain('takingHostages');

  const betrayed = scene(`
    stark      catelyn; hand truce 1 2 3 4
    lannister  joffrey; hand 1 2 3 4 5
    tyrell
    challenger stark robb
    defender lannister jaime
    support tyrell mace defender
  `).cards();
  betrayed.show('truce', '1').until('stark', 'hostage-place').answer('stark', place(null));
  expect(betrayed.ask('stark')).toMatchObject({ about: 'hostage-place', victim: 'tyrell' });
  betrayed.answer('stark', place('deck'));
  expect(betrayed.happened('hostage')).toMatchObject([{ victim: 'tyrell' }]);
  expect(betrayed.happened('took-none')).toMatchObject([{ from: ['lannister'] }]);
});

test('[IT-10.10] what was agreed on or a card gives is taken', () => {
  const g = scene(`
    stark      catelyn; hand truce 1 2 3 4
    lannister  joffrey; hand truce 2 3 4 5
    tyrell
    challenger stark robb
    defender lannister jaime
  `).cards();
  g.show('truce', 'truce').until('stark', 'deal-terms');
  g.answer('stark', deal({ stark: { hostages: 1 }, lannister: {} })).answer('lannister', option('sign'));
  expect(g.refused('stark', place(null))).toMatchObject({ rule: 'IT-10.10' });
});

test('[IT-EC-73] a victim without any card is passed over', () => {
  const all =
    'truce truce truce truce 1 2 3 4 5 6 7 8 10 12 20 cersei cersei tyrion tyrion joffrey joffrey tywin tywin jaime jaime';
  const hostages = all
    .split(' ')
    .map((one) => `lannister:${one}`)
    .join(' ');
  const g = scene(`
    stark      catelyn; hand 20 1 2 3 4
    lannister  joffrey; hand
    tyrell     margaery; holds ${hostages}
    challenger stark robb
    defender lannister jaime
  `).cards();
  g.answer('stark', { kind: 'card', card: 'hostility-20' }).toTheNextTurn();
  expect(g.happened('outcome')).toMatchObject([{ totals: { challenger: 24, defender: 4 } }]);
  expect(g.happened('hostage')).toEqual([]);
});

test('[IT-10.3] [IT-EC-104] from the deck: nobody but the taker knows the card', () => {
  const g = scene(`
    stark      catelyn; hand 20 1 2 3 4
    lannister  joffrey; hand 1 2 3 4 5; deck 12
    tyrell
    challenger stark robb
    defender lannister jaime
  `).cards();
  g.show('20', '1').until('stark', 'hostage-place').answer('stark', place('deck'));
  expect(g.hostages('stark')).toBe('lannister:hostility-12');
  expect(JSON.stringify(viewFor(g.position, 'lannister'))).not.toContain('hostility-12');
  expect(JSON.stringify(viewFor(g.position, null))).not.toContain('hostility-12');
});

test('[IT-10.6] a hostage out of a row is held from this turn on, out of a row', () => {
  const g = scene(`
    turn 4
    stark      catelyn; hand 20 1 2 3 4
    lannister  joffrey; hand 1 2 3 4 5; holds tyrell:mace tyrell:renly
    tyrell
    challenger stark robb
    defender lannister jaime
  `).cards();
  g.show('20', '1').until('stark', 'hostage-place').answer('stark', place(0));
  expect(viewFor(g.position, null).cards.stark!.hostages).toEqual([{ house: 'tyrell', turn: 4, from: 'row' }]);
  expect(viewFor(g.position, null).cards.lannister!.hostages).toEqual([{ house: 'tyrell', turn: 1, from: 'hand' }]);
});
