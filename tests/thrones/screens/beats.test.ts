// The beats of a battle: what is known, one card, the other card, and what they may still bring.

import { expect, test } from 'vitest';
import { type Beat, beatsOf, stepAt } from '#thrones/screens/combat/combatBeats';
import type { RowName } from '#thrones/screens/combat/ledgerRows';

const name = (beat: Beat): string =>
  'row' in beat ? beat.row : 'side' in beat ? `${beat.side} ${beat.what}` : beat.what;

const rows: readonly RowName[] = ['knight', 'order', 'support', 'card', 'card-text', 'tides', 'blade'];

test('the attacker’s card is turned and added, then the defender’s, and the blade comes last', () => {
  const beats = beatsOf(rows, { attacker: 'eddard-stark', defender: 'tywin-lannister' });
  expect(beats.map(name)).toEqual([
    'knight',
    'order',
    'support',
    'attacker turned',
    'attacker added',
    'defender turned',
    'defender added',
    'icons',
    'card-text',
    'tides',
    'blade',
    'end'
  ]);
  const pause = (wanted: string): number => beats.find((beat) => name(beat) === wanted)!.pause;
  expect(pause('defender turned')).toBeGreaterThan(pause('attacker turned'));
  expect(pause('blade')).toBeGreaterThan(pause('tides'));
  expect(beats.reduce((sum, { pause }) => sum + pause, 0)).toBeLessThan(8000);
});

test('the step that is lit is the one of the beat', () => {
  const beats = beatsOf(rows, { attacker: 'eddard-stark', defender: 'tywin-lannister' });
  const steps = [...beats, null].map((_, shown) => stepAt(beats.slice(0, shown)));
  expect(steps).toEqual([...Array<string>(8).fill('cards'), 'texts', 'texts', 'tides', 'blade', 'outcome']);
});

test('a side without a card has nothing to turn', () => {
  expect(beatsOf(['knight', 'card'], { attacker: null, defender: 'tywin-lannister' }).map(name)).toEqual([
    'knight',
    'defender turned',
    'defender added',
    'icons',
    'end'
  ]);
});

test('cards that lie open already are counted with the rest', () => {
  expect(beatsOf(['knight', 'card', 'blade'], null).map(name)).toEqual(['knight', 'card', 'blade', 'end']);
  expect(beatsOf(['knight'], { attacker: null, defender: null }).map(name)).toEqual(['knight', 'end']);
});
