import { describe, expect, test } from 'vitest';
import type { House } from '../../../src/games/iron-throne/box/houses';
import type { Person } from '../../../src/games/iron-throne/box/people';
import { card, held, option, pass, place, play, player, split, torture } from '../support/answers';
import type { Scene } from '../support/scene';
import { scene } from '../support/scene';

/** Until this card can be played; false when its player is never asked about it. */
function canPlay(g: Scene, house: House, person: Person): boolean {
  try {
    for (;;) {
      g.until(house, 'reaction');
      if (g.refused(house, play(person)) === null) return true;
      g.answer(house, pass);
    }
  } catch {
    return false;
  }
}

function played(g: Scene, house: House, person: Person): Scene {
  if (!canPlay(g, house, person)) throw new Error(`${person} cannot be played`);
  return g.answer(house, play(person));
}

interface Told {
  readonly us?: string;
  readonly them?: string;
  readonly third?: string;
  readonly more?: string;
}

/** Stark challenges Lannister with Robb against Jaime; Tyrell is there. */
const challenge = (ours: string, theirs: string, { us = '', them = '', third = '', more = '' }: Told = {}): Scene => {
  const [first, second] = [ours, theirs].map((one) => one.split(' ')[0]!) as [string, string];
  return scene(`
    stark      catelyn; hand ${ours}; ${us}
    lannister  joffrey; hand ${theirs}; ${them}
    tyrell     margaery; ${third}
    challenger stark robb
    defender lannister jaime
    ${more}
  `)
    .cards()
    .show(first, second);
};

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

describe('[card-eddard]', () => {
  test('no other supporter, no play', () => {
    const g = scene(`
      stark      eddard; hand 5 eddard 2 3 4
      lannister
      tyrell
      challenger stark robb
      defender lannister jaime
    `).cards();
    g.answer('stark', card('5')).answer('lannister', { kind: 'card', card: g.hand('lannister')[0]! });
    expect(canPlay(g, 'stark', 'eddard')).toBe(false);
  });

  test('[IT-18.1] [IT-18.2] [IT-EC-86] who has withdrawn is neither rewarded nor punished, and plays nothing', () => {
    const g = scene(`
      stark      eddard; hand 1 eddard 2 3 4
      lannister  joffrey; hand 20 2 3 4 5
      tyrell     margaery; mace 4; hand mace 1 2 3 4
      challenger stark robb
      defender lannister jaime
      support tyrell mace challenger
    `).cards();
    g.show('1', '20');
    played(g, 'stark', 'eddard');
    expect(canPlay(g, 'tyrell', 'mace')).toBe(false);
    expect(g.power('tyrell', 'mace')).toBe(4);
  });
});

describe('[card-robb]', () => {
  test('[IT-S46] [IT-EC-87] the pile goes into the deck, the card itself does not', () => {
    const pile = 'truce truce truce truce 2 3 4 5 6 7';
    const rest = '8 10 12 20 eddard eddard';
    const g = challenge(`1 robb ${rest}`, '20 2 3 4 5', { us: `pile ${pile}; deck bran bran arya` });
    played(g, 'stark', 'robb');
    expect([g.position.decks.stark!.length, g.state('stark').discard]).toEqual([
      g.happened('hostage').some(({ from }) => from === 'deck') ? 15 : 16,
      []
    ]);
  });

  test('with an empty pile only a card is drawn', () => {
    const g = challenge('20 robb 2 3 4', '1 2 3 4 5');
    const before = g.until('stark', 'reaction').hand('stark').length;
    played(g, 'stark', 'robb');
    expect(g.hand('stark')).toHaveLength(before);
    expect(g.happened('shuffled')).toEqual([]);
  });
});

describe('[card-catelyn]', () => {
  test('up to 3 power are distributed', () => {
    const g = scene(`
      stark      catelyn; hand 20 catelyn 2 3 4
      lannister  joffrey; hand 1 2 3 4 5
      tyrell
      challenger stark robb
      defender lannister jaime
    `).cards();
    g.show('20', '1');
    played(g, 'stark', 'catelyn');
    expect(g.choices('stark')).toHaveLength(35);
    g.answer('stark', split({ robb: 3 }));
    expect(g.power('stark', 'robb')).toBe(7);
  });

  test('not with an empty sheet', () => {
    const g = scene(`
      stark      catelyn; sheet 0; hand 20 catelyn 2 3 4
      lannister  joffrey; hand 1 2 3 4 5
      tyrell
      challenger stark robb
      defender lannister jaime
    `).cards();
    expect(canPlay(g.show('20', '1'), 'stark', 'catelyn')).toBe(false);
  });
});

describe('[card-arya]', () => {
  const arya = (ours: string, theirs: string, jaime = 4): Scene =>
    scene(`
      stark      catelyn; hand ${ours} arya arya 2 3
      lannister  joffrey; jaime ${jaime}; hand ${theirs} 2 3 4 5
      tyrell
      challenger stark arya
      defender lannister jaime
    `)
      .cards()
      .show(ours, theirs);

  test('[IT-S17] the opposing active character keeps 1; a second card removes nothing', () => {
    const g = played(arya('1', '20', 7), 'stark', 'arya');
    expect(g.power('lannister', 'jaime')).toBe(1);
    const sheet = g.state('lannister').sheet;
    played(g, 'stark', 'arya');
    expect([g.power('lannister', 'jaime'), g.state('lannister').sheet]).toEqual([1, sheet]);
  });

  test('[IT-EC-85] after a failed truce too, not after a victory', () => {
    expect(canPlay(arya('truce', 'truce'), 'stark', 'arya')).toBe(true);
    expect(canPlay(arya('20', '1'), 'stark', 'arya')).toBe(false);
  });
});

describe('[card-bran]', () => {
  const bran = (us: string): Scene =>
    scene(`
      stark      catelyn; hand 20 bran 2 3 4; ${us}
      lannister  joffrey; hand 1 2 3 4 5
      tyrell
      challenger stark bran
      defender lannister jaime
    `)
      .cards()
      .show('20', '1');

  test('one of the top three is kept, the others go back in the order chosen', () => {
    const g = played(bran('deck 10 12 1'), 'stark', 'bran');
    expect(g.choices('stark')).toHaveLength(6);
    g.answer('stark', { kind: 'sift', keep: ['hostility-12'], back: ['hostility-1', 'hostility-10'] });
    expect(g.hand('stark')).toContain('hostility-12');
    expect(g.position.decks.stark!.slice(0, 2)).toEqual(['hostility-1', 'hostility-10']);
    expect(g.position.sifting).toBeNull();
  });

  test('a card that was not seen cannot be kept', () => {
    const g = played(bran('deck 10 12 1'), 'stark', 'bran');
    expect(g.refused('stark', { kind: 'sift', keep: ['truce'], back: ['hostility-1', 'hostility-10'] })).toMatchObject({
      rule: 'IT-17.6'
    });
  });
});

describe('[card-tyrion]', () => {
  const tyrion = (ours: string): Scene =>
    scene(`
      stark      catelyn; robb 5; hand ${ours}
      lannister  joffrey; tyrion 4; hand 8 tyrion tyrion 1 2
      tyrell
      challenger stark robb
      defender lannister tyrion
    `)
      .cards()
      .show(ours.split(' ')[0]!, '8');

  test('[IT-S18] whoever holds a higher hostility has to lay it', () => {
    const g = played(tyrion('4 6 10 3 1'), 'lannister', 'tyrion').answer('lannister', player('stark'));
    expect(g.choices('stark')).toEqual([card('6'), card('10')]);
    expect(g.refused('stark', card('3'))).toMatchObject({ rule: 'IT-17.6' });
    expect(g.refused('stark', card(null))).toMatchObject({ rule: 'IT-17.6' });
    g.answer('stark', card('10'));
    expect(g.totals).toBe('15 : 12');
    expect(g.state('stark').discard).toEqual(['hostility-4']);
  });

  test('[IT-S19] with no higher one the table knows it', () => {
    const g = played(tyrion('4 1 2 3'), 'lannister', 'tyrion').answer('lannister', player('stark'));
    expect(g.choices('stark')).toEqual([card(null)]);
    g.answer('stark', card(null));
    expect(g.totals).toBe('9 : 12');
    expect(g.happened('not-replaced')).toMatchObject([{ house: 'stark' }]);
  });

  test('[IT-EC-52] a character put down gives way to any hostility', () => {
    const g = played(tyrion('arya 1 2'), 'lannister', 'tyrion').answer('lannister', player('stark'));
    expect(g.choices('stark')).toEqual([card('1'), card('2')]);
  });

  test('[IT-EC-53] nothing is higher than 20', () => {
    const g = played(tyrion('20 12 10'), 'lannister', 'tyrion').answer('lannister', player('stark'));
    expect(g.choices('stark')).toEqual([card(null)]);
  });

  test('[IT-EC-54] the second copy may hit the same player again', () => {
    const g = played(tyrion('4 6 10 3 1'), 'lannister', 'tyrion').answer('lannister', player('stark'));
    g.answer('stark', card('6'));
    played(g, 'lannister', 'tyrion').answer('lannister', player('stark'));
    expect(g.choices('stark')).toEqual([card('10')]);
  });

  test('[IT-EC-51] [IT-19.2] after Eddard made it a truce it may be played, and stays a truce', () => {
    const g = scene(`
      stark      eddard; robb 5; hand 4 6 10 3 1
      lannister  joffrey; hand truce tyrion 1 2 3
      tyrell
      challenger stark robb
      defender lannister tyrion
    `).cards();
    g.show('4', 'truce').answer('stark', option('use'));
    played(g, 'lannister', 'tyrion').answer('stark', card('6')).toTheNextTurn();
    expect(g.happened('outcome')).toMatchObject([{ outcome: 'truce' }]);
  });
});

describe('[card-cersei]', () => {
  const cersei = (hand: string): Scene =>
    scene(`
      lannister  joffrey; hand 5 cersei 1 2 3
      stark      catelyn; hand 5 1 2 3 4
      tyrell     margaery; mace 4; hand ${hand}
      challenger lannister cersei
      defender stark robb
      support tyrell mace defender
    `)
      .cards()
      .show('5', '5');

  test('the supporter gives a random card as a hostage', () => {
    const g = played(cersei('12'), 'lannister', 'cersei').answer('tyrell', option('give-card'));
    expect(g.hostages('lannister')).toBe('tyrell:hostility-12');
    expect(g.position.encounter?.participants).toHaveLength(3);
  });

  test('or withdraws, as everybody without a hand does', () => {
    const g = played(cersei('12'), 'lannister', 'cersei').answer('tyrell', option('withdraw'));
    expect(g.happened('withdrew')).toMatchObject([{ house: 'tyrell' }]);
    expect(played(cersei(''), 'lannister', 'cersei').happened('withdrew')).toMatchObject([{ house: 'tyrell' }]);
  });

  test('no opposing supporter, no play', () => {
    expect(canPlay(challenge('5 1 2 3 4', '5 cersei 2 3 4'), 'lannister', 'cersei')).toBe(false);
  });
});

describe('[card-tywin]', () => {
  const tywin = (theirs: string): Scene =>
    scene(`
      stark      catelyn; hand 5 1 2 3 4
      lannister  joffrey; hand ${theirs} tywin 2 3 4
      tyrell
      challenger stark robb
      defender lannister tywin
    `)
      .cards()
      .show('5', theirs);

  test('the loser takes a hostage', () => {
    const g = played(tywin('1'), 'lannister', 'tywin').answer('lannister', place('hand'));
    expect(g.hostages('lannister')).toMatch(/^stark:/);
  });

  test('not the winner', () => {
    expect(canPlay(tywin('20'), 'lannister', 'tywin')).toBe(false);
  });
});

describe('[card-joffrey]', () => {
  const joffrey = (held: string, us = ''): Scene =>
    scene(`
      stark      catelyn; hand 1 2 3 4 5; ${us}
      lannister  tywin; hand 20 joffrey 2 3 4; holds ${held}
      tyrell
      challenger stark robb
      defender lannister joffrey
    `)
      .cards()
      .show('1', '20');

  test('tortures a hostage now', () => {
    const g = played(joffrey('stark:arya'), 'lannister', 'joffrey');
    g.answer('lannister', torture(0));
    expect(g.power('stark', 'arya')).toBe(0);
  });

  test('[IT-14.4] with only the card of somebody dead it cannot be played', () => {
    const g = joffrey('stark:arya', 'arya dead').until('lannister', 'hostage-place');
    g.answer('lannister', place('deck'));
    const canTorture = g
      .hostages('lannister')
      .split(' ')
      .some((one) => one !== 'stark:arya');
    expect(canPlay(g, 'lannister', 'joffrey')).toBe(canTorture);
  });
});

describe('[card-jaime]', () => {
  test('4 strength', () => {
    expect(played(challenge('5 1 2 3 4', '5 jaime 2 3 4'), 'lannister', 'jaime').happened('added')).toMatchObject([
      { amount: 4 }
    ]);
  });
  test('not in a betrayal', () => {
    expect(canPlay(challenge('truce 1 2 3 4', '5 jaime 2 3 4'), 'lannister', 'jaime')).toBe(false);
  });
});

describe('Baratheon', () => {
  const baratheon = (
    character: Person,
    hand: string,
    { third = '', us = '', them = '5 2 3 4 1', more = '' } = {}
  ): Scene =>
    scene(`
      baratheon  ${character === 'shireen' ? 'davos' : 'shireen'}; hand ${hand}; ${us}
      lannister  joffrey; hand ${them}; ${third}
      tyrell     margaery; hand 1 2 3 4 5
      challenger baratheon ${character}
      defender lannister jaime
      ${more}
    `)
      .cards()
      .show(hand.split(' ')[0]!, them.split(' ')[0]!);

  test('[card-stannis] 5 strength without supporters', () => {
    expect(played(baratheon('stannis', '5 stannis 2 3 4'), 'baratheon', 'stannis').happened('added')).toMatchObject([
      { amount: 5 }
    ]);
  });
  test('[card-stannis] not with a supporter', () => {
    const g = baratheon('stannis', '5 stannis 2 3 4', { more: 'support tyrell mace challenger' });
    expect(canPlay(g, 'baratheon', 'stannis')).toBe(false);
  });

  test('[card-melisandre] [IT-7.6] [IT-EC-59] 1 power of her own, 5 less for them, below 0 if need be', () => {
    const g = played(
      baratheon('melisandre', '5 melisandre 2 3 4', { them: 'jaime 2 3 4 1', third: 'jaime 1' }),
      'baratheon',
      'melisandre'
    );
    expect(g.happened('added')).toMatchObject([{ side: 'defender', amount: -5 }]);
    g.toTheNextTurn();
    expect(g.happened('outcome')).toMatchObject([{ totals: { challenger: 8, defender: -4 } }]);
  });
  test('[card-melisandre] not with 1 power', () => {
    const g = baratheon('melisandre', '5 melisandre 2 3 4', { us: 'melisandre 1' });
    expect(canPlay(g, 'baratheon', 'melisandre')).toBe(false);
  });

  test('[card-davos] [IT-14.7] [IT-S49] one of the backs comes home, without draws', () => {
    const g = played(
      scene(`
        baratheon  shireen; hand 5 davos 2 3 4
        lannister  joffrey; hand 1 2 3 4 5; holds baratheon:12 baratheon:10
        tyrell     margaery; holds baratheon:truce
        challenger baratheon davos
        defender lannister jaime
      `)
        .cards()
        .show('5', '1')
        .until('baratheon', 'hostage-place')
        .answer('baratheon', place('deck')),
      'baratheon',
      'davos'
    );
    expect(g.choices('baratheon')).toEqual([held('lannister', 0), held('lannister', 1), held('tyrell', 0)]);
    g.answer('baratheon', held('lannister', 1));
    expect(g.hand('baratheon')).toContain('hostility-10');
  });
  test('[card-davos] [IT-S50] played cards are not fetched: with all at home it cannot be played', () => {
    const g = scene(`
      baratheon  shireen; hand 5 davos davos 3 4
      lannister  joffrey; hand 1 2 3 4 5; holds baratheon:12
      tyrell
      challenger baratheon davos
      defender lannister jaime
    `)
      .cards()
      .show('5', '1')
      .until('baratheon', 'hostage-place')
      .answer('baratheon', place('deck'));
    played(g, 'baratheon', 'davos');
    expect(canPlay(g, 'baratheon', 'davos')).toBe(false);
  });

  test('[card-selyse] a defeat costs each of them a random card, for all to see', () => {
    const g = played(baratheon('selyse', '1 selyse 2 3 4', { them: '20 2 3 4 1' }), 'baratheon', 'selyse');
    expect(g.happened('discarded')).toMatchObject([{ house: 'lannister', cards: [expect.any(String) as string] }]);
  });
  test('[card-selyse] not a victory', () => {
    expect(canPlay(baratheon('selyse', '20 selyse 2 3 4'), 'baratheon', 'selyse')).toBe(false);
  });

  test('[card-shireen] betrayed: at most 1 power each', () => {
    const g = played(baratheon('shireen', 'truce shireen 2 3 4', { us: 'shireen 6' }), 'baratheon', 'shireen').untilAt(
      'takingHostages'
    );
    expect(g.power('baratheon', 'shireen')).toBe(5);
  });
  test('[card-shireen] not when the own side betrays', () => {
    const g = baratheon('shireen', '5 shireen 2 3 4', { them: 'truce 2 3 4 1' });
    expect(canPlay(g, 'baratheon', 'shireen')).toBe(false);
  });
});

describe('Targaryen', () => {
  const targaryen = (
    character: Person,
    hand: string,
    { us = '', them = '5 2 3 4 1', third = '', more = '' } = {}
  ): Scene =>
    scene(`
      targaryen  ${character === 'viserys' ? 'barristan' : 'viserys'}; hand ${hand}; ${us}
      lannister  joffrey; hand ${them}
      tyrell     margaery; hand 1 2 3 4 5; ${third}
      challenger targaryen ${character}
      defender lannister jaime
      ${more}
    `)
      .cards()
      .show(hand.split(' ')[0]!, them.split(' ')[0]!);

  test('[card-daenerys] [IT-S39] each opposing supporter loses 1; the dead still spread', () => {
    const g = scene(`
      stark      catelyn; hand 20 1 2 3 4
      targaryen  viserys; hand 5 daenerys 2 3 4
      tyrell     margaery; renly 1
      challenger stark robb
      defender targaryen daenerys
      support tyrell renly challenger
    `).cards();
    g.show('20', '5');
    played(g, 'targaryen', 'daenerys').untilAt('takingHostages');
    expect([g.power('tyrell', 'renly'), g.state('tyrell').sheet, g.spread('tyrell')]).toEqual([0, 5, 1]);
  });
  test('[card-daenerys] not without opposing supporters', () => {
    expect(canPlay(targaryen('daenerys', '5 daenerys 2 3 4'), 'targaryen', 'daenerys')).toBe(false);
  });
  test('[IT-EC-101] [IT-EC-89] the last character of a House dies by a card: the game ends at once', () => {
    const g = targaryen('daenerys', '5 daenerys 2 3 4', {
      third: 'renly 1 olenna dead loras dead mace dead; spread lannister 2',
      more: 'support tyrell renly defender'
    });
    played(g, 'targaryen', 'daenerys');
    expect(g.position.winners).toEqual(['tyrell']);
    expect(g.happened('outcome')).toEqual([]);
  });

  test('[card-viserys] a hostage from somebody who has spread more, participant or not', () => {
    const g = played(targaryen('viserys', '5 viserys 2 3 4', { third: 'spread lannister 2' }), 'targaryen', 'viserys');
    g.answer('targaryen', place('hand'));
    expect(g.hostages('targaryen')).toMatch(/tyrell:/);
  });
  test('[card-viserys] not when nobody is ahead', () => {
    expect(canPlay(targaryen('viserys', '5 viserys 2 3 4'), 'targaryen', 'viserys')).toBe(false);
  });

  test('[card-drogo] a victory brings 3 cards', () => {
    const g = targaryen('drogo', '20 drogo 2 3 4').until('targaryen', 'reaction');
    const before = g.hand('targaryen').length;
    expect(played(g, 'targaryen', 'drogo').hand('targaryen')).toHaveLength(before + 2);
  });
  test('[card-drogo] not a defeat', () => {
    expect(canPlay(targaryen('drogo', '1 drogo 2 3 4', { them: '20 2 3 4 1' }), 'targaryen', 'drogo')).toBe(false);
  });

  test('[card-jorah] [IT-18.3] [IT-EC-57] the own supporter withdraws, the card is discarded at once, a card is drawn', () => {
    const g = scene(`
      stark      catelyn; hand 5 1 2 3 4
      lannister  joffrey; hand 5 2 3 4 1
      targaryen  viserys; hand jorah 1 2 3 4
      challenger stark robb
      defender lannister jaime
      support targaryen jorah challenger
    `).cards();
    g.show('5', '5');
    played(g, 'targaryen', 'jorah');
    expect([g.state('targaryen').discard, g.hand('targaryen').length]).toEqual([['jorah'], 5]);
    expect(g.happened('withdrew')).toMatchObject([{ house: 'targaryen' }]);
  });
  test('[card-jorah] not by an active player', () => {
    expect(canPlay(targaryen('jorah', '5 jorah 2 3 4'), 'targaryen', 'jorah')).toBe(false);
  });

  test('[card-barristan] the power of the character again, at most 5', () => {
    const added = (power: number) =>
      played(
        targaryen('barristan', '5 barristan 2 3 4', { us: `barristan ${power}` }),
        'targaryen',
        'barristan'
      ).happened('added')[0]!.amount;
    expect([added(3), added(7)]).toEqual([3, 5]);
  });
  test('[card-barristan] not in a betrayal', () => {
    const g = targaryen('barristan', '5 barristan 2 3 4', { them: 'truce 2 3 4 1' });
    expect(canPlay(g, 'targaryen', 'barristan')).toBe(false);
  });
});

describe('Tyrell', () => {
  const tyrell = (
    character: Person,
    hand: string,
    { side = 'challenger', ours = '5 1 2 3 4', theirs = '5 2 3 4 1', third = '' } = {}
  ): Scene =>
    scene(`
      stark      catelyn; hand ${ours}
      lannister  joffrey; hand ${theirs}
      tyrell     ${character === 'margaery' ? 'mace' : 'margaery'}; hand ${hand}; ${third}
      challenger stark robb
      defender lannister jaime
      support tyrell ${character} ${side}
    `)
      .cards()
      .show(ours.split(' ')[0]!, theirs.split(' ')[0]!);

  test('[card-margaery] [IT-S48] the active player may lay another hostility, or none', () => {
    const g = played(tyrell('margaery', 'margaery 1 2 3 4', { ours: '8 10 12 truce arya' }), 'tyrell', 'margaery');
    expect(g.choices('stark')).toEqual([card('10'), card('12'), card(null)]);
    g.answer('stark', card('12'));
    expect(g.state('stark').discard).toEqual(['hostility-8']);
  });
  test('[card-margaery] not in a betrayal', () => {
    const g = tyrell('margaery', 'margaery 1 2 3 4', { ours: 'truce 10 12 2 arya' });
    expect(canPlay(g, 'tyrell', 'margaery')).toBe(false);
  });

  test('[card-olenna] [IT-S47] [IT-EC-60] halves the value, rounded up, and again', () => {
    const g = played(tyrell('olenna', 'olenna olenna 2 3 4', { theirs: '20 1 2 3 4' }), 'tyrell', 'olenna');
    expect(g.totals).toBe('13 : 14');
    expect(played(g, 'tyrell', 'olenna').happened('halved')).toHaveLength(2);
    g.toTheNextTurn();
    expect(g.happened('outcome')).toMatchObject([{ totals: { defender: 9 } }]);
  });
  test('[card-olenna] not in a betrayal', () => {
    const g = tyrell('olenna', 'olenna 1 2 3 4', { ours: 'truce 10 12 2 arya' });
    expect(canPlay(g, 'tyrell', 'olenna')).toBe(false);
  });

  test('[card-renly] 2 strength for each supporter, oneself included', () => {
    expect(played(tyrell('renly', 'renly 1 2 3 4'), 'tyrell', 'renly').happened('added')).toMatchObject([
      { amount: 2 }
    ]);
  });
  test('[card-renly] [IT-EC-97] not in a betrayal', () => {
    const g = tyrell('renly', 'renly 1 2 3 4', { theirs: 'truce 2 3 4 1' });
    expect(canPlay(g, 'tyrell', 'renly')).toBe(false);
  });

  test('[card-loras] 5 in support, 3 for an active player', () => {
    expect(played(tyrell('loras', 'loras 1 2 3 4'), 'tyrell', 'loras').happened('added')).toMatchObject([
      { amount: 5 }
    ]);
    const g = scene(`
      tyrell     margaery; hand 5 loras 2 3 4
      lannister  joffrey; hand 5 2 3 4 1
      stark
      challenger tyrell loras
      defender lannister jaime
    `).cards();
    expect(played(g.show('5', '5'), 'tyrell', 'loras').happened('added')).toMatchObject([{ amount: 3 }]);
  });
  test('[card-loras] not in a betrayal', () => {
    const g = tyrell('loras', 'loras 1 2 3 4', { theirs: 'truce 2 3 4 1' });
    expect(canPlay(g, 'tyrell', 'loras')).toBe(false);
  });

  test('[card-mace] [IT-EC-98] 3 cards drawn, 1 discarded', () => {
    const g = played(tyrell('mace', 'mace 1 2 3 4'), 'tyrell', 'mace');
    expect(g.hand('tyrell')).toHaveLength(7);
    g.answer('tyrell', card('1'));
    expect(g.state('tyrell').discard).toEqual(['hostility-1']);
  });
  test('[card-mace] [IT-EC-88] [IT-15.2] with deck and pile empty nothing is drawn, and 1 discarded', () => {
    const all =
      'mace truce truce truce truce 1 2 3 4 5 6 7 8 10 12 20 margaery margaery olenna olenna renly renly loras loras mace';
    const g = played(tyrell('mace', all), 'tyrell', 'mace');
    expect(g.hand('tyrell')).toHaveLength(24);
    expect(g.waiting).toBe('tyrell effect-discard');
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
