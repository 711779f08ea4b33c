import { expect, test } from 'vitest';
import { viewFor } from '#iron/rules/view';
import { logLine } from '#iron/text/log';
import { done, option, release, split, torture } from '../support/answers';
import { scene } from '../support/scene';

test('[IT-3.3] the holders act round the table from the challenger, wherever that is', () => {
  const g = scene(`
    stark      eddard; hand 1 2 3 4 5; holds tyrell:1
    lannister  tywin; hand 1 2 3 4 5; holds tyrell:2
    tyrell     margaery; holds stark:20
    challenger stark robb
    defender lannister jaime
  `).endOfTurn();
  expect(g.position.challenger).toBe('lannister');
  for (const house of ['lannister', 'tyrell', 'stark'] as const) {
    g.until(house, 'hostages');
    expect(g.waiting).toBe(`${house} hostages`);
    g.answer(house, done);
  }
});

test('[IT-3.4] [IT-S23] a released hostage goes home, and both draw', () => {
  const g = scene(`
    stark      eddard; hand 1 2 3 4 5
    lannister  tywin; hand 1 2 3 4 5; holds stark:12
    tyrell
  `).turn();
  g.answer('lannister', release(0));
  expect(g.hand('stark')).toContain('hostility-12');
  expect([g.hand('stark').length, g.hand('lannister').length]).toEqual([7, 6]);
  expect(g.hostages('lannister')).toBe('');
});

test('[IT-3.4] a released hostage is shown to nobody', () => {
  const released = (card: string) => {
    const g = scene(`
      stark      eddard; hand 1 2 3 4 5; deck 6 7 8
      lannister  tywin; hand 1 2 3 4 5; holds stark:${card}
      tyrell
    `).turn();
    g.answer('lannister', release(0));
    return { told: g.position.happened, view: { ...viewFor(g.position, 'tyrell'), happened: [] } };
  };
  expect(released('12').told).toContainEqual({ what: 'released', holder: 'lannister', house: 'stark' });
  expect(released('12')).toEqual(released('10'));
  expect(logLine({ what: 'released', holder: 'lannister', house: 'stark', card: 'hostility-12' })).toBe(
    'Lannister releases a card of Stark.'
  );
});

test('[IT-EC-20] a holder without any card draws nothing', () => {
  const rest =
    'truce truce truce truce 1 2 3 4 5 6 7 8 10 12 20 cersei cersei tyrion tyrion joffrey joffrey tywin tywin jaime jaime';
  const g = scene(`
    stark      eddard; hand 1 2 3 4 5
    lannister  tywin; hand ${rest}; holds stark:12
    tyrell
  `).turn();
  g.answer('lannister', release(0));
  expect([g.hand('stark').length, g.hand('lannister').length]).toEqual([7, 25]);
});

test('[IT-14.1] [IT-13.3] [IT-S24] [IT-EC-13] [IT-EC-14] a tortured leader loses 4 power of the sheet, as far as there is', () => {
  const g = scene(`
    stark      eddard; sheet 3
    lannister  tywin; holds stark:eddard stark:eddard
    tyrell
  `).turn();
  g.answer('lannister', torture(0));
  expect(g.state('stark')).toMatchObject({ sheet: 0, box: 4, discard: ['eddard'] });
  g.answer('lannister', torture(0));
  expect(g.state('stark')).toMatchObject({ sheet: 0, box: 4, discard: ['eddard', 'eddard'] });
});

test('[IT-14.2] [IT-S25] [IT-S26] [IT-EC-15] a tortured character loses 4 power to its own sheet', () => {
  const tortured = (arya: number) =>
    scene(`
      stark      eddard; arya ${arya}
      lannister  tywin; holds stark:arya
      tyrell
    `)
      .turn()
      .answer('lannister', torture(0));
  const four = tortured(4);
  expect([four.power('stark', 'arya'), four.state('stark').sheet]).toEqual([0, 8]);
  expect(four.happened('died')).toMatchObject([{ house: 'stark', character: 'arya' }]);
  const six = tortured(6);
  expect([six.power('stark', 'arya'), six.state('stark').sheet]).toEqual([2, 8]);
});

test('[IT-14.3] [IT-13.4] [IT-S27] a hostility or a truce hurts a character chosen, for the torturer', () => {
  const g = scene(`
    stark      eddard; robb 3
    lannister  tywin; holds stark:truce
    tyrell
  `).turn();
  expect(g.refused('lannister', torture(0))).toMatchObject({ rule: 'IT-14.3' });
  g.answer('lannister', torture(0, 'robb'));
  expect([g.power('stark', 'robb'), g.state('lannister').sheet]).toEqual([2, 5]);
});

test('[IT-EC-17] a truce can kill', () => {
  const g = scene(`
    stark      eddard; robb 1
    lannister  tywin; holds stark:truce
    tyrell
  `).turn();
  g.answer('lannister', torture(0, 'robb'));
  expect([g.power('stark', 'robb'), g.state('lannister').sheet]).toEqual([0, 5]);
});

test('[IT-14.4] [IT-S28] [IT-EC-16] [IT-E3] the card of somebody dead is discarded without effect', () => {
  const g = scene(`
    stark      eddard; bran dead
    lannister  tywin; holds stark:bran
    tyrell
  `).turn();
  expect(g.choices('lannister')).toEqual([done, release(0), torture(0)]);
  expect(g.refused('lannister', torture(0, 'robb'))).toMatchObject({ rule: 'IT-14.1' });
  const before = g.position.houses;
  g.answer('lannister', torture(0));
  expect(g.state('stark')).toEqual({ ...before.stark, discard: ['bran'] });
  expect(g.state('lannister')).toEqual(before.lannister);
});

test('[IT-14.5] [IT-EC-19] the back of a card tells whom it concerns', () => {
  const g = scene(`
    lannister  tywin; holds baratheon:davos
    tyrell
    baratheon
  `).turn();
  g.answer('lannister', torture(0));
  expect(g.power('baratheon', 'davos')).toBe(0);
});

test('[IT-12.5] [IT-S29] [IT-EC-18] the last character of a House dies: the game is over before an event is turned', () => {
  const g = scene(`
    stark      eddard; robb dead catelyn dead bran dead arya 3; spread tyrell 3
    lannister  tywin; spread stark 3; holds stark:arya
    tyrell     margaery; spread stark 1
    baratheon
  `).turn();
  g.answer('lannister', torture(0));
  expect(g.position.winners).toEqual(['stark', 'lannister']);
  expect(g.happened('event')).toEqual([]);
  expect(g.happened('game-over')).toMatchObject([{ by: ['deaths'] }]);
});

test('[IT-3.2] [IT-EC-10] several in one go, in any order, until done', () => {
  const g = scene(`
    stark      eddard
    lannister  tywin; holds stark:arya stark:12 stark:robb
    tyrell
  `).turn();
  g.answer('lannister', release(1)).answer('lannister', torture(1));
  expect(g.hostages('lannister')).toBe('stark:arya');
  g.answer('lannister', done);
  expect(g.waiting).not.toContain('hostages');
});

test('[IT-3.3] [IT-EC-12] holders act clockwise from the challenger, each once', () => {
  const g = scene(`
    stark      eddard; holds tyrell:mace
    lannister  tywin; holds stark:12
    tyrell     margaery; holds stark:10
  `).turn();
  expect(g.waiting).toBe('stark hostages');
  g.answer('stark', done);
  expect(g.waiting).toBe('lannister hostages');
  g.answer('lannister', done);
  expect(g.waiting).toBe('tyrell hostages');
});

test('[IT-EC-11] whose card comes home is no holder by that', () => {
  const g = scene(`
    stark      eddard
    lannister  tywin; holds stark:12
    tyrell
  `).turn();
  g.answer('lannister', release(0));
  expect(g.waiting).not.toContain('hostages');
});

test('[IT-3.1] [IT-2.1] [IT-S40] [IT-EC-6] [IT-EC-8] [leader-robb] Robb trades three cards for two before anything else', () => {
  const g = scene(`
    stark      robb; hand 1 2 3 truce 5
    lannister  tywin; holds stark:12
    tyrell
  `).turn();
  expect(g.waiting).toBe('stark effect-discard');
  expect(g.choices('stark')).toHaveLength(11);
  g.answer('stark', { kind: 'cards', cards: ['hostility-1', 'hostility-2', 'hostility-3'] });
  expect(g.hand('stark')).toHaveLength(4);
  expect(g.waiting).toBe('lannister hostages');
});

test('[IT-EC-7] [leader-robb] with two cards in hand Robb cannot', () => {
  const g = scene(`
    stark      robb; hand 1 2
    lannister
    tyrell
  `).turn();
  expect(g.happened('used')).toEqual([]);
});

test('[IT-S41] [IT-EC-9] [leader-catelyn] Catelyn distributes up to 2, not onto the dead', () => {
  const g = scene(`
    stark      catelyn; bran dead
    lannister
    tyrell
  `).turn();
  expect(g.choices('stark')).toHaveLength(10);
  expect(g.refused('stark', split({ bran: 1 }))).toMatchObject({ rule: 'IT-13.5' });
  expect(g.refused('stark', split({ robb: 3 }))).toMatchObject({ rule: 'IT-13.2' });
  g.answer('stark', split({ robb: 1, arya: 1 }));
  expect([g.power('stark', 'robb'), g.power('stark', 'arya'), g.state('stark').sheet]).toEqual([5, 5, 2]);
});

test('[leader-catelyn] with an empty sheet Catelyn is not asked', () => {
  const g = scene(`
    stark      catelyn; sheet 0
    lannister
    tyrell
  `).turn();
  expect(g.happened('used')).toEqual([]);
});

test('[leader-shireen] she and another draw, and she distributes 1', () => {
  const g = scene(`
    baratheon  shireen; hand 1 2 3 4 5
    lannister  tywin; hand 1 2 3 4 5
    tyrell     margaery; hand 1 2 3 4 5
  `).turn();
  expect(g.ask('baratheon')).toMatchObject({ players: ['lannister', 'tyrell'], mayDecline: true });
  g.answer('baratheon', { kind: 'player', player: 'tyrell' });
  expect([g.hand('baratheon').length, g.hand('tyrell').length]).toEqual([6, 6]);
  g.answer('baratheon', split({ davos: 1 }));
  expect(g.power('baratheon', 'davos')).toBe(5);
});

test('[leader-shireen] nobody chosen, nothing happens', () => {
  const g = scene(`
    baratheon  shireen; hand 1 2 3 4 5
    lannister
    tyrell
  `).turn();
  g.answer('baratheon', { kind: 'player', player: null });
  expect(g.happened('placed')).toEqual([]);
});

test('[IT-EC-5] [IT-16.2] the ability of somebody who is not the challenger is not asked for before the turn', () => {
  const g = scene(`
    lannister
    stark      robb; hand 1 2 3 4 5
    tyrell
  `).turn();
  expect(g.happened('used')).toEqual([]);
});

test('[IT-13.6] a leader whose sheet is empty still leads', () => {
  const g = scene(`
    stark      eddard; sheet 0
    lannister  tywin; holds stark:eddard
    tyrell
  `).turn();
  g.answer('lannister', torture(0));
  expect(g.state('stark').leader).toBe('eddard');
  expect(g.position.winners).toBeNull();
});

test('[leader-joffrey] he draws for a torture and takes 2 power', () => {
  const g = scene(`
    lannister  joffrey; hand 1 2 3 4 5; holds stark:truce
    stark      eddard; robb 3
    tyrell
  `).turn();
  g.answer('lannister', torture(0, 'robb'));
  expect([g.power('stark', 'robb'), g.state('lannister').sheet, g.hand('lannister').length]).toEqual([1, 6, 6]);
});

test('[leader-joffrey] as far as there is: 1 power of a character that has 1', () => {
  const g = scene(`
    lannister  joffrey; holds stark:truce
    stark      eddard; robb 1
    tyrell
  `).turn();
  g.answer('lannister', torture(0, 'robb'));
  expect([g.power('stark', 'robb'), g.state('lannister').sheet]).toEqual([0, 5]);
});

test('[IT-S42] [leader-barristan] a character keeps 1, for 1 power of the sheet', () => {
  const g = scene(`
    stark      eddard; holds targaryen:drogo
    targaryen  barristan; sheet 1
    tyrell
  `).turn();
  g.answer('stark', torture(0)).answer('targaryen', option('use'));
  expect(g.power('targaryen', 'drogo')).toBe(1);
  expect(g.state('targaryen')).toMatchObject({ sheet: 3, box: 4 });
});

test('[leader-barristan] once a turn, and not with an empty sheet', () => {
  const g = scene(`
    stark      eddard; holds targaryen:drogo targaryen:jorah
    targaryen  barristan
    tyrell
  `).turn();
  g.answer('stark', torture(0)).answer('targaryen', option('use')).answer('stark', torture(0));
  expect([g.power('targaryen', 'drogo'), g.power('targaryen', 'jorah')]).toEqual([1, 0]);
  const poor = scene(`
    stark      eddard; holds targaryen:drogo
    targaryen  barristan; sheet 0
    tyrell
  `).turn();
  poor.answer('stark', torture(0));
  expect([poor.power('targaryen', 'drogo'), poor.state('targaryen').sheet]).toEqual([0, 4]);
});

test('[leader-barristan] once in each turn', () => {
  const g = scene(`
    stark      eddard; hand 1 2 3 4 5; holds targaryen:drogo targaryen:jorah
    targaryen  barristan; hand 1 2 3 4 5
    tyrell
  `).turn();
  g.answer('stark', torture(0)).answer('targaryen', option('use')).answer('stark', done).toTheNextTurn();
  g.until('stark', 'hostages').answer('stark', torture(0)).answer('targaryen', option('use'));
  expect(g.happened('saved').map(({ character }) => character)).toEqual(['drogo', 'jorah']);
});
