// What a worker keeps on the device, as it stands in it.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** @typedef {{ url: string, revision: string | null, integrity: string, kept?: 'packed' | 'until-read' }} Listed */

const LIST = /\[\{[^{}]*"url":.*?\}\]/;

/** @param {string} build @returns {Listed[]} */
export function listedIn(build) {
  const [list] = LIST.exec(readFileSync(`${build}/sw.js`, 'utf8')) ?? [];
  if (list === undefined) throw new Error('the worker has no list');
  return JSON.parse(list);
}

/** What a file has to be when it is kept, and when it is served (keeping.js). @param {string | Uint8Array} bytes */
export const integrityOf = (bytes) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
