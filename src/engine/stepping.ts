// Steps through the chart of a game: the machine's own states, guards and actions, with every way through them worked out when it is
// loaded. XState defines the chart, draws it, and is the oracle that whole games are compared with.

import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { childrenOf, refuseWhatIsNotCarried } from './carried';

type Action<D> = (draft: D) => void;
type Guard<D> = (draft: D) => boolean;

/** The rules that a chart names. */
export interface Rules<D> {
  readonly actions: Readonly<Record<string, Action<D>>>;
  readonly guards: Readonly<Record<string, Guard<D>>>;
}

/** One way to continue: the actions taken, and the place where it ends. */
interface Transition<D> {
  readonly isOpen: Guard<D>;
  readonly entering: readonly Action<D>[];
  readonly to: Place<D>;
}

/** A state in which the game can be: a leaf of the chart. */
export interface Place<D> {
  readonly path: string;
  readonly isFinal: boolean;
  /** The next state once an answer has been carried out; null if the game stays where it is. */
  onAnswer: Transition<D> | null;
  /** The transitions without an event, in the order in which they are tried. */
  always: readonly Transition<D>[];
}

export interface StandingAt<D> {
  readonly position: D;
  readonly place: Place<D>;
}

export interface Steps<D> {
  readonly places: ReadonlyMap<string, Place<D>>;
  readonly beginnings: ReadonlyMap<string, Transition<D>>;
}

const pathOf = (node: AnyStateNode): string => node.path.join('.');

const around = (node: AnyStateNode): AnyStateNode[] =>
  node.parent === undefined ? [] : [node.parent, ...around(node.parent)];

const leafOf = (node: AnyStateNode): AnyStateNode =>
  childrenOf(node).length === 0 ? node : leafOf(node.initial.target[0]!);

const leavesOf = (node: AnyStateNode): AnyStateNode[] =>
  childrenOf(node).length === 0 ? [node] : childrenOf(node).flatMap(leavesOf);

interface BeginsHere {
  readonly params: { readonly at: string };
}

/** Works out all transitions of a chart. Throws if the chart uses a feature that stepping does not support. */
export function stepsOf<D>(root: AnyStateNode, rules: Rules<D>): Steps<D> {
  refuseWhatIsNotCarried(root, rules);
  const places = new Map<string, Place<D>>();
  const wayOf = ({ source, target, guard, reenter }: AnyTransitionDefinition): Transition<D> => {
    const goal = target![0]!;
    const isInside = around(goal).includes(source as AnyStateNode) && !reenter;
    const domain = isInside ? source : around(source as AnyStateNode).find((node) => around(goal).includes(node));
    const leaf = leafOf(goal);
    const outside = around(leaf).slice(0, around(leaf).indexOf(domain as AnyStateNode));
    const entering = [...outside.reverse(), leaf].flatMap((node) => node.entry as string[]);
    return {
      isOpen: typeof guard === 'string' ? rules.guards[guard]! : () => true,
      entering: entering.map((name) => rules.actions[name]!),
      to: places.get(pathOf(leaf))!
    };
  };
  for (const leaf of leavesOf(root))
    places.set(pathOf(leaf), { path: pathOf(leaf), isFinal: leaf.type === 'final', onAnswer: null, always: [] });
  for (const leaf of leavesOf(root)) {
    const place = places.get(pathOf(leaf))!;
    const [onAnswer] = leaf.transitions.get('answer') ?? [];
    if (onAnswer !== undefined) place.onAnswer = wayOf(onAnswer);
    if (!place.isFinal) place.always = [leaf, ...around(leaf)].flatMap((node) => (node.always ?? []).map(wayOf));
  }
  const beginning = leafOf(root).transitions.get('begin') ?? [];
  const beginnings = new Map(beginning.map((one) => [(one.guard as BeginsHere).params.at, wayOf(one)] as const));
  return { places, beginnings };
}

export interface Stepper<P, D, E> {
  readonly placeAt: (path: string) => Place<D> | null;
  readonly beginAt: (position: P, at: string) => StandingAt<D>;
  /**
   * Does what the machine does with an answer: carries it out, and continues as long as a transition is open. A simulation may
   * stop before a given place.
   */
  readonly advance: (standing: StandingAt<D>, event: E, shortOf?: Place<D> | null) => StandingAt<D>;
}

/** Makes the function that steps. `receive` carries an answer out in a working copy of the position. */
export function stepper<P, D, E>(
  root: AnyStateNode,
  rules: Rules<D>,
  workingCopy: (position: P) => D,
  receive: (position: D, event: E) => D
): Stepper<P, D, E> {
  const { places, beginnings } = stepsOf(root, rules);
  return {
    placeAt: (path) => places.get(path) ?? null,

    beginAt(position, at) {
      const way = beginnings.get(at);
      if (way === undefined) throw new Error(`no game begins at ${at}`);
      return goOn(workingCopy(position), way);
    },

    advance({ position: before, place }, event, shortOf = null) {
      const position = receive(before, event);
      const way = place.onAnswer ?? openWay(place, position);
      return way === undefined || way.to === shortOf ? { position, place } : goOn(position, way, shortOf);
    }
  };
}

function goOn<D>(position: D, first: Transition<D>, shortOf: Place<D> | null = null): StandingAt<D> {
  for (let way = first; ;) {
    for (const act of way.entering) act(position);
    const next = openWay(way.to, position);
    if (next === undefined || next.to === shortOf) return { position, place: way.to };
    way = next;
  }
}

function openWay<D>({ always }: Place<D>, position: D): Transition<D> | undefined {
  for (const way of always) if (way.isOpen(position)) return way;
  return undefined;
}
