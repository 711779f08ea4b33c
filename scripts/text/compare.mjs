// How a language departs from English: message by message, and noun by noun.

/** @import { Message, Nouns } from './compile.mjs' */

const isPages = (/** @type {string} */ key) => key.endsWith('.pages');

/**
 * Missing keys are told apart: a draft may have them. The pages of a leaf are those of a printed rulebook, which not every language has.
 *
 * @param {Map<string, Message>} english
 * @param {Map<string, Message>} other
 * @param {(name: string) => boolean} isNumber
 * @returns {{ faults: [message: Message, what: string][], missing: [key: string, source: Message][] }}
 */
export function compare(english, other, isNumber) {
  /** @type {[Message, string][]} */
  const faults = [];
  for (const [key, target] of other)
    if (!english.has(key) && !isPages(key))
      faults.push([target, `${key} is not in English: misspelt, or no longer used`]);
  for (const [key, source] of english) {
    const target = other.get(key);
    if (target === undefined) continue;
    const known = new Set([...source.params, ...source.selects.keys()]);
    for (const name of new Set([...target.params, ...target.selects.keys()]))
      if (!known.has(name)) faults.push([target, `${key}: English has no $${name}`]);
    for (const name of source.params)
      if (!target.params.has(name) && !target.selects.has(name)) faults.push([target, `${key}: $${name} is not used`]);
    for (const [name, keys] of source.selects) {
      if (isNumber(name)) continue;
      const has = target.selects.get(name);
      if (has === undefined) {
        if (!target.params.has(name)) faults.push([target, `${key}: makes no choice by $${name}`]);
      } else if ([...keys].sort().join() !== [...has].sort().join())
        faults.push([target, `${key}: choices by $${name} are ${has.join(', ')}; English has ${keys.join(', ')}`]);
    }
  }
  return { faults, missing: [...english].filter(([key]) => !other.has(key) && !isPages(key)) };
}

/**
 * What is in one language and not in the other. A draft may lack a group of nouns, though none of a group's.
 *
 * @param {Nouns} english
 * @param {Nouns} other
 * @param {boolean} isDraft
 * @returns {string[]}
 */
export function compareNouns(english, other, isDraft) {
  const ids = (/** @type {Nouns} */ nouns, /** @type {string} */ group) => Object.keys(nouns[group] ?? {});
  const groups = [...new Set([...Object.keys(english), ...Object.keys(other)])];
  return groups.flatMap((group) => [
    ...(isDraft && other[group] === undefined
      ? []
      : ids(english, group)
          .filter((id) => !ids(other, group).includes(id))
          .map((id) => `${group}: ${id} is missing`)),
    ...ids(other, group)
      .filter((id) => !ids(english, group).includes(id))
      .map((id) => `${group}: ${id} is not in English`)
  ]);
}
