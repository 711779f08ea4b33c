// Scenes of character cards: playing one in an encounter, and the challenge most of them share.

import type { House, Person } from '#iron/box';
import { pass, play } from './answers';
import { type Scene, scene } from './scene';

/** Passes until this card can be played; false when its player is never asked about it. */
export function canPlay(g: Scene, house: House, person: Person): boolean {
  try {
    for (;;) {
      g.until(house, 'reaction');
      if (g.refused(house, play(person)) === null) return true;
      g.answer(house, pass);
    }
  } catch {
    return false;
  }
}

export function played(g: Scene, house: House, person: Person): Scene {
  if (!canPlay(g, house, person)) throw new Error(`${person} cannot be played`);
  return g.answer(house, play(person));
}

interface Told {
  readonly us?: string;
  readonly them?: string;
  readonly third?: string;
  readonly more?: string;
}

/** Stark challenges Lannister with Robb against Jaime; Tyrell is at the table. */
export const challenge = (
  ours: string,
  theirs: string,
  { us = '', them = '', third = '', more = '' }: Told = {}
): Scene => {
  const [first, second] = [ours, theirs].map((one) => one.split(' ')[0]!) as [string, string];
  return scene(`
    stark      catelyn; hand ${ours}; ${us}
    lannister  joffrey; hand ${theirs}; ${them}
    tyrell     margaery; ${third}
    challenger stark robb
    defender lannister jaime
    ${more}
  `)
    .cards()
    .show(first, second);
};
