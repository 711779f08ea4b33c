// Beats: what an answer did before everybody's eyes, in a sentence with all of it, and where.

import { describe, expect, test } from 'vitest';
import type { AreaId, House } from '#thrones/box';
import { PLAYER_COUNTS, SETUP } from '#thrones/box/setup';
import type { Happening } from '#thrones/rules';
import { viewFor } from '#thrones/rules/view';
import { type Beat, beatsOf } from '#thrones/screens/story/beats';
import { playMatch } from '#tools/headless/match';
import { march, orders } from '#tests/support/answers';
import { type Scene, scene } from '#tests/support/scene';

function beatsAfter(g: Scene, house: House, given: unknown, isWatched = false): Beat[] {
  const before = viewFor(g.position, null);
  g.answer(house, given);
  return beatsOf(
    { number: 1, house, happened: g.position.happened, before, now: viewFor(g.position, null) },
    isWatched
  );
}

const FLEET = `
  throne greyjoy lannister
  greyjoy   pyke: footman knight, march+0, garrison; ironmans-bay: ship, support
  lannister lannisport: footman, march+0, garrison; riverrun: footman
`;

describe('a march of code', () => {
  test('is one beat with all that it has taken, and the ways over ships', () => {
    const g = scene(FLEET).marches();
    const [beat, ...others] = beatsAfter(
      g,
      'greyjoy',
      march('pyke', { seagard: 'footman', 'flints-finger': 'knight' })
    );
    expect(others).toEqual([]);
    expect(beat).toMatchObject({ house: 'greyjoy', castles: { held: 3, needed: 7 }, isAfter: false });
    expect(beat?.text).toBe('House Greyjoy takes Seagard and Flint’s Finger: 3 castles and strongholds of 7.');
    expect(new Set(beat?.places)).toEqual(new Set(['pyke', 'seagard', 'flints-finger', 'ironmans-bay']));
    expect(beat?.ways.map(({ from, over, to }) => [from, over, to])).toEqual([
      ['pyke', ['ironmans-bay'], 'seagard'],
      ['pyke', ['ironmans-bay'], 'flints-finger']
    ]);
  });

  test('says whom it attacks, and is shown as the attack it is', () => {
    const g = scene(FLEET).marches();
    const [beat] = beatsAfter(g, 'greyjoy', march('pyke', { riverrun: 'footman knight' }));
    expect(beat?.text).toMatch(/^House Greyjoy attacks Riverrun with a footman and a knight from Pyke\.$/);
    expect(beat?.ways).toMatchObject([{ attack: true, to: 'riverrun' }]);
  });

  test('to where nothing is to be had is told with where from and where to', () => {
    const g = scene('stark winterfell: footman footman, march+0, garrison; karhold: footman').marches();
    const [beat] = beatsAfter(g, 'stark', march('winterfell', { karhold: 'footman' }));
    expect(beat).toMatchObject({ text: 'House Stark marches from Winterfell to Karhold.', castles: null });
  });
});

test('what the table has watched being decided is no beat; what comes about by itself is one, after what is revealed', () => {
  const g = scene(`
    houses stark lannister baratheon
    stark     winterfell: footman, garrison
    lannister lannisport: footman, garrison
    baratheon dragonstone: footman, garrison
  `).planning();
  expect(beatsAfter(g, 'stark', orders({ winterfell: 'raid' }), true)).toEqual([]);
  expect(beatsAfter(g, 'lannister', orders({ lannisport: 'march+0' }), true)).toEqual([]);
  const beats = beatsAfter(g, 'baratheon', orders({ dragonstone: 'march+0' }), true);
  for (const beat of beats) expect(beat.isAfter).toBe(true);
  const marches = scene(FLEET).marches();
  expect(beatsAfter(marches, 'greyjoy', march('pyke', { seagard: 'footman' }), true)).toEqual([]);
});

test('a raid, and an order that the raven has changed, are told where they lie', () => {
  const g = scene(`
    stark moat-cailin: footman, raid
    greyjoy greywater-watch: footman, consolidate-power
  `).raids();
  const [beat] = beatsAfter(g, 'stark', { kind: 'raid', from: 'moat-cailin', target: 'greywater-watch' });
  expect(beat?.text).toMatch(/^House Stark raids from Moat Cailin and removes House Greyjoy’s/);
  expect(new Set(beat?.places)).toEqual(new Set(['moat-cailin', 'greywater-watch']));
});

describe('what comes about by itself', () => {
  const view = viewFor(scene(FLEET).marches().position, null);
  const told = (...happened: Happening[]): Beat[] =>
    beatsOf({ number: 1, house: 'stark', happened, before: view, now: view }, false);
  const idle = (house: House, about: 'raid' | 'march', area: AreaId): Happening => ({
    what: 'automatic',
    house,
    about,
    area
  });

  test('is one beat for one reason, of no house where several take part', () => {
    const beats = told(
      idle('stark', 'raid', 'winterfell'),
      idle('greyjoy', 'raid', 'pyke'),
      idle('greyjoy', 'march', 'pyke')
    );
    expect(beats.map(({ house, places }) => [house, places])).toEqual([
      [null, ['winterfell', 'pyke']],
      ['greyjoy', ['pyke']]
    ]);
  });

  test('is told before a page that the table stops for as far as it came before it, and the rest after it', () => {
    const page: Happening = { what: 'orders-revealed', orders: {} };
    const gain: Happening = { what: 'power', house: 'stark', by: 2, about: 'consolidating', area: 'karhold' };
    const beats = told(idle('stark', 'raid', 'winterfell'), page, gain, idle('greyjoy', 'march', 'pyke'));
    expect(beats.map(({ isAfter, places }) => [isAfter, places])).toEqual([
      [false, ['winterfell']],
      [true, ['pyke']]
    ]);
    expect(beats[0]?.text).toBe(told(idle('stark', 'raid', 'winterfell'))[0]?.text);
  });
});

test('a look with the raven is one beat, when the card is put back; whoever watched is told that, too', () => {
  for (const [put, text] of [
    ['bottom', 'House Stark looks at the top wildling card and puts it on the bottom of the deck.'],
    ['top', 'House Stark looks at the top wildling card and puts it back on top.']
  ] as const)
    for (const isWatched of [false, true]) {
      const g = scene(`
        court stark lannister
        stark winterfell: footman, raid
        lannister lannisport: footman, march+0
      `).raven();
      expect(beatsAfter(g, 'stark', { kind: 'raven', use: 'look' }, isWatched)).toEqual([]);
      expect(beatsAfter(g, 'stark', { kind: 'option', option: put }, isWatched)[0]?.text).toBe(text);
    }
});

test('whatever code does in the open is told, with a place where there is one, and nothing sealed is', () => {
  let told = 0;
  for (const [index, count] of PLAYER_COUNTS.entries()) {
    const { houses } = SETUP[count];
    const contestants = Object.fromEntries(houses.map((house) => [house, { plays: 'squire' as const }]));
    const options = { edition: 'revised', tides: false } as const;
    playMatch({ houses, seed: `beats ${index}`, options }, contestants, ({ house }, before, after) => {
      const happened = after.happened;
      const act = { number: 1, house, happened, before: viewFor(before, null), now: viewFor(after, null) };
      const beats = beatsOf(act, false);
      const asked = before.asks.find((one) => one.house === house)!;
      if (asked.secret && asked.about !== 'raven-card') expect(beats.filter(({ isAfter }) => !isAfter)).toEqual([]);
      if (['march', 'raid'].includes(asked.kind) && !asked.secret) {
        expect(beats.length).toBeGreaterThan(0);
        expect(beats[0]!.places.length).toBeGreaterThan(0);
      }
      for (const beat of beats) {
        told++;
        expect(beat.text).toMatch(/^[A-Z].*\.$/);
        expect(beat.text).not.toMatch(/undefined|NaN|=>/);
      }
    });
  }
  expect(told).toBeGreaterThan(200);
});
