// What the start page tells of a saved game: public things only, read from where the game was left.

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
  /** The last one. */
  readonly rounds: number;
  /** Castles that win. */
  readonly enough: number;
  /** How many house rules there are. */
  readonly changes: number;
  readonly phase: Phase;
  readonly held: Readonly<Partial<Record<LandId, House>>>;
  readonly closed: readonly LandId[];
  /** As at the end of the game: by the criteria of the rules. */
  readonly standings: readonly HomeRow[];
  readonly turn: Turn;
  /** Houses that have answered the secret question at hand. */
  readonly sealed: number;
  readonly winner: Winner | null;
}

/** Null when the place where it was left cannot be read; opening the game makes it again. */
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
