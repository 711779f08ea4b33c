// From a gathering to a game on the disk.

import type { House } from '../../box/houses';
import { SETUP } from '../../box/setup';
import type { NewGame } from '../../rules/setUp';
import { beginGame } from '../../../../shell/play/beginning';
import { drawSeed, shuffled } from '../../../../shell/play/random';
import type { GameSheet } from '../../../../shell/saves/sheet';
import type { Result } from '../../../../shell/saves/trouble';
import type { Kind } from '../kit/kinds';
import type { Gathering } from './gathering.svelte';

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
  const { seated, sides, count, edition, tides, pins, houseRules } = gathering;
  const seats = seated.map((person, i) => ({
    house: taken.get(person.id) ?? person.house,
    name: person.code === null ? person.name : nameOf(person.code.person),
    pin: pins && person.code === null ? person.pin : '',
    code: person.code,
    language: person.code === null ? (person.language ?? undefined) : undefined,
    ...(sides[i] === undefined ? {} : { side: sides[i] })
  }));
  const setUp: NewGame = {
    houses: SETUP[count].houses,
    seed: drawSeed(),
    options: { edition, tides },
    ...(houseRules === null ? {} : { houseRules })
  };
  const created = await beginGame({ game: 'thrones', setUp, seats, name });
  if (created.ok) gathering.remember();
  return created;
}
