// What the chronicle and the log tell of a game, held to what the positions of that game say.

import { expect, test } from 'vitest';
import { Chance, chanceFrom } from '#engine/chance';
import { HOUSES } from '#iron/box/houses';
import { Bulk, type IronThrone, newGame } from '#iron/flow/game';
import { ironThrone } from '#iron/flow/ruleset';
import { storyOf } from '#iron/flow/story';
import { spreadOf } from '#iron/rules/influence';
import { drawAnswer } from '#iron/rules/judging';
import Chronicle from '#iron/screens/chronicle/Chronicle.svelte';
import { logLine } from '#iron/text/log';
import { Playback } from '#shell/play/playback';
import type { Replayed } from '#shell/play/replayed';
import { type Given, startOf } from '#shell/saves/document';
import { drawn, wordsIn } from '#tests/support/shown';

function played(players: number, seed: string): Playback<IronThrone> {
  const setUp = { houses: HOUSES.slice(0, players), seed };
  const game = new Bulk(newGame(setUp));
  const chance = new Chance(chanceFrom(seed));
  const answers: Given<IronThrone>[] = [];
  for (let [ask] = game.position.asks; ask !== undefined; [ask] = game.position.asks) {
    const answer = drawAnswer(game.position, ask.house, chance);
    game.answer(ask.house, answer);
    answers.push({ house: ask.house, answer });
  }
  return new Playback(ironThrone, startOf<IronThrone>(setUp), answers, true);
}

const GAMES = [3, 4, 5].flatMap((players) => ['a', 'b', 'c'].map((seed) => played(players, seed)));

const told = (game: Playback<IronThrone>) =>
  storyOf(
    game.view(0)!.seats,
    game.steps.flatMap(({ happened }) => happened)
  );

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);

test('influence begins with none, never falls, and ends as it lies on the boards', () => {
  for (const game of GAMES) {
    const { spread } = told(game);
    const end = game.view(game.last)!;
    expect(spread).toHaveLength(end.turn + 1);
    for (const house of end.seats) {
      expect(spread[0]?.[house]).toBe(0);
      expect(spread.at(-1)?.[house]).toBe(spreadOf(end, house));
      spread.slice(1).forEach((turn, i) => expect(turn[house]).toBeGreaterThanOrEqual(spread[i]?.[house] ?? 0));
    }
  }
});

test('each token lies where it is said to lie, and what is counted is what happened', () => {
  for (const game of GAMES) {
    const { tokens, counts, dead, deeds } = told(game);
    const end = game.view(game.last)!;
    for (const house of end.seats)
      for (const on of end.seats)
        expect(tokens.filter((one) => one.house === house && one.on === on)).toHaveLength(
          end.houses[house]!.spread[on] ?? 0
        );
    expect(Math.max(0, ...tokens.map(({ turn }) => turn))).toBeLessThanOrEqual(end.turn);
    expect(dead).toHaveLength(sum([...deeds.values()].map(({ deaths }) => deaths)));
    const happened = game.steps.flatMap((step) => step.happened);
    for (const what of ['tortured', 'released'] as const)
      expect(counts[what]).toBe(happened.filter((one) => one.what === what).length);
    expect(counts.hostages).toBe(happened.filter(({ what }) => what === 'hostage').length);
  }
});

test('the deaths of a House are its characters without power', () => {
  for (const game of GAMES) {
    const { deeds } = told(game);
    const end = game.view(game.last)!;
    for (const house of end.seats)
      expect(deeds.get(house)?.deaths).toBe(
        Object.values(end.houses[house]!.characters).filter((power) => power === 0).length
      );
  }
});

test('every encounter has one outcome, and who is said to have won it led the winning side', () => {
  for (const game of GAMES) {
    const { outcomes, deeds } = told(game);
    const ends = game.steps.flatMap(({ happened }) => happened.filter(({ what }) => what === 'outcome'));
    expect(sum(Object.values(outcomes))).toBe(ends.length);
    const won = new Map(game.view(0)!.seats.map((house) => [house, 0]));
    const leads = { challenger: game.view(0)!.seats[0]!, defender: game.view(0)!.seats[0]! };
    for (const happening of game.steps.flatMap(({ happened }) => happened)) {
      if (happening.what === 'turn') leads.challenger = happening.challenger;
      if (happening.what === 'defender') leads.defender = happening.house;
      if (happening.what !== 'outcome' || happening.result.kind !== 'won') continue;
      const winner = leads[happening.result.side];
      won.set(winner, won.get(winner)! + 1);
    }
    expect(new Map([...deeds].map(([house, deed]) => [house, deed.won]))).toEqual(won);
  }
});

/** The log at the end of a chronicle, as it is read: its lines from the first to the last, each below its turn. */
function logOf(playback: Playback<IronThrone>, notes: Partial<Replayed<IronThrone>>): { turn: string; line: string }[] {
  const { seats } = playback.view(0)!;
  const game: Replayed<IronThrone> = {
    ...{
      id: 'told',
      game: 'iron-throne',
      name: 'Told',
      created: 0,
      takenBack: [],
      copied: [],
      handed: [],
      record: null
    },
    seats: seats.map((house) => ({ house, name: house })),
    told: playback.steps.map(({ house, happened }) => ({ house, happened, time: 0 })),
    playback,
    ...notes
  };
  const page = drawn(Chronicle, { game, back: '/', onmoment: () => undefined });
  const [, log] = page.split(/<h2[^>]*>Log<\/h2>/);
  const turns = log!
    .split('<h3')
    .slice(1)
    .map((turn) => turn.split('</h3>') as [string, string]);
  return turns.toReversed().flatMap(([heading, lines]) =>
    [...lines.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, line]) => ({
      turn: wordsIn(`<h3${heading}`),
      line: wordsIn(line!)
    }))
  );
}

test('the log tells everything that happened, by turns, and where an answer was taken back', () => {
  const [game] = GAMES;
  const happened = game!.steps.map((step) => step.happened);
  const log = logOf(game!, {});
  expect(log.map(({ line }) => line)).toEqual(happened.flat().map((one) => logLine(one)));
  let turn = 'Before the game';
  const turns = happened.flat().map((one) => (turn = one.what === 'turn' ? `Turn ${one.turn}` : turn));
  expect(log.map((told) => told.turn)).toEqual(turns);
  const noted = logOf(game!, {
    handed: [
      { after: 4, time: 3, house: 'stark', name: 'The app', code: { level: 'greedy', person: 'plain', seed: 's' } },
      { after: 5, time: 4, house: 'stark', name: 'Ada', code: null }
    ],
    takenBack: [{ after: 3, time: 1, count: 2 }],
    copied: [{ after: 3, time: 2, how: 'file', round: 1 }]
  });
  const lines = log.map(({ line }) => line);
  const until = (answers: number): number => happened.slice(0, answers).flat().length;
  expect(noted.map(({ line }) => line)).toEqual([
    ...lines.slice(0, until(3)),
    'Everyone agreed: the last 2 decisions were taken back.',
    'The game was copied to a file in turn 1.',
    ...lines.slice(until(3), until(4)),
    'Stark is played by the app from here on.',
    ...lines.slice(until(4), until(5)),
    'Stark is played by Ada from here on.',
    ...lines.slice(until(5))
  ]);
});
