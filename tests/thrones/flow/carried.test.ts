// A chart with anything that the game's stepping does not carry is refused when it is loaded, with the state and the feature.

import { type AnyStateMachine, createMachine } from 'xstate';
import { expect, test } from 'vitest';
import { CARRY_OUT } from '#engine/carried';
import { stepsOf as stepsIn } from '#engine/stepping';
import { ACTIONS } from '#thrones/flow/actions';
import { chart } from '#thrones/flow/chart';
import { GUARDS } from '#thrones/flow/guards';

const stepsOf = (root: AnyStateMachine['root']) => stepsIn(root, { actions: ACTIONS, guards: GUARDS });

type Config = Record<string, unknown>;

const ENTRY = 'begin planning';
const GUARD = 'all is settled';
const SETTLED = { guard: GUARD, target: 'done' };

/** A chart of three states that is carried, with one state changed. */
const chartWith = (changed: Config, whole: Config = {}): AnyStateMachine =>
  createMachine({
    id: 'trial',
    initial: 'asking',
    on: { answer: { actions: CARRY_OUT } },
    states: {
      asking: { entry: ENTRY, always: SETTLED, ...changed },
      resting: {},
      done: { type: 'final' }
    },
    ...whole
  } as never);

const inside = (changed: Config): Config => ({ initial: 'inner', states: { inner: changed, other: {} } });
const answering = (changed: unknown): Config => ({ on: { answer: changed } });
const again = { target: 'asking', reenter: true, actions: CARRY_OUT };

test('the chart of the round is carried, and so is the plain trial', () => {
  expect(stepsOf(chart.root).places.size).toBe(91);
  const { places } = stepsOf(chartWith(answering(again)).root);
  expect([...places.keys()]).toEqual(['asking', 'resting', 'done']);
  expect(places.get('asking')!.onAnswer!.entering).toEqual([ACTIONS[ENTRY]]);
});

const REFUSED: readonly (readonly [feature: string, changed: Config, whole?: Config])[] = [
  ['parallel states', { type: 'parallel', states: { left: {}, right: {} } }],
  ['history states', { initial: 'inner', states: { inner: {}, before: { type: 'history' } } }],
  ['final states inside others', inside({ type: 'final' })],
  ['exit actions', { exit: ENTRY }],
  ['exit actions', inside({ exit: ENTRY })],
  ['invoke', { invoke: { src: 'somebody' } }],
  ['after', { after: { 1000: 'done' } }],
  ['tags', { tags: 'waiting' }],
  ['output', {}, { states: { asking: {}, resting: {}, done: { type: 'final', output: 1 } } }],
  ['entry actions of the whole chart', {}, { entry: ENTRY }],
  ['the entry action unheard of', { entry: 'unheard of' }],
  ['the entry action given inline', { entry: () => undefined }],
  [`the entry action ${ENTRY}`, { entry: { type: ENTRY, params: { times: 2 } } }],
  ['actions of an initial transition', { initial: { target: 'inner', actions: ENTRY }, states: { inner: {} } }],
  ['actions of an always transition', { always: { ...SETTLED, actions: ENTRY } }],
  ['the guard unheard of', { always: { guard: 'unheard of', target: 'done' } }],
  ['the guard given inline', { always: { guard: () => true, target: 'done' } }],
  [`the guard ${GUARD}`, { always: { guard: { type: GUARD, params: { at: 1 } }, target: 'done' } }],
  ['a transition without a target', { always: { guard: GUARD } }],
  ['a transition to itself without reenter', { always: { guard: GUARD, target: 'asking' } }],
  [
    'a transition with several targets',
    {},
    {
      initial: 'resting',
      states: {
        resting: { always: { guard: GUARD, target: ['both.left.inner', 'both.right.inner'] } },
        both: {
          type: 'parallel',
          states: {
            left: { initial: 'inner', states: { inner: {} } },
            right: { initial: 'inner', states: { inner: {} } }
          }
        }
      }
    }
  ],
  ['a second transition on answer', answering([{ ...again, guard: GUARD }, again])],
  ['a guarded answer', answering({ ...again, guard: GUARD })],
  [`an answer whose action is not '${CARRY_OUT}'`, answering({ target: 'resting' })],
  [`an answer whose action is not '${CARRY_OUT}'`, answering({ ...again, actions: [CARRY_OUT, ENTRY] })],
  ['a transition without a target', answering({ actions: CARRY_OUT })],
  ['a transition to itself without reenter', answering({ target: 'asking', actions: CARRY_OUT })],
  ['an answer that leaves from any state', {}, answering({ target: '.resting', actions: CARRY_OUT })],
  ['an answer to a state with states inside', { ...inside({}), ...answering({ target: 'done', actions: CARRY_OUT }) }],
  ['the event xstate.done.state.trial.asking', { ...inside({}), onDone: 'done' }],
  ['the event *', { on: { '*': 'done' } }],
  ['the event pause', { on: { pause: 'resting' } }],
  [
    'a beginning elsewhere than in the initial state',
    {},
    { on: { answer: { actions: CARRY_OUT }, begin: '.resting' } }
  ],
  ["a beginning without the guard 'it begins here'", { on: { begin: 'resting' } }],
  [
    'actions of a beginning',
    { on: { begin: { guard: { type: 'it begins here', params: { at: 'raids' } }, target: 'resting', actions: ENTRY } } }
  ]
];

test.each(REFUSED.map(([feature, changed, whole = {}]) => ({ feature, changed, whole })))(
  '$feature',
  ({ feature, changed, whole }) => {
    expect(() => stepsOf(chartWith(changed, whole).root)).toThrow(`stepping does not carry ${feature}: state trial`);
  }
);
