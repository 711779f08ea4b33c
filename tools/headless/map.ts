// Draws the board from its outline: `npm run map` writes src/games/thrones/board/geometry.json, `npm run map:check` compares it with
// what the outline gives. Both refuse a drawing in which areas touch unlike the game says.

import { readFileSync, writeFileSync } from 'node:fs';
import { drawBoard } from '#tools/map/drawing';

const FILE = 'src/games/thrones/board/geometry.json';

const { text, faults, notes } = drawBoard();
if (process.argv.includes('--check')) {
  if (readFileSync(FILE, 'utf8') !== text) faults.push('geometry.json is not what the outline gives: npm run map');
} else if (faults.length === 0) {
  writeFileSync(FILE, text);
}
for (const note of notes) console.log(`  ${note}`);
for (const fault of faults) console.error(`✗ ${fault}`);
if (faults.length > 0) process.exitCode = 1;
else console.log(`✓ geometry.json, ${Math.round(text.length / 1000)} KB`);
