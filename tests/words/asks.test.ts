import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { About } from '../../src/games/thrones/rules/asks';
import { ABOUTS } from '../../src/games/thrones/rules/asks';
import { isHidden } from '../../src/games/thrones/rules/view';
import asks from '../../src/games/thrones/words/en/asks';
import { house } from '../../src/games/thrones/words/en/say';
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

  test('has a sentence, a title and a page for everything', () => {
    expect(ABOUTS.filter((about) => !seen.has(about))).toEqual([]);
    for (const about of ABOUTS) {
      expect(asks.title(about)).toMatch(/^[A-Z]/);
      expect(asks.curtain(about)).toMatch(/^to /);
      expect(asks.page(about)).toBeGreaterThan(3);
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

/** The rule behind each ask. The house cards and wildling cards without a page of their own stand with their step. */
const RULES: Readonly<Record<About, string>> = {
  'a-throne-of-blades': 'westeros.a-throne-of-blades',
  'dark-wings-dark-words': 'westeros.dark-wings-dark-words',
  'put-to-the-sword': 'westeros.put-to-the-sword',
  mustering: 'muster.turns',
  reconciling: 'supply.reconcile',
  bidding: 'bid.secret',
  'track-tie': 'track.tie-order',
  'wildling-tie': 'wildling.tie',
  'preemptive-raid': 'wildling.order',
  'preemptive-raid-track': 'wildling.order',
  'preemptive-raid-losses': 'wildling.loss-count',
  'crow-killers-destroyed': 'wildling.loss-count',
  'crow-killers-losses': 'wildling.loss-count',
  'crow-killers-reward': 'wildling.order',
  'massing-on-the-milkwater': 'wildling.order',
  'a-king-beyond-the-wall': 'wildling.a-king-beyond-the-wall',
  'a-king-beyond-the-wall-reward': 'wildling.a-king-beyond-the-wall',
  'mammoth-riders-losses': 'wildling.loss-count',
  'mammoth-riders-reward': 'wildling.order',
  'the-horde-descends-losses': 'wildling.loss-count',
  'the-horde-descends-reward': 'muster.turns',
  'assigning-orders': 'order.missing-area',
  'messenger-raven': 'raven.one-use',
  'raven-card': 'raven.look',
  raid: 'raid.turns',
  march: 'march.turns',
  consolidating: 'consolidate.turns',
  port: 'port.take-over',
  support: 'support.ask',
  'accepting-support': 'support.refuse',
  'house-card': 'card.must-play',
  'tyrion-lannister': 'card.windows',
  'aeron-damphair': 'card.windows',
  'doran-martell': 'card.doran-martell',
  'mace-tyrell': 'card.windows',
  'queen-of-thorns': 'card.windows',
  'tides-redraw': 'tides.redraw',
  'valyrian-steel-blade': 'blade.combatant',
  'cersei-lannister': 'card.windows',
  'renly-baratheon': 'card.windows',
  casualties: 'casualty.any-unit',
  skulls: 'tides.skulls',
  'robb-stark': 'retreat.one-area',
  retreat: 'retreat.one-area',
  'retreat-losses': 'retreat.supply',
  patchface: 'card.windows'
};

test.each(ABOUTS)('the page of %s is one of its rule', (about) => {
  const rules = readFileSync(new URL('../../docs/RULES.md', import.meta.url), 'utf8');
  const section = rules.split('\n#### ').find((one) => one.startsWith(`${RULES[about]}\n`));
  expect(section).toMatch(new RegExp(`p\\. ${asks.page(about)}\\b`));
});
