// docs/table-protocol.md is checked against the program: nothing that exists is missing there, and every example works.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SETUP } from '#thrones/box/setup';
import type { PlayerCount } from '#thrones/box';
import { headlessTable } from '#tools/headless/tables';
import { BEGINNINGS } from '#thrones/flow/chart';
import { Bulk, newGame } from '#thrones/flow/game';
import { ANSWER_SHAPES, ASK_SHAPES } from '#thrones/rules/asks';
import type { Ask, AskKind, Position, Refusal } from '#thrones/rules';
import { ABOUTS } from '#thrones/rules/asks';
import { Chance, chanceFrom } from '#engine/chance';
import { drawAnswer } from '#thrones/rules/judging';
import { KINDS } from '#thrones/rules/kinds';
import { REFUSAL_RULES } from '#thrones/rules/refusals';
import { faultsIn } from '#engine/shape';
import { viewFor } from '#thrones/rules/view';
import { why } from '#thrones/text/refusalWords';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const doc = read('docs/table-protocol.md');

type Example = Readonly<Record<string, unknown>>;
const examples = [...doc.matchAll(/```jsonl\n(.*?)```/gs)]
  .flatMap(([, block = '']) => block.trim().split('\n'))
  .map((line) => JSON.parse(line) as Example);

const section = (title: string): string => doc.split(/^## /m).find((part) => part.startsWith(`${title}\n`)) ?? '';
const rowsOf = (title: string): string[][] =>
  section(title)
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim())
        .slice(1, -1)
    );
const named = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

const kinds = Object.keys(KINDS) as AskKind[];
const isAsk = (example: Example): boolean => 'kind' in example && 'about' in example;
const isAnswer = (example: Example): boolean => 'kind' in example && !('about' in example);
const unique = (list: readonly unknown[]): unknown[] => [...new Set(list)].sort();

/** Everything that comes up in some games played at random. */
function* randomPlay(games: number): Generator<Position> {
  for (let i = 0; i < games; i++) {
    const { houses } = SETUP[(3 + (i % 4)) as PlayerCount];
    const bulk = new Bulk(newGame({ houses, seed: `doc ${i}`, options: { edition: 'revised', tides: i % 2 === 1 } }));
    const chance = new Chance(chanceFrom(`doc ${i}`));
    for (let [ask] = bulk.position.asks; ask !== undefined; [ask] = bulk.position.asks) {
      yield bulk.position;
      bulk.answer(ask.house, drawAnswer(viewFor(bulk.position, ask.house), ask.house, chance));
    }
    yield bulk.position;
  }
}
const seen = [...randomPlay(8)];

describe('the requests', () => {
  const requests = examples.filter((example) => 'do' in example);

  test('each is in the table and, but for set and load, has an example that the table takes', () => {
    const told = rowsOf('Requests').map(([name = '']) => named(name)[0]);
    const { why } = (JSON.parse(headlessTable(() => undefined).respond('{"do":"?"}')) as { error: { why: string } })
      .error;
    expect(`do: must be one of ${told.join(', ')}`).toBe(why);
    expect(unique([...requests.map((request) => request.do), 'set', 'load'])).toEqual(unique(told));
    for (const request of requests) {
      const table = headlessTable((mistake) => expect.unreachable(String(mistake)));
      table.respond(JSON.stringify(requests[0]));
      const response = JSON.parse(table.respond(JSON.stringify(request))) as Example;
      expect(response, JSON.stringify(request)).toMatchObject({ ok: true });
      const named = rowsOf('Requests').find(([name]) => name === `\`${String(request.do)}\``)?.[2] ?? '';
      for (const field of Object.keys(response)) if (field !== 'ok') expect(named).toContain(`\`${field}\``);
    }
  });

  test('what state gives can be set, what save gives can be loaded', () => {
    const table = headlessTable((mistake) => expect.unreachable(String(mistake)));
    const send = (request: Example) => JSON.parse(table.respond(JSON.stringify(request))) as Example;
    send({ do: 'new', houses: SETUP[4].houses, seed: 'again' });
    send({ do: 'play', policy: 'random', answers: 60 });
    const { state } = send({ do: 'state' });
    const { save } = send({ do: 'save' });
    for (const request of [
      { do: 'set', state },
      { do: 'load', save }
    ]) {
      send({ do: 'play', policy: 'random' });
      expect(send(request)).toMatchObject({ ok: true });
      expect(send({ do: 'state' }).state).toEqual(state);
    }
    expect(send({ do: 'set', state: { ...(state as object), at: 'toString' } })).toMatchObject({ ok: false });
    expect(send({ do: 'state' }).state).toEqual(state);
  });

  test('every error code is told', () => {
    const codes = /type ErrorCode = ([^;]+);/.exec(read('tools/headless/serving.ts'))?.[1] ?? '';
    const told = rowsOf('Errors and refusals').flatMap(([code = '']) => named(code));
    expect(unique(told)).toEqual(unique([...codes.matchAll(/'([^']+)'/g)].map(([, code]) => code)));
  });
});

describe('asks and answers', () => {
  const rows = rowsOf('Asks and answers');

  test('each kind is told, and has an example of an ask and of an answer', () => {
    expect(rows.map(([name = '']) => named(name)[0])).toEqual(expect.arrayContaining(kinds));
    expect(unique(examples.filter(isAsk).map((ask) => ask.kind))).toEqual(unique(kinds));
    expect(unique(examples.filter(isAnswer).map((answer) => answer.kind))).toEqual(unique(kinds));
  });

  test.each(examples.filter(isAsk))('the ask %j has the right shape', (ask) => {
    expect(faultsIn(ASK_SHAPES[ask.kind as AskKind], ask)).toEqual([]);
  });

  test.each(examples.filter(isAnswer))('the answer %j has the right shape', (answer) => {
    expect(faultsIn(ANSWER_SHAPES[answer.kind as AskKind], answer)).toEqual([]);
  });

  const abouts = new Map(
    rows
      .filter(([, kind = '']) => /^`[a-z]+`$/.test(kind))
      .map(([about = '', kind = '', what = '']) => [named(about)[0]!, { kind: named(kind)[0], what }])
  );

  test('everything that an ask can be about is told once', () => {
    expect([...abouts.keys()].sort()).toEqual([...ABOUTS].sort());
  });

  test('with the kind and the options that it has in play', () => {
    const asks: readonly Ask[] = seen.flatMap((position) => position.asks);
    for (const ask of asks) {
      const told = abouts.get(ask.about);
      expect(told?.kind).toBe(ask.kind);
      if (ask.kind !== 'option' || /\[(houses|tracks|numbers)\]/.test(told?.what ?? '')) continue;
      for (const option of ask.options) expect(named(told?.what ?? '')).toContain(option);
    }
    expect(new Set(asks.map((ask) => ask.about)).size).toBeGreaterThan(25);
  });
});

describe('refusals', () => {
  const refusals = examples.filter((example) => 'rule' in example);

  test('each has an example', () => {
    expect(refusals.map((refusal) => refusal.rule)).toEqual([...REFUSAL_RULES]);
  });

  test.each(refusals)('%j has its sentence', ({ why: told, ...refusal }) => {
    expect(why(refusal as unknown as Refusal)).toBe(told);
  });
});

describe('what happens', () => {
  const happenings = examples.filter((example) => 'what' in example);
  const source = read('src/games/thrones/rules/happenings.ts');

  test('each thing that can happen has an example', () => {
    const whats = [...source.matchAll(/: a\('([^']+)'/g)].map(([, what]) => what);
    expect(unique(happenings.map((happening) => happening.what))).toEqual(unique(whats));
  });

  test('with the fields that it has in play', () => {
    for (const happening of seen.flatMap((position) => position.happened)) {
      const alike = happenings.filter((one) => one.what === happening.what);
      const told = new Set(alike.flatMap((one) => Object.keys(one)));
      const extra = Object.keys(happening).filter((field) => !told.has(field));
      expect(
        extra.filter((field) => !['area', 'refused', 'cause'].includes(field)),
        JSON.stringify(happening)
      ).toEqual([]);
      if ('did' in happening) expect(alike.map((one) => one.did)).toContain(happening.did);
    }
  });
});

describe('the state and the view', () => {
  const told = (title: string): string[] =>
    rowsOf(title).flatMap(([fields = '', what = '']) => named(`${fields} ${what}`));

  test('every field is told', () => {
    const fields = told('The state');
    for (const position of seen) {
      const { bidding, attack, combat, resolving, sealed, winner } = position;
      const parts = [
        position,
        position.houses.stark,
        position.areas.pyke,
        bidding,
        attack,
        combat,
        resolving,
        sealed,
        winner
      ];
      for (const part of parts)
        for (const field of Object.keys(part ?? {})) if (!fields.includes(field)) expect.unreachable(field);
    }
    for (const field of Object.keys(viewFor(seen[0]!, null))) expect([...fields, ...told('The view')]).toContain(field);
  });

  test('every beginning is told', () => {
    for (const beginning of Object.keys(BEGINNINGS)) expect(named(section('The state'))).toContain(beginning);
  });
});
