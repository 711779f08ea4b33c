// Games in progress to try taking back on: played through the screen's own seam, by hands that pass the tablet.

import type { House } from '#thrones/box';
import { SETUP } from '#thrones/box/setup';
import { newGame, type Thrones } from '#thrones/flow/game';
import { type Keeper, keepsNothing } from '#shell/play/keeper';
import { thrones } from '#thrones/flow/ruleset';
import { Playing } from '#shell/play/playing.svelte';
import type { Answer, NewGame } from '#thrones/rules';
import type { Chance } from '#engine/chance';
import { drawAnswer } from '#thrones/rules/judging';
import { startOf } from '#tests/support/saves';

export const wantedFor = (players: 3 | 4 | 6, seed: string): NewGame => ({
  houses: SETUP[players].houses,
  seed,
  options: { edition: 'revised', tides: true }
});

export const playingOf = (wanted: NewGame, keeper: Keeper = keepsNothing, began = wanted): Playing<Thrones> =>
  new Playing<Thrones>({
    rules: thrones,
    game: newGame(wanted),
    start: startOf(began),
    seats: wanted.houses.map((house) => ({ house, name: house })),
    entries: [],
    tablet: null,
    seen: {},
    keeper
  });

/** Whose decision it is, with the curtain open if it is a secret one. Null when the game is over. */
export function whoseTurn(playing: Playing<Thrones>): House | null {
  while (playing.moment !== null) playing.goOn();
  if (playing.turn.what === 'curtain') playing.openCurtain();
  return playing.turn.what === 'ask' ? playing.turn.ask.house : null;
}

/** The given answer of the seat that is asked, or any legal one. */
export async function give(playing: Playing<Thrones>, answer: Answer | Chance): Promise<Answer> {
  const house = whoseTurn(playing);
  if (house === null) throw new Error('nobody is asked');
  const given = 'kind' in answer ? answer : drawAnswer(playing.view, house, answer);
  const refusal = await playing.answer(given);
  if (refusal !== null) throw new Error(`refused by ${refusal.rule}`);
  return given;
}
