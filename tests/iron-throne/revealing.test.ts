// Answers that reveal something hidden can never be taken back.

import { expect, test } from 'vitest';
import { Chance, chanceFrom } from '#engine/chance';
import type { House } from '#iron/box';
import { HOUSES } from '#iron/box/houses';
import { Bulk, newGame } from '#iron/flow/game';
import { drawAnswer } from '#iron/rules/judging';
import type { Position } from '#iron/rules';
import { isLookedAt, revealedIn } from '#iron/rules/revealing';
import { viewFor } from '#iron/rules/view';

/** The cards whose faces a seat knows, or all seats. */
function facesKnownTo(position: Position, house: House | null): readonly string[] {
  const { mine, houses, encounter } = viewFor(position, house);
  const played = encounter?.played.map(({ card }) => card) ?? [];
  const open = [
    ...played,
    ...position.seats.flatMap((one) => [...houses[one]!.discard, encounter?.revealed[one] ?? null])
  ];
  const own =
    mine === null ? [] : [...mine.hand, mine.down ?? null, ...mine.hostages.map(({ face }) => face), ...mine.sifting];
  return [...open, ...own].filter((face) => face !== null);
}

function isMore(after: readonly string[], before: readonly string[]): boolean {
  const left = [...before];
  return after.some((face) => {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const learns = (before: Position, after: Position): boolean =>
  [null, ...after.seats].some((house) => isMore(facesKnownTo(after, house), facesKnownTo(before, house)));

test('no seat gets to know a card without a wall in front of it', () => {
  let walls = 0;
  for (let n = 0; n < 12; n++) {
    const chance = new Chance(chanceFrom(`reveals ${n}`));
    const game = new Bulk(newGame({ houses: chance.shuffle(HOUSES).slice(0, 3 + (n % 3)), seed: `reveals ${n}` }));
    while (game.position.winners === null) {
      const before = game.position;
      const { house } = chance.pick(before.asks);
      game.answer(house, drawAnswer(viewFor(before, house), house, chance));
      const { position } = game;
      if (!learns(before, position)) continue;
      walls++;
      const isWall = revealedIn(position.happened) !== null || isLookedAt(position);
      expect(isWall, JSON.stringify(position.happened)).toBe(true);
    }
  }
  expect(walls).toBeGreaterThan(100);
});

test('a House card put down open shows it, and one put down in secret does not', () => {
  expect(revealedIn([{ what: 'put-down', house: 'stark', open: true }])).toBe('put-down');
  expect(revealedIn([{ what: 'put-down', house: 'stark', open: false }])).toBeNull();
});
