// What the page of a game needs before the first board, by game and language. The page names all of it in its HTML, and static/ahead.js
// asks for what is of the game that is opened: else each script would be asked for when the one before it has been read.
import { readFileSync, writeFileSync } from 'node:fs';
import { LANGUAGES } from '../src/text/languages.js';
import { contentsOfBuild } from './contents.mjs';

const PAGE = 'build/play.html';

/** What is loaded once a sheet has said which game it is. */
const SCREENS = {
  thrones: ['screens/pages.ts', 'flow/ruleset.ts', 'screens/table/Table.svelte'],
  'iron-throne': ['screens/pages.ts', 'flow/ruleset.ts', 'screens/IronAtTheTable.svelte']
};

/** @typedef {keyof typeof SCREENS} Game */
export const GAMES = /** @type {Game[]} */ (Object.keys(SCREENS));
/** @typedef {{ file: string, name?: string, imports?: string[], css?: string[] }} Chunk */
/** @returns {Record<string, Chunk>} */
export const chunksOfBuild = () => JSON.parse(readFileSync('.svelte-kit/output/client/.vite/manifest.json', 'utf8'));

/** With all that they import. @param {Game} game */
function scriptsOf(game) {
  const [chunks, contents] = [chunksOfBuild(), contentsOfBuild()];
  const reached = new Set(
    SCREENS[game].map((wanted) => {
      const script = Object.keys(contents).find(
        (file) => file.endsWith('.js') && contents[file]?.includes(`src/games/${game}/${wanted}`)
      );
      const name = Object.keys(chunks).find((name) => chunks[name]?.file === script);
      if (name === undefined) throw new Error(`${wanted} is in no script`);
      return name;
    })
  );
  for (const name of reached) for (const imported of chunks[name]?.imports ?? []) reached.add(imported);
  return [...reached].flatMap((name) => chunks[name]?.file ?? []);
}

/** The text of stages, panels and pages comes when they do. @param {Game} game @param {string} language */
export function textBeforeTheBoard(game, language) {
  const wanted = new RegExp(
    `^(text-(\\w+-)*(start|play|rules|table)-(ui|shell|${game})|nouns-(none|${game}))-${language}$`
  );
  return Object.values(chunksOfBuild()).flatMap(({ name = '', file }) => (wanted.test(name) ? [file] : []));
}

/** @param {string} html */
export const namedIn = (html) =>
  Array.from(html.matchAll(/<link href="\.\/([^"]+)" rel="modulepreload">/g), ([, file]) => file ?? '');

/** @param {Game} game */
export const scriptsBeforeTheBoard = (game) => [...namedIn(readFileSync(PAGE, 'utf8')), ...scriptsOf(game)];

export function nameInPage() {
  const html = readFileSync(PAGE, 'utf8');
  const named = namedIn(html);
  /** @param {string} of @param {string[]} files */
  const meta = (of, files) => {
    const others = files.filter((file) => !named.includes(file)).map((file) => `./${file}`);
    return `<meta name="ahead" ${of} content="${others.join(' ')}">\n`;
  };
  const metas = GAMES.flatMap((game) => [
    meta(`class="${game}"`, scriptsOf(game)),
    ...LANGUAGES.map((language) => meta(`class="${game}" lang="${language}"`, textBeforeTheBoard(game, language)))
  ]);
  writeFileSync(PAGE, html.replace('</head>', `${metas.join('')}<script src="./ahead.js"></script>\n</head>`));
}
