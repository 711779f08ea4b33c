// Scripts in few pieces: what a page, the rules of a game or its table load in any case is one file each. Left to itself the build
// makes a file for every set of modules that some two pages share, and a tablet without a network asks its worker for each.
import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';

/** Each holds what those before it do not; what belongs to a game is in a file of that game. */
const UNITS = {
  start: ['node_modules/@sveltejs/kit/src/runtime/client/entry.js', 'src/routes/+layout.svelte', 'src/hooks.client.ts'],
  play: ['src/routes/play/+page.svelte'],
  names: [
    'src/games/thrones/screens/pages.ts',
    'src/games/thrones/rules/clashes.ts',
    'src/games/thrones/rules/decisions.ts',
    'src/games/iron-throne/screens/pages.ts'
  ],
  card: [
    'src/games/thrones/screens/homeCard/ThronesHomeCard.svelte',
    'src/games/iron-throne/screens/home/IronSavedGame.svelte'
  ],
  rules: ['src/games/thrones/flow/ruleset.ts', 'src/games/iron-throne/flow/ruleset.ts'],
  table: [
    'src/games/thrones/screens/table/Table.svelte',
    'src/games/thrones/screens/table/panels.ts',
    'src/games/iron-throne/screens/IronAtTheTable.svelte'
  ]
};

const GAMES = ['thrones', 'iron-throne'];

/** What any game needs is apart from what one does. */
const OWNERS = [
  { suffix: '', owns: /** @param {string} id */ (id) => !/\/src\/games\/[^/]+\//.test(id) },
  ...GAMES.map((game) => ({
    suffix: `-${game}`,
    owns: /** @param {string} id */ (id) => id.includes(`/src/games/${game}/`)
  }))
];

/** @typedef {import('vite').Rolldown.CodeSplittingGroup} Group */
/** @typedef {Parameters<Extract<Group['name'], Function>>[1]} Graph */

/** @param {string[]} roots @param {Graph} graph */
function reached(roots, graph) {
  const found = new Set(roots.map((root) => realpathSync(resolve(root))));
  for (const id of found) {
    const known = graph.getModuleInfo(id);
    if (known === null) throw new Error(`${id} is not in the build`);
    for (const imported of known.importedIds) found.add(imported);
  }
  return found;
}

/** @returns {Group[]} */
export function chunks() {
  /** @type {Set<string>[] | null} */
  let units = null;
  const groups = Object.keys(UNITS).flatMap((name, at) =>
    OWNERS.map(({ suffix, owns }) => ({
      debugName: `${name}${suffix}`,
      /** @param {string} id @param {Graph} graph */
      name(id, graph) {
        units ??= Object.values(UNITS).map((roots) => reached(roots, graph));
        return owns(id) && units.findIndex((modules) => modules.has(id)) === at ? `${name}${suffix}` : null;
      }
    }))
  );
  const TEXT = /^(\0text:([^/]+)\/([^/]+))\/(\w\w)$/;
  groups.unshift(
    {
      debugName: 'nouns',
      name(id) {
        const [, , room = '', topic, language] = TEXT.exec(id) ?? [];
        return topic === 'nouns' ? `nouns-${GAMES.includes(room) ? room : 'none'}-${language}` : null;
      }
    },
    {
      debugName: 'text',
      // One file for each language of what is loaded together.
      name(id, graph) {
        units ??= Object.values(UNITS).map((roots) => reached(roots, graph));
        const [, bundle, room, topic, language] = TEXT.exec(id) ?? [];
        if (bundle === undefined) return null;
        const of = Object.keys(UNITS).filter((_, at) => units?.[at]?.has(bundle));
        return `text-${of.length > 0 ? of.join('-') : topic}-${room}-${language}`;
      }
    }
  );
  // Each takes along what it imports, so the order decides where that is.
  return groups.map((group, at) => ({ ...group, priority: groups.length - at }));
}
