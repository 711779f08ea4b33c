// The facts about a saved game on the start page: only public things, read from its checkpoint.

import type { House, LandId } from '#thrones/box';
import { LAND_AREAS } from '#thrones/box/areas';
import type { Turn } from '../kit/playing';
import { thrones } from '#thrones/flow/ruleset';
import type { Thrones } from '#thrones/flow/game';
import { turnOf } from '#shell/play/whoseTurn';
import { completePosition } from '#thrones/rules/compact';
import { castleCounts, controller, isClosed } from '#thrones/rules/control';
import { ranked } from '#thrones/rules/endOfRound';
import { castlesToWin, changedRules, roundLimit } from '#thrones/rules/houseRules';
import { turnOrder } from '#thrones/rules/influence';
import type { Phase, Winner } from '#thrones/rules';
import { viewFor } from '#thrones/rules/view';
import { codesIn } from '#shell/saves/handed';
import type { GameSheet } from '#shell/saves/store/sheet';

export interface HomeRow {
  readonly house: House;
  readonly name: string;
  readonly castles: number;
}

export interface Scene {
  readonly round: number;
  /** The number of the last round. */
  readonly rounds: number;
  /** The number of castles that wins. */
  readonly enough: number;
  /** The number of house rules. */
  readonly changes: number;
  readonly phase: Phase;
  readonly held: Readonly<Partial<Record<LandId, House>>>;
  readonly closed: readonly LandId[];
  /** The houses in order, by the same criteria as at the end of the game. */
  readonly standings: readonly HomeRow[];
  readonly turn: Turn;
  /** The number of houses that have answered the current secret question. */
  readonly sealed: number;
  readonly winner: Winner | null;
}

/** The scene of a saved game; null if the checkpoint cannot be read; opening the game makes it again. */
export function sceneOf({ checkpoint, seats, tablet, handed }: GameSheet): Scene | null {
  try {
    const { position } = JSON.parse(checkpoint) as { position: unknown };
    const view = viewFor(completePosition(position), null);
    const counts = castleCounts(view);
    const names = new Map(seats.map(({ house, name }) => [house, name]));
    const houses = turnOrder(view);
    const standings = ranked(view).map((house) => ({
      house,
      name: names.get(house) ?? '',
      castles: counts.get(house) ?? 0
    }));
    const asked = view.asks.filter(({ secret }) => secret).length;
    return {
      round: view.round,
      rounds: roundLimit(view),
      enough: castlesToWin(view),
      changes: changedRules(view.houseRules).length,
      phase: view.phase,
      held: heldIn(view),
      closed: LAND_AREAS.filter((area) => isClosed(view, area)),
      standings,
      turn: turnOf<Thrones>(thrones, view.asks, {
        holder: null,
        last: tablet as House | null,
        claims: null,
        seats: seats.map(({ house }) => house as House),
        codes: codesIn(handed)
      }),
      sealed: view.phase === 'planning' && asked > 0 ? houses.length - asked : 0,
      winner: view.winner
    };
  } catch {
    return null;
  }
}

export const heldIn = (board: Parameters<typeof controller>[0]): Readonly<Partial<Record<LandId, House>>> =>
  Object.fromEntries(
    LAND_AREAS.flatMap((area) => {
      const house = controller(board, area);
      return house === null ? [] : [[area, house]];
    })
  );
