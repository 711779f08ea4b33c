// How it came to that: what a game was like, told by playing its answers once more.

import type { House } from '../../box/houses';
import { Bulk, newGame } from '../../flow/game';
import { castleCounts } from '../../rules/control';
import type { Happening } from '../../rules/happenings';
import type { PerHouse, Position } from '../../rules/position';
import type { Given, Start } from '../../saves/document';
import { openPosition } from '../../saves/opening';

export interface Fought {
  readonly won: number;
  readonly lost: number;
}

export interface Story {
  /** Castles and strongholds: when the game began, and after each round. */
  readonly castles: readonly PerHouse<number>[];
  readonly fought: PerHouse<Fought>;
  /** Power bid for tracks and against the wildlings. */
  readonly bid: PerHouse<number>;
  readonly battles: number;
  readonly wildlings: { readonly attacks: number; readonly beaten: number };
  /** How often the tablet changed hands, where somebody has counted. */
  readonly handovers: number | null;
}

const castlesIn = (position: Position): PerHouse<number> => {
  const counts = castleCounts(position);
  const houses = Object.keys(position.houses) as House[];
  return Object.fromEntries(houses.map((house) => [house, counts.get(house) ?? 0]));
};

/** An answer that no longer fits ends the story there; the game itself has been looked through when it was loaded. */
export function storyOf(start: Start, answers: readonly Given[], handovers: number | null = null): Story {
  const castles: PerHouse<number>[] = [];
  const happened: Happening[] = [];
  const bulk = beginningOf(start);
  if (bulk !== null) {
    castles.push(castlesIn(bulk.position));
    for (const { house, answer } of answers) {
      const { round } = bulk.position;
      if (bulk.answer(house, answer) !== null) break;
      happened.push(...bulk.position.happened);
      if (bulk.position.round !== round) castles.push(castlesIn(bulk.position));
    }
    castles.push(castlesIn(bulk.position));
  }
  return { castles, ...tally(happened), handovers };
}

function beginningOf(start: Start): Bulk | null {
  if (start.kind === 'setup') return new Bulk(newGame(start));
  const opened = openPosition(start.position, start.at);
  return opened.ok ? new Bulk(opened.game) : null;
}

function tally(happened: readonly Happening[]): Omit<Story, 'castles' | 'handovers'> {
  const fought: Partial<Record<House, Fought>> = {};
  const bid: Partial<Record<House, number>> = {};
  const wildlings = { attacks: 0, beaten: 0 };
  let battles = 0;
  const add = (house: House, won: number, lost: number): void => {
    const before = fought[house] ?? { won: 0, lost: 0 };
    fought[house] = { won: before.won + won, lost: before.lost + lost };
  };
  for (const one of happened) {
    if (one.what === 'victor') {
      battles += 1;
      add(one.house, 1, 0);
      add(one.loser, 0, 1);
    } else if (one.what === 'bids') {
      for (const [house, power] of Object.entries(one.bids) as [House, number][])
        bid[house] = (bid[house] ?? 0) + power;
    } else if (one.what === 'wildling-card') {
      wildlings.attacks += 1;
      wildlings.beaten += one.beaten ? 1 : 0;
    }
  }
  return { fought, bid, battles, wildlings };
}
