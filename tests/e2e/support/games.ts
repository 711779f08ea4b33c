// Games as files, to begin a test with: played so far by the sensible player, or told as a scene.

import { greedyPlayer } from '#thrones/bots/greedy';
import { SETUP } from '#thrones/box/setup';
import { answer, Bulk, gameFrom, newGame } from '#thrones/flow/game';
import { Chance, chanceFrom } from '#engine/chance';
import type { Position } from '#thrones/rules';
import { viewFor } from '#thrones/rules/view';
import { type Given, type SaveDocument, saveOf, type Start, startOf, written } from '#tests/support/saves';
import { positionOf } from '#tests/support/notation';

const SEED = 'e2e';
const NAMES = ['Emma', 'Jonas', 'Maximilian', 'Ada', 'Li', 'Bartholomew'];

/** A game of six as far as it goes until then. */
export function played(
  until: (position: Position) => boolean,
  { tides = false, ravenLooks = false } = {}
): SaveDocument {
  const { houses } = SETUP[6];
  const beginning = { houses, seed: SEED, options: { edition: 'revised', tides } } as const;
  const game = new Bulk(newGame(beginning));
  const chance = new Chance(chanceFrom(SEED));
  const answers: Given[] = [];
  for (;;) {
    const next = game.position.asks[0];
    if (next === undefined || until(game.position)) break;
    const known = viewFor(game.position, next.house);
    const given: Given['answer'] =
      ravenLooks && next.kind === 'raven' ? { kind: 'raven', use: 'look' } : greedyPlayer(known, next.house, chance);
    game.answer(next.house, given);
    answers.push({ house: next.house, answer: given });
  }
  const seats = houses.map((house, i) => ({ house, name: NAMES[i] ?? '' }));
  return { ...saveOf(startOf(beginning), answers, game.game), seats };
}

/** With something to tell each seat that takes the tablet. */
export const inPlanning = (): SaveDocument =>
  played(({ round, asks }) => round === 4 && asks[0]?.about === 'assigning-orders', { ravenLooks: true });

export const inMarches = (): SaveDocument => played(({ round, asks }) => round === 5 && asks[0]?.about === 'march');

export const toTheEnd = (): SaveDocument => played(() => false);

/** Three Houses that can reach one another, before bids for all tracks and an attack of the wildlings. */
export function wholeRound(): SaveDocument {
  const position = positionOf(`
    houses stark lannister baratheon
    throne lannister stark baratheon
    deck westeros1 last-days-of-summer | westeros2 clash-of-kings | westeros3 wildlings-attack
    stark      blackwater: 2 knight footman
    lannister  stoney-sept: 2 knight footman
    baratheon  crackclaw-point: 2 knight footman
  `);
  const game = gameFrom({ ...position, phase: 'westeros' }, 'westeros');
  if (game === null) throw new Error('No game begins there');
  return saveOf({ kind: 'position', position: written(game.position), at: game.at }, [], game);
}

/** The Crow Killers have won, and Stark has more knights than there are footmen to take their place. */
export function crowKillersDestroyed(): SaveDocument {
  const position = positionOf(`
    houses stark lannister baratheon
    wildlings 4
    deck westeros1 last-days-of-summer | westeros2 last-days-of-summer | westeros3 wildlings-attack | wildlings crow-killers
    stark  winterfell: 3 footman knight; karhold: 2 footman; castle-black: 2 footman; white-harbor: 2 footman; moat-cailin: knight
  `);
  let game = gameFrom({ ...position, phase: 'westeros' }, 'westeros');
  if (game === null) throw new Error('No game begins there');
  const start: Start = { kind: 'position', position: written(game.position), at: game.at };
  const answers: Given[] = [];
  for (const [house, power] of [
    ['stark', 0],
    ['lannister', 2],
    ['baratheon', 1]
  ] as const) {
    const given = { house, answer: { kind: 'bid', power } } as const;
    const outcome = answer(game, house, given.answer);
    if (!outcome.ok) throw new Error(`Refused: ${JSON.stringify(outcome.refusal)}`);
    game = outcome.game;
    answers.push(given);
  }
  return saveOf(start, answers, game);
}
