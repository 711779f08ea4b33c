import { describe, expect, test } from 'vitest';
import { HOUSES } from '#iron/box/houses';
import { character, player } from '../support/answers';
import { scene } from '../support/scene';

test('[IT-4.1] [IT-4.2] [IT-E6] the House on the event defends', () => {
  const g = scene(`
    stark
    lannister
    tyrell
    event lannister
  `).preparation();
  expect(g.position.encounter).toMatchObject({ event: 'lannister', defender: 'lannister' });
});

test('[IT-S34] [IT-EC-21] the own House on it: the challenger chooses another', () => {
  const g = scene(`
    stark
    lannister
    tyrell
    baratheon
    event stark
  `).preparation();
  expect(g.ask('stark')).toMatchObject({ about: 'defender', players: ['lannister', 'tyrell', 'baratheon'] });
  expect(g.refused('stark', player('stark'))).toMatchObject({ rule: 'IT-4.1' });
  expect(g.refused('stark', player(null))).toMatchObject({ rule: 'IT-4.1' });
});

describe.each(HOUSES)('[event-%s]', (house) => {
  const [second, third] = HOUSES.filter((other) => other !== house);
  test('names its House, whoever challenges', () => {
    const g = scene(`
      ${second!}
      ${third!}
      ${house}
      event ${house}
    `).preparation();
    expect(g.position.encounter).toMatchObject({ event: house, defender: house });
  });
  test('turned by its House, anybody else can be chosen', () => {
    const g = scene(`
      ${house}
      ${second!}
      ${third!}
      event ${house}
    `).preparation();
    expect(g.ask(house)).toMatchObject({ about: 'defender', players: [second, third] });
  });
});

test('[IT-4.3] [IT-S35] [IT-EC-23] [event-influential] Influential: the most among the others, ties for the challenger', () => {
  const g = scene(`
    stark      eddard; spread tyrell 4
    lannister  tywin; spread stark 2
    tyrell     margaery; spread stark 2
    baratheon
    event influential
  `).preparation();
  expect(g.ask('stark')).toMatchObject({ players: ['lannister', 'tyrell'] });
});

test('[IT-EC-22] [event-influential] Influential with nobody having spread: all others tie', () => {
  const g = scene(`
    stark
    lannister
    tyrell
    event influential
  `).preparation();
  expect(g.ask('stark')).toMatchObject({ players: ['lannister', 'tyrell'] });
});

test('[IT-EC-24] [event-full-hands] Full Hands counts before the two draws', () => {
  const g = scene(`
    stark      eddard; hand 1 2 3 4 5 6 7
    lannister  tywin; hand 1 2 3 4 5 6
    tyrell     margaery; hand 1 2 3 4 5
    event full-hands
  `).preparation();
  expect(g.position.encounter?.defender).toBe('lannister');
  expect(g.hand('lannister')).toHaveLength(7);
});

test('[IT-4.3] [event-full-hands] Full Hands: a hostage is in no hand', () => {
  const g = scene(`
    stark
    lannister  tywin; hand 1 2 3 4 5 6
    tyrell     margaery; hand 1 2 3 4 5; holds stark:1 stark:2
    event full-hands
  `).preparation();
  expect(g.position.encounter?.defender).toBe('lannister');
});

test('[IT-EC-25] [event-mighty] Mighty counts living characters, not sheets', () => {
  const g = scene(`
    stark
    lannister  tywin; sheet 9; joffrey 1
    tyrell     margaery; sheet 0; loras 6
    event mighty
  `).preparation();
  expect(g.position.encounter?.defender).toBe('tyrell');
});

test('[IT-4.3] [event-full-hands] Full Hands: two hands as large, the challenger chooses', () => {
  const g = scene(`
    stark      eddard; hand 1 2 3 4 5 6 7
    lannister  tywin; hand 1 2 3 4 5
    tyrell     margaery; hand 1 2 3 4 5
    baratheon  stannis; hand 1 2
    event full-hands
  `).preparation();
  expect(g.ask('stark')).toMatchObject({ about: 'defender', players: ['lannister', 'tyrell'] });
});

test('[IT-4.3] [event-mighty] Mighty: as much power on living characters, the challenger chooses', () => {
  const g = scene(`
    stark
    lannister  tywin; joffrey 1 cersei dead
    tyrell     margaery; renly 1 loras dead
    baratheon  stannis; davos 1 selyse 1 shireen dead
    event mighty
  `).preparation();
  expect(g.ask('stark')).toMatchObject({ about: 'defender', players: ['lannister', 'tyrell'] });
});

test('[IT-4.4] [IT-EC-27] an empty event deck: all used events are shuffled, and one of them is turned', () => {
  const g = scene(`
    stark
    lannister
    tyrell
    used stark stark stark lannister lannister lannister tyrell tyrell tyrell influential full-hands mighty
  `).preparation();
  expect(g.happened('events-shuffled')).toHaveLength(1);
  expect(g.position.events).toHaveLength(11);
  expect(g.position.usedEvents).toEqual([]);
});

test('[IT-4.5] both active players draw a card', () => {
  const g = scene(`
    stark
    lannister
    tyrell
    event lannister
  `).preparation();
  expect([g.hand('stark').length, g.hand('lannister').length, g.hand('tyrell').length]).toEqual([6, 6, 5]);
});

test('[IT-4.6] [IT-S33] [IT-EC-28] power from the sheet to a character, where there is any', () => {
  const g = scene(`
    stark      eddard; sheet 0
    lannister  tywin; sheet 1
    tyrell
    event lannister
  `).preparation();
  expect(g.waiting).toBe('lannister placing-power');
  expect(g.choices('lannister')).toHaveLength(4);
  expect(g.refused('lannister', character('tywin'))).toMatchObject({ rule: 'IT-4.6' });
  g.answer('lannister', character('jaime'));
  expect([g.power('lannister', 'jaime'), g.state('lannister').sheet]).toEqual([5, 0]);
});

test('[IT-4.7] [IT-EC-30] the challenger shows a living character, then the defender', () => {
  const g = scene(`
    stark      eddard; bran dead
    lannister
    tyrell
    event lannister
  `).preparation();
  g.answer('stark', character('robb')).answer('lannister', character('jaime'));
  expect(g.waiting).toBe('stark participant');
  expect(g.refused('stark', character('bran'))).toMatchObject({ rule: 'IT-4.7' });
  g.answer('stark', character('arya'));
  expect(g.waiting).toBe('lannister participant');
});

test('[IT-EC-29] [IT-EC-26] one living character: the program answers', () => {
  const g = scene(`
    stark      eddard; robb dead catelyn dead bran dead
    lannister
    tyrell
    event lannister
  `).preparation();
  expect(g.happened('automatic')).toMatchObject([{ house: 'stark', about: 'placing-power' }]);
  expect(g.power('stark', 'arya')).toBe(5);
  g.answer('lannister', character('jaime'));
  expect(g.waiting).toBe('lannister participant');
});
