import { beforeEach, describe, expect, test } from 'vitest';
import { linesOf } from '#tools/headless/lines';
import { headlessTable } from '#tools/headless/tables';

async function linesIn(chunks: readonly string[], longest = 10): Promise<(string | null)[]> {
  const bytes = chunks.map((chunk) => new TextEncoder().encode(chunk));
  const lines: (string | null)[] = [];
  for await (const line of linesOf(stream(bytes), longest)) lines.push(line);
  return lines;
}

async function* stream(chunks: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) yield await Promise.resolve(chunk);
}

describe('lines', () => {
  test('come out whole, however they are cut', async () => {
    expect(await linesIn(['a\nb', 'c', 'd\n', '\n', 'e'])).toEqual(['a', 'bcd', '', 'e']);
    expect(await linesIn([])).toEqual([]);
    expect(await linesIn(['ä', 'ö\n'])).toEqual(['äö']);
  });

  test('that are too long come out as null, once, in their turn', async () => {
    expect(await linesIn(['a\n', '0123456789\n', '0123456789', 'x', 'yz\nb\n'])).toEqual([
      'a',
      '0123456789',
      null,
      'b'
    ]);
    expect(await linesIn(['0123456789x'])).toEqual([null]);
  });
});

describe('the table', () => {
  let table: ReturnType<typeof headlessTable>;
  beforeEach(() => void (table = headlessTable((mistake) => expect.unreachable(String(mistake)))));

  test.each([
    '',
    'x',
    '[]',
    'null',
    '7',
    '{}',
    '{"do":"constructor"}',
    '{"do":"answer","house":"__proto__","answer":{}}'
  ])('answers %j with an error', (line) => {
    expect(JSON.parse(table.respond(line))).toMatchObject({ ok: false, error: { code: 'bad-request' } });
  });

  test('needs a game for what is about a game', () => {
    for (const line of ['{"do":"asks"}', '{"do":"save"}', '{"do":"play","policy":"random"}'])
      expect(JSON.parse(table.respond(line))).toMatchObject({ ok: false, error: { code: 'no-game' } });
  });

  test('keeps its game when a request fails', () => {
    table.respond('{"do":"new","houses":["stark","lannister","baratheon"],"seed":"lines"}');
    const state = table.respond('{"do":"state"}');
    const failing = [
      '{"do":"new","houses":["stark"],"seed":"lines"}',
      '{"do":"set","state":{}}',
      '{"do":"set","state":null}',
      '{"do":"load","save":{"app":"pass-the-crown","format":99}}',
      '{"do":"answer","house":"stark","answer":{"kind":"orders","orders":{}}}',
      '{"do":"answer","house":"tyrell","answer":null}'
    ];
    for (const line of failing) expect(JSON.parse(table.respond(line))).toMatchObject({ ok: false });
    expect(table.respond('{"do":"state"}')).toBe(state);
  });
});
