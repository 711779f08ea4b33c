// `npm run uncovered`: lists the rules of docs/RULES.md that no test names, and the edge cases and worked examples among their
// sources that none cites. There must be none.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

process.chdir(resolve(import.meta.dirname, '..'));

/** @param {string} text @param {RegExp} pattern */
const all = (text, pattern) => new Set([...text.matchAll(pattern)].map(([, found]) => String(found)));

const book = readFileSync('docs/RULES.md', 'utf8');
const tests = readdirSync('tests', { recursive: true })
  .map(String)
  .filter((path) => path.endsWith('.test.ts'))
  .map((path) => readFileSync(join('tests', path), 'utf8'))
  .join('\n');

const rules = all(book, /^#### ([a-z]+\.[a-z0-9-]+)$/gm);
const cases = all(book, /\b(EC \d+|EX-\d\d)\b/g);
const named = all(tests, /\[([a-z]+\.[a-z0-9-]+|EC \d+|EX-\d\d|IT-EC-\d+|IT-\d+\.\d+)\]/g);

// The second game numbers its rules and edge cases.
const second = readFileSync('docs/iron-throne.md', 'utf8');
for (const id of all(second, /^- \*\*(IT-\d+\.\d+)\*\*/gm)) rules.add(id);
for (const id of all(second, /^- \*\*(IT-EC-\d+)\*\*/gm)) cases.add(id);

const missing = [...rules, ...cases].filter((id) => !named.has(id));
for (const id of missing) console.log(id);
const chapters = new Set([...rules].map((id) => id.split('.')[0]));
const strangers = [...named].filter((id) => !rules.has(id) && !cases.has(id) && chapters.has(id.split('.')[0]));
for (const id of strangers) console.log(`${id} is named by a test, but is no rule`);
console.log(`${rules.size} rules, ${cases.size} edge cases and examples, ${missing.length} without a scene`);
process.exitCode = missing.length + strangers.length > 0 ? 1 : 0;
