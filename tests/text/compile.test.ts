// What becomes of a message: how it is set, and the functions and types that the build makes.

import { runInThisContext } from 'node:vm';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { compile, typeset } from '../../scripts/text/compile.mjs';
import { bundleModule, declarationOf, messagesModule, nounsModule, nounsOf } from '../../scripts/text/modules.mjs';
import { samplesModule, samplesOf } from '../../scripts/text/samples.mjs';
import { book as bookOf } from '#text/rulebookText';
import { grammar } from '#text/grammar';
import { LANGUAGES } from '#text/languages';
import { bundle, type Chunk, type Language } from '#text/text';
import { book, changed, log } from './tree';

const read = changed([]);
const room = read.rooms[0]!;

test.each([
  ['en', "the winner's swords", 'the winner’s swords'],
  ['en', 'Wait...', 'Wait…'],
  ['en', 'March -1 (-2)', 'March −1 (−2)'],
  ['en', 'siege-engine 4-1', 'siege-engine 4-1'],
  ['fr', "L'ordre : « Raid » ?", 'L’ordre\u00a0: «\u00a0Raid\u00a0»\u00a0?'],
  ['fr', 'Halte ! Non ; oui', 'Halte\u00a0! Non\u00a0; oui'],
  ['de', 'Halt ! « Nein »', 'Halt ! « Nein »']
])('%s: "%s" is set as "%s"', (language, typed, set) => {
  expect(typeset(typed, language)).toBe(set);
});

test('the space before a French mark is kept where a parameter stands before it', () => {
  const { messages } = compile('k = { $count } ?', {
    language: 'fr',
    params: { count: 'number' },
    types: { number: { is: 'number' } },
    nouns: {},
    judge: () => undefined
  });
  expect(messages.get('k')?.code).toBe('num(p.count)+"\u00a0?"');
});

test.each([
  ['fr', 'Une force de { $count }.', '"Une force de\u00a0"+num(p.count)+"."'],
  ['fr', 'Forces : { $count }.', '"Forces\u00a0: "+num(p.count)+"."'],
  ['fr', 'Force de { $name }', '"Force de "+p.name'],
  ['it', 'Forza di { $count }.', '"Forza di "+num(p.count)+"."']
])('%s: a French line does not begin with a number that belongs to a word: %s', (language, typed, code) => {
  const { messages } = compile(`k = ${typed}`, {
    language,
    params: { count: 'number', name: 'text' },
    types: { number: { is: 'number' }, text: { is: 'text' } },
    nouns: {},
    judge: () => undefined
  });
  expect(messages.get('k')?.code).toBe(code);
});

test.each([
  ['en', undefined, 'a, b and c'],
  ['en', 'or', 'a, b or c'],
  ['hu', undefined, 'a, b és c'],
  ['hu', 'clauses', 'a, b, és c'],
  ['de', 'clauses', 'a, b und c'],
  ['it', 'lists', 'a; b; c'],
  ['fr', 'lists', 'a\u00a0; b\u00a0; c']
] as const)('%s: a list joined with %s is "%s"', (language, join, joined) => {
  expect(grammar(language, {}).list(['a', 'b', 'c'], join)).toBe(joined);
});

test('two Hungarian sentences have a comma, a single one has none', () => {
  const { list } = grammar('hu', {});
  expect(list(['a', 'b'], 'clauses')).toBe('a, és b');
  expect(list(['a'], 'clauses')).toBe('a');
});

test('where a long word may be broken is written as an escape', () => {
  const { messages } = compile('k = Waffen{ "\\u00AD" }stillstand', {
    language: 'de',
    params: {},
    types: {},
    nouns: {},
    judge: () => undefined
  });
  expect(messages.get('k')?.code).toBe('"Waffen"+"\u00ad"+"stillstand"');
});

const phrase = (source: string, nouns: Parameters<typeof compile>[1]['nouns'] = {}, language = 'en') =>
  compile(source, {
    language,
    params: { house: 'house', side: 'side', count: 'number' },
    types: { house: { group: 'houses' }, side: { is: 'text' }, number: { is: 'number' } },
    nouns,
    judge: () => undefined
  });

test('what is not there is none, whether it is null or was left away', () => {
  const { messages } = phrase('k = { $house ->\n    [none] nobody\n   *[other] somebody\n  }');
  const said = runInThisContext(`(p) => ${messages.get('k')!.code}`) as (p: object) => string;
  expect([{}, { house: null }, { house: undefined }, { house: 'stark' }].map(said)).toEqual([
    'nobody',
    'nobody',
    'nobody',
    'somebody'
  ]);
});

test('choices by one parameter in several places count together', () => {
  const { messages } = phrase(
    'k = { $side ->\n    [left] { $house ->\n        [stark] a\n       *[other] b\n      }\n   *[right] { $house ->\n        [tyrell] c\n       *[other] d\n      }\n  }'
  );
  expect(messages.get('k')!.selects.get('house')).toEqual(['stark', 'other', 'tyrell']);
});

test('a thing that is counted has a form for every plural of the language', () => {
  const counted = (forms: Record<string, string>) =>
    phrase('k = Now { COUNT($count, of: "ship") }', { counted: { ship: { nom: forms } } }).faults.map(
      ([, what]) => what
    );
  expect(counted({ one: '{n} ship', other: '{n} ships' })).toEqual([]);
  expect(counted({ other: '{n} ships' })).toEqual([]);
  expect(counted({ one: '{n} ship' })).toEqual(['ship has no [other]']);
});

test('a message keeps its sentences as they are set, each with its line', () => {
  const said = (bundle: string, key: string): unknown => room.bundles.fr!.get(bundle)!.get(key)!.said;
  expect(said('log', 'round')).toEqual([{ line: 2, text: 'Le tour { $round } commence\u00a0: c’est parti\u00a0!' }]);
  expect(said('log', 'phase')).toEqual([
    { line: 10, text: 'Phase Westeros' },
    { line: 11, text: '«\u00a0La partie est finie\u00a0»' }
  ]);
  expect(said('rulebook', 'combat.1.step-2')).toEqual([{ line: 10, text: 'Soutien.' }]);
});

test('text is a string, a message a function of what it names; a sentence begins with a capital', () => {
  const code = messagesModule(room, 'log', 'de', read.nouns.de!, false);
  expect(code).toContain('import nouns from "text:thrones/nouns/de";');
  expect(code).toContain('"round":(p)=>"Runde "+num(p.round)+" beginnt."');
  expect(code).toContain('"phase":(p)=>(p.phase==="westeros"?"Westerosphase":"Das Spiel ist zu Ende")');
  expect(code).toContain('?"Die Starks gewinnen.":cap(N.houses[p.house].nom+" gewinnt."))');
  expect(code).not.toContain('english');
});

test('only the forms that messages use are shipped', () => {
  expect(nounsOf(room, 'en', read.nouns.en!)).toEqual({
    houses: { stark: { name: 'Stark', nom: 'House Stark' }, tyrell: { name: 'Stark', nom: 'House Stark' } },
    counted: { ship: { nom: { one: '{n} ship', other: '{n} ships' } } }
  });
});

test('the browser loads the language that is read, programs have all of them', () => {
  const inBrowser = bundleModule(room, 'log', ['en', 'hu'], true);
  expect(inBrowser).toContain('bundle({en:()=>import("text:thrones/log/en"),hu:()=>import("text:thrones/log/hu")},{})');
  expect(inBrowser).not.toMatch(/^import (en|hu)/m);
  expect(bundleModule(room, 'log', ['en', 'hu'], false)).toMatch(/^import hu from "text:thrones\/log\/hu";$/m);
});

test('keys and parameters are typed by English', () => {
  const types = declarationOf(room, 'log', read.nouns.en!, '.svelte-kit/text/thrones');
  expect(types).toContain('"ships": { readonly count: number };');
  expect(types).toContain('"phase": { readonly phase: "westeros" | "over" };');
  expect(types).toContain(
    '"lost": { readonly house: string; readonly level: number; readonly houses: readonly string[] };'
  );
  expect(declarationOf(room, 'rulebook', read.nouns.en!, '.svelte-kit/text/thrones')).toContain(
    'chapters: Book<{ readonly round: number }>;'
  );
});

/** What the modules of a language export, written as the build makes them and loaded. */
async function chunkOf(
  { rooms, nouns }: typeof read,
  bundled: string,
  language: string,
  isDraft: boolean
): Promise<Chunk> {
  const folder = mkdtempSync(join(tmpdir(), 'chunk-'));
  const write = (name: string, one: string, code: string): void =>
    writeFileSync(join(folder, `${name}-${one}.mjs`), code.replace(/"text:thrones\/(\w+)\/(\w+)"/g, '"./$1-$2.mjs"'));
  for (const one of ['en', language]) {
    write('nouns', one, nounsModule(rooms[0]!, one, nouns[one]!));
    write(bundled, one, messagesModule(rooms[0]!, bundled, one, nouns[one]!, isDraft && one !== 'en'));
  }
  const url = pathToFileURL(join(folder, `${bundled}-${language}.mjs`)).href;
  return ((await import(/* @vite-ignore */ url)) as { readonly default: Chunk }).default;
}

/** Whoever waits for all text of a page does not wait for this. */
const everywhere = (chunk: Chunk): Parameters<typeof bundle>[0] =>
  Object.fromEntries(LANGUAGES.map((one) => [one, () => Promise.resolve({ default: chunk })])) as never;

test('a draft is read in English where it lacks something', async () => {
  const draft = changed([{ file: log('de'), to: (was) => was.replace(/^round = .*$/m, '') }], ['de']);
  const chunk = await chunkOf(draft, 'log', 'de', true);
  const text = bundle<Record<string, object>>(everywhere(chunk), { de: chunk } as never);
  const inGerman = text.in('de' as Language);
  expect(inGerman('round', { round: 3 })).toBe('Round 3 begins.');
  expect(inGerman('tie', { house: 'tyrell' })).toBe('Haus Stark gewinnt.');
});

test('a chapter is read as it is written, with the numbers of the table', async () => {
  const longer = changed([
    {
      file: book('en'),
      to: (was) =>
        `${was}\n\nMore of it\non two lines.\n\n## Alone {#alone}\n\nwords: tower, fights\n\nA leaf of one sentence.\n`
    }
  ]);
  const chunk = await chunkOf(longer, 'rulebook', 'en', false);
  const text = bundle<Record<string, { readonly round: number }>>(everywhere(chunk), { en: chunk });
  expect(bookOf(text, longer.rooms[0]!.book)({ round: 6 })).toEqual([
    {
      title: 'Combat',
      leaves: [
        {
          id: 'combat',
          title: 'Combat',
          pages: [17, 20],
          words: '',
          lead: 'At most 6 battles.',
          blocks: [
            { steps: ['Support.', 'Support.'] },
            { heading: 'Combat', may: ['To march.'], never: ['To fly.'] },
            { text: 'More of it on two lines.' }
          ]
        },
        { id: 'alone', title: 'Alone', pages: [], words: 'tower, fights', lead: 'A leaf of one sentence.', blocks: [] }
      ]
    }
  ]);
  // They are looked for, not read: no word is refused.
  expect(longer.faults.filter((fault) => fault.includes('is not ours'))).toEqual([]);
});

test('a translator sees each choice of a message once, with two houses that are two', () => {
  const samples = (key: string): unknown => samplesOf(room.bundles.en!.get('log')!.get(key)!, room, read.nouns.en!);
  expect(samples('phase')).toEqual([{ phase: 'westeros' }, { phase: 'over' }]);
  expect(samples('ships')).toEqual([{ count: 5 }, { count: 1 }]);
  expect(samples('tie')).toEqual([{ house: 'stark' }, { house: 'tyrell' }]);
  expect(samples('lost')).toEqual([
    { house: 'stark', level: 5, houses: ['stark', 'tyrell'] },
    { house: 'stark', level: 1, houses: ['stark', 'tyrell'] },
    { house: 'stark', level: 5, houses: ['stark'] }
  ]);
  expect(samplesModule(read)).toContain('"key":"round","at":"');
});
