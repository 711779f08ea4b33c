// The gallery is for those who build: what is published has no such pages, unless GALLERY=1 asks for them.

/** @param {string} id */
const isPage = (id) => /\/src\/routes\/gallery\/(?:[^/]+\/)*\+page\.(?:svelte|ts)$/.test(id);

/** As an address that is not there. */
const ABSENT = `
import { error } from '@sveltejs/kit';
export const prerender = false;
export const load = () => error(404);
`;

export function gallery() {
  const isAsked = process.env.GALLERY === '1';
  return {
    name: 'gallery',
    apply: /** @type {const} */ ('build'),
    enforce: /** @type {const} */ ('pre'),
    /** @param {string} id */
    load(id) {
      if (isAsked || !isPage(id)) return undefined;
      return id.endsWith('.ts') ? ABSENT : '';
    }
  };
}
