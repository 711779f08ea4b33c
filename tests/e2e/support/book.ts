// The rulebook as it is written, for pages that show it.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Title and first sentences of each leaf. */
export function leavesOf(game: 'thrones' | 'iron-throne'): { id: string; title: string; lead: string }[] {
  const folder = `src/games/${game}/text/en/rulebook`;
  const book = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  return book.flatMap((chapter) =>
    [...chapter.matchAll(/^## (.*) \{#([\w-]+)\}\n\n(?:(?:pages|words): .*\n\n)*(.*)$/gm)].map(
      ([, title = '', id = '', lead = '']) => ({ id, title, lead })
    )
  );
}
