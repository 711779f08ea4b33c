import { describe, expect, test } from 'vitest';
import { HOUSE_CARD_IDS, HOUSE_CARDS } from '#thrones/box/houseCards';
import { HOUSES } from '#thrones/box/houses';
import { keysOf } from '#thrones/box/tabulate';
import type { TideId, WesterosCardId } from '#thrones/box';
import { WESTEROS_CARDS } from '#thrones/box/westerosCards';
import { WILDLING_CARD_IDS } from '#thrones/box/wildlingCards';
import type { AskOf } from '#thrones/rules';
import { ABILITIES } from '#thrones/rules/cards/abilities';
import HouseCard from '#thrones/screens/cards/HouseCard.svelte';
import HouseCardBack from '#thrones/screens/cards/HouseCardBack.svelte';
import Tide from '#thrones/screens/cards/Tide.svelte';
import WesterosCard from '#thrones/screens/cards/WesterosCard.svelte';
import WildlingCard from '#thrones/screens/cards/WildlingCard.svelte';
import { text } from 'text:thrones/cards';
import { houseCardText, iconsText } from '#thrones/text/cardWords';
import { scene } from '#tests/support/scene';
import { drawn, wordsIn } from '#tests/support/shown';
import { text as names } from 'text:thrones/names';

/** What can be read on it, by eye or aloud. */
const readOn = (html: string): string =>
  [...html.matchAll(/aria-label="([^"]*)"|>([^<>]+)</g)]
    .map(([, aloud, text]) => (aloud ?? text ?? '').trim())
    .filter((text) => text !== '')
    .join(' ')
    .replaceAll('&#39;', "'");

describe('a house card', () => {
  test.each(HOUSE_CARD_IDS)('%s shows its strength, its name and its text', (card) => {
    const { strength, swords, towers } = HOUSE_CARDS[card];
    const name = names(`houseCards.${card}`);
    const read = readOn(drawn(HouseCard, { card }));
    for (const shown of [name, `Strength ${strength}`, houseCardText(card) ?? '', iconsText(swords, towers)])
      expect(read).toContain(shown);
  });

  test('has no text if and only if the rules give it none', () => {
    const without = HOUSE_CARD_IDS.filter((card) => houseCardText(card) === null);
    expect(without).toEqual(HOUSE_CARD_IDS.filter((card) => ABILITIES[card] === undefined));
  });

  test('is marked when it is used, chosen or in force', () => {
    expect(readOn(drawn(HouseCard, { card: 'robb-stark', used: true }))).toContain('used');
    expect(readOn(drawn(HouseCard, { card: 'robb-stark', chosen: true }))).toContain('chosen');
    const inForce = 'In force: a sword';
    expect(readOn(drawn(HouseCard, { card: 'theon-greyjoy', inForce }))).toContain(inForce);
  });

  test('has nothing of its front in the page when it lies face down', () => {
    for (const card of HOUSE_CARD_IDS) {
      const { house } = HOUSE_CARDS[card];
      const down = drawn(HouseCard, { card, down: true, chosen: true, inForce: 'In force' });
      const back = drawn(HouseCardBack, { house });
      expect(readOn(down)).toBe(readOn(back));
      expect(down).not.toContain(card);
    }
  });
});

describe('a Westeros card', () => {
  const all = keysOf(WESTEROS_CARDS);
  /** Resolved house by house, in turn order. */
  const OF_EVERY_HOUSE: readonly WesterosCardId[] = ['supply', 'mustering', 'game-of-thrones', 'wildlings-attack'];

  test.each(all)('%s shows its name, its text and what it consists of', (card) => {
    const read = readOn(drawn(WesterosCard, { card, deck: 1, houses: HOUSES }));
    expect(read).toContain(names(`westerosCards.${card}`));
    expect(read).toContain(text(`westeros-${card}`));
    expect(read.includes('House Tyrell')).toBe(OF_EVERY_HOUSE.includes(card));
    expect(read.includes('forbidden')).toBe(WESTEROS_CARDS[card].forbids.length > 0);
    expect(read.includes(text('card-icon'))).toBe(WESTEROS_CARDS[card].wildlingIcon);
  });

  test.each(['a-throne-of-blades', 'dark-wings-dark-words', 'put-to-the-sword'] as const)(
    '%s offers what the rules offer',
    (card) => {
      const deck = ({ 'a-throne-of-blades': 1, 'dark-wings-dark-words': 2, 'put-to-the-sword': 3 } as const)[card];
      const others = [1, 2, 3].filter((one) => one !== deck);
      const quiet = { 1: 'last-days-of-summer', 2: 'last-days-of-summer', 3: 'sea-of-storms' } as const;
      const piles = [`westeros${deck} ${card}`, ...others.map((one) => `westeros${one} ${quiet[one as 1 | 2 | 3]}`)];
      const g = scene(`deck ${piles.join(' | ')}\nstark winterfell: footman`).westeros();
      const { kind, about, options } = g.asks[0] as AskOf<'option'>;
      expect([kind, about]).toEqual(['option', card]);
      const html = drawn(WesterosCard, { card, deck });
      const offered = [...html.matchAll(/<b [^>]*text-heading[^>]*>([^]*?)<\/b>/g)].map(([, words]) => wordsIn(words!));
      expect(offered).toEqual(options.map((option) => text(`card-choice-${option}` as 'card-choice-supply')));
    }
  );

  test('tells nothing before it is turned up', () => {
    for (const card of all) expect(readOn(drawn(WesterosCard, { card, deck: 2, down: true }))).toBe('Westeros II');
  });
});

describe('a wildling card', () => {
  test.each(WILDLING_CARD_IDS)('%s shows the half that applies', (card) => {
    const [lowest, others, highest] = (['lowest', 'others', 'highest'] as const).map((half) =>
      text(`wildling-${card}.${half}`)
    ) as [string, string, string];
    const won = readOn(drawn(WildlingCard, { card, half: 'wildlings' }));
    const lost = readOn(drawn(WildlingCard, { card, half: 'watch' }));
    expect(won).toContain(names(`wildlingCards.${card}`));
    for (const line of [lowest, others]) expect(won).toContain(line);
    expect(lost).toContain(highest);
    if (highest !== lowest) expect(won).not.toContain(highest);
    const both = readOn(drawn(WildlingCard, { card }));
    for (const line of [lowest, others, highest]) expect(both).toContain(line);
    expect(readOn(drawn(WildlingCard, { card, down: true }))).toBe('Beyond the Wall');
  });
});

test('a card of the Tides of Battle shows its numbers, and nothing while it is hidden', () => {
  const read = (tide: TideId | null) => readOn(drawn(Tide, { tide }));
  expect(read('tide-1-sword')).toContain('Strength 1');
  expect(read('tide-1-sword')).toContain('1 sword');
  expect(read('tide-0-skull')).toContain(text('card-skull'));
  expect(read(null)).toBe('Tides of Battle');
});

test('texts are short enough for a small card', () => {
  for (const card of HOUSE_CARD_IDS) expect((houseCardText(card) ?? '').length).toBeLessThanOrEqual(90);

  for (const card of WILDLING_CARD_IDS) {
    const [lowest, others, highest] = (['lowest', 'others', 'highest'] as const).map((half) =>
      text(`wildling-${card}.${half}`)
    ) as [string, string, string];
    for (const line of [lowest, others, highest]) expect(line.length).toBeLessThanOrEqual(90);
  }
});

test('every house card has an emblem of its own', () => {
  // The group before it is the sigil of the house.
  const emblems = HOUSE_CARD_IDS.map(
    (card) => /<g transform="translate\(6 4\)[^]*?<\/g>/.exec(drawn(HouseCard, { card }))?.[0] ?? ''
  );
  for (const emblem of emblems) expect(emblem).toContain('<path');
  expect(new Set(emblems).size).toBe(HOUSE_CARD_IDS.length);
});
