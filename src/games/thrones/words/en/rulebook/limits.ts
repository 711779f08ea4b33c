// What a house rule may change in the sentences of the rule book.

export interface Limits {
  readonly rounds: number;
  readonly castles: number;
}

const NUMBERS = [
  ...['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty']
];

const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

export const number = (count: number): string => NUMBERS[count] ?? String(count);

export const ordinal = (count: number): string => ORDINALS[count] ?? `${count}th`;
