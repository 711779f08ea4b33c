// Scripts in few pieces: what a page, the rules of a game or its table load in any case is one file each. Left to itself the build
// makes a file for every set of modules that some two pages share, and a tablet without a network asks its worker for each.
import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';

/** What belongs to a game is in a file of that game. */
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

/** Each of these holds what those before it do not. */
const ORDER = ['start', 'play', 'names', 'shared', 'card', 'rules', 'table'];

const GAMES = ['thrones', 'iron-throne'];

/** Of what any game needs everything is in one file, also the titles of all of them. */
const OF_ANY = ['start', 'play'];

/** What belongs to a game, its text too: where a bundle of text is loaded, its messages are. @param {string} id */
const gameOf = (id) => GAMES.find((game) => id.includes(`/src/games/${game}/`) || id.startsWith(`\0text:${game}/`));

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

/** @param {Graph} graph @returns {Record<string, Set<string>>} */
function unitsIn(graph) {
  const units = Object.fromEntries(Object.entries(UNITS).map(([name, roots]) => [name, reached(roots, graph)]));
  const { start, play, names, card, rules, table } = /** @type {Record<keyof typeof UNITS, Set<string>>} */ (units);
  // No board needs the cards of saved games, only what they share with it.
  const shared = new Set([...card].filter((id) => rules.has(id) || table.has(id)));
  return { start, play, names, shared, card, rules, table };
}

/** @returns {Group[]} */
export function chunks() {
  /** @type {ReturnType<typeof unitsIn> | null} */
  let units = null;
  /** @param {string} id @param {Graph} graph */
  function fileOf(id, graph) {
    units ??= unitsIn(graph);
    const unit = Object.keys(units).find((name) => units?.[name]?.has(id));
    const game = unit === undefined || OF_ANY.includes(unit) ? undefined : gameOf(id);
    return game === undefined ? unit : `${unit}-${game}`;
  }
  const groups = ORDER.flatMap((unit) =>
    ['', ...GAMES.map((game) => `-${game}`)].map((suffix) => ({
      debugName: `${unit}${suffix}`,
      /** @param {string} id @param {Graph} graph */
      name: (id, graph) => (fileOf(id, graph) === `${unit}${suffix}` ? `${unit}${suffix}` : null)
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
        units ??= unitsIn(graph);
        const [, bundle, room, topic, language] = TEXT.exec(id) ?? [];
        if (bundle === undefined) return null;
        const of = Object.keys(UNITS).filter((name) => units?.[name]?.has(bundle));
        return `text-${of.length > 0 ? of.join('-') : topic}-${room}-${language}`;
      }
    }
  );
  // Each takes along what it imports, so the order decides where that is.
  return groups.map((group, at) => ({ ...group, priority: groups.length - at }));
}
