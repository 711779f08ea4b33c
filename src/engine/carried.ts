// The statechart features that stepping.ts supports. Any other throws when the chart is loaded, so nothing is silently ignored.

import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** The rules that a chart names: what its states do, and on what conditions they are left. */
export interface Named {
  readonly actions: Readonly<Record<string, unknown>>;
  readonly guards: Readonly<Record<string, unknown>>;
}

export const CARRY_OUT = 'carry out the answer';
const BEGINS_HERE = 'it begins here';

/** Fields of a state that XState gives to each of them, used or not. */
interface Features {
  readonly exit: readonly unknown[];
  readonly invoke: readonly unknown[];
  readonly after: readonly unknown[];
  readonly tags: readonly unknown[];
}

export function refuseWhatIsNotCarried(root: AnyStateNode, named: Named): void {
  for (const node of [root, ...descendantsOf(root)]) {
    const feature = [...notCarried(node, root, named)][0];
    if (feature !== undefined) throw new Error(`stepping does not carry ${feature}: state ${node.id}`);
  }
}

export const childrenOf = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states);

const descendantsOf = (node: AnyStateNode): AnyStateNode[] =>
  childrenOf(node).flatMap((child) => [child, ...descendantsOf(child)]);

function* notCarried(node: AnyStateNode, root: AnyStateNode, named: Named): Generator<string> {
  const { exit, invoke, after, tags }: Features = node;
  if (node.type === 'parallel' || node.type === 'history') yield `${node.type} states`;
  if (node.type === 'final' && node.parent !== root) yield 'final states inside others';
  if (invoke.length > 0) yield 'invoke';
  if (after.length > 0) yield 'after';
  if (exit.length > 0) yield 'exit actions';
  if (tags.length > 0) yield 'tags';
  if (node.output !== undefined) yield 'output';
  if (node === root && node.entry.length > 0) yield 'entry actions of the whole chart';
  for (const action of node.entry) if (!isIn(named.actions, action)) yield `the entry action ${nameOf(action)}`;
  if (childrenOf(node).length > 0) yield* notCarriedInitially(node);
  for (const transition of node.always ?? []) yield* notCarriedOnTheWay(transition, named);
  for (const [event, transitions] of node.transitions) {
    if (event === 'answer') yield* notCarriedOnAnswer(node, root, transitions);
    else if (event === 'begin') yield* notCarriedOnBegin(node, root, transitions);
    else if (event !== '') yield `the event ${event}`;
  }
}

function* notCarriedInitially({ initial }: AnyStateNode): Generator<string> {
  if (initial.actions.length > 0) yield 'actions of an initial transition';
}

/** Yields what a transition without an event uses and stepping does not support. */
function* notCarriedOnTheWay(transition: AnyTransitionDefinition, { guards }: Named): Generator<string> {
  const { guard, actions } = transition;
  if (actions.length > 0) yield 'actions of an always transition';
  if (guard !== undefined && !isIn(guards, guard)) yield `the guard ${nameOf(guard)}`;
  yield* notCarriedTargets(transition);
}

/** On an answer, the root of the chart only carries it out; any other state may only lead on, without a condition. */
function* notCarriedOnAnswer(
  node: AnyStateNode,
  root: AnyStateNode,
  transitions: readonly AnyTransitionDefinition[]
): Generator<string> {
  const [transition] = transitions;
  if (transitions.length !== 1 || transition === undefined) yield 'a second transition on answer';
  else if (transition.guard !== undefined) yield 'a guarded answer';
  else if (transition.actions.length !== 1 || transition.actions[0] !== CARRY_OUT)
    yield `an answer whose action is not '${CARRY_OUT}'`;
  else if (node === root) {
    if (transition.target !== undefined) yield 'an answer that leaves from any state';
  } else if (childrenOf(node).length > 0) yield 'an answer to a state with states inside';
  else yield* notCarriedTargets(transition);
}

function* notCarriedOnBegin(
  node: AnyStateNode,
  root: AnyStateNode,
  transitions: readonly AnyTransitionDefinition[]
): Generator<string> {
  if (node !== root.initial.target[0]) yield 'a beginning elsewhere than in the initial state';
  for (const transition of transitions) {
    if (nameOf(transition.guard) !== BEGINS_HERE) yield `a beginning without the guard '${BEGINS_HERE}'`;
    if (transition.actions.length > 0) yield 'actions of a beginning';
    yield* notCarriedTargets(transition);
  }
}

function* notCarriedTargets({ source, target, reenter }: AnyTransitionDefinition): Generator<string> {
  if (target === undefined) yield 'a transition without a target';
  else if (target.length !== 1) yield 'a transition with several targets';
  else if (target[0] === source && !reenter) yield 'a transition to itself without reenter';
}

const isIn = (rules: Named['actions'], name: unknown): boolean =>
  typeof name === 'string' && Object.hasOwn(rules, name);

/** The name of a guard or an action, also where it is given inline or with parameters. */
function nameOf(given: unknown): string {
  if (typeof given === 'string') return given;
  if (typeof given === 'function') return 'given inline';
  return typeof given === 'object' && given !== null && 'type' in given ? String(given.type) : String(given);
}
