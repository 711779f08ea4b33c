// Positions told like the scenes of the rules, as files that the app takes in.

import type { House } from '#thrones/box';
import type { Beginning } from '#thrones/flow/chart';
import { answer, type Game, gameFrom } from '#thrones/flow/game';
import type { About, Answer, Phase } from '#thrones/rules';
import { type Given, type SaveDocument, saveOf, type Start, written } from '#tests/support/saves';
import { positionOf } from '#tests/support/notation';
import { answerInCombat, type CombatScript } from '#tests/support/playCombat';

export interface Told {
  readonly at: Beginning;
  readonly text: string;
  readonly answers?: readonly (readonly [House, Answer])[];
  /** How the battle goes that these answers lead to, and what it stops at. */
  readonly combat?: CombatScript & { readonly until: About };
}

const PHASES: Readonly<Record<Beginning, Phase>> = {
  westeros: 'westeros',
  planning: 'planning',
  raven: 'planning',
  raids: 'action',
  marches: 'action',
  consolidating: 'action',
  cleaningUp: 'action'
};

export function saveOfScene({ at, text, answers = [], combat }: Told): SaveDocument {
  const begun = gameFrom({ ...positionOf(text), phase: PHASES[at] }, at);
  if (begun === null) throw new Error(`No game begins at ${at}`);
  const start: Start = { kind: 'position', position: written(begun.position), at: begun.at };
  const given: Given[] = [];
  let game: Game = begun;
  const play = (house: House, one: unknown): void => {
    const outcome = answer(game, house, one);
    if (!outcome.ok) throw new Error(`${house} was refused: ${JSON.stringify(outcome.refusal)}`);
    game = outcome.game;
    given.push({ house, answer: one as Answer });
  };
  for (const [house, one] of answers) play(house, one);
  while (combat !== undefined) {
    const [asked] = game.position.asks;
    const next = asked === undefined ? null : answerInCombat(game.position, asked, combat);
    if (asked === undefined || next === null) break;
    play(asked.house, next);
  }
  return saveOf(start, given, game);
}
