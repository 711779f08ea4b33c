// How English strings things together: so many of them, a row of names, the beginning of a sentence.

export const list = (items: readonly string[], last = 'and'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;

export const several = (count: number, one: string, more: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${more}`;

export const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);
