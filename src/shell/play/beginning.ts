// Begins a game from what was chosen, and saves it.

import type { SetUp } from '#engine/ruleset';
import { createGame } from '../saves/store/savedGames';
import type { Code } from '../saves/handed';
import { readableName } from '../saves/foreignNames';
import type { Language } from '#text/languages';
import type { Side } from '../saves/seatSide';
import type { GameSheet, Seat } from '../saves/store/sheet';
import { askToPersist } from '../saves/store/storage';
import type { Result } from '../saves/trouble';
import { drawSeed } from './seeds';
import { hashPin } from './pin';

/** A seat as it was filled in. */
interface Taken {
  readonly house: string;
  readonly name: string;
  /** Four digits, or nothing. */
  readonly pin: string;
  /** The side of the tablet in the middle of the table. */
  readonly side?: Side;
  readonly language?: Language | undefined;
  /** The code player of the seat; null if a person plays it. */
  readonly code?: Pick<Code, 'level' | 'person'> | null;
}

export interface Chosen {
  /** The id of the game's rules. */
  readonly game: string;
  readonly setUp: SetUp;
  /** The seats, in the order in which the tablet is passed. */
  readonly seats: readonly Taken[];
  readonly name: string;
}

export async function beginGame({ seats: taken, ...chosen }: Chosen): Promise<Result<GameSheet>> {
  const seats = await Promise.all(
    taken.map(async ({ house, name, pin, side, language }): Promise<Seat> => ({
      house,
      name: readableName(name),
      pin: pin === '' ? null : await hashPin(pin),
      ...(side && { side }),
      ...(language && { language })
    }))
  );
  const codes = taken.flatMap(({ house, code = null }, i) =>
    code === null ? [] : [{ house, name: seats[i]!.name, code: { ...code, seed: drawSeed() } }]
  );
  const created = await createGame({ ...chosen, seats, codes });
  // The browser may ask the player; nobody has to wait for the answer.
  if (created.ok) void askToPersist();
  return created;
}
