// A turning point on the page: what stands out, what came together, or what happened, each in its own sentence; and what is kept of it.

import { expect, test } from 'vitest';
import { wordsOn } from '#tests/support/shown';
import type { Deed } from '#thrones/review/deeds';
import { type End, type Point, type Review, VERSION } from '#thrones/review/review';
import { believed } from '#thrones/review/believed';
import PointCard from '#thrones/screens/review/PointCard.svelte';

const before: End = { round: 3, answered: 30, chances: { stark: { mean: 0.3, error: 0.01 } } };
const after: End = { round: 4, answered: 50, chances: { stark: { mean: 0.6, error: 0.01 } } };

const taken = { what: 'taken', house: 'stark', areas: ['seagard'], from: 'greyjoy', fought: null } as const;
const driven: Deed = {
  ...{ what: 'battle', house: 'lannister', loser: 'tyrell', area: 'the-reach' },
  ...{ attacked: true, fought: { own: 5, other: 2 } }
};
const cards = { what: 'cards', cards: ['mustering', 'clash-of-kings'], house: 'stark', helped: true } as const;

const point = (more: Partial<Point>): Point => ({ round: 4, size: 0.3, lost: null, ...more });

const words = (more: Partial<Point>): string =>
  wordsOn(PointCard, {
    ...{ number: 1, point: point(more), before, after, seen: null, nameOf: (house: string) => house },
    ...{ onwatch: () => undefined, onplan: null, onbranch: null }
  });

test('nothing is said of it as long as it is not known', () => expect(words({})).not.toContain('together'));

test('the one thing that stands out is told by itself', () => {
  const cause = { deed: taken, from: 30, to: 32, part: 0.4 };
  expect(words({ cause })).toContain('Seagard Round 4 House Stark takes Seagard from House Greyjoy.');
  expect(words({ cause: { ...cause, deed: cards } })).toContain(
    'Round 4 The Westeros cards help House Stark most: Mustering and Clash of Kings.'
  );
  expect(words({ cause: { ...cause, deed: { ...cards, helped: false } } })).toContain(
    'The Westeros cards hurt House Stark most: Mustering and Clash of Kings.'
  );
});

test('what came together is told in its order, and that it was more than that', () => {
  expect(words({ cause: null, together: { isMeasured: true, deeds: [driven, taken] } })).toContain(
    'Round 4 Many things together, and these most of all. House Lannister drives House Tyrell out of the Reach, 5 to 2. ' +
      'House Stark takes Seagard from House Greyjoy.'
  );
  expect(words({ cause: null, together: { isMeasured: true, deeds: [cards] } })).toContain(
    'Many things together, and this most of all. The Westeros cards help House Stark most: Mustering and Clash of Kings.'
  );
});

test('what only happened is not said to have done anything', () => {
  const together = { isMeasured: false, deeds: [taken, { ...cards, house: null, helped: false }] };
  expect(words({ cause: null, together })).toContain(
    'Many things together: no single move stands out. This happened in the round. House Stark takes Seagard from House Greyjoy. ' +
      'The round begins with these Westeros cards: Mustering and Clash of Kings.'
  );
});

test('where nothing is to be told, that is said', () =>
  expect(words({ cause: null, together: { isMeasured: false, deeds: [] } })).toContain(
    'Round 4 Many things together: no single move stands out. Stark: before 30%'
  ));

test('what came together is kept, and believed where it is sound', () => {
  const kept = (deed: unknown): unknown => {
    const together = { isMeasured: true, deeds: [taken, driven, deed] };
    const review: Omit<Review, 'points'> = {
      ...{ version: VERSION, mark: 'mark', of: 2, simulated: 7, ends: [before, after] },
      ...{ events: [], luck: null, rows: [], isWhole: false }
    };
    return JSON.parse(JSON.stringify({ ...review, points: [{ ...point({ cause: null }), together }] }));
  };
  expect(believed(kept(cards), 'mark')).toEqual(kept(cards));
  expect(believed(kept({ ...cards, cards: ['a-feast'] }), 'mark')).toBeNull();
  expect(believed(kept({ ...cards, house: 'frey' }), 'mark')).toBeNull();
});
