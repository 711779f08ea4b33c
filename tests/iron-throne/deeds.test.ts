// What stands on every ask: the right deed, the right way to decline, what is missing, and the words of no other leader or card.

import { describe, expect, test } from 'vitest';
import { Chance, chanceFrom } from '#engine/chance';
import type { House } from '#iron/box';
import { HOUSES } from '#iron/box/houses';
import { PERSONS } from '#iron/box/people';
import { answer, newGame } from '#iron/flow/game';
import type { About, Answer, Ask, Source, View } from '#iron/rules';
import { ABOUTS } from '#iron/rules/decisions';
import { drawAnswer, legalAnswers } from '#iron/rules/judging';
import { viewFor } from '#iron/rules/view';
import Screen from '#iron/screens/asks/AskScreen.svelte';
import { cardText, leaderText } from '#iron/text/cardWords';
import { DEEDS } from '#iron/text/deeds';
import { drawn, wordsIn } from '#tests/support/shown';

/** On the main button before anything is chosen, on the one that declines, and the reason for which it waits. */
interface Foot {
  readonly deed: string | null;
  readonly none?: string;
  readonly missing?: string;
}

const PLAYER = 'Choose one first';
const PERSON = 'Choose a character first';

const FEET: Readonly<Record<About, Foot>> = {
  'choosing-leader': { deed: 'Choose your leader', missing: PLAYER },
  hostages: { deed: 'Keep the ' },
  defender: { deed: 'Challenge a player', missing: PLAYER },
  'placing-power': { deed: 'Give 1 power', missing: PERSON },
  participant: { deed: 'Send a character', missing: PERSON },
  'offering-support': { deed: null, none: 'Stay out', missing: PERSON },
  'accepting-support': { deed: 'Accept' },
  'house-card': { deed: 'Play a card', missing: PLAYER },
  reaction: { deed: 'Play a card', none: 'Back without a card', missing: PLAYER },
  // A bargain is signed with seals.
  'deal-terms': { deed: null },
  'deal-signing': { deed: null },
  'deal-counter': { deed: null },
  'deal-answer': { deed: null },
  distributing: { deed: 'Move the power', missing: PERSON },
  'hostage-from': { deed: 'Take a hostage', none: 'Nobody', missing: PLAYER },
  'hostage-place': { deed: 'Take a hostage', none: 'Take no hostage', missing: PLAYER },
  'use-leader': { deed: 'Use it' },
  'effect-player': { deed: 'Choose a player', none: 'Nobody', missing: PLAYER },
  'effect-power': { deed: 'Move the power', none: 'Move none', missing: PERSON },
  'effect-discard': { deed: 'Discard', none: 'Leave it as it is', missing: 'more card' },
  'effect-compel': { deed: 'Compel a character', none: 'Compel nobody', missing: PERSON },
  'effect-higher': { deed: 'Play a hostility', none: 'I have no higher one', missing: 'more card' },
  'effect-swap': { deed: 'Play a hostility', none: 'Keep my card', missing: 'more card' },
  'effect-yield': { deed: 'Give up a random card' },
  'effect-rescue': { deed: 'Bring it home', missing: PLAYER },
  'effect-torture': { deed: null },
  'effect-sift': { deed: 'Keep', missing: PLAYER }
};

interface Sample {
  readonly ask: Ask;
  readonly view: View;
}

const GAMES = 90;
const OFTEN = 6;

/** Some asks of every decision, in games of all sizes. */
const SAMPLES = ((): ReadonlyMap<About, readonly Sample[]> => {
  const found = new Map<About, Sample[]>(ABOUTS.map((about) => [about, []]));
  for (let n = 0; n < GAMES; n++) {
    const chance = new Chance(chanceFrom(`deeds ${n}`));
    const houses: House[] = chance.shuffle(HOUSES).slice(0, 3 + (n % 3));
    let game = newGame({ houses, seed: `deeds ${n}` });
    while (game.position.winners === null) {
      const { position } = game;
      for (const ask of position.asks) {
        const samples = found.get(ask.about)!;
        if (samples.length < OFTEN) samples.push({ ask, view: viewFor(position, ask.house) });
      }
      const [asked] = position.asks;
      const played = answer(game, asked!.house, drawAnswer(position, asked!.house, chance));
      if (!played.ok) throw new Error(played.refusal.rule);
      game = played.game;
    }
  }
  return found;
})();

const none = (): void => undefined;
const screen = ({ ask, view }: Sample): string =>
  drawn(Screen, { view, ask, names: {}, answer: none, claim: none, nobody: none });

/** What is asked, without the table above it. */
const panel = (sample: Sample): string => screen(sample).replace(/^[\s\S]*?(?=<\w+[^>]* data-ask=)/, '');

const buttons = (body: string): { readonly tag: string; readonly says: string }[] =>
  [...body.matchAll(/(<button[^>]*>)([\s\S]*?)<\/button>/g)].map(([, tag, inside]) => ({
    tag: tag!,
    says: wordsIn(inside!)
  }));

/** Without the cards to choose from: these have a text of their own. */
const withoutHand = (body: string): string => body.replace(/<div class="body[\s\S]*?(?=<footer)/, '');

describe.each(ABOUTS)('%s', (about) => {
  const samples = SAMPLES.get(about)!;

  test('is asked in these games', () => expect(samples.length).toBeGreaterThan(0));

  test('says its deed, its way to decline and what is missing', () => {
    const { deed, none, missing } = FEET[about];
    for (const sample of samples) {
      const all = buttons(panel(sample));
      const main = all.filter(({ tag }) => tag.includes('data-main'));
      expect(main).toHaveLength(deed === null ? 0 : 1);
      if (deed !== null) {
        expect(main[0]!.says.startsWith(deed), main[0]!.says).toBe(true);
        expect(main[0]!.tag.includes('aria-disabled="true"')).toBe(missing !== undefined);
        expect(main[0]!.tag).not.toContain(' disabled');
      }
      if (missing !== undefined) expect(wordsIn(panel(sample))).toContain(missing);
      const declining = all.filter(({ tag }) => tag.includes('data-choose="none"')).map(({ says }) => says);
      const mayDecline = [...legalAnswers(sample.view, sample.ask.house)].some(declines);
      expect(declining).toEqual(mayDecline ? [none] : []);
    }
  });

  test('says what each legal answer does', () => {
    for (const { ask, view } of samples)
      for (const given of [null, ...[...legalAnswers(view, ask.house)].filter(({ kind }) => kind === ask.kind)]) {
        const says = (DEEDS[ask.kind] as (ask: Ask, given: Answer | null, view: View) => string)(ask, given, view);
        expect(says).toMatch(/^[^\s].*[^\s]$/);
        expect(says).not.toMatch(/undefined|null|\[object|\{/);
      }
  });

  test('shows the words of no other leader or card', () => {
    const { ask, view } = samples[0]!;
    const sources: readonly (Source | null)[] =
      ask.by === null
        ? [null]
        : (['leader', 'card'] as const).flatMap((of) => PERSONS.map((person): Source => ({ of, person })));
    // Houses beside a panel show their leaders.
    const leaders = screen(samples[0]!).includes('<div role="main"')
      ? view.seats.map((house) => leaderText(view.houses[house]!.leader!))
      : [];
    const isOpen = (text: string): boolean => leaders.some((one) => one.text === text || one.title === text);
    for (const by of sources) {
      const shown = wordsIn(withoutHand(panel({ view, ask: { ...ask, by } })));
      const own = by === null ? null : by.of === 'leader' ? leaderText(by.person) : cardText(by.person);
      for (const { title, text } of PERSONS.flatMap((person) => [leaderText(person), cardText(person)])) {
        if (text !== own?.text && !isOpen(text)) expect(shown).not.toContain(text);
        if (title !== own?.title && !isOpen(title)) expect(words(shown)).not.toContain(words(title));
      }
    }
  });
});

/** Whole words, to look for in others. */
const words = (text: string): string => ` ${text.split(/[^\w’'-]+/).join(' ')} `;

/** Nothing is chosen by it. */
function declines(given: Answer): boolean {
  switch (given.kind) {
    case 'player':
      return given.player === null;
    case 'character':
    case 'support':
      return given.character === null;
    case 'card':
    case 'reaction':
      return given.card === null;
    case 'cards':
      return given.cards.length === 0;
    case 'place':
      return given.place === null;
    case 'split':
      return Object.keys(given.power).length === 0;
    default:
      return false;
  }
}
