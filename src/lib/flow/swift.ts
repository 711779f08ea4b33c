// Steps through the chart: the machine's own states, guards and actions, with every way through them worked out when it is loaded.
// XState defines the chart, draws it, and is the oracle that whole games are compared with (headless/oracle.ts).

import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { Draft } from '../rules/draft';
import { workingCopy } from '../rules/draft';
import type { Position } from '../rules/position';
import type { ActionName } from './actions';
import { ACTIONS } from './actions';
import { childrenOf, refuseWhatIsNotCarried } from './carried';
import type { Beginning, RoundEvent } from './chart';
import { chart, receive } from './chart';
import type { GuardName } from './guards';
import { GUARDS } from './guards';

/** One way to go on: the states entered, from the outermost to the innermost, and where that ends. */
interface Way {
  readonly isOpen: (draft: Draft) => boolean;
  readonly entering: readonly ActionName[];
  readonly to: Place;
}

/** A state in which the game can be: a leaf of the chart. */
export interface Place {
  readonly path: string;
  readonly isFinal: boolean;
  /** Where an answer leads, once it is carried out; null where the game stays. */
  onAnswer: Way | null;
  /** In the order in which they are tried. */
  always: readonly Way[];
}

export interface Standing {
  readonly position: Draft;
  readonly place: Place;
}

export interface Steps {
  readonly places: ReadonlyMap<string, Place>;
  readonly beginnings: ReadonlyMap<string, Way>;
}

const pathOf = (node: AnyStateNode): string => node.path.join('.');

const around = (node: AnyStateNode): AnyStateNode[] =>
  node.parent === undefined ? [] : [node.parent, ...around(node.parent)];

const leafOf = (node: AnyStateNode): AnyStateNode =>
  childrenOf(node).length === 0 ? node : leafOf(node.initial.target[0]!);

const leavesOf = (node: AnyStateNode): AnyStateNode[] =>
  childrenOf(node).length === 0 ? [node] : childrenOf(node).flatMap(leavesOf);

/** Everything there is to know of a chart. Throws where it uses what is not carried. */
export function stepsOf(root: AnyStateNode): Steps {
  refuseWhatIsNotCarried(root);
  const places = new Map<string, Place>();
  const wayOf = ({ source, target, guard, reenter }: AnyTransitionDefinition): Way => {
    const goal = target![0]!;
    const isInside = around(goal).includes(source as AnyStateNode) && !reenter;
    const domain = isInside ? source : around(source as AnyStateNode).find((node) => around(goal).includes(node));
    const leaf = leafOf(goal);
    const outside = around(leaf).slice(0, around(leaf).indexOf(domain as AnyStateNode));
    return {
      isOpen: typeof guard === 'string' ? GUARDS[guard as GuardName] : () => true,
      entering: [...outside.reverse(), leaf].flatMap((node) => node.entry as ActionName[]),
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

interface BeginsHere {
  readonly params: { readonly at: Beginning };
}

const { places, beginnings } = stepsOf(chart.root);

export const placeAt = (path: string): Place | null => places.get(path) ?? null;

export function beginAt(position: Position, at: Beginning): Standing {
  const way = beginnings.get(at);
  if (way === undefined) throw new Error(`no game begins at ${at}`);
  return goOn(workingCopy(position), way);
}

/** What the machine does with an answer: carries it out, and goes on as long as a way is open. */
export function advance({ position: before, place }: Standing, event: RoundEvent): Standing {
  const position = receive(before, event);
  const way = place.onAnswer ?? openWay(place, position);
  return way === undefined ? { position, place } : goOn(position, way);
}

function goOn(position: Draft, first: Way): Standing {
  for (let way = first; ;) {
    for (const name of way.entering) ACTIONS[name](position);
    const next = openWay(way.to, position);
    if (next === undefined) return { position, place: way.to };
    way = next;
  }
}

const openWay = ({ always }: Place, position: Draft): Way | undefined => always.find(({ isOpen }) => isOpen(position));
