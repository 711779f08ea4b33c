import { expect, test } from 'vitest';
import { option, pass, place, play, player, split } from '../support/answers';
import { scene } from '../support/scene';

const FOUR = `
  lannister  joffrey; jaime 5; hand 12 3 4 5 6
  stark      catelyn; arya 2; hand 10 1 2 3 4
  tyrell
  baratheon  stannis
`;

test('[IT-S1] [IT-E1] [IT-7.1] [IT-7.3] 17 to 16: the challenger wins, spreads and takes a hostage', () => {
  const g = scene(`
    ${FOUR}
    challenger lannister jaime
    defender stark arya
    support baratheon davos defender
  `).cards();
  g.show('12', '10');
  expect(g.totals).toBe('17 : 16');
  g.until('lannister', 'hostage-from');
  expect(g.spread('lannister')).toBe(1);
  expect([g.power('stark', 'arya'), g.power('baratheon', 'davos')]).toEqual([1, 2]);
  expect([g.state('stark').sheet, g.state('baratheon').sheet]).toEqual([5, 6]);
  expect(g.ask('lannister')).toMatchObject({ players: ['stark', 'baratheon'] });
  g.answer('lannister', player('baratheon')).answer('lannister', place('deck'));
  expect(g.hostages('lannister')).toMatch(/^baratheon:/);
});

test('[IT-S2] [IT-9.2] the defender wins: nobody spreads, cards and power are drawn', () => {
  const g = scene(`
    ${FOUR}
    challenger stark arya
    defender lannister jaime
    support baratheon davos challenger
  `).cards();
  g.show('10', '12');
  expect(g.totals).toBe('16 : 17');
  g.until('lannister', 'distributing');
  expect(g.spread('stark')).toBe(0);
  expect(g.hand('lannister')).toHaveLength(6);
  expect(g.choices('lannister')).toHaveLength(10);
  g.answer('lannister', split({ cersei: 1, jaime: 1 })).until('lannister', 'hostage-from');
  expect(g.power('stark', 'arya')).toBe(1);
});

test('[IT-S3] [IT-EC-61] equal totals: both lose, and "if you lost" holds for both', () => {
  const g = scene(`
    stark      catelyn; robb 4; hand 8 1 2 3 4
    lannister  joffrey; jaime 5; hand 7 1 2 3 4
    tyrell
    challenger stark robb
    defender lannister jaime
  `).cards();
  g.show('8', '7');
  expect(g.totals).toBe('12 : 12');
  g.toTheNextTurn();
  expect([g.power('stark', 'robb'), g.power('lannister', 'jaime')]).toEqual([2, 2]);
  expect(g.happened('hostage')).toEqual([]);
  expect(g.happened('outcome')).toMatchObject([{ result: { kind: 'tie' } }]);
});

test('[IT-S4] [IT-7.4] [IT-10.2] betrayal: hostility wins whatever the totals, the betrayed takes a hostage', () => {
  const g = scene(`
    stark      catelyn; robb 1; hand 1 2 3 4 5
    lannister  joffrey; tywin 9; hand truce 2 3 4 5
    tyrell     loras; renly 6
    challenger stark robb
    defender lannister tywin
    support tyrell renly defender
  `).cards();
  g.show('1', 'truce').until('lannister', 'hostage-place');
  expect([g.power('lannister', 'tywin'), g.power('tyrell', 'renly')]).toEqual([4, 3]);
  expect(g.spread('stark')).toBe(1);
  expect(g.ask('lannister')).toMatchObject({ victim: 'stark' });
});

test('[IT-S5] [IT-EC-70] each of the winning side spreads, and each gives a hostage', () => {
  const g = scene(`
    stark      catelyn; hand 3 1 2 4 5
    lannister  joffrey; hand truce 2 3 4 5
    tyrell
    baratheon
    challenger stark robb
    defender lannister jaime
    support tyrell renly challenger
    support baratheon stannis challenger
  `).cards();
  g.show('3', 'truce');
  for (const victim of ['stark', 'tyrell', 'baratheon'] as const) {
    g.until('lannister', 'hostage-place');
    expect(g.ask('lannister')).toMatchObject({ victim });
    expect(g.spread(victim)).toBe(1);
    g.answer('lannister', place('hand'));
  }
  g.toTheNextTurn();
  expect(g.hostages('lannister').split(' ')).toHaveLength(3);
});

test('[IT-S12] [IT-EC-49] [leader-eddard] Eddard makes a betrayal a truce, and nobody takes its hostages', () => {
  const g = scene(`
    stark      eddard; hand truce 2 3 4 5
    lannister  joffrey; hand 20 2 3 4 5
    tyrell
    challenger stark robb
    defender lannister jaime
  `).cards();
  g.show('truce', '20').answer('stark', option('use'));
  g.until('stark', 'deal-terms').toTheNextTurn();
  expect(g.happened('outcome')).toMatchObject([{ outcome: 'truce', result: { kind: 'no-deal' } }]);
  expect(g.happened('hostage')).toEqual([]);
  expect([g.power('stark', 'robb'), g.power('lannister', 'jaime')]).toEqual([2, 2]);
});

test('[IT-S38] [card-eddard] a supporter withdraws, and what was added stays', () => {
  const g = scene(`
    baratheon  davos
    lannister  joffrey
    tyrell     margaery; hand loras 1 2 3 4
    stark      catelyn; hand eddard 1 2 3 4
    challenger baratheon stannis
    defender lannister jaime
    support tyrell loras defender
    support stark eddard challenger
  `).cards();
  g.show('1', '1').until('tyrell', 'reaction').answer('tyrell', play('loras'));
  expect(g.totals).toBe('9 : 14');
  g.until('stark', 'reaction').answer('stark', play('eddard'));
  expect(g.totals).toBe('9 : 10');
  expect(g.state('tyrell').discard).toEqual(['loras']);
  g.answer('lannister', pass).toTheNextTurn();
  expect(g.happened('withdrew')).toMatchObject([{ house: 'tyrell', character: 'loras' }]);
});

test('[IT-S6] [IT-EC-71] [IT-EC-100] the defender wins a betrayal: reward for the side, a hostage for the betrayed', () => {
  const g = scene(`
    stark      catelyn; hand truce 1 2 4 5
    lannister  joffrey; hand 20 2 3 4 5
    tyrell
    baratheon  shireen; stannis 4; hand 1 2 3 4 5
    challenger stark robb
    defender lannister jaime
    support baratheon stannis challenger
  `).cards();
  g.show('truce', '20').until('lannister', 'distributing');
  g.answer('lannister', split({ jaime: 2 })).until('stark', 'hostage-place');
  expect(g.ask('stark')).toMatchObject({ victim: 'lannister' });
  expect(g.power('baratheon', 'stannis')).toBe(2);
  g.toTheNextTurn();
  expect(g.happened('hostage')).toHaveLength(1);
  expect(g.hostages('baratheon')).toBe('');
});

test('[IT-9.3] [IT-9.4] the loser keeps half, rounded down', () => {
  const kept = (power: number): number => {
    const g = scene(`
      stark      catelyn; robb ${power}; hand 1 2 3 4 5
      lannister  joffrey; hand 20 2 3 4 5
      tyrell
      challenger stark robb
      defender lannister jaime
    `).cards();
    return g.show('1', '20').untilAt('takingHostages').power('stark', 'robb');
  };
  expect([1, 2, 3, 4, 5, 6, 7, 8].map(kept)).toEqual([0, 1, 1, 2, 2, 3, 3, 4]);
});

test('[IT-9.5] [IT-EC-63] as far as there is: 1 on the sheet, 1 is distributed; none, none', () => {
  const won = (sheet: number) =>
    scene(`
      stark      catelyn; hand 1 2 3 4 5
      lannister  joffrey; sheet ${sheet}; hand 20 2 3 4 5
      tyrell
      challenger stark robb
      defender lannister jaime
    `)
      .cards()
      .show('1', '20');
  const one = won(1).until('lannister', 'distributing');
  expect(one.choices('lannister')).toHaveLength(4);
  expect(one.refused('lannister', split({ jaime: 2 }))).toMatchObject({ rule: 'IT-9.5', allowed: 1, found: 2 });
  expect(won(0).untilAt('takingHostages').hand('lannister')).toHaveLength(6);
});

test('[IT-9.1] [IT-EC-66] [IT-EC-67] [IT-12.1] [IT-12.2] supporters of the challenger spread to the defender', () => {
  const g = scene(`
    stark      catelyn; spread tyrell 3; hand 20 1 2 3 4
    lannister  joffrey; hand 1 2 3 4 5
    tyrell     margaery; spread lannister 4
    baratheon
    challenger stark robb
    defender lannister jaime
    support tyrell mace challenger
    support baratheon davos defender
  `).cards();
  g.show('20', '1').toTheNextTurn();
  expect(g.state('tyrell').spread).toEqual({ lannister: 5 });
  expect(g.state('stark').spread).toEqual({ tyrell: 3, lannister: 1 });
  expect(g.position.winners).toEqual(['tyrell']);
});

test('[IT-12.4] [IT-S36] [IT-EC-69] [IT-2.3] two reach five at once and share; nothing else is asked', () => {
  const g = scene(`
    stark      catelyn; spread tyrell 4; hand 20 1 2 3 4
    lannister  joffrey; hand 1 2 3 4 5
    tyrell     margaery; spread stark 4
    baratheon  shireen; spread stark 3
    challenger stark robb
    defender lannister jaime
    support tyrell mace challenger
    support baratheon davos challenger
  `).cards();
  g.show('20', '1');
  g.toTheNextTurn();
  expect(g.position.winners).toEqual(['stark', 'tyrell']);
  expect(g.happened('hostage')).toEqual([]);
  expect(g.position.asks).toEqual([]);
});

test('[IT-EC-68] three reach five at once', () => {
  const g = scene(`
    stark      catelyn; spread tyrell 4; hand 20 1 2 3 4
    lannister  joffrey; hand 1 2 3 4 5
    tyrell     margaery; spread stark 4
    baratheon  shireen; spread stark 4
    challenger stark robb
    defender lannister jaime
    support tyrell mace challenger
    support baratheon davos challenger
  `).cards();
  g.show('20', '1').toTheNextTurn();
  expect(g.position.winners).toEqual(['stark', 'tyrell', 'baratheon']);
});

test('[IT-12.6] [IT-S37] both ends at once: whoever has spread most wins', () => {
  const g = scene(`
    stark      catelyn; spread tyrell 4; hand 20 1 2 3 4
    lannister  joffrey; jaime 1 cersei dead tyrion dead tywin dead; hand 1 2 3 4 5
    tyrell
    challenger stark robb
    defender lannister jaime
  `).cards();
  g.show('20', '1').toTheNextTurn();
  expect(g.position.winners).toEqual(['stark']);
  expect(g.happened('game-over')).toMatchObject([{ by: ['influence', 'deaths'] }]);
});

test('[IT-EC-62] [IT-EC-94] a tie kills the last character of a House: most spread wins, even without characters', () => {
  const g = scene(`
    stark      catelyn; robb 1 arya dead bran dead eddard dead; spread tyrell 3; hand 4 1 2 3 5
    lannister  joffrey; jaime 1; spread stark 2; hand 4 1 2 3 5
    tyrell
    challenger stark robb
    defender lannister jaime
  `).cards();
  g.show('4', '4').toTheNextTurn();
  expect(g.position.winners).toEqual(['stark']);
});

test('[IT-9.6] [IT-13.7] [IT-EC-64] the player of a character that died is still rewarded', () => {
  const g = scene(`
    stark      catelyn; hand 20 1 2 3 4
    targaryen  viserys; hand daenerys 1 2 3 4
    tyrell     margaery; renly 1
    challenger stark robb
    defender targaryen daenerys
    support tyrell renly challenger
  `).cards();
  g.show('20', '1').until('targaryen', 'reaction').answer('targaryen', play('daenerys')).toTheNextTurn();
  expect(g.power('tyrell', 'renly')).toBe(0);
  expect(g.spread('tyrell')).toBe(1);
});

test('[IT-EC-65] [IT-13.5] a penalty takes nothing from somebody dead', () => {
  const g = scene(`
    stark      catelyn; hand 1 2 3 4 5
    targaryen  viserys; hand daenerys 20 2 3 4
    tyrell     margaery; renly 1
    challenger stark robb
    defender targaryen daenerys
    support tyrell renly challenger
  `).cards();
  g.show('1', '20').until('targaryen', 'reaction').answer('targaryen', play('daenerys')).toTheNextTurn();
  expect(g.state('tyrell').sheet).toBe(5);
});

test('[IT-11.1] [IT-11.2] [IT-S32] [IT-EC-90] cards to the piles, then hands up to 5, not down', () => {
  const g = scene(`
    stark      catelyn; hand 1 2 3 4
    lannister  joffrey; hand 1 2 3 4 5
    tyrell     margaery; hand 1 2 3
    baratheon  shireen; hand 1 2 3 4 5 6 7 8 10
    challenger stark robb
    defender lannister jaime
  `).cards();
  g.show('1', '1').toTheNextTurn();
  expect(g.happened('drew').slice(0, 3)).toMatchObject([
    { house: 'stark', cards: 2 },
    { house: 'lannister', cards: 1 },
    { house: 'tyrell', cards: 2 }
  ]);
  expect(g.hand('baratheon')).toHaveLength(9);
  expect([g.state('stark').discard, g.state('lannister').discard]).toEqual([['hostility-1'], ['hostility-1']]);
});

test('[leader-mace] he refills to 6', () => {
  const g = scene(
    `
    stark      catelyn; hand 1 2 3 4
    lannister  joffrey; hand 1 2 3 4 5
    tyrell     mace; hand 1 2 3
    challenger stark robb
    defender lannister jaime
  `,
    undefined,
    { always: ['tyrell'] }
  ).cards();
  expect(g.show('1', '1').toTheNextTurn().hand('tyrell')).toHaveLength(6);
});

test('[leader-mace] seven cards stay seven', () => {
  const g = scene(`
    stark      catelyn; hand 1 2 3 4
    lannister  joffrey; hand 1 2 3 4 5
    tyrell     mace; hand 1 2 3 4 5 6 7
    challenger stark robb
    defender lannister jaime
  `).cards();
  expect(g.show('1', '1').toTheNextTurn().hand('tyrell')).toHaveLength(7);
});

test('[IT-2.2] [IT-EC-91] the next player clockwise is the challenger, whatever happened', () => {
  const g = scene(`
    stark      catelyn; hand truce 1 2 3 4
    lannister  joffrey; hand truce 2 3 4 5
    tyrell
    challenger stark robb
    defender lannister jaime
  `).cards();
  g.show('truce', 'truce').toTheNextTurn();
  expect(g.happened('turn').at(-1)).toMatchObject({ turn: 2, challenger: 'lannister' });
});

test('[IT-15.1] [IT-S31] [IT-EC-102] a deck that runs out in the middle of a draw is refilled', () => {
  const pile = 'truce truce truce truce 2 3 4 5 6';
  const hand = '7 8 10 12 20 cersei cersei tyrion tyrion joffrey joffrey tywin jaime jaime';
  const g = scene(`
    stark      catelyn; hand 1 2 3 4 5
    lannister  joffrey; hand ${hand}; pile ${pile}; deck tywin 1
    tyrell
    challenger stark robb
    defender lannister jaime
  `).cards();
  g.show('1', '20').until('lannister', 'distributing');
  // both deck cards drawn: the pile is shuffled at once
  expect([g.position.decks.lannister!.length, g.state('lannister').discard.length]).toEqual([9, 0]);
});

test('what a turn has used is kept: its event joins those used before it, cards shown and played lie in the piles', () => {
  const g = scene(`
    stark      catelyn; hand 5 robb 2 3 4
    lannister  tywin; hand 6 2 3 4 5
    tyrell
    used tyrell
    challenger stark robb
    defender lannister jaime
  `).cards();
  const { event } = g.position.encounter!;
  g.show('5', '6').until('stark', 'reaction').answer('stark', play('robb')).toTheNextTurn();
  expect(g.position.usedEvents).toEqual(['tyrell', event]);
  expect(g.state('stark').discard).toEqual(expect.arrayContaining(['hostility-5', 'robb']));
});
