// From a gathering to a game on the disk.

import type { House } from '../../box/houses';
import { SETUP } from '../../box/setup';
import { beginGame } from '../../play/beginning';
import { drawSeed, shuffled } from '../../play/lots';
import type { GameSheet } from '../../saves/sheet';
import type { Result } from '../../saves/trouble';
import type { Gathering } from './gathering.svelte';

/** The house of each person: as chosen, or dealt. A draft brings its own. */
export function housesOf({ seated, houses, dealing }: Gathering): ReadonlyMap<number, House> {
  const dealt = dealing === 'dealt' ? shuffled(houses) : [];
  return new Map(seated.map(({ id, house }, i) => [id, dealt[i] ?? house]));
}

export async function begin(
  gathering: Gathering,
  taken: ReadonlyMap<number, House>,
  name: string
): Promise<Result<GameSheet>> {
  const { seated, count, edition, tides, pins } = gathering;
  const seats = seated.map((person) => ({
    house: taken.get(person.id) ?? person.house,
    name: person.name,
    pin: pins ? person.pin : ''
  }));
  const setUp = { houses: SETUP[count].houses, seed: drawSeed(), options: { edition, tides } };
  const created = await beginGame({ game: 'thrones', setUp, seats, name });
  if (created.ok) gathering.remember();
  return created;
}
