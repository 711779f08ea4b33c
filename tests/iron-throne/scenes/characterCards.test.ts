import { describe, expect, test } from 'vitest';
import { option, play } from '../support/answers';
import { canPlay, challenge, played } from '../support/characterCards';
import { scene } from '../support/scene';

describe('[IT-17.2] whose text counts', () => {
  test('[IT-S45] the card of the leader, while an own character takes part and lives', () => {
    const g = scene(`
      stark      eddard; hand 5 eddard 2 3 4
      lannister  joffrey; hand 5 2 3 4 1
      tyrell
      challenger stark robb
      defender lannister jaime
      support tyrell mace defender
    `).cards();
    g.show('5', '5').until('stark', 'reaction');
    expect(g.refused('stark', play('eddard'))).toBeNull();
    expect(g.refused('stark', play('robb'))).toMatchObject({ rule: 'IT-17.2' });
  });

  test('[IT-17.6] [IT-EC-107] a card whose condition does not hold, or of another window, cannot be played', () => {
    const g = challenge('5 robb 2 3 4', '5 jaime 3 4 1');
    g.until('lannister', 'reaction');
    expect(g.refused('lannister', play('cersei'))).toMatchObject({ rule: 'IT-17.2' });
    expect(canPlay(challenge('5 robb 2 3 4', 'truce jaime 3 4 1'), 'lannister', 'jaime')).toBe(false);
  });

  test('[IT-6.6] a card that is not in hand', () => {
    const g = challenge('5 1 2 3 4', '5 2 3 4 1').until('lannister', 'reaction');
    expect(g.refused('lannister', play('jaime'))).toMatchObject({ rule: 'IT-6.6' });
  });

  test('[IT-17.1] [IT-17.3] [IT-17.4] both copies may be played, and lie there until the end of the turn', () => {
    const g = played(challenge('5 1 2 3 4', '5 jaime jaime 4 1'), 'lannister', 'jaime');
    expect(played(g, 'lannister', 'jaime').totals).toBe('9 : 17');
    expect(g.position.encounter?.played).toHaveLength(2);
    expect(
      g
        .toTheNextTurn()
        .state('lannister')
        .discard.filter((face) => face === 'jaime')
    ).toHaveLength(2);
  });

  test('[IT-EC-56] nobody without a living character there plays text', () => {
    const g = scene(`
      stark      catelyn; hand 5 1 2 3 4
      targaryen  viserys; hand 5 daenerys 2 3 4
      tyrell     renly; loras 1; hand loras renly 2 3 4
      challenger stark robb
      defender targaryen daenerys
      support tyrell loras challenger
    `).cards();
    g.show('5', '5');
    played(g, 'targaryen', 'daenerys');
    expect(g.power('tyrell', 'loras')).toBe(0);
    expect(canPlay(g, 'tyrell', 'loras')).toBe(false);
  });
});

test('[IT-S44] withdrawn with 4: 11 to 7', () => {
  const g = scene(`
    baratheon  stannis; davos 4; hand 6 davos 2 3 4
    lannister  joffrey; jaime 4; hand 3 2 10 4 1
    stark      eddard; arya 4; hand eddard 1 2 3 4
    tyrell     margaery; mace 4
    challenger baratheon davos
    defender lannister jaime
    support tyrell mace defender
    support stark arya challenger
  `).cards();
  g.show('6', '3').answer('baratheon', option('use'));
  expect(g.totals).toBe('15 : 11');
  played(g, 'stark', 'eddard');
  expect(g.totals).toBe('15 : 7');
});
