// Draws the board from its outline: `npm run map` writes src/games/thrones/board/geometry.json, `npm run map:check` compares it with
// what the outline gives. Both refuse a drawing in which areas touch unlike the game says.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runnerImport } from 'vite';

const root = resolve(import.meta.dirname, '..');
const file = resolve(root, 'src/games/thrones/board/geometry.json');

/** @type {{ module: { drawBoard: () => { text: string, faults: string[], notes: string[] } } }} */
const { module } = await runnerImport(resolve(root, 'tools/map/drawing.ts'), {
  configFile: false,
  root,
  logLevel: 'error'
});
const { text, faults, notes } = module.drawBoard();
if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== text) faults.push('geometry.json is not what the outline gives: npm run map');
} else if (faults.length === 0) {
  writeFileSync(file, text);
}
for (const note of notes) console.log(`  ${note}`);
for (const fault of faults) console.error(`✗ ${fault}`);
if (faults.length > 0) process.exit(1);
console.log(`✓ geometry.json, ${Math.round(text.length / 1000)} KB`);
