// English grammar helpers: plurals, lists of names, capitals.

const LISTS = {
  and: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
  or: new Intl.ListFormat('en-GB', { type: 'disjunction' })
};
const PLURAL = new Intl.PluralRules('en-GB');

export const list = (items: readonly string[], last: keyof typeof LISTS = 'and'): string => LISTS[last].format(items);

export const several = (count: number, one: string, more: string): string =>
  `${count} ${PLURAL.select(count) === 'one' ? one : more}`;

export const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);
