// From what has been chosen to a game on the disk.

import type { SetUp } from '../../engine/ruleset';
import { createGame } from '../saves/games';
import { readableName } from '../saves/names';
import type { GameSheet, Seat } from '../saves/sheet';
import { askToPersist } from '../saves/storage';
import type { Result } from '../saves/trouble';
import { hashPin } from './pin';

/** As it was typed. */
interface Taken {
  readonly house: string;
  readonly name: string;
  /** Four digits, or nothing. */
  readonly pin: string;
}

interface Chosen {
  /** Which game. */
  readonly game: string;
  readonly setUp: SetUp;
  /** In the order in which the tablet goes round. */
  readonly seats: readonly Taken[];
  readonly name: string;
}

export async function beginGame({ seats: taken, ...chosen }: Chosen): Promise<Result<GameSheet>> {
  const seats = await Promise.all(
    taken.map(async ({ house, name, pin }): Promise<Seat> => ({
      house,
      name: readableName(name),
      pin: pin === '' ? null : await hashPin(pin)
    }))
  );
  const created = await createGame({ ...chosen, seats });
  // The browser may ask, and nobody has to wait for the answer.
  if (created.ok) void askToPersist();
  return created;
}
