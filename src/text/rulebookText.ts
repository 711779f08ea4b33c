// A rulebook in the language that is read, from its messages and from what stands on each leaf.

import type { Block, Chapter, Leaf } from '#engine/rulebook';
import type { Text } from './text';

/** As the build tells it: how many steps a block has, how much one may and never may. */
interface BlockShape {
  readonly heading: boolean;
  readonly text: boolean;
  readonly step: number;
  readonly may: number;
  readonly never: number;
}

export interface ChapterShape {
  /** The key of its title. */
  readonly title: string;
  readonly leaves: readonly { readonly id: string; readonly blocks: readonly BlockShape[] }[];
}

/** `limits`: the numbers that its sentences name. */
export type Book<Limits> = (...limits: Limits extends void ? [] : [limits: Limits]) => readonly Chapter[];

export function book<Limits>(text: Text<Record<string, Limits>>, shapes: readonly ChapterShape[]): Book<Limits> {
  return (...limits) => {
    // All messages of a book are given the same, which the compiler cannot see of a family of keys.
    const told = text as unknown as (key: string, ...limits: unknown[]) => string;
    const say = (key: string): string => told(key, ...limits);
    const list = (key: string, count: number): string[] =>
      Array.from({ length: count }, (_, n) => say(`${key}-${n + 1}`));
    const block = (key: string, shape: BlockShape): Block => ({
      ...(shape.heading && { heading: say(`${key}.heading`) }),
      ...(shape.text && { text: say(`${key}.text`) }),
      ...(shape.step > 0 && { steps: list(`${key}.step`, shape.step) }),
      ...(shape.may > 0 && { may: list(`${key}.may`, shape.may) }),
      ...(shape.never > 0 && { never: list(`${key}.never`, shape.never) })
    });
    const leaf = ({ id, blocks }: ChapterShape['leaves'][number]): Leaf => ({
      id,
      title: say(`${id}.title`),
      pages: text.has(`${id}.pages`) ? say(`${id}.pages`).split(', ').map(Number) : [],
      words: text.has(`${id}.words`) ? say(`${id}.words`) : '',
      lead: say(`${id}.lead`),
      blocks: blocks.map((shape, at) => block(`${id}.${at + 1}`, shape))
    });
    return shapes.map(({ title, leaves }) => ({ title: say(title), leaves: leaves.map(leaf) }));
  };
}
