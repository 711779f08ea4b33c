// A table of the second game whose seats are played by people and by code.

import type { House } from '#iron/box';
import { type IronThrone, newGame } from '#iron/flow/game';
import { ironThrone } from '#iron/flow/ruleset';
import { KIND } from '#iron/minds/kinds';
import { keepsNothing } from '#shell/play/keeper';
import { Playing } from '#shell/play/playing.svelte';
import { startOf } from '#shell/saves/document';

export const HOUSES: readonly House[] = ['stark', 'lannister', 'tyrell', 'baratheon'];

/** Code plays every seat that is not one of the people's. */
export function tableOf(people: readonly House[], seed = 'code', houses = HOUSES): Playing<IronThrone> {
  const setUp = { houses, seed };
  const codes = houses.filter((house) => !people.includes(house));
  return new Playing<IronThrone>({
    rules: ironThrone,
    game: newGame(setUp),
    start: startOf<IronThrone>(setUp),
    seats: houses.map((house) => ({ house, name: house })),
    entries: [],
    tablet: null,
    seen: {},
    handed: codes.map((house) => ({ after: 0, house, name: 'The app', code: { ...KIND, seed: house }, time: 0 })),
    keeper: keepsNothing
  });
}
