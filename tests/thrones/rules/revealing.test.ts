// An answer reported as revealing nothing reveals nothing: with everything hidden exchanged before it, the same answer leads to the
// same views. An answer reported as a revelation does reveal something.

import { expect, test } from 'vitest';
import type { House, PlayerCount } from '#thrones/box';
import { SETUP } from '#thrones/box/setup';
import { greedyPlayer } from '#thrones/bots/greedy';
import { randomPlayer } from '#thrones/bots/random';
import { Bulk, type Game, gameFrom, newGame } from '#thrones/flow/game';
import type { Answer, Edition, Position, View } from '#thrones/rules';
import { Chance, chanceFrom } from '#engine/chance';
import { completePosition } from '#thrones/rules/compact';
import { isTideDrawn, revealedIn } from '#thrones/rules/revealing';
import { viewFor } from '#thrones/rules/view';
import { written } from '#tests/support/saves';
import { exchanged } from '#tests/support/exchanged';
import { LONG } from '#tests/support/long';

/** What the seat sees after the answer, if before it everything hidden from the seat is exchanged. */
function seenOtherwise(seat: House | null, { position, at }: Standing, house: House, answer: Answer): View {
  const { checkpoint } = exchanged({ at, position: written(position) }, seat);
  const bulk = bulkAt(completePosition(checkpoint.position), at);
  expect(bulk.answer(house, answer)).toBeNull();
  return viewFor(bulk.position, seat);
}

function bulkAt(position: Position, at: string): Bulk {
  const game = gameFrom(position, at);
  if (game === null) throw new Error(`no place ${at}`);
  return new Bulk(game);
}

type Standing = Pick<Game, 'position' | 'at'>;

interface Told {
  /** How often this kind was reported as a revelation, and how often a view then changed. */
  readonly revealing: number;
  readonly seen: number;
}

type Variant = readonly [players: PlayerCount, edition: Edition, tides: boolean];

const VARIANTS: readonly Variant[] = [
  [3, 'revised', true],
  [4, 'first', true],
  // As long as both of the others.
  ...(LONG ? [[6, 'revised', false] as const] : [])
];

interface Watched {
  readonly harmless: number;
  readonly told: ReadonlyMap<string, Told>;
}

const watched = new Map<Variant, Watched>();

/** A whole game; whichever test asks first plays it. */
function watchedGame(variant: Variant): Watched {
  const known = watched.get(variant) ?? watch(variant);
  watched.set(variant, known);
  return known;
}

function watch([players, edition, tides]: Variant): Watched {
  const wanted = { houses: SETUP[players].houses, seed: `revealing ${players}`, options: { edition, tides } };
  const chance = new Chance(chanceFrom(`${players} players`));
  const game = new Bulk(newGame(wanted));
  const told = new Map<string, Told>();
  let harmless = 0;
  while (game.position.winner === null) {
    const { position, at } = game;
    const { house } = chance.pick(position.asks);
    const player = chance.below(3) === 0 ? randomPlayer : greedyPlayer;
    const answer = player(viewFor(position, house), house, chance);
    expect(game.answer(house, answer)).toBeNull();
    const revealed = revealedIn(game.position.happened) ?? (isTideDrawn(game.position) ? 'tide drawn' : null);
    const seats = [...position.tracks.throne, null];
    const views = seats.map((seat) => [
      viewFor(game.position, seat),
      seenOtherwise(seat, { position, at }, house, answer)
    ]);
    if (revealed === null) {
      harmless++;
      for (const [real, other] of views) expect(other).toEqual(real);
    } else {
      const { revealing, seen } = told.get(revealed) ?? { revealing: 0, seen: 0 };
      const isSeen = views.some(([real, other]) => JSON.stringify(real) !== JSON.stringify(other));
      told.set(revealed, { revealing: revealing + 1, seen: seen + (isSeen ? 1 : 0) });
    }
  }
  return { harmless, told };
}

test.each(VARIANTS.map((variant) => [...variant, variant] as const))(
  'what %d players do in a %s game (tides: %s) reveals what it is said to reveal',
  (_players, _edition, _tides, variant) => {
    expect(watchedGame(variant).harmless).toBeGreaterThan(100);
  }
);

test('nothing is called a revelation that is none', () => {
  const told = VARIANTS.flatMap((variant) => [...watchedGame(variant).told]);
  const kinds = ['orders-revealed', 'westeros-card', 'bids', 'cards', 'tides', 'tide drawn', 'raven', 'wildling-card'];
  expect([...new Set(told.map(([kind]) => kind))].sort()).toEqual(kinds.sort());
  for (const kind of kinds) {
    const total = (of: keyof Told): number =>
      told.reduce((sum, [one, count]) => sum + (one === kind ? count[of] : 0), 0);
    expect(total('seen'), kind).toBeGreaterThan(total('revealing') / 2);
  }
});
