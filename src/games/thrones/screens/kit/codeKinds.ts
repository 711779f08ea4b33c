// The levels and persons that can play a seat, and the sign of each person. A save may name others, from another version.

import type { LevelId } from '#thrones/bots/levels';
import type { PersonId } from '#thrones/bots/persons';
import type { Code } from '#shell/saves/handed';
import type { IconName } from '#ui/icons';

export interface CodeKind {
  readonly level: LevelId;
  readonly person: PersonId;
}

export const LEVELS: readonly LevelId[] = ['squire', 'knight', 'lord', 'hand'];

/** Signs that no house has. */
export const SIGILS: Readonly<Record<PersonId, IconName>> = {
  conqueror: 'sword',
  warden: 'tower',
  courtier: 'crown',
  corsair: 'sail'
};

export const PERSONS = Object.keys(SIGILS) as readonly PersonId[];

export const kindOf = ({ level, person }: Pick<Code, 'level' | 'person'>): CodeKind => ({
  level: LEVELS.find((one) => one === level) ?? 'knight',
  person: PERSONS.find((one) => one === person) ?? 'warden'
});
