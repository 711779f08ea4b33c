// The disk of a tablet fails, or its app is killed, at every write of every step of a hand-over: at most one of the two plays the game,
// the step has not happened, and done again it leads to the end with all that was played.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failAt, WAYS } from '../saves/failures';
import { Showing } from '#shell/pictures/showingFrames.svelte';
import { Receiving } from '#shell/pictures/receiving.svelte';
import { numberOn, opened, Table } from './tablets';

const ANSWERS = 3;
/** Of the ways to fail: a write that throws, one that is given up, and a disk that is taken away. */
const FAILING = [WAYS[0]!, WAYS[5]!, WAYS[7]!];

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

interface Both {
  readonly table: Table;
  readonly showing: Showing;
  readonly receiving: Receiving | null;
}

/** Nothing but the two disks is left. */
async function killed({ table }: Both): Promise<Both> {
  const showing = await table.shown();
  const [waits] = await table.there.games();
  const receiving = waits === undefined ? null : await table.there.use(() => opened(waits.id));
  return { table, showing, receiving };
}

const STEPS: readonly {
  readonly name: string;
  readonly before: string;
  readonly step: (both: Both) => Promise<Both>;
}[] = [
  {
    name: 'the picture is whole',
    before: 'here -',
    step: async ({ table, showing }) => ({ table, showing, receiving: await table.scanned(showing) })
  },
  {
    name: 'the reply is scanned',
    before: 'here -',
    step: async (both) => {
      await both.table.answered(both.showing, both.receiving === null ? '' : numberOn(both.receiving));
      return both;
    }
  },
  {
    name: 'the last code is scanned',
    before: '- -',
    step: async (both) => {
      await both.table.released(both.receiving!, both.showing.code ?? '');
      return both;
    }
  }
];

/** From where the disks are: a picture made again has to be scanned again. */
async function toTheEnd(both: Both): Promise<Both> {
  if ((await both.table.playable()) === '- there') return both;
  let now = both;
  if ((await both.table.playable()) === 'here -') for (const { step } of STEPS.slice(0, 2)) now = await step(now);
  return STEPS[2]!.step(now);
}

async function upTo(count: number): Promise<Both> {
  const table = await new Table().begin(ANSWERS);
  let both: Both = { table, showing: await table.shown(), receiving: null };
  for (const { step } of STEPS.slice(0, count)) both = await step(both);
  return both;
}

for (const [at, { name, before, step }] of STEPS.entries())
  test.each(FAILING)(`${name}, and $name: it has not happened, and is done once more`, async (way) => {
    for (let nth = 1, failed = true; failed; nth++) {
      const both = await upTo(at);
      const mend = failAt(nth, way);
      await step(both);
      failed = mend();
      if (!failed) break;
      expect(nth).toBeLessThan(80);
      // That the key has done its work is noted after the step: without that note nothing is lost.
      const isDone = both.receiving?.state.what === 'taken';
      expect(await both.table.playable()).toBe(isDone ? '- there' : before);
      const again = await toTheEnd(await killed(both));
      expect(await again.table.playable()).toBe('- there');
      const [game, ...others] = await again.table.there.games();
      expect([game?.answered, others]).toEqual([ANSWERS, []]);
      expect(await again.table.here.games()).toHaveLength(1);
    }
  });

test('either or both are killed between any two steps, and what is there leads to the end', async () => {
  for (let count = 0; count <= STEPS.length; count++) {
    const both = await upTo(count);
    const kept = await both.table.playable();
    expect(kept).toBe(STEPS[count]?.before ?? '- there');
    const anew = await killed(both);
    expect(await both.table.playable()).toBe(kept);
    const end = await toTheEnd(anew);
    expect(await end.table.playable()).toBe('- there');
    expect((await end.table.there.games()).map(({ answered }) => answered)).toEqual([ANSWERS]);
  }
});
