// The Westeros phase: three cards are turned up, their icons bring the wildlings nearer, and then they are resolved in turn.

import { expect, test } from 'vitest';
import { bid, muster, option } from '#tests/support/answers';
import { scene } from '#tests/support/scene';

const WINTER = 'winter-is-coming';

test('[westeros.reveal][EC 7] three cards are turned up, all icons are counted, and only then card I is resolved', () => {
  const g = scene(`
    houses stark lannister baratheon
    deck westeros1 mustering | westeros2 last-days-of-summer | westeros3 sea-of-storms
  `).westeros();
  expect(g.position.westeros).toEqual(['mustering', 'last-days-of-summer', 'sea-of-storms']);
  expect(g.happened('westeros-card').map(({ deck }) => deck)).toEqual([1, 2, 3]);
  expect([g.position.wildlings, g.position.forbidden]).toEqual([6, []]);
  expect(g.position.resolving).toEqual({ deck: 1, effect: 'mustering' });
  g.waitingFor('baratheon', 'mustering');
});

test('[westeros.reveal][EC 7] the cards are resolved in the order I, II, III', () => {
  const g = scene(`
    houses stark lannister baratheon
    deck westeros1 a-throne-of-blades | westeros2 dark-wings-dark-words | westeros3 put-to-the-sword
    stark  karhold: footman
  `).westeros();
  g.waitingFor('baratheon', 'a-throne-of-blades');
  g.answer('baratheon', option('nothing'));
  g.waitingFor('lannister', 'dark-wings-dark-words');
  g.answer('lannister', option('nothing'));
  g.waitingFor('stark', 'put-to-the-sword');
  g.answer('stark', option('nothing'));
  g.waitingFor('stark', 'assigning-orders');
});

test('[westeros.icons][EC 8] each icon is one space of 2; a card without one moves nothing', () => {
  const after = (...cards: [string, string, string]): number =>
    scene(`
      houses stark lannister baratheon
      wildlings 4
      deck westeros1 ${cards[0]} | westeros2 ${cards[1]} | westeros3 ${cards[2]}
      stark  karhold: footman
    `).westeros().position.wildlings;
  expect(after('mustering', 'game-of-thrones', 'put-to-the-sword')).toBe(4);
  expect(after('last-days-of-summer', 'clash-of-kings', 'put-to-the-sword')).toBe(6);
  expect(after('mustering', 'dark-wings-dark-words', 'web-of-lies')).toBe(8);
  expect(after('a-throne-of-blades', 'last-days-of-summer', 'feast-for-crows')).toBe(10);
});

test('[westeros.attack-at-twelve][EC 8] at 12 the wildlings attack before any card is resolved; icons beyond are lost', () => {
  const g = scene(`
    houses stark lannister baratheon
    wildlings 10
    deck westeros1 a-throne-of-blades | westeros2 dark-wings-dark-words | westeros3 storm-of-swords | wildlings silence-at-the-wall
    stark  karhold: footman
  `).westeros();
  expect(g.happened('wildlings-move')).toEqual([{ what: 'wildlings-move', to: 12 }]);
  expect(g.happened('wildlings-attack')).toEqual([{ what: 'wildlings-attack', strength: 12 }]);
  expect([g.position.resolving, g.position.forbidden]).toEqual([null, []]);
  expect(g.waiting).toBe('baratheon bidding, lannister bidding, stark bidding');
  g.answers(['baratheon', bid(5)], ['lannister', bid(5)], ['stark', bid(1)]);
  expect(g.position.wildlings).toBe(8);
  g.waitingFor('baratheon', 'a-throne-of-blades');
});

test('[westeros.attack-at-twelve] at 10 they wait for their card', () => {
  const g = scene(`
    houses stark lannister baratheon
    wildlings 8
    deck westeros1 mustering | westeros2 game-of-thrones | westeros3 web-of-lies
  `).westeros();
  expect([g.position.wildlings, g.position.attack]).toEqual([10, null]);
  g.waitingFor('baratheon', 'mustering');
});

for (const [outcome, powers, strength] of [
  ['a victory of the Watch', [5, 5, 2], 0],
  ['a defeat of the Watch', [2, 2, 0], 8]
] as const)
  test(`[westeros.attack-at-twelve][westeros.wildlings-attack][EC 9][EX-28] a second attack in one phase, after ${outcome} with ${strength}`, () => {
    const g = scene(`
      houses stark lannister baratheon
      wildlings 10
      deck westeros1 last-days-of-summer | westeros2 last-days-of-summer | westeros3 wildlings-attack | wildlings silence-at-the-wall mammoth-riders
      stark  karhold: footman; castle-black: footman
    `).westeros();
    g.answers(['baratheon', bid(powers[0])], ['lannister', bid(powers[1])], ['stark', bid(powers[2])]);
    if (strength === 0) g.answer('baratheon', option('lannister'));
    expect(g.position.wildlings).toBe(strength);
    // a house without power bids nothing
    const bidders = strength === 0 ? ['stark'] : ['baratheon', 'lannister', 'stark'];
    expect(g.waiting).toBe(bidders.map((house) => `${house} bidding`).join(', '));
    expect(g.happened('wildlings-attack').map((one) => one.strength)).toEqual([12, strength]);
  });

test('[westeros.holder][EC 11] the holder has to name one of three options, and nothing is one of them', () => {
  const g = scene(`
    houses stark lannister baratheon
    deck westeros1 a-throne-of-blades | westeros2 last-days-of-summer | westeros3 sea-of-storms
    stark  karhold: footman
  `).westeros();
  g.waitingFor('baratheon', 'a-throne-of-blades');
  expect(g.choices('baratheon')).toEqual(['supply', 'mustering', 'nothing'].map((one) => option(one)));
  expect(g.refused('baratheon', option('clash-of-kings'))).toEqual({ rule: 'choice.not-offered' });
  expect(g.refused('stark', option('nothing'))).toEqual({ rule: 'answer.not-asked', house: 'stark' });
  g.answer('baratheon', option('nothing'));
  expect([g.supply('stark'), g.supply('lannister')]).toEqual([6, 6]);
  g.waitingFor('stark', 'assigning-orders');
});

test('[westeros.holder][EC 12] a Clash of Kings changes who decides on Put to the Sword in the same phase', () => {
  const g = scene(`
    houses stark lannister baratheon
    deck westeros1 last-days-of-summer | westeros2 clash-of-kings | westeros3 put-to-the-sword
    stark  karhold: footman
  `).westeros();
  expect(g.position.tracks.fiefdoms[0]).toBe('stark');
  g.answers(['baratheon', bid(2)], ['lannister', bid(1)], ['stark', bid(0)]);
  g.answers(['baratheon', bid(0)], ['lannister', bid(2)], ['stark', bid(1)]);
  g.answers(['baratheon', bid(0)], ['lannister', bid(1)], ['stark', bid(2)]);
  g.waitingFor('lannister', 'put-to-the-sword');
});

test('[westeros.used-cards][EC 15] a used card lies under its deck and comes back only when winter comes', () => {
  const g = scene(`
    houses stark lannister baratheon
    deck westeros1 supply a-throne-of-blades | westeros2 game-of-thrones | westeros3 put-to-the-sword
    stark  karhold: footman
  `).westeros();
  const { westeros } = g.position.decks;
  expect(westeros.map((deck) => deck.at(-1))).toEqual(['supply', 'game-of-thrones', 'put-to-the-sword']);
  expect([westeros[0][0], westeros.map((deck) => deck.length)]).toEqual(['a-throne-of-blades', [10, 10, 10]]);
});

test('[westeros.winter-is-coming] the whole deck is shuffled, and another card takes the place when its turn comes', () => {
  const g = scene(`
    houses stark lannister baratheon
    deck westeros1 mustering | westeros2 ${WINTER} | westeros3 put-to-the-sword
    stark  karhold: footman
  `).westeros();
  // it still is there while card I is resolved
  expect(g.position.westeros).toEqual(['mustering', WINTER, 'put-to-the-sword']);
  g.answers(['baratheon', muster()], ['lannister', muster()], ['stark', muster()]);
  const [, , , ...replaced] = g.happened('westeros-card');
  expect(replaced.length).toBeGreaterThan(0);
  expect(replaced.every(({ deck }) => deck === 2)).toBe(true);
  expect(g.position.westeros[1]).toBe(replaced.at(-1)!.card);
  expect(g.position.westeros[1]).not.toBe(WINTER);
  expect([...g.position.decks.westeros[1]].filter((one) => one === WINTER)).toHaveLength(1);
});

/** What deck I turns up for a Winter Is Coming, by the seed of the shuffle. */
const replacedWith = (seed: string): string[] =>
  scene(`
    houses stark lannister baratheon
    seed ${seed}
    wildlings 10
    deck westeros1 ${WINTER} | westeros2 game-of-thrones | westeros3 put-to-the-sword | wildlings silence-at-the-wall
    stark  karhold: footman
  `)
    .westeros()
    .happened('westeros-card')
    .slice(3)
    .map(({ card }) => card);

/** The first of a row of seeds after which these cards are turned up. */
function seedFor(wanted: (cards: string[]) => boolean): string {
  for (let n = 0; n < 500; n++) if (wanted(replacedWith(`winter-${n}`))) return `winter-${n}`;
  throw new Error('No such shuffle');
}

test('[westeros.winter-is-coming][EC 10] the icon of the new card counts, and at 12 they attack before it is carried out', () => {
  const seed = seedFor(([card, more]) => card === 'a-throne-of-blades' && more === undefined);
  const g = scene(`
    houses stark lannister baratheon
    seed ${seed}
    wildlings 10
    deck westeros1 ${WINTER} | westeros2 game-of-thrones | westeros3 put-to-the-sword | wildlings silence-at-the-wall
    stark  karhold: footman
  `).westeros();
  expect(g.position.westeros).toEqual(['a-throne-of-blades', 'game-of-thrones', 'put-to-the-sword']);
  expect(g.position.attack?.strength).toBe(12);
  expect(g.waiting).toBe('baratheon bidding, lannister bidding, stark bidding');
  g.answers(['baratheon', bid(1)], ['lannister', bid(1)], ['stark', bid(0)]);
  expect(g.position.wildlings).toBe(8);
  g.waitingFor('baratheon', 'a-throne-of-blades');
});

test('[westeros.winter-is-coming][EC 10] a card without an icon leaves the wildlings where they are', () => {
  const seed = seedFor(([card, more]) => card === 'mustering' && more === undefined);
  const g = scene(`
    houses stark lannister baratheon
    seed ${seed}
    wildlings 10
    deck westeros1 ${WINTER} | westeros2 game-of-thrones | westeros3 put-to-the-sword | wildlings silence-at-the-wall
    stark  karhold: footman
  `).westeros();
  expect([g.position.wildlings, g.position.attack]).toEqual([10, null]);
  g.waitingFor('baratheon', 'mustering');
});

test('[westeros.winter-is-coming][EC 10] turned up again, it is replaced again', () => {
  const seed = seedFor(([card]) => card === WINTER);
  const cards = replacedWith(seed);
  expect(cards.length).toBeGreaterThan(1);
  expect(cards.slice(0, -1).every((card) => card === WINTER)).toBe(true);
  expect(cards.at(-1)).not.toBe(WINTER);
});
