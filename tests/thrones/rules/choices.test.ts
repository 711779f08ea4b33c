import { describe, expect, test } from 'vitest';
import type { Answer, AskKind, AskOf, Kind, Known, UnitAt } from '#thrones/rules';
import { Chance, chanceFrom } from '#engine/chance';
import { bidKind, rankKind } from '#thrones/rules/bidding';
import { areaKind, cardKind, optionKind, unitsKind } from '#thrones/rules/plainKinds';

/** The plain kinds look at nothing but the ask. */
const KNOWN = {} as Known;
const BASE = { house: 'stark', secret: false } as const;

function checked<K extends AskKind>(kind: Kind<K>, ask: AskOf<K>): Answer[] {
  const all = [...kind.list(KNOWN, ask)];
  expect(new Set(all.map((answer) => JSON.stringify(answer))).size).toBe(all.length);
  for (const answer of all) expect(kind.judge(KNOWN, ask, answer)).toBeNull();
  const times = new Map(all.map((answer) => [JSON.stringify(answer), 0]));
  const chance = new Chance(chanceFrom('choices'));
  const draws = 400 * all.length;
  for (let i = 0; i < draws; i++) {
    const drawn = JSON.stringify(kind.draw(KNOWN, ask, chance));
    expect(times.has(drawn)).toBe(true);
    times.set(drawn, times.get(drawn)! + 1);
  }
  // each about 400 times: five standard deviations
  for (const count of times.values()) expect(Math.abs(count - 400)).toBeLessThan(100);
  return all;
}

const footman = (area: UnitAt['area'], routed = false): UnitAt => ({ area, kind: 'footman', routed });
const knight = (area: UnitAt['area']): UnitAt => ({ area, kind: 'knight', routed: false });

describe('choosing', () => {
  test('a bid of any available power', () => {
    const ask = { ...BASE, kind: 'bid', about: 'bidding', most: 4 } as const;
    expect(checked(bidKind, ask)).toHaveLength(5);
    expect(bidKind.judge(KNOWN, ask, { kind: 'bid', power: 5 })).toEqual({ rule: 'bid.power', allowed: 4, found: 5 });
    expect(bidKind.judge(KNOWN, ask, { kind: 'bid', power: -1 })?.rule).toBe('bid.power');
  });

  test('an order of tied houses', () => {
    const ask = { ...BASE, kind: 'rank', about: 'track-tie', houses: ['stark', 'tyrell', 'martell'] } as const;
    expect(checked(rankKind, ask)).toHaveLength(6);
    for (const houses of [
      ['stark', 'tyrell'],
      ['stark', 'tyrell', 'tyrell'],
      ['stark', 'tyrell', 'greyjoy']
    ] as const)
      expect(rankKind.judge(KNOWN, ask, { kind: 'rank', houses })?.rule).toBe('track.tie-order');
  });

  test('a card, an area, an option, or none where it may be declined', () => {
    const cards = ['eddard-stark', 'robb-stark'] as const;
    expect(checked(cardKind, { ...BASE, kind: 'card', about: 'house-card', cards, mayDecline: false })).toHaveLength(2);
    expect(checked(cardKind, { ...BASE, kind: 'card', about: 'house-card', cards, mayDecline: true })).toHaveLength(3);
    const areas = ['pyke', 'winterfell'] as const;
    expect(
      checked(areaKind, { ...BASE, kind: 'area', about: 'cersei-lannister', areas, mayDecline: true })
    ).toHaveLength(3);
    const must = { ...BASE, kind: 'area', about: 'cersei-lannister', areas, mayDecline: false } as const;
    expect(areaKind.judge(KNOWN, must, { kind: 'area', area: null })?.rule).toBe('choice.too-few');
    expect(areaKind.judge(KNOWN, must, { kind: 'area', area: 'oldtown' })).toEqual({
      rule: 'choice.not-offered',
      area: 'oldtown'
    });
    const option = { ...BASE, kind: 'option', about: 'raven-card', options: ['a', 'b'], area: null } as const;
    expect(checked(optionKind, option)).toHaveLength(2);
    expect(optionKind.judge(KNOWN, option, { kind: 'option', option: 'c' })?.rule).toBe('choice.not-offered');
  });
});

describe('choosing units', () => {
  const units = [footman('pyke'), footman('pyke'), knight('pyke'), footman('seagard'), footman('seagard', true)];
  const ask = (least: number, most: number, together = false): AskOf<'units'> => ({
    ...BASE,
    kind: 'units',
    about: 'casualties',
    units,
    least,
    most,
    together
  });

  test('lists every different choice once, and draws each alike', () => {
    // pyke: 2 footmen, 1 knight; seagard: 1 footman, 1 routed
    expect(checked(unitsKind, ask(1, 1))).toHaveLength(4);
    expect(checked(unitsKind, ask(2, 2))).toHaveLength(7);
    expect(checked(unitsKind, ask(0, 5))).toHaveLength(3 * 2 * 2 * 2);
    expect(checked(unitsKind, ask(2, 2, true))).toHaveLength(2 + 1);
    expect(checked(unitsKind, ask(0, 2, true))).toHaveLength(1 + (2 + 2) + (2 + 1));
  });

  test('refuses too few, too many, and what is not there', () => {
    const judge = (asked: AskOf<'units'>, ...chosen: UnitAt[]) =>
      unitsKind.judge(KNOWN, asked, { kind: 'units', units: chosen });
    expect(judge(ask(2, 3), knight('pyke'))).toEqual({ rule: 'choice.too-few', allowed: 2, found: 1 });
    expect(judge(ask(0, 1), footman('pyke'), footman('pyke'))?.rule).toBe('choice.too-many');
    expect(judge(ask(0, 3), knight('pyke'), knight('pyke'))).toEqual({
      rule: 'choice.not-offered',
      area: 'pyke',
      unit: 'knight'
    });
    expect(judge(ask(0, 3), footman('pyke', true))?.rule).toBe('choice.not-offered');
    expect(judge(ask(2, 2, true), footman('pyke'), footman('seagard'))).toEqual({
      rule: 'choice.one-area',
      area: 'pyke',
      to: 'seagard'
    });
  });
});
