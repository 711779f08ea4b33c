import { text as names } from 'text:thrones/names';
import { describe, expect, test } from 'vitest';
import type { Track } from '#thrones/box';
import { TRACKS } from '#thrones/box/tracks';
import type { About } from '#thrones/rules';
import { ABOUTS } from '#thrones/rules/asks';
import { isHidden } from '#thrones/rules/view';
import { ON_TRACKS, OPTIONS } from '#thrones/rules/options';
import {
  aloudOf,
  briefOf,
  namedOf,
  nextOf,
  passedFor,
  questionOf,
  sentenceOf,
  stakesOf,
  titleOf
} from '#thrones/text/askWords';
import { optionOf } from '#thrones/text/optionWords';
import { viewFor } from '#thrones/rules/view';
import { scene } from '#tests/support/scene';
import { readGames } from './games';

const LONGEST = 140;
/** A value that is missing, or the id of something: no name has a hyphen between small letters. */
const RAW = /undefined|null|\[object|NaN|[a-z]-[a-z]/;

describe('what is asked', () => {
  const seen = new Set<About>();
  const unknown = new Set<string>();
  readGames({
    happened: () => undefined,
    asked: (ask, view) => {
      const sentence = sentenceOf(ask, view);
      seen.add(ask.about);
      expect(sentence).toMatch(/^[A-Z].*\.$/);
      expect(sentence).not.toMatch(RAW);
      // It speaks to the house that is asked, whose name stands above it.
      const house = `House ${names(`houses.${ask.house}`)}`;
      expect(sentence).not.toContain(house);
      expect(namedOf(ask, view)).toBe(`${house}: ${sentence}`);
      expect(aloudOf(ask, view)).toBe(`${titleOf(ask.about)}. ${house}: ${sentence}`);
      for (const more of [briefOf(ask, view), questionOf(ask, view), stakesOf(ask, view)]) {
        expect(more).toMatch(/^$|^[A-Z].*[.?]$/);
        expect(more).not.toMatch(RAW);
      }
      expect(sentence).not.toMatch(/\.\.| {2}/);
      expect(sentence.length, sentence).toBeLessThanOrEqual(LONGEST);
      if (ask.kind !== 'option' || isHidden(view, ask)) return;
      for (const option of ask.options) {
        const { label, note } = optionOf(ask, option, view);
        const name = `${ask.about} ${option}`;
        if (label === optionOf(ask, 'nonsense', view).label) unknown.add(name);
        expect(`${label} ${note ?? ''}`).not.toMatch(RAW);
        expect(label.length).toBeLessThanOrEqual(40);
      }
    }
  });

  test('has a sentence and a title for everything', () => {
    expect(ABOUTS.filter((about) => !seen.has(about))).toEqual([]);
    for (const about of ABOUTS) {
      expect(titleOf(about)).toMatch(/^[A-Z]/);
      expect(nextOf(about)).toMatch(/^[A-Z]/);
      expect(passedFor(about, null)).toMatch(/^to /);
    }
  });

  test('has a name for every option', () => expect([...unknown]).toEqual([]));

  test('tells on the curtain what is bid for, and no more', () => {
    const bidding = { bidders: [], bids: null, ranking: [], ranked: 0 };
    expect(passedFor('bidding', { ...bidding, on: 'throne' })).toBe('to bid for the Iron Throne track');
    expect(passedFor('bidding', { ...bidding, on: 'wildlings' })).toBe('to bid against the wildlings');
    expect(passedFor('assigning-orders', null)).toBe('to place orders');
    expect(passedFor('casualties', null)).toBe('to decide in secret');
  });

  test('tracks are offered by the decisions that are listed so', () => {
    const among = Object.entries(OPTIONS).filter(([, options]) =>
      options.every((one) => TRACKS.includes(one as Track))
    );
    expect(among.map(([about]) => about).sort()).toEqual([...ON_TRACKS].sort());
  });
});

test('where a house stands there already on every track, it is told that nothing changes', () => {
  const view = viewFor(scene('houses stark lannister baratheon').planning().position, null);
  const inOrder = (...houses: readonly ['stark' | 'lannister', 'baratheon', 'stark' | 'lannister']) => ({
    ...view,
    tracks: { throne: houses, fiefdoms: houses, court: houses }
  });
  const said = (about: 'a-king-beyond-the-wall' | 'a-king-beyond-the-wall-reward', shown: typeof view): string =>
    sentenceOf({ kind: 'option', house: 'stark', about, secret: false, options: OPTIONS[about], area: null }, shown);
  const first = inOrder('stark', 'baratheon', 'lannister');
  const last = inOrder('lannister', 'baratheon', 'stark');
  expect(said('a-king-beyond-the-wall-reward', first)).toContain('nothing changes');
  expect(said('a-king-beyond-the-wall', last)).toContain('nothing changes');
  expect(said('a-king-beyond-the-wall-reward', last)).toContain('choose a track');
  expect(said('a-king-beyond-the-wall', first)).toContain('Choose a track');
});
