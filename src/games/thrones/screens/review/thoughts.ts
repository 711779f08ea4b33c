// The thinking that goes on in this window: leaving the page does not end it.

import type { Thrones } from '#thrones/flow/game';
import { markOf } from '#thrones/review/review';
import type { PlayedRecord } from '#shell/play/replayed';
import { Thinking } from './thinking.svelte';

const all = new Map<string, Thinking>();

export function thinkingOf(id: string, record: PlayedRecord<Thrones>): Thinking {
  const key = `${id} ${markOf(record.answers)}`;
  let found = all.get(key);
  if (found === undefined) {
    all.set(key, (found = new Thinking(id, record)));
    void found.begin();
  } else if (found.hasFailed) void found.begin();
  return found;
}
