// The gallery and the game of the tests are for those who build: what is published has neither, unless GALLERY=1 asks for them.
import { resolve } from 'node:path';

/** @param {string} id */
const isPage = (id) => /\/src\/routes\/gallery\/(?:[^/]+\/)*\+page\.(?:svelte|ts)$/.test(id);

/** As an address that is not there. */
const ABSENT = `
import { error } from '@sveltejs/kit';
export const prerender = false;
export const load = () => error(404);
`;

/** A module of what is not published, and of no script that the app begins with. @param {string} module */
export const isForBuilders = (module) => /^(?:src\/routes\/gallery\/|tests\/toy\/(?!listed\.ts))/.test(module);

export function gallery() {
  const isAsked = process.env.GALLERY === '1';
  return {
    name: 'gallery',
    apply: /** @type {const} */ ('build'),
    enforce: /** @type {const} */ ('pre'),
    /** @param {string} id */
    load(id) {
      if (isAsked)
        return id.endsWith('/src/games/further.ts')
          ? `export * from ${JSON.stringify(resolve('tests/toy/listed.ts'))};`
          : undefined;
      if (!isPage(id)) return undefined;
      return id.endsWith('.ts') ? ABSENT : '';
    }
  };
}
