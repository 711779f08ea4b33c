// The answer of code in the place of a player who asks for advice: it thinks in the page, and knows no more than that seat
// may.

import { freshMemory, remember } from '#thrones/bots/memory';
import type { Answer, Ask } from '#thrones/rules';
import { openStart, wrongWith } from '#shell/saves/document';
import { solve } from '#thrones/minds/solving';
import type { Playing } from '../kit/playing';

export function advised({ rules, start, entries }: Playing, { house }: Ask): Answer | null {
  const opened = openStart(rules, start);
  if (!opened.ok) return null;
  const bulk = rules.bulk(opened.game);
  const opening = freshMemory(rules.viewFor(bulk.position, null));
  for (const { house, answer } of entries) if (wrongWith(bulk, house, answer) !== null) return null;
  const memory = remember(
    opening,
    entries.flatMap(({ happened }) => happened)
  );
  const view = rules.viewFor(bulk.position, house);
  const question = { view, at: bulk.at, memory, seed: `coach ${entries.length}` };
  return solve({ question, level: 'knight', person: 'warden' });
}
