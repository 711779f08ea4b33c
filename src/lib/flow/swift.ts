// The chart run swiftly, for replays and simulations: the machine's own states, guards and actions, with every way through them
// worked out beforehand. The library is made for much that this chart does not use (parallel states, actors, delays), and a step
// of it costs many times the rule that it calls; `npm run bench` says how many. Tests play whole games both ways.

import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { Draft } from '../rules/draft';
import type { ActionName } from './actions';
import { ACTIONS } from './actions';
import type { RoundEvent } from './chart';
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

const places = new Map<string, Place>();

const childrenOf = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states);

const pathOf = (node: AnyStateNode): string => node.path.join('.');

const around = (node: AnyStateNode): AnyStateNode[] =>
  node.parent === undefined ? [] : [node.parent, ...around(node.parent)];

const leafOf = (node: AnyStateNode): AnyStateNode =>
  childrenOf(node).length === 0 ? node : leafOf(node.initial.target[0]!);

function wayOf({ source, target, guard, reenter }: AnyTransitionDefinition): Way {
  const goal = target![0]!;
  const isInside = around(goal).includes(source as AnyStateNode) && !reenter;
  const domain = isInside ? source : around(source as AnyStateNode).find((node) => around(goal).includes(node));
  const leaf = leafOf(goal);
  const entered = [
    ...around(leaf)
      .slice(0, around(leaf).indexOf(domain as AnyStateNode))
      .reverse(),
    leaf
  ];
  return {
    isOpen: guard === undefined ? () => true : GUARDS[guard as GuardName],
    entering: entered.flatMap((node) => node.entry as ActionName[]),
    to: places.get(pathOf(leaf))!
  };
}

const targeted = (transitions: readonly AnyTransitionDefinition[] | undefined): AnyTransitionDefinition[] =>
  (transitions ?? []).filter(({ target }) => target !== undefined);

const leaves = (node: AnyStateNode): AnyStateNode[] =>
  childrenOf(node).length === 0 ? [node] : childrenOf(node).flatMap(leaves);

for (const leaf of leaves(chart.root))
  places.set(pathOf(leaf), { path: pathOf(leaf), isFinal: leaf.type === 'final', onAnswer: null, always: [] });

for (const leaf of leaves(chart.root)) {
  const place = places.get(pathOf(leaf))!;
  const [onAnswer] = targeted(leaf.transitions.get('answer'));
  place.onAnswer = onAnswer === undefined ? null : wayOf(onAnswer);
  if (!place.isFinal) place.always = [leaf, ...around(leaf)].flatMap((node) => targeted(node.always).map(wayOf));
}

export function placeOf(path: string): Place {
  const place = places.get(path);
  if (place === undefined) throw new Error(`the chart has no place ${path}`);
  return place;
}

/** What the machine does with an answer: carries it out, and goes on as long as a way is open. */
export function advance({ position: before, place: from }: Standing, event: RoundEvent): Standing {
  const position = receive(before, event);
  let place = from;
  let way = place.onAnswer ?? openWay(place, position);
  while (way !== undefined) {
    for (const name of way.entering) ACTIONS[name](position);
    place = way.to;
    way = openWay(place, position);
  }
  return { position, place };
}

const openWay = ({ always }: Place, position: Draft): Way | undefined => always.find(({ isOpen }) => isOpen(position));
