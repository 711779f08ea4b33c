import { describe, expect, test } from 'vitest';
import { card, split } from '../support/answers';
import { canPlay, challenge, played } from '../support/characterCards';
import { type Scene, scene } from '../support/scene';

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
