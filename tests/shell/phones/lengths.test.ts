// How long a picture is tells nothing: whatever is asked in secret in either game, and whatever a hand holds or answers, all parts of
// questions have one length, all answers another one, and what is around them follows from what everybody may know.

import { expect, test } from 'vitest';
import { Chance, chanceFrom } from '#engine/chance';
import type { Ruleset } from '#engine/ruleset';
import { HOUSES } from '#iron/box/houses';
import { ironThrone } from '#iron/flow/ruleset';
import { drawAnswer as drawIron } from '#iron/rules/judging';
import { ANSWER_ROOM, answerTo } from '#shell/phones/phoneAnswers';
import { PART_ROOM, questionIn, questionsFor } from '#shell/phones/questions';
import { blocksIn } from '#shell/pictures/fountain';
import { BLOCK } from '#shell/pictures/frames';
import { unwrapped } from '#shell/pictures/parcel';
import { keyOf, type Keys, newKeys, seal } from '#shell/pictures/sealing';
import { AREA_IDS } from '#thrones/box/areas';
import { ORDER_TOKENS, ORDERS } from '#thrones/box/orders';
import { SETUP } from '#thrones/box/setup';
import { thrones } from '#thrones/flow/ruleset';
import { drawAnswer } from '#thrones/rules/judging';

type Game = ReturnType<Ruleset['begin']>;
type Draw = (position: Game['position'], house: string, chance: Chance) => unknown;

interface Box {
  readonly rules: Ruleset;
  readonly draw: Draw;
  readonly games: readonly Game[];
  readonly kinds: readonly string[];
}

const BOXES: Readonly<Record<string, Box>> = {
  thrones: {
    rules: thrones as unknown as Ruleset,
    draw: drawAnswer as unknown as Draw,
    games: ([3, 4, 5, 6] as const).map((players, at) =>
      thrones.begin({
        houses: SETUP[players].houses,
        seed: `lengths ${at}`,
        options: { edition: 'revised', tides: true }
      })
    ) as unknown as readonly Game[],
    kinds: ['assigning-orders', 'bidding', 'house-card', 'raven-card', 'tides-redraw']
  },
  'iron-throne': {
    rules: ironThrone as unknown as Ruleset,
    draw: drawIron as unknown as Draw,
    games: [3, 4, 5, 5].map((players, at) =>
      ironThrone.begin({ houses: HOUSES.slice(0, players), seed: `lengths ${at}` })
    ) as unknown as readonly Game[],
    kinds: ['choosing-leader', 'house-card']
  }
};

/** What seals a box besides what is in it: nonce, tag, and where the padding begins. */
const AROUND = 12 + 16 + 4;
/** Of one ask. */
const ANSWERS = 3;
const MOST_ANSWERS = 450;

test.each(Object.keys(BOXES))('%s: every ask has one length, whatever a hand holds and answers', async (name) => {
  const { rules, draw, games, kinds } = BOXES[name]!;
  const chance = new Chance(chanceFrom('lengths'));
  const [tablet, phone] = [await newKeys(), await newKeys()];
  const met = new Map<string, Set<string>>();
  for (const begun of games) {
    let game = begun;
    let before = '';
    for (let turn = 0; turn < MOST_ANSWERS && game.position.asks.length > 0; turn++) {
      const { asks } = game.position;
      const sealed = asks.filter((ask) => rules.privacyOf(ask as never) === 'sealed');
      const now = sealed.map(({ about, house }) => `${about} ${house}`).join();
      // Once an ask: its parts stay as they are while one after the other answers.
      if (sealed.length > 0 && !before.endsWith(now)) {
        const lengths = await lengthsOf(game, sealed[0]!.about);
        for (const [about, length] of lengths) met.set(about, (met.get(about) ?? new Set()).add(length));
      }
      before = now;
      const { house } = chance.pick(asks);
      const played = rules.answer(game, house, draw(game.position, house, chance) as never);
      if (!played.ok) throw new Error('a drawn answer is legal');
      ({ game } = played);
    }
  }
  expect([...met.keys()].sort()).toEqual([...kinds].sort());
  const one = `${PART_ROOM + AROUND} question, ${ANSWER_ROOM + AROUND} answer, ${ANSWER_PICTURES} pictures`;
  for (const [about, lengths] of met) expect([about, ...lengths]).toEqual([about, one]);

  async function lengthsOf(game: Game, about: string): Promise<readonly (readonly [string, string])[]> {
    const seen = (house: string | null) => rules.viewFor(game.position as never, house as never);
    const asked = game.position.asks.filter((ask) => rules.privacyOf(ask as never) === 'sealed');
    const table = { game: 'a game', keys: tablet, of: rules.id, seats: [], view: seen(null) };
    const parts = asked.map(({ house }, at) => ({
      id: at.toString(16).padStart(16, '0'),
      house,
      phone: phone.open,
      view: seen(house)
    }));
    const { bytes } = await questionsFor(table, parts);
    const [, ...boxes] = unwrapped(bytes)!.boxes;
    const opened = await questionIn(bytes, phone, null);
    if (!opened.ok) throw new Error(opened.why);
    const found: (readonly [string, string])[] = [];
    for (const [at, { house }] of asked.entries())
      for (let tried = 0; tried < ANSWERS; tried++) {
        const answer = await answered(opened.question, phone, draw(game.position, house, chance));
        found.push([about, `${boxes[at]!.length} question, ${answer}`]);
      }
    return found;
  }
});

const ANSWER_PICTURES = 4;

async function answered(question: Parameters<typeof answerTo>[0], keys: Keys, answer: unknown): Promise<string> {
  const { bytes } = await answerTo(question, keys, answer);
  const [box] = unwrapped(bytes)!.boxes;
  return `${box!.length} answer, ${blocksIn(bytes.length, BLOCK)} pictures`;
}

/** Footmen, knights, engines and ships of a house, each in an area of its own, and the areas with the longest names. */
const MOST_AREAS = 23;

test('the largest realm that there can be fits, and an order on as many of its areas as there are tokens', async () => {
  const [, , , game] = BOXES.thrones!.games;
  const { rules } = BOXES.thrones!;
  const [tablet, phone] = [await newKeys(), await newKeys()];
  const house = 'baratheon';
  const chance = new Chance(chanceFrom('the largest realm'));
  const tokensOfAHouse = ORDER_TOKENS.flatMap((token) => Array.from({ length: ORDERS[token].count }, () => token));
  const longest = [...AREA_IDS].sort((one, other) => other.length - one.length);
  const seen = rules.viewFor(game!.position as never, house as never);
  const asks = seen.asks.map((ask) => ('areas' in ask ? { ...ask, areas: longest.slice(0, MOST_AREAS) } : ask));
  expect(asks.some((ask) => 'areas' in ask)).toBe(true);
  const table = {
    game: 'a game',
    keys: tablet,
    of: rules.id,
    seats: [],
    view: rules.viewFor(game!.position as never, null)
  };
  const part = { id: 'ab'.repeat(8), house, phone: phone.open, view: { ...seen, asks } };
  const { bytes } = await questionsFor(table, [part]);
  expect(unwrapped(bytes)!.boxes[1]).toHaveLength(PART_ROOM + AROUND);
  const opened = await questionIn(bytes, phone, null);
  if (!opened.ok) throw new Error(opened.why);
  expect(opened.question.view.asks).toEqual(asks);
  for (let tried = 0; tried < 200; tried++) {
    const tokens = chance.shuffle(tokensOfAHouse);
    const orders = Object.fromEntries(tokens.map((token, at) => [longest[at]!, token] as const));
    const answer = await answered(opened.question, phone, { kind: 'orders', orders });
    expect(answer).toBe(`${ANSWER_ROOM + AROUND} answer, ${ANSWER_PICTURES} pictures`);
  }
});

test('a box is as long as its room, and one that is too large for it as long as two', async () => {
  const key = await keyOf('ab'.repeat(32));
  const long = Array.from({ length: 400 }, (_, at) => (at * at * 7919) % 100_003).join();
  const lengths = [];
  for (const data of ['', 'truce', { hand: [1, 2, 3] }, long])
    lengths.push((await seal(key, data, '', 512)).length - AROUND);
  expect(lengths.slice(0, 3)).toEqual([512, 512, 512]);
  expect(lengths[3]! % 512).toBe(0);
  expect(lengths[3]).toBeGreaterThan(512);
});

test('each box has a nonce of its own', async () => {
  const key = await keyOf('ab'.repeat(32));
  const nonces = new Set<string>();
  for (let box = 0; box < 50; box++) nonces.add((await seal(key, 'the same', 'the same', 64)).slice(0, 12).join());
  expect(nonces.size).toBe(50);
  const game = BOXES.thrones!.games[0]!;
  const rules = BOXES.thrones!.rules;
  const keys = await newKeys();
  const view = rules.viewFor(game.position as never, null);
  const table = { game: 'a game', keys, of: rules.id, seats: [], view };
  const part = { id: '00'.repeat(8), house: 'stark', phone: (await newKeys()).open, view };
  const { boxes } = unwrapped((await questionsFor(table, [part, part])).bytes)!;
  expect(new Set(boxes.map((box) => box.slice(0, 12).join())).size).toBe(3);
});
