import { describe, expect, test } from 'vitest';
import type { About } from '../../../src/games/thrones/rules/decisions';
import { ABOUTS } from '../../../src/games/thrones/rules/decisions';
import { isHidden } from '../../../src/games/thrones/rules/view';
import asks from '../../../src/games/thrones/words/en/asks';
import { house } from '../../../src/games/thrones/words/en/say';
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
      const sentence = asks.asks(ask, view);
      seen.add(ask.about);
      expect(sentence).toMatch(/^[A-Z].*\.$/);
      expect(sentence).not.toMatch(RAW);
      // It speaks to the house that is asked, whose name stands above it.
      expect(sentence).not.toContain(house(ask.house));
      expect(asks.named(ask, view)).toBe(`${house(ask.house)}: ${sentence}`);
      expect(sentence).not.toMatch(/\.\.| {2}/);
      expect(sentence.length, sentence).toBeLessThanOrEqual(LONGEST);
      if (ask.kind !== 'option' || isHidden(view, ask)) return;
      for (const option of ask.options) {
        const { label, note } = asks.option(ask.about, option, ask, view);
        const name = `${ask.about} ${option}`;
        if (label === asks.option(ask.about, 'nonsense', ask, view).label) unknown.add(name);
        expect(`${label} ${note ?? ''}`).not.toMatch(RAW);
        expect(label.length).toBeLessThanOrEqual(40);
      }
    }
  });

  test('has a sentence and a title for everything', () => {
    expect(ABOUTS.filter((about) => !seen.has(about))).toEqual([]);
    for (const about of ABOUTS) {
      expect(asks.title(about)).toMatch(/^[A-Z]/);
      expect(asks.curtain(about)).toMatch(/^to /);
    }
  });

  test('has a name for every option', () => expect([...unknown]).toEqual([]));

  test('tells on the curtain what is bid for, and no more', () => {
    expect(asks.curtain('bidding')).toBe('to bid');
    expect(asks.curtain('bidding', 'throne')).toBe('to bid for the Iron Throne track');
    expect(asks.curtain('bidding', 'wildlings')).toBe('to bid against the wildlings');
    expect(asks.curtain('assigning-orders')).toBe('to place orders');
  });
});
