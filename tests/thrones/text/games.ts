// Random games of every kind, as the words see them: every ask in the views it is read in, and everything that happens.

import { randomPlayer } from '#thrones/bots/random';
import type { House } from '#thrones/box';
import { Bulk } from '#thrones/flow/game';
import type { Ask, Happening, View } from '#thrones/rules';
import { Chance, chanceFrom } from '#engine/chance';
import { viewFor } from '#thrones/rules/view';
import { gameOf, startNumber, VARIANTS } from '#tools/headless/variety';

interface Reader {
  /** Seen by a bystander, by the house itself and by another house. */
  asked(ask: Ask, view: View): void;
  happened(happening: Happening, earlier: readonly Happening[]): void;
}

/** All numbers of players, printings, with and without tides; from the set-up and from the middle of a war. */
export function readGames(reader: Reader, seed = 'words'): void {
  for (let index = 0; index < 4 * VARIANTS; index++) readGame(index, seed, reader);
}

function readGame(index: number, seed: string, reader: Reader): void {
  const chance = new Chance(chanceFrom(`${seed} ${index}`));
  const game = new Bulk(gameOf(startNumber(index, seed, null, index >= VARIANTS)));
  const story: Happening[] = [];
  tell(story, game.position.happened, reader);
  while (game.position.winner === null) {
    const { position } = game;
    const ask = chance.pick(position.asks);
    for (const seat of [null, ask.house, ...othersThan(ask.house, position.tracks.throne)]) {
      const view = viewFor(position, seat);
      for (const one of view.asks) reader.asked(one, view);
    }
    const refusal = game.answer(ask.house, randomPlayer(viewFor(position, ask.house), ask.house, chance));
    if (refusal !== null) throw new Error(`refused: ${refusal.rule}`);
    tell(story, game.position.happened, reader);
  }
}

const othersThan = (house: House, houses: readonly House[]): House[] =>
  houses.filter((one) => one !== house).slice(0, 1);

function tell(story: Happening[], happened: readonly Happening[], reader: Reader): void {
  for (const happening of happened) {
    reader.happened(happening, story);
    story.push(happening);
  }
}
