// Draws the chart from the machine itself, as Mermaid diagrams: one for each state that has states of its own. States of the
// same shape, such as the three Westeros cards, are drawn once.

import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { chart as turnChart } from '#iron/flow/chart';
import { chart } from '#thrones/flow/chart';

interface Diagram {
  readonly names: string[];
  readonly depth: number;
  readonly lines: readonly string[];
}

/** `title` and `folder` of a chart, and what its outermost state is called. */
export interface Drawn {
  readonly root: AnyStateNode;
  readonly title: string;
  readonly folder: string;
  readonly name: string;
}

export const DRAWINGS: Readonly<Record<string, Drawn>> = {
  'docs/chart.md': { root: chart.root, title: 'The round', folder: 'src/games/thrones/flow', name: 'round' },
  'docs/iron-throne-chart.md': {
    root: turnChart.root,
    title: 'The turn of The Iron Throne',
    folder: 'src/games/iron-throne/flow',
    name: 'turn'
  }
};

export function drawChart({ root, title, folder, name }: Drawn): string {
  const diagrams: Diagram[] = [];
  draw(root, name, diagrams);
  const sections = diagrams.map(({ names, lines }) => [
    `## ${names.join(' · ')}`,
    '',
    '```mermaid',
    'stateDiagram-v2',
    ...lines,
    '```'
  ]);
  return [
    `# ${title}, drawn from the chart`,
    '',
    `Made by \`npm run chart\` from \`${folder}\`; do not edit. A box whose name ends in … has a diagram of its own below. An arrow`,
    'without a word is taken as soon as nothing is asked any more; `answer` leads back to the question who is next.',
    '',
    ...sections.flatMap((section) => [...section, ''])
  ].join('\n');
}

function draw(node: AnyStateNode, whole: string, diagrams: Diagram[]): void {
  const children = childrenOf(node);
  if (children.length === 0) return;
  const lines = [`  [*] --> ${node.initial.target[0]!.key}`, ...children.flatMap((child) => linesOf(child, node))];
  lines.push(...fromAnywhere(node));
  const twin = diagrams.find((other) => other.lines.join('\n') === lines.join('\n'));
  const name = node.path.length === 0 ? whole : node.path.join('.');
  if (twin !== undefined) {
    twin.names.push(name);
    return;
  }
  diagrams.push({ names: [name], depth: node.path.length, lines });
  for (const child of children) draw(child, whole, diagrams);
}

/** Transitions of the state itself, which hold wherever below it the game is. */
const fromAnywhere = (node: AnyStateNode): string[] =>
  transitionsOf(node).flatMap((transition) =>
    (transition.target ?? [])
      .filter((target) => target !== node && isBelow(target, node))
      .map((target) => `  anywhere --> ${target.key} : ${wordsOf(transition)}`)
  );

const childrenOf = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states);

function linesOf(child: AnyStateNode, parent: AnyStateNode): string[] {
  const entry = child.entry.map((action) => (typeof action === 'string' ? action : nameOf(action)));
  const label = childrenOf(child).length > 0 ? `${child.key} …` : child.key;
  const lines = [`  state "${[label, ...entry].join('<br>')}" as ${child.key}`];
  const arrows = [...exitsOf(child)].map(({ transition, target }) => {
    const inside = isBelow(target, parent) && target !== parent;
    const to = inside ? target.path[parent.path.length]! : '[*]';
    const words = wordsOf(transition);
    return `  ${child.key} --> ${to}${words === '' ? '' : ` : ${words}`}`;
  });
  if (child.type === 'final') arrows.push(`  ${child.key} --> [*]`);
  return [...lines, ...new Set(arrows)];
}

/** Every transition from the state, or from one below it, that leaves the state or begins it again. */
function* exitsOf(node: AnyStateNode): Generator<{ transition: AnyTransitionDefinition; target: AnyStateNode }> {
  const isLeaf = childrenOf(node).length === 0;
  for (const below of [node, ...descendantsOf(node)]) {
    for (const transition of transitionsOf(below)) {
      for (const target of transition.target ?? []) {
        const isOutside = !isBelow(target, node);
        if (isOutside || (isLeaf && target === node)) yield { transition, target };
      }
    }
  }
}

export const descendantsOf = (node: AnyStateNode): AnyStateNode[] =>
  childrenOf(node).flatMap((child) => [child, ...descendantsOf(child)]);

export const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...(node.always ?? []),
  ...[...node.transitions.values()].flat()
];

const isBelow = (node: AnyStateNode, above: AnyStateNode): boolean =>
  above.path.every((key, i) => node.path[i] === key);

function wordsOf({ eventType, guard }: AnyTransitionDefinition): string {
  const condition = guard === undefined ? '' : nameOf(guard);
  const words = [eventType, condition === 'all is settled' ? '' : condition];
  return words.filter((word) => word !== '').join(', ');
}

function nameOf(named: unknown): string {
  if (typeof named === 'string') return named;
  if (typeof named !== 'object' || named === null || !('type' in named)) return '';
  const params = 'params' in named ? Object.values((named.params ?? {}) as Readonly<Record<string, unknown>>) : [];
  return [named.type, ...params].join(' ');
}
