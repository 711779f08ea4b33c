// An open answer after which the program seals for seats without a choice stays an open one: no pass, no sealed deed, no seal to hear.

import { describe, expect, test } from 'vitest';
import { thrones } from '#thrones/flow/ruleset';
import sounds from '#thrones/screens/table/sounds';
import { passesIn } from '#shell/play/handOvers';
import { deedsOf } from '#shell/table/deed';
import { heardOf } from '#shell/table/hearing';

const sealed = (house: 'stark' | 'lannister') => ({ what: 'sealed', house, about: 'bidding' }) as const;
const byItself = (house: 'stark' | 'lannister') =>
  [{ what: 'automatic', house, about: 'bidding' }, sealed(house)] as const;

/** A tie is broken in the open, and neither house has power left to bid for the next track. */
const open = {
  house: 'stark',
  answer: { kind: 'rank', houses: ['lannister', 'stark'] },
  happened: [{ what: 'dominance', track: 'throne', house: 'stark' }, ...byItself('stark'), ...byItself('lannister')]
} as const;
const secret = { house: 'lannister', answer: { kind: 'bid', power: 1 }, happened: [sealed('lannister')] } as const;

describe('an open answer followed by seals that come by themselves', () => {
  test('is no pass of the tablet', () => {
    expect(passesIn(thrones, [open])).toEqual({});
    expect(passesIn(thrones, [open, secret])).toEqual({ lannister: 1 });
  });

  test('is told as it was, and not as something sealed', () => {
    const told = (number: number): string => `line ${number}`;
    const table = { rules: thrones, entries: [open, secret], handed: [] };
    const texts = deedsOf(table, 2, told, (house) => `${house} sealed`).map(({ text }) => text);
    expect(texts).toEqual(['lannister sealed', 'line 1']);
  });

  test('sounds like what came of it', () => {
    const heard = (entry: typeof open | typeof secret) =>
      heardOf(thrones, sounds, { entry, holder: null, moment: null }).map(({ sound }) => sound);
    expect(heard(open)).not.toContain('seal');
    expect(heard(secret)).toEqual(['seal']);
  });
});
