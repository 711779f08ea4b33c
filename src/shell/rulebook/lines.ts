// The lines of a leaf, numbered from its top. The numbers are the same in every language, so a scene can belong to a line.

import type { Block, Leaf } from '#engine/rulebook';
import type { Scene } from '../scene';

const linesIn = ({ steps = [], may = [], never = [], text }: Block): readonly string[] => [
  ...steps,
  ...may,
  ...never,
  ...(text === undefined ? [] : [text])
];

export const linesOf = ({ blocks }: Leaf): readonly string[] => blocks.flatMap(linesIn);

/** The number of lines before this block. */
export const linesBefore = ({ blocks }: Leaf, block: number): number =>
  blocks.slice(0, block).reduce((count, one) => count + linesIn(one).length, 0);

/** The lead of a leaf is the line before the first. */
export const LEAD = -1;

export const lineOf = (leaf: Leaf, line: number): string | undefined =>
  line === LEAD ? leaf.lead : linesOf(leaf)[line];

/** True if the button of the scene is beside this line. */
export const standsAt = ({ leaf, line, also = [] }: Scene, id: string, at: number): boolean =>
  [{ leaf, line }, ...also].some((one) => one.leaf === id && one.line === at);
