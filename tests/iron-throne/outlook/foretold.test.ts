// What was foretold is what then happened, in 32 random games of three, four and five.

import { expect, test } from 'vitest';
import { Chance, chanceFrom } from '#engine/chance';
import type { House, Person } from '#iron/box';
import { HOUSES } from '#iron/box/houses';
import { answer, newGame } from '#iron/flow/game';
import { type Foretold, foretold } from '#iron/outlook/foretold';
import { afterDeal, lossesOf, stakesOf, winnersIfChallengerWins } from '#iron/outlook/stakes';
import { sideSum } from '#iron/outlook/sums';
import { hasRevealed, totalOf } from '#iron/rules/encounter';
import { spreadOf } from '#iron/rules/influence';
import { drawAnswer } from '#iron/rules/judging';
import { powerOf } from '#iron/rules/power';
import { opposite } from '#iron/rules/terms';
import type { Answer, Ask, Happening, Position, Table, View } from '#iron/rules';
import { viewFor } from '#iron/rules/view';
import { Tally } from '#tests/support/tally';

const GAMES = 32;
const SIGN: Answer = { kind: 'option', option: 'sign' };

interface Step {
  readonly position: Position;
  /** Of the House that answers. */
  readonly view: View;
  readonly ask: Ask;
  readonly given: Answer;
  readonly after: Position;
}

function dealing(view: View, ask: Ask): Answer | null {
  if (ask.kind === 'option') return ask.options.includes('sign') ? SIGN : null;
  return ask.about === 'house-card' && view.mine?.hand.includes('truce') ? { kind: 'card', card: 'truce' } : null;
}

function* game(n: number): Generator<Step> {
  const seed = `foretold ${n}`;
  const chance = new Chance(chanceFrom(seed));
  const houses: House[] = chance.shuffle(HOUSES).slice(0, 3 + (n % 3));
  let played = newGame({ houses, seed });
  while (played.position.winners === null) {
    const { position } = played;
    const ask = chance.pick(position.asks);
    const view = viewFor(position, ask.house);
    // chance alone comes to hardly any deal
    const deals = chance.pick([dealing(view, ask), null]);
    const given = deals ?? drawAnswer(position, ask.house, chance);
    const next = answer(played, ask.house, given);
    if (!next.ok) throw new Error(next.refusal.rule);
    yield { position, view, ask, given, after: next.game.position };
    played = next.game;
  }
}

let played: readonly Step[] | null = null;
const steps = (): readonly Step[] => (played ??= Array.from({ length: GAMES }, (_, n) => [...game(n)]).flat());

/** Which card is thrown away by chance, nobody knows. */
const told = (happened: readonly Happening[]): unknown[] =>
  happened.map((one) => (one.what === 'discarded' ? { ...one, cards: one.cards.length } : one));

/** Everything on the table that counts. */
const counted = ({ houses }: Pick<Table, 'houses'>): unknown =>
  Object.entries(houses).map(([house, { sheet, box, characters, spread }]) => ({
    house,
    sheet,
    box,
    characters,
    spread
  }));

test('what an answer brings, line by line, and what is on the table afterwards', () => {
  const seen = new Tally();
  for (const { view, ask, given, after } of steps()) {
    const { lines, after: imagined, asksMore } = foretold(view, ask.house, given)!;
    const real = told(after.happened);
    expect(real.slice(0, lines.length), ask.about).toEqual(told(lines));
    for (const { what } of lines) seen.add(what);
    const rest = after.happened.slice(lines.length);
    if (rest.length > 0) continue;
    expect(counted(after), ask.about).toEqual(counted(imagined));
    seen.add('the same table');
    if (!asksMore) continue;
    const next = imagined.asks[0]!;
    expect([after.asks[0]!.about, after.asks[0]!.house]).toEqual([next.about, next.house]);
    seen.add('asked next');
  }
  seen.atLeast({
    tortured: 100,
    released: 50,
    removed: 100,
    died: 20,
    placed: 100,
    used: 50,
    played: 50,
    added: 10,
    withdrew: 5,
    hostage: 50,
    discarded: 10,
    'game-over': 1,
    'the same table': 1000,
    'asked next': 30
  });
});

test('the totals after a card is played or a leader is used', () => {
  const seen = new Tally();
  for (const { view, ask, given, after } of steps()) {
    const { lines, totals, asksMore } = foretold(view, ask.house, given)!;
    const { encounter } = after;
    const isSame = after.happened.length === lines.length && encounter?.result === null && hasRevealed(encounter);
    if (totals === null || !isSame) continue;
    expect(totals).toEqual({ challenger: totalOf(after, 'challenger'), defender: totalOf(after, 'defender') });
    const isMoved =
      totals.challenger !== sideSum(view, 'challenger').total || totals.defender !== sideSum(view, 'defender').total;
    seen.add(asksMore ? 'asks more' : isMoved ? `moved by ${ask.kind}` : 'unmoved');
  }
  seen.atLeast({ 'moved by reaction': 20, 'moved by option': 5, unmoved: 50 });
});

/** The lines up to the outcome leave characters as they were. */
const isUntouched = (lines: readonly Happening[], at: number): boolean =>
  lines.slice(0, at).every(({ what }) => !['removed', 'placed', 'withdrew', 'supports'].includes(what));

interface Settled {
  readonly step: Step;
  readonly view: View;
  readonly outcome: Extract<Happening, { what: 'outcome' }>;
  /** What came of it. */
  readonly rest: readonly Happening[];
}

function* settled(): Generator<Settled> {
  for (const step of steps()) {
    const { happened } = step.after;
    const at = happened.findIndex(({ what }) => what === 'outcome');
    const outcome = happened[at];
    if (outcome?.what !== 'outcome' || !isUntouched(happened, at)) continue;
    yield { step, view: viewFor(step.position, null), outcome, rest: happened.slice(at + 1) };
  }
}

test('what a defeat and a failed truce take', () => {
  const seen = new Tally();
  for (const { step, view, outcome, rest } of settled()) {
    const { result } = outcome;
    if (result.kind === 'deal') continue;
    const losing = result.kind === 'won' ? [opposite(result.side)] : (['challenger', 'defender'] as const);
    const isFailed = result.kind === 'no-deal';
    const losses = isFailed ? lossesOf(view, null) : losing.flatMap((side) => stakesOf(view, side).losses);
    for (const { house, character, before, after } of losses) {
      // its leader has not been heard yet
      if (step.after.due?.some((one) => one.house === house)) continue;
      const lost = (one: Happening, who: Person): number =>
        one.what === 'removed' && one.character === who ? one.power : 0;
      const saved = rest.some((one) => one.what === 'saved' && one.character === character);
      const taken = rest.find((one) => one.what === 'removed' && one.character === character);
      expect(before).toBe(powerOf(view, house, character));
      expect(before - (taken === undefined ? 0 : lost(taken, character))).toBe(saved ? after + 1 : after);
      seen.add(result.kind);
      if (view.encounter!.mercy[house] !== undefined) seen.add('softened');
    }
  }
  seen.atLeast({ won: 100, tie: 3, 'no-deal': 10, softened: 1 });
});

test('influence of a victory, and who wins the game by it', () => {
  const seen = new Tally();
  for (const { step, view, outcome, rest } of settled()) {
    const { result } = outcome;
    if (result.kind !== 'won' || result.side !== 'challenger') continue;
    const { winners, spreads } = stakesOf(view, 'challenger');
    for (const house of winners) {
      expect(spreads.get(house)).toEqual({ before: spreadOf(view, house), after: spreadOf(step.after, house) });
      seen.add('spread');
    }
    const over = rest.find((one) => one.what === 'game-over');
    // while a leader is asked the end is not looked for
    if (over === undefined && step.after.due?.length) continue;
    if (over === undefined) expect(winnersIfChallengerWins(view)).toEqual([]);
    // what deaths decide is not foretold
    else if (over.by.includes('influence')) {
      expect(winnersIfChallengerWins(view)).toEqual(over.winners);
      seen.add('game');
    }
  }
  seen.atLeast({ spread: 100, game: 3 });
});

test('what a deal comes to', () => {
  const seen = new Tally();
  let awaited: ReturnType<typeof afterDeal> | null = null;
  let left = 0;
  for (const { position, view, given, ask, after } of steps()) {
    if (position.turn === 0) awaited = null;
    if (given.kind === 'option' && given.option === 'sign' && ask.about.startsWith('deal-')) {
      const terms = view.encounter!.terms!;
      awaited = afterDeal(view, terms);
      left = Object.values(terms).reduce((all, { influence }) => all + influence, 0);
    }
    if (awaited === null) continue;
    left -= after.happened.filter(({ what }) => what === 'influence').length;
    if (left > 0) continue;
    for (const [house, count] of awaited.counts) expect(spreadOf(after, house)).toBe(count);
    seen.add('spread');
    const over = after.happened.find((one) => one.what === 'game-over');
    if (awaited.winners.length > 0) {
      expect(over?.winners).toEqual(awaited.winners);
      seen.add('game');
    }
    awaited = null;
  }
  seen.atLeast({ spread: 15, game: 1 });
});

/** Of a seat that is not asked nothing is foretold. */
test('nothing is foretold for whoever is not asked', () => {
  const { view, given } = steps().find(({ ask }) => ask.privacy === 'open')!;
  const other = view.seats.find((house) => view.asks.every((one) => one.house !== house))!;
  const nothing: Foretold | null = foretold(view, other, given);
  expect(nothing).toBeNull();
});
