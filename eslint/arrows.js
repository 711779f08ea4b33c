import { relative, resolve } from 'node:path';
import { cycleThrough, pathOf } from './graph.js';
import { rooms } from './rooms.js';

const root = resolve(import.meta.dirname, '..');

/** @param {string} path */
function roomOf(path) {
  const entries = Object.entries(rooms).filter(([, room]) => path.startsWith(`${room.folder}/`));
  return entries.sort(([, a], [, b]) => b.folder.length - a.folder.length)[0]?.[0];
}

/**
 * Why a file may not import this, or nothing.
 *
 * @param {string} file relative to the project, with '/'
 * @param {string} source
 */
export function refusal(file, source) {
  const from = roomOf(file);
  const room = from === undefined ? undefined : rooms[from];
  if (from === undefined || room === undefined) return `${file} lies in no room: give it one in eslint/rooms.js.`;
  const path = pathOf(file, source);
  if (path === undefined) {
    const allowed = room.packages.some((name) => (/[:/]$/.test(name) ? source.startsWith(name) : source === name));
    return allowed ? undefined : `${from} may not import the package '${source}'.`;
  }
  if (source.startsWith('../../../')) return `'${source}' climbs too far: name its room, as in '#shell/…'.`;
  if (room.portable && /\.[jt]s$/.test(source)) return `Leave the extension away in '${source}'.`;
  // Kit's own types for a route lie in a folder that does not exist.
  if (from === 'routes' && source === './$types') return undefined;
  const to = roomOf(`${path}/`);
  if (to === undefined) return `'${source}' lies in no room: give it one in eslint/rooms.js.`;
  return to === from || room.sees.includes(to) ? undefined : `${from} may not import ${to}: the arrows run one way.`;
}

/**
 * A rule that looks at every import of a file, however it is written.
 *
 * @param {(file: string, source: string) => string | undefined} why
 * @returns {import('eslint').Rule.RuleModule}
 */
function onImports(why) {
  return {
    meta: { type: 'problem', schema: [] },
    create(context) {
      const file = relative(root, context.filename).replaceAll('\\', '/');
      /** @param {import('eslint').Rule.Node & { source?: unknown }} node */
      const look = (node) => {
        const source = /** @type {{ value?: unknown } | null | undefined} */ (node.source)?.value;
        const message = typeof source === 'string' ? why(file, source) : undefined;
        if (message !== undefined) context.report({ node, message });
      };
      return {
        ImportDeclaration: look,
        ExportNamedDeclaration: look,
        ExportAllDeclaration: look,
        ImportExpression: look,
        TSImportType: look
      };
    }
  };
}

/** @type {import('eslint').ESLint.Plugin} */
export default {
  rules: {
    direction: onImports(refusal),
    'no-cycles': onImports((file, source) => {
      const cycle = cycleThrough(root, file, source);
      return cycle && `This import closes a cycle: ${cycle.join(' → ')}.`;
    })
  }
};
