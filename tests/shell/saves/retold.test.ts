// A game whose rows told less than is told today, of nine decided battles and an attack of the wildlings: opened from the rows it tells
// the same as one that is played today. What the rows said of old, the parts of every strength among it, is held against it.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SETUP } from '#thrones/box/setup';
import { answer, type Game, newGame } from '#thrones/flow/game';
import { momentsOf } from '#thrones/flow/moments';
import type { Answer, BySide, Happening, HappeningOf, LedgerLine, NewGame, SideName } from '#thrones/rules';
import { cardsOf, sumsOf } from '#thrones/rules/combat/ledger';
import { viewFor } from '#thrones/rules/view';
import type { House } from '#thrones/box';
import { db } from '#shell/saves/store/database';
import { checkpointOf } from '#shell/saves/store/checkpoint';
import { thrones } from '#thrones/flow/ruleset';
import { createGame, loadGame } from '#tests/support/saves';
import { emptyDeviceBeforeEach, spoilSheet, valueOf } from './device';
import { bare, logOf } from './formats/bare';

interface Part {
  readonly what: LedgerLine['what'];
  readonly value: number;
  readonly card?: string;
}

type Old =
  Happening | { readonly what: 'strength'; readonly parts: BySide<readonly Part[]>; readonly totals: BySide<number> };

interface Written {
  readonly setUp: Pick<NewGame, 'seed' | 'options'>;
  readonly answers: readonly { readonly house: House; readonly answer: Answer; readonly happened: readonly Old[] }[];
}

emptyDeviceBeforeEach();

const written = JSON.parse(readFileSync('tests/shell/saves/formats/7-battles.json', 'utf8')) as Written;
const setUp: NewGame = { houses: SETUP[6].houses, ...written.setUp };

interface Step {
  readonly before: Game;
  readonly now: Game;
  readonly happened: readonly Happening[];
}

function playedToday(): Step[] {
  let before = newGame(setUp);
  return written.answers.map(({ house, answer: given }) => {
    const played = answer(before, house, given);
    if (!played.ok) throw new Error(played.refusal.rule);
    const step = { before, now: played.game, happened: played.happened };
    before = played.game;
    return step;
  });
}

async function fromTheRows() {
  const seats = setUp.houses.map((house) => ({ house, name: house, pin: null }));
  const sheet = valueOf(await createGame({ game: setUp, seats, name: 'of old' }));
  const end = playedToday().at(-1)!.now;
  await spoilSheet(sheet.id, { answered: written.answers.length, checkpoint: checkpointOf(thrones, end) });
  const rows = written.answers.map((one, i) => ({ ...one, game: sheet.id, number: i + 1, time: sheet.created + i }));
  const { answers } = await db();
  await answers.bulkAdd(rows as unknown as Parameters<typeof answers.bulkAdd>[0]);
  return valueOf(await loadGame(sheet.id)).entries;
}

const isVictor = (one: Happening): one is HappeningOf<'victor'> => one.what === 'victor';

test('it tells what a game of today tells, of which log and chronicle are made, and the same moments and battles', async () => {
  const today = playedToday();
  const entries = await fromTheRows();
  const told = entries.map(({ happened }) => happened);
  expect(told).toEqual(today.map(({ happened }) => happened));
  const momentsWith = (all: readonly (readonly Happening[])[]) =>
    today.flatMap(({ before, now }, i) => {
      const views = { before: viewFor(before.position, null), now: viewFor(now.position, null) };
      return momentsOf({ ...views, lines: all[i]! }, all.slice(0, i).flat());
    });
  const moments = momentsWith(told);
  expect(moments).toEqual(momentsWith(today.map(({ happened }) => happened)));
  const battles = moments.flatMap((one) => (one.what === 'battle' ? [one.battle] : []));
  expect(battles).toHaveLength(9);
  expect(battles).toEqual(entries.flatMap(({ happened }) => happened.filter(isVictor).map(({ battle }) => battle)));
});

test('and what the rows said of old: sums, parts and cards of each battle, and every line of the log', async () => {
  const entries = await fromTheRows();
  const battles = entries.flatMap(({ happened }) => happened.filter(isVictor));
  const strengths = written.answers.flatMap(({ happened }) =>
    happened.flatMap((one) => (one.what === 'strength' && 'parts' in one ? [one] : []))
  );
  expect(strengths).toHaveLength(9);
  const byWhat = (parts: readonly { readonly what: string; readonly value: number }[]) => {
    const sums: Record<string, number> = {};
    for (const { what, value } of parts) sums[what] = (sums[what] ?? 0) + value;
    return Object.fromEntries(Object.entries(sums).filter(([, value]) => value !== 0));
  };
  for (const [i, { parts, totals }] of strengths.entries()) {
    const { battle } = battles[i]!;
    expect(sumsOf(battle)).toEqual(totals);
    for (const side of ['attacker', 'defender'] satisfies SideName[]) {
      expect(byWhat(battle.ledger[side])).toEqual(byWhat(parts[side]));
      expect(cardsOf(battle)[side]).toBe(parts[side].find(({ what }) => what === 'card')?.card ?? null);
    }
  }
  const old = written.answers.map(({ happened }) => ({ happened: happened as readonly Happening[] }));
  expect(logOf(bare(entries))).toEqual(logOf(bare(old)));
});
