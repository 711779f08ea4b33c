// The lines of a leaf, counted as they stand on it. They are the same in every language, so a scene can belong to one.

import type { Block, Leaf } from '#engine/rulebook';
import type { Scene } from '../scene';

const linesIn = ({ steps = [], may = [], never = [], text }: Block): readonly string[] => [
  ...steps,
  ...may,
  ...never,
  ...(text === undefined ? [] : [text])
];

export const linesOf = ({ blocks }: Leaf): readonly string[] => blocks.flatMap(linesIn);

/** How many lines stand before this block. */
export const linesBefore = ({ blocks }: Leaf, block: number): number =>
  blocks.slice(0, block).reduce((count, one) => count + linesIn(one).length, 0);

/** Its lead is the line before the first. */
export const LEAD = -1;

export const lineOf = (leaf: Leaf, line: number): string | undefined =>
  line === LEAD ? leaf.lead : linesOf(leaf)[line];

/** The door to the scene is beside this line. */
export const standsAt = ({ leaf, line, also = [] }: Scene, id: string, at: number): boolean =>
  [{ leaf, line }, ...also].some((one) => one.leaf === id && one.line === at);
