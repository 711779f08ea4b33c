// Building blocks of every chart: states that ask on entry and are left once nothing is asked.

import { assign } from 'xstate';

/** A state that asks everybody concerned at once. The root of the chart carries the answers out. */
export const step = <A extends string>(action: A, next: string) =>
  ({ entry: action, always: { guard: 'all is settled', target: next } }) as const;

/** A state that asks one house after another: each answer enters it again until the queue is empty. */
export const oneByOne = <A extends string>(self: string, action: A, next: string) =>
  ({
    entry: action,
    on: { answer: { target: self, reenter: true, actions: 'carry out the answer' } },
    always: { guard: 'all is settled', target: next }
  }) as const;

interface Context<D> {
  readonly position: D;
}

/** Wraps the rules that a state runs on entry. */
export const asking = <D>(isSettled: (draft: D) => boolean) => ({
  /** Repeats until an ask is open or the queue is empty; seats without a choice are settled in passing. */
  untilAsked:
    (next: (draft: D) => void, isLeft: (draft: D) => boolean) =>
    (draft: D): void => {
      while (isSettled(draft) && isLeft(draft)) next(draft);
    },
  whenSettled:
    (next: (draft: D) => void) =>
    (draft: D): void => {
      if (isSettled(draft)) next(draft);
    }
});

/** An action writes into the working copy that the context holds. */
export const actionsOf = <D, A extends string>(rules: Readonly<Record<A, (draft: D) => void>>) =>
  Object.fromEntries(
    (Object.keys(rules) as A[]).map((name) => [
      name,
      assign(({ context }: { context: Context<D> }) => {
        rules[name](context.position);
        return context;
      })
    ])
  ) as Record<A, never>;

export const guardsOf = <D, G extends string>(rules: Readonly<Record<G, (draft: D) => boolean>>) =>
  Object.fromEntries(
    (Object.keys(rules) as G[]).map((name) => [
      name,
      ({ context }: { context: Context<D> }) => rules[name](context.position)
    ])
  ) as Record<G, ({ context }: { context: Context<D> }) => boolean>;

interface Asking {
  readonly asks: readonly { readonly house: string; readonly about: string }[];
}
type HouseIn<D extends Asking> = D['asks'][number]['house'];

interface Automatic<D extends Asking> {
  readonly what: 'automatic';
  readonly house: HouseIn<D>;
  readonly about: D['asks'][number]['about'];
}

export type Event<H extends string, A, B extends string> =
  | { readonly type: 'begin'; readonly at: B }
  /** `goesOn`: the program answers for a seat that has no choice, as part of the answer before. */
  | { readonly type: 'answer'; readonly house: H; readonly answer: A; readonly goesOn: boolean };

/** The work of a chart's root with an event: it carries the answer out, in a new working copy unless it continues by itself. */
export const receiver =
  <D extends Asking, A>(rules: {
    readonly workingCopy: (draft: D) => D;
    readonly record: (draft: D, happening: Automatic<D>) => void;
    readonly carryOut: (draft: D, house: HouseIn<D>, answer: A) => void;
  }) =>
  (position: D, event: Event<HouseIn<D>, A, string>): D => {
    if (event.type === 'begin') return position;
    const { house, answer, goesOn } = event;
    const draft = goesOn ? position : rules.workingCopy(position);
    const about = draft.asks.find((ask) => ask.house === house)?.about;
    if (goesOn && about !== undefined) rules.record(draft, { what: 'automatic', house, about });
    rules.carryOut(draft, house, answer);
    return draft;
  };
