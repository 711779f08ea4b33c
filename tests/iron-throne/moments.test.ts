// What the table is shown of a game, held to what its positions say: numbers before and after, who suffers, who leads.

import { text as names } from 'text:iron-throne/names';
import { expect, test } from 'vitest';
import { Chance, chanceFrom } from '#engine/chance';
import type { House, Person } from '#iron/box';
import { HOUSES } from '#iron/box/houses';
import { changesOf } from '#iron/flow/changes';
import { answer, newGame } from '#iron/flow/game';
import { type Moment, momentsOf, newlyAhead, spreadIn } from '#iron/flow/moments';
import type { Happening, View } from '#iron/rules';
import { totalOf } from '#iron/rules/encounter';
import { spreadOf } from '#iron/rules/influence';
import { drawAnswer } from '#iron/rules/judging';
import { viewFor } from '#iron/rules/view';
import { settledIn } from '#iron/screens/moments/asSettled';
import { leadText } from '#iron/screens/moments/leads';
import { partiesOf } from '#iron/screens/moments/parties';
import { sayingsOf } from '#iron/screens/table/sayings';
import { stakesOf } from '#iron/outlook/stakes';
import { sideSum } from '#iron/outlook/sums';

interface Step {
  readonly before: View;
  readonly now: View;
  readonly lines: readonly Happening[];
}

function* stepsOf(players: number, seed: string): Generator<Step> {
  const chance = new Chance(chanceFrom(seed));
  let game = newGame({ houses: HOUSES.slice(0, players), seed });
  while (game.position.winners === null) {
    const { position } = game;
    const [asked] = position.asks;
    const played = answer(game, asked!.house, drawAnswer(position, asked!.house, chance));
    if (!played.ok) throw new Error(played.refusal.rule);
    game = played.game;
    yield { before: viewFor(position, null), now: viewFor(game.position, null), lines: game.position.happened };
  }
}

const STEPS = [3, 4, 5].flatMap((players) =>
  ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((seed) => [...stepsOf(players, `moments ${players} ${seed}`)])
);
const nounOf = (house: House): string => names(`houses.${house}`);
const MOMENTS: readonly Moment[] = STEPS.flatMap(momentsOf);

test('the last number of a character and of an influence is what lies on the table', () => {
  let held = 0;
  for (const { before, now, lines } of STEPS) {
    const changes = changesOf(before, lines);
    const last = new Map<string, number>();
    for (const [one, { after }] of changes)
      if (one.what === 'removed' || one.what === 'placed') last.set(`${one.house} ${one.character}`, after);
      else if (one.what === 'influence') last.set(one.house, after);
    for (const [key, after] of last) {
      const [house, character] = key.split(' ') as [(typeof HOUSES)[number], Person?];
      expect(after).toBe(character === undefined ? spreadOf(now, house) : now.houses[house]!.characters[character]);
      held++;
    }
  }
  expect(held).toBeGreaterThan(500);
});

test('what is added is shown with the total that it makes', () => {
  let held = 0;
  for (const { before, now, lines } of STEPS) {
    const changes = changesOf(before, lines);
    for (const side of ['challenger', 'defender'] as const) {
      const added = lines.findLast((one) => one.what === 'added' && one.side === side);
      const change = added && changes.get(added);
      const later = lines.slice(lines.indexOf(added!) + 1);
      if (change === undefined || later.some(({ what }) => what === 'removed' || what === 'placed')) continue;
      const outcome = lines.find((one) => one.what === 'outcome');
      if (outcome === undefined && now.encounter === null) continue;
      const total = outcome?.what === 'outcome' ? outcome.totals?.[side] : totalOf(now, side);
      if (total === undefined) continue;
      expect(change.after).toBe(total);
      held++;
    }
  }
  expect(held).toBeGreaterThan(20);

  // what else changes a sum leaves no total to be told
  const { before, lines } = STEPS.find(({ before: at, lines: told }) => {
    const [added] = told.filter(({ what }) => what === 'added');
    return added !== undefined && changesOf(at, told).has(added);
  })!;
  const added = lines.find(({ what }) => what === 'added')!;
  const loss: Happening = { what: 'removed', house: 'stark', character: 'arya', power: 1, to: 'stark' };
  expect(changesOf(before, [added]).has(added)).toBe(true);
  expect(changesOf(before, [loss, added]).has(added)).toBe(false);
});

test('whatever is added to a side stands in its sum with what has added it', () => {
  let held = 0;
  for (const { now, lines } of STEPS) {
    if (now.encounter === null) continue;
    for (const side of ['challenger', 'defender'] as const) {
      const { added, addedBy } = sideSum(now, side);
      if (added === 0 && addedBy.length === 0) continue;
      expect(addedBy.reduce((all, { amount }) => all + amount, 0)).toBe(added);
      const told = lines.flatMap((one) => (one.what === 'added' && one.side === side ? [one] : []));
      expect(addedBy.slice(addedBy.length - told.length)).toEqual(told.map(({ amount, by }) => ({ side, amount, by })));
      held += told.length;
    }
  }
  expect(held).toBeGreaterThan(20);
});

test('nobody dies, is tortured, goes home or is taken without a moment that shows it', () => {
  const seen = new Set<Happening>(
    MOMENTS.flatMap((one) => [
      ...(one.happening === null ? [] : [one.happening]),
      ...('after' in one ? (one.after as readonly Happening[]) : [])
    ])
  );
  const shown = new Map<string, number>();
  for (const { lines } of STEPS)
    for (const one of lines)
      if (['died', 'tortured', 'released', 'rescued', 'hostage', 'played', 'outcome'].includes(one.what)) {
        expect(seen.has(one), one.what).toBe(true);
        shown.set(one.what, (shown.get(one.what) ?? 0) + 1);
      }
  for (const what of ['died', 'tortured', 'released', 'hostage', 'played', 'outcome'])
    expect(shown.get(what), what).toBeGreaterThan(10);
});

test('a torture shows who suffers', () => {
  const tortures = MOMENTS.filter((one) => one.kind === 'torture');
  const hurting = tortures.filter(({ after }) => after.some(({ what }) => what === 'removed'));
  expect(hurting.length).toBeGreaterThan(tortures.length / 2);
  for (const { happening, after, changes } of hurting) {
    const hurt = after.find((one) => one.what === 'removed');
    expect(hurt?.what === 'removed' && hurt.house).toBe(happening.house);
    expect(changes.get(hurt!)!.after).toBeLessThan(changes.get(hurt!)!.before);
  }
});

test('once in an encounter the table talks, before the first card is laid', () => {
  let talks = 0;
  for (const step of STEPS) {
    const moments = momentsOf(step);
    const talk = moments.filter(({ kind }) => kind === 'talk');
    expect(talk.length).toBeLessThanOrEqual(1);
    if (talk.length === 0) continue;
    talks++;
    expect(moments.at(-1)!.kind).toBe('talk');
    expect(step.before.encounter?.revealed ?? {}).toEqual({});
    expect(step.now.asks.some(({ about }) => about === 'house-card')).toBe(true);
  }
  const reveals = MOMENTS.filter(({ kind }) => kind === 'reveal').length;
  expect(talks).toBeGreaterThan(reveals / 2);
  expect(talks).toBeLessThanOrEqual(reveals);
});

test('what is at stake is what a victory brings', () => {
  let held = 0;
  for (const { kind, before, happening, changes } of MOMENTS) {
    if (kind !== 'result' || happening.result.kind !== 'won' || happening.result.side !== 'challenger') continue;
    const stakes = stakesOf(before, 'challenger').spreads;
    for (const [one, change] of changes) {
      if (one.what !== 'influence') continue;
      expect(stakes.get(one.house)).toEqual(change);
      held++;
    }
  }
  expect(held).toBeGreaterThan(50);
});

test('a new leader has spread the most now, and had not before', () => {
  let found = 0;
  for (const { before, now } of STEPS) {
    const most = Math.max(...now.seats.map((house) => spreadOf(now, house)));
    for (const house of newlyAhead(spreadIn(before), spreadIn(now))) {
      found++;
      expect(spreadOf(now, house)).toBe(most);
      expect(before.seats.some((other) => spreadOf(before, other) > spreadOf(before, house)) || most === 1).toBe(true);
    }
  }
  expect(found).toBeGreaterThan(20);
});

test('a result is shown with the cards and sums that were settled', () => {
  const results = MOMENTS.filter((one) => one.kind === 'result');
  let shown = 0;
  for (const moment of results) {
    const { totals } = moment.happening;
    const settled = settledIn(moment);
    if (settled === null || totals === null) continue;
    expect(settled.encounter!.result).toEqual(moment.happening.result);
    shown++;
  }
  expect(shown).toBeGreaterThan(100);
  expect(shown).toBe(results.filter(({ happening: { totals } }) => totals !== null).length);
});

test('who draws level is not said to lead', () => {
  const counts = (stark: number, tyrell: number) => new Map<House, number>(Object.entries({ stark, tyrell }) as never);
  expect(leadText(counts(2, 3), counts(4, 3))).toBe('Stark now leads with 4 of 5 influence.');
  expect(leadText(counts(3, 4), counts(4, 4))).toBe('If the game ended now, Stark and Tyrell would share the victory.');
  expect(leadText(counts(3, 4), counts(3, 5))).toBe(null);
});

test('a moment stands between those whom it is about', () => {
  for (const moment of MOMENTS) {
    const parties = partiesOf(moment);
    if (moment.kind === 'torture') expect(parties).toEqual([moment.happening.holder, moment.happening.house]);
    if (moment.kind === 'deed' && moment.happening.what === 'hostage')
      expect(parties).toContain(moment.happening.taker);
    if (moment.kind === 'event') expect(parties).not.toHaveLength(0);
    expect(new Set(parties).size).toBe(parties.length);
  }
});

test('what turned cards say of what is to come is what the result then brings', () => {
  let held = 0;
  for (const moment of MOMENTS) {
    if (moment.kind !== 'result' || moment.happening.result.kind !== 'won') continue;
    const { side } = moment.happening.result;
    const settled = settledIn(moment);
    if (settled === null) continue;
    const sides = [sideSum(settled, 'challenger'), sideSum(settled, 'defender')] as const;
    const { sub, coming } = sayingsOf(settled, sides, side);
    const winner = nounOf(sides.find((one) => one.side === side)!.house!);
    expect(sub).toBe(`${winner} wins`);
    expect(coming[0]).toMatch(side === 'challenger' ? /spreads? influence to/ : /draws? 2 cards/);
    expect(coming[0]).toContain(winner);
    held++;
  }
  expect(held).toBeGreaterThan(50);
});
