// What a worker keeps on the device, as it stands in it.

import { readFileSync } from 'node:fs';

/** @typedef {{ url: string, revision: string | null, integrity: string, kept?: 'packed' | 'until-read' }} Listed */

const LIST = /\[\{[^{}]*"url":.*?\}\]/;

/** @param {string} build @returns {Listed[]} */
export function listedIn(build) {
  const [list] = LIST.exec(readFileSync(`${build}/sw.js`, 'utf8')) ?? [];
  if (list === undefined) throw new Error('the worker has no list');
  return JSON.parse(list);
}
