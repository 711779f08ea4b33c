// The levels and persons that can play a seat. A save may name others, from another version.

import type { LevelId } from '#thrones/bots/levels';
import type { PersonId } from '#thrones/bots/persons';
import type { Code } from '#shell/saves/handed';

export interface CodeKind {
  readonly level: LevelId;
  readonly person: PersonId;
}

export const LEVELS: readonly LevelId[] = ['squire', 'knight', 'lord', 'hand'];

export const PERSONS: readonly PersonId[] = ['conqueror', 'warden', 'courtier', 'corsair'];

export const kindOf = ({ level, person }: Pick<Code, 'level' | 'person'>): CodeKind => ({
  level: LEVELS.find((one) => one === level) ?? 'knight',
  person: PERSONS.find((one) => one === person) ?? 'warden'
});
