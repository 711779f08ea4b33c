// The rulebook that plays: every scene of both games is played through, in every language, and its sentences are held to what
// happened. `living.txt` has what all of them say in English: a rule that changes shows there.

import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import type { Chapter } from '#engine/rulebook';
import { AREAS } from '#thrones/box/areas';
import { SCENES } from '#games/scenes';
import { screensOf } from '#games/screens';
import { lineOf, linesOf } from '#shell/rulebook/lines';
import { perform, type Performed } from '#shell/rulebook/performed';
import type { Scene, SceneBook } from '#shell/scene';
import { LANGUAGES } from '#text/languages';
import { language, readIn } from '#text/text';

async function rulesOf(game: string) {
  const [book, rules] = await Promise.all([SCENES[game]!(), (await screensOf(game)).rules()]);
  return { game, book, chapters: () => rules.chapters(null) };
}
const THRONES = { ...(await rulesOf('thrones')), docs: 'docs/RULES.md', least: 40 };
const GAMES = [THRONES, { ...(await rulesOf('iron-throne')), docs: 'docs/iron-throne.md', least: 15 }] as const;

const leafOf = (chapters: readonly Chapter[], id: string) =>
  chapters.flatMap(({ leaves }) => leaves).find((leaf) => leaf.id === id);

/** All that a scene says, with what it is said of; what refuses has its own tests. */
interface Said {
  readonly text: string;
  readonly of: readonly unknown[];
}

function saidIn(book: SceneBook, { steps, asked, tried }: Performed, scene: Scene): readonly Said[] {
  return [
    ...steps.map(({ step, told }): Said => ({ text: step.says(told), of: [told, steps.at(-1)?.told.earlier] })),
    { text: book.asked(asked.now, scene.you.house), of: [asked] },
    ...tried
      .filter(({ refusal }) => refusal === null)
      .map(({ choice, told }): Said => ({ text: choice.says?.(told) ?? '', of: [told, choice.answer] }))
  ];
}

const labelOf = (book: SceneBook, { asked }: Performed, scene: Scene, at: number): string => {
  const choice = scene.you.choices[at]!;
  return choice.label?.() ?? book.label(choice.answer, asked.now, scene.you.house);
};

/** Every number in it: those that are written, those in names of cards, how many of a kind, and what some come to together. */
function figuresIn(value: unknown, found = new Set<number>()): Set<number> {
  if (typeof value === 'number') found.add(Math.abs(value));
  else if (typeof value === 'string') for (const [digits] of value.matchAll(/\d+/g)) found.add(Number(digits));
  else if (typeof value === 'object' && value !== null) {
    const all = Object.values(value);
    for (const one of all) figuresIn(one, found);
    const same = all.map((one) => JSON.stringify(one));
    for (const one of same) found.add(same.filter((other) => other === one).length);
    found.add(all.length);
    const numbers = all.filter((one): one is number => typeof one === 'number');
    if (numbers.length > 1) found.add(numbers.reduce((sum, one) => sum + one, 0));
  }
  return found;
}

afterEach(async () => {
  await readIn('en');
});

test.each(LANGUAGES.map((one) => [one] as const))(
  '%s: what is said has every name and figure filled in',
  async (wanted) => {
    await readIn(wanted);
    expect(language()).toBe(wanted);
    for (const { book } of GAMES)
      for (const scene of book.scenes) {
        const performed = perform(book.rules, scene);
        const labels = scene.you.choices.map((_, at) => labelOf(book, performed, scene, at));
        for (const said of [scene.title(), ...labels, ...saidIn(book, performed, scene).map(({ text }) => text)]) {
          expect(said, scene.id).toMatch(/\p{L}{2}/u);
          expect(said, scene.id).not.toMatch(/\b(?:undefined|null|NaN)\b|\[object|[{}$]/);
        }
        expect(new Set(labels).size, scene.id).toBe(labels.length);
      }
  }
);

describe.each(GAMES)('$game', ({ game, book, chapters, docs, least }) => {
  test('there are enough scenes, each of its own name', () => {
    expect(book.scenes.length).toBeGreaterThanOrEqual(least);
    expect(new Set(book.scenes.map(({ id }) => id)).size).toBe(book.scenes.length);
    expect(new Set(book.scenes.map(({ title }) => title())).size).toBe(book.scenes.length);
  });

  test.each(book.scenes.map((scene) => [scene.id, scene] as const))('%s', (_, scene) => {
    const performed = perform(book.rules, scene);
    const { steps, tried } = performed;
    const leaf = leafOf(chapters(), scene.leaf);
    expect(leaf && lineOf(leaf, scene.line), 'the line of the rulebook').toMatch(/\p{L}/u);

    expect(steps.length).toBeGreaterThanOrEqual(2);
    expect(steps.length).toBeLessThanOrEqual(6);
    const sentences = steps.map(({ step, told }) => step.says(told));
    expect(new Set(sentences).size, 'each step says something of its own').toBe(sentences.length);

    // every figure comes from what happened
    for (const { text, of } of saidIn(book, performed, scene)) {
      const figures = figuresIn(of);
      for (const [digits] of text.matchAll(/\d+/g)) expect(figures, `${digits} in “${text}”`).toContain(Number(digits));
    }

    // what is refused is said by the rules, what is allowed by the scene
    expect(tried.length).toBeGreaterThanOrEqual(2);
    expect(tried.some(({ refusal }) => refusal === null)).toBe(true);
    for (const { choice, refusal } of tried)
      expect(refusal === null, `${JSON.stringify(choice.answer)}: ${JSON.stringify(refusal)}`).toBe(
        choice.says !== undefined
      );
    if (game === 'thrones')
      for (const { place } of scene.you.choices) if (place !== undefined) expect(AREAS).toHaveProperty([place]);
  });

  test('the docs name the scenes of each rule', () => {
    const written = readFileSync(docs, 'utf8');
    const rules = [...new Set(book.scenes.map(({ rule }) => rule))];
    const expected = rules.map((rule) => [
      rule,
      book.scenes
        .filter((scene) => scene.rule === rule)
        .map(({ id }) => `\`${id}\``)
        .join(', ')
    ]);
    const found = rules.map((rule) => [rule, scenesNamedAt(written, rule)]);
    expect(found).toEqual(expected);
  });
});

/** `*See it:* `tie`` below the heading of a rule, or at the end of its line. */
function scenesNamedAt(docs: string, rule: string): string | null {
  const from = docs.search(new RegExp(`^(?:#### |- \\*\\*)${rule.replaceAll('.', '\\.')}(?:\\*\\*|$)`, 'm'));
  if (from < 0) return null;
  const rest = docs.slice(from + 4);
  const end = rest.search(/^(?:#{2,4} |- \*\*)/m);
  return /[*_]See it:[*_] (.*)$/m.exec(end < 0 ? rest : rest.slice(0, end))?.[1] ?? null;
}

test('no figure is typed into a sentence', () => {
  for (const game of ['thrones', 'iron-throne'])
    for (const one of LANGUAGES) {
      const lines = readFileSync(`src/games/${game}/text/${one}/scenes.ftl`, 'utf8').split('\n');
      expect(lines.filter((line) => !line.startsWith('#') && /\d/.test(line))).toEqual([]);
    }
});

test('what all scenes say', async () => {
  const told = GAMES.flatMap(({ game, book, chapters }) => [
    `=== ${game}`,
    ...book.scenes.flatMap((scene) => {
      const performed = perform(book.rules, scene);
      const leaf = leafOf(chapters(), scene.leaf)!;
      return [
        '',
        `${scene.id} [${scene.rule}] ${scene.title()}`,
        `  # ${leaf.title}: ${lineOf(leaf, scene.line) ?? ''}`,
        ...performed.steps.map(({ step, told }, at) => `  ${at + 1}. ${step.says(told)}`),
        `  ? ${book.asked(performed.asked.now, scene.you.house)}`,
        ...performed.tried.map(({ choice, refusal, told }, at) =>
          refusal === null
            ? `  + ${labelOf(book, performed, scene, at)}: ${choice.says?.(told) ?? ''}`
            : `  - ${labelOf(book, performed, scene, at)}: ${refusal.rule}`
        )
      ];
    }),
    ''
  ]);
  await expect(`${told.join('\n')}\n`).toMatchFileSnapshot('living.txt');
});

test('lines are counted as they stand on their leaf', () => {
  const leaf = leafOf(THRONES.chapters(), 'combat')!;
  expect(linesOf(leaf)).toHaveLength(8);
  expect([lineOf(leaf, -1), lineOf(leaf, 4)]).toEqual([leaf.lead, leaf.blocks[0]?.steps?.[4]]);
});
