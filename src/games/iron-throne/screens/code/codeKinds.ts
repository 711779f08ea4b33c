// The levels of code in this game: two, each by the name that it has in a save. A save may name others, of another version.

import type { CodeKind } from '#shell/code/kind';

export const LEVELS = ['greedy', 'schemer'] as const;
export type Level = (typeof LEVELS)[number];

/** The kind that a seat begins with when it becomes code's. */
export const KIND: CodeKind = { level: 'greedy', person: 'plain' };

export const levelOf = ({ level }: Pick<CodeKind, 'level'>): Level => LEVELS.find((one) => one === level) ?? 'greedy';
