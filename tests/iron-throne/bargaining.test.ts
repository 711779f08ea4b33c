// A bargain in the making: what both write into its columns, what the rules have a word against, and when it is answered.

import { expect, test } from 'vitest';
import type { House } from '#iron/box';
import type { Answer, AskOf } from '#iron/rules';
import { viewFor } from '#iron/rules/view';
import { Bargaining } from '#iron/screens/asks/bargaining.svelte';
import { deal, option } from './support/answers';
import { type Scene, scene } from './support/scene';

interface Made {
  readonly bargain: Bargaining;
  /** What was answered, with the signature that goes along. */
  readonly given: unknown[];
}

/** Stark and Lannister have both shown a truce; Lannister holds two hostages of Stark. */
const truce = (lannisters = ''): Scene =>
  scene(`
    stark      catelyn; hand truce 1 2 3 4
    lannister  tywin; hand truce 2 3 4 5; holds stark:10 stark:12; ${lannisters}
    tyrell     margaery
    challenger stark robb
    defender lannister jaime
  `)
    .cards()
    .show('truce', 'truce')
    .until('stark', 'deal-terms');

function bargainOf(g: Scene, house: House, codes: readonly House[] = []): Made {
  const given: unknown[] = [];
  const ask = g.ask(house) as AskOf<'deal' | 'option'>;
  const answer = (one: Answer, then?: object): void => void given.push(then === undefined ? [one] : [one, then]);
  const asked = { view: viewFor(g.position, null), ask, answer, codes: new Set<string>(codes) };
  return { bargain: new Bargaining(() => asked), given };
}

const NOTHING = { influence: 0, hostages: 0, power: 0 };

test('both columns begin with nothing, one item of one player changes, and no less than nothing is taken', () => {
  const { bargain } = bargainOf(truce(), 'stark');
  expect([bargain.terms, bargain.isWhole]).toEqual([{ stark: NOTHING, lannister: NOTHING }, false]);
  bargain.step('lannister', 'power', -1);
  expect(bargain.terms).toEqual({ stark: NOTHING, lannister: NOTHING });
  bargain.step('lannister', 'power', 1);
  expect(bargain.terms).toEqual({ stark: NOTHING, lannister: { ...NOTHING, power: 1 } });
  bargain.step('stark', 'influence', 1);
  expect(bargain.terms.stark).toEqual({ ...NOTHING, influence: 1 });
  bargain.step('lannister', 'power', -1);
  expect(bargain.terms.lannister).toEqual(NOTHING);
});

test('where hostages come from is agreed on in order, and forgotten with the last of them', () => {
  const { bargain } = bargainOf(truce(), 'stark');
  bargain.step('stark', 'hostages', 1);
  bargain.step('stark', 'hostages', 1);
  expect(bargain.terms.stark).toEqual({ ...NOTHING, hostages: 2 });
  bargain.agree('stark', 0, 'deck');
  bargain.agree('stark', 1, 1);
  expect(bargain.terms.stark!.places).toEqual(['deck', 1]);
  // those that are agreed on stand before those that are left open
  bargain.agree('stark', 0, null);
  expect(bargain.terms.stark!.places).toEqual([1]);
  bargain.agree('stark', 1, 'hand');
  bargain.step('stark', 'hostages', -1);
  expect(bargain.terms.stark!.places).toEqual([1]);
  bargain.step('stark', 'hostages', -1);
  expect(bargain.terms.stark).toEqual(NOTHING);
});

test('what the giver does not have, and what the rules refuse, is said and not written', () => {
  const { bargain } = bargainOf(truce('sheet 2'), 'stark');
  for (let n = 0; n < 2; n++) bargain.step('stark', 'power', 1);
  expect([bargain.terms.stark!.power, bargain.refusal]).toEqual([2, null]);
  bargain.step('stark', 'power', 1);
  expect(bargain.terms.stark!.power).toBe(2);
  expect(bargain.refusal).toMatch(/Lannister .*\b2\b/);
  // the next step that can be made takes it away
  bargain.step('stark', 'power', -1);
  expect([bargain.terms.stark!.power, bargain.refusal]).toEqual([1, null]);
  bargain.step('stark', 'influence', 1);
  bargain.step('stark', 'influence', 1);
  expect(bargain.terms.stark!.influence).toBe(1);
  expect(bargain.refusal).toMatch(/\w{3,}.*\.$/);
});

test('it is answered once both have signed the same terms', () => {
  const { bargain, given } = bargainOf(truce(), 'stark');
  bargain.step('stark', 'influence', 1);
  bargain.sign('lannister');
  expect([bargain.hasSigned('lannister'), bargain.hasSigned('stark'), given]).toEqual([true, false, []]);
  // other terms are unsigned
  bargain.step('lannister', 'power', 1);
  expect(bargain.hasSigned('lannister')).toBe(false);
  bargain.sign('stark');
  bargain.sign('lannister');
  const terms = { stark: { ...NOTHING, influence: 1 }, lannister: { ...NOTHING, power: 1 } };
  expect(given).toEqual([
    [
      { kind: 'deal', terms },
      { house: 'lannister', given: option('sign') }
    ]
  ]);
});

test('code signs by itself, and any of both may end it', () => {
  const { bargain, given } = bargainOf(truce(), 'stark', ['lannister']);
  bargain.step('stark', 'influence', 1);
  bargain.sign('stark');
  bargain.end();
  expect(given).toEqual([[{ kind: 'deal', terms: bargain.terms }], [{ kind: 'deal', terms: null }]]);
});

test('terms that were named are read, signed, countered or refused; a counter-proposal begins with them', () => {
  const g = truce().answer('stark', deal({ stark: { influence: 1 }, lannister: { power: 1 } }));
  const named = { stark: { ...NOTHING, influence: 1 }, lannister: { ...NOTHING, power: 1 } };
  const { bargain, given } = bargainOf(g, 'lannister');
  expect(bargain.terms).toEqual(named);
  expect([bargain.isFixed, bargain.isWhole, bargain.mayCounter, bargain.hasSigned('stark')]).toEqual([
    true,
    true,
    true,
    true
  ]);
  bargain.sign('lannister');
  bargain.end();
  bargain.counter();
  expect(given).toEqual([[option('sign')], [option('no-deal')], [option('counter')]]);
  const countered = bargainOf(g.answer('lannister', option('counter')), 'lannister').bargain;
  expect([countered.isFixed, countered.terms]).toEqual([false, named]);
});
