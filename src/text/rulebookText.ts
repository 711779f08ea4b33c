// Builds a rulebook in the reader's language from its messages and from the structure of its leaves.

import type { Block, Chapter, Leaf } from '#engine/rulebook';
import type { Text } from './text';

/** The structure of a block as the build works it out: how many steps, and how many things one may and may not do. */
interface BlockShape {
  readonly heading: boolean;
  readonly text: boolean;
  readonly step: number;
  readonly may: number;
  readonly never: number;
}

export interface ChapterShape {
  /** The key of the leaf's title. */
  readonly title: string;
  readonly leaves: readonly { readonly id: string; readonly blocks: readonly BlockShape[] }[];
}

/** `limits`: the numbers that the sentences of the book mention. */
export type Book<Limits> = (...limits: Limits extends void ? [] : [limits: Limits]) => readonly Chapter[];

export function book<Limits>(text: Text<Record<string, Limits>>, shapes: readonly ChapterShape[]): Book<Limits> {
  return (...limits) => {
    // All messages of a book take the same parameters, which the compiler cannot see from a family of keys.
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
