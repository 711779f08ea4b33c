// Games for the tests of the screens around the table, played to some point by chance.

import type { House } from '#thrones/box';
import { SETUP, type PlayerCount } from '#thrones/box/setup';
import { Bulk, newGame, type Game } from '#thrones/flow/game';
import { Chance, chanceFrom } from '#engine/chance';
import { drawAnswer } from '#thrones/rules/judging';
import type { Edition } from '#thrones/rules';
import { viewFor } from '#thrones/rules/view';
import type { Replayed } from '#shell/play/replayed';
import type { Thrones } from '#thrones/flow/game';
import { type GameSheet, type Given, newSheet, Playback, type Start, startOf } from '#tests/support/saves';

export interface Played {
  readonly start: Start;
  readonly answers: readonly Given[];
  readonly game: Game;
  readonly sheet: GameSheet;
}

interface Wanted {
  readonly players: PlayerCount;
  readonly seed: string;
  readonly answers: number;
  readonly edition?: Edition;
}

export function played({ players, seed, answers: most, edition = 'revised' }: Wanted): Played {
  const wanted = { houses: SETUP[players].houses, seed, options: { edition, tides: false } };
  const bulk = new Bulk(newGame(wanted));
  const chance = new Chance(chanceFrom(seed));
  const answers: Given[] = [];
  while (answers.length < most && bulk.position.winner === null) {
    const house = bulk.position.asks[0]?.house;
    if (house === undefined) break;
    const answer = drawAnswer(viewFor(bulk.position, house), house, chance);
    bulk.answer(house, answer);
    answers.push({ house, answer });
  }
  const { game } = bulk;
  const start = startOf(wanted);
  const seats = SETUP[players].tracks.throne.map((house) => ({ house, name: `${house}'s`, pin: null }));
  return { start, answers, game, sheet: newSheet({ start, seats, name: 'Friday' }, game) };
}

/** A game that is over, opened to look back at it: an answer each minute. */
export function replayedOf(
  { start, answers, sheet }: Played,
  playback = new Playback(start, answers, true)
): Replayed<Thrones> {
  const told = playback.steps.map(({ house, happened }, i) => ({ house, happened, time: i * 60_000 }));
  const notes = { takenBack: [], copied: [], handed: [] };
  return {
    ...{ id: '', game: 'thrones', name: sheet.name, created: 0 },
    seats: sheet.seats.map(({ house, name }) => ({ house: house as House, name })),
    ...{ told, ...notes, playback, record: { start, answers } }
  };
}
