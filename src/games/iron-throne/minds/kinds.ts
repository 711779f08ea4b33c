// The levels of code in this game: two, each by the name that it has in a save. A save may name others, of another version.

import type { Code } from '#shell/saves/handed';

export const LEVELS = ['greedy', 'schemer'] as const;
export type Level = (typeof LEVELS)[number];

type Kind = Pick<Code, 'level' | 'person'>;

/** The kind that a seat begins with when it becomes code's. */
export const KIND: Kind = { level: 'greedy', person: 'plain' };

export const levelOf = ({ level }: Pick<Kind, 'level'>): Level => LEVELS.find((one) => one === level) ?? 'greedy';
