// From a gathering to a game on the disk.

import type { House } from '../../box/houses';
import { SETUP } from '../../box/setup';
import { hashPin } from '../../play/pin';
import { createGame } from '../../saves/games';
import { readableName } from '../../saves/names';
import type { GameSheet, Seat } from '../../saves/sheet';
import { askToPersist } from '../../saves/storage';
import type { Result } from '../../saves/trouble';
import type { Kind } from '../code/kinds';
import type { Gathering } from './gathering.svelte';
import { drawSeed, shuffled } from './lots';

/** The house of each person: as chosen, or dealt. A draft brings its own. */
export function housesOf({ seated, houses, dealing }: Gathering): ReadonlyMap<number, House> {
  const dealt = dealing === 'dealt' ? shuffled(houses) : [];
  return new Map(seated.map(({ id, house }, i) => [id, dealt[i] ?? house]));
}

export async function begin(
  gathering: Gathering,
  taken: ReadonlyMap<number, House>,
  name: string,
  /** What a seat of code is called. */
  nameOf: (person: Kind['person']) => string
): Promise<Result<GameSheet>> {
  const { seated, count, edition, tides, pins } = gathering;
  const seats = await Promise.all(
    seated.map(async (person): Promise<Seat> => ({
      house: taken.get(person.id) ?? person.house,
      name: person.code === null ? readableName(person.name) : nameOf(person.code.person),
      pin: pins && person.code === null && person.pin !== '' ? await hashPin(person.pin) : null
    }))
  );
  const setUp = { houses: SETUP[count].houses, seed: drawSeed(), options: { edition, tides } };
  const codes = seated.flatMap(({ code }, i) => {
    const { house, name } = seats[i]!;
    return code === null ? [] : [{ house, name, code: { ...code, seed: drawSeed() } }];
  });
  const created = await createGame({ game: 'thrones', setUp, seats, name, codes });
  if (created.ok) {
    gathering.remember();
    // the browser may ask, and nobody has to wait for the answer
    void askToPersist();
  }
  return created;
}
