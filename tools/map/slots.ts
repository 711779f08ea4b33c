// Finds room inside an area for its name, its castle, its icons and the pieces that will stand there. Boxes are thrown in and
// shaken (simulated annealing) until none overlaps another or leaves the area.

import type { AreaId } from '#thrones/box';
import { type Box, must, type Point } from './kinds';
import type { Placed } from './outline';
import { random } from './random';
import { within } from './topology';

/** Width and height of what has a slot; `letter` is the width of a letter and the height of a row of a name. */
export const SIZE = {
  order: [48, 48],
  unit: [35, 37],
  power: [23, 23],
  castle: [37, 34],
  garrison: [30, 34],
  icon: [20, 20],
  letter: { land: [9.2, 16], sea: [9.5, 20] }
} as const;

/** Ways to stand four units, in halves of a unit. */
const BLOCKS = {
  square: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1]
  ],
  row: [
    [-3, 0],
    [-1, 0],
    [1, 0],
    [3, 0]
  ],
  pile: [
    [-2, -1],
    [0, -1],
    [2, -1],
    [0, 1]
  ],
  stair: [
    [-2, -1],
    [0, -1],
    [0, 1],
    [2, 1]
  ],
  column: [
    [0, -3],
    [0, -1],
    [0, 1],
    [0, 3]
  ]
} as const satisfies Readonly<Record<string, readonly Point[]>>;

type Shape = keyof typeof BLOCKS;

const blockBox = (block: readonly Point[]): Point => [
  (Math.max(...block.map(([x]) => x)) + 1) * SIZE.unit[0],
  (Math.max(...block.map(([, y]) => y)) + 1) * SIZE.unit[1]
];

/** Distance from the border, on a grid; negative outside. */
function field(rings: readonly (readonly Point[])[], [x0, y0, x1, y1]: readonly [number, number, number, number]) {
  const step = 4;
  const cols = Math.ceil((x1 - x0) / step) + 1;
  const rows = Math.ceil((y1 - y0) / step) + 1;
  const cells = new Float32Array(cols * rows);
  const segments = rings.flatMap((ring) => ring.map((p, i) => [p, must(ring[(i + 1) % ring.length])] as const));
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < cols; i++) {
      const p: Point = [x0 + i * step, y0 + j * step];
      let d = Infinity;
      for (const [a, b] of segments) {
        const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
        const long = dx * dx + dy * dy || 1;
        const t = Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / long));
        d = Math.min(d, (p[0] - a[0] - t * dx) ** 2 + (p[1] - a[1] - t * dy) ** 2);
      }
      cells[j * cols + i] = within(p, rings) ? Math.sqrt(d) : -Math.sqrt(d);
    }
  return ([x, y]: Point): number => {
    const [i, j] = [Math.round((x - x0) / step), Math.round((y - y0) / step)];
    return i < 0 || j < 0 || i >= cols || j >= rows ? -60 : must(cells[j * cols + i]);
  };
}

type Depth = ReturnType<typeof field>;

/** The place farthest from any border. */
function pole(depth: Depth, [x0, y0, x1, y1]: readonly [number, number, number, number]): Point {
  let best: [number, Point] = [-Infinity, [0, 0]];
  for (let x = x0; x < x1; x += 4)
    for (let y = y0; y < y1; y += 4) {
      const d = depth([x, y]);
      if (d > best[0]) best = [d, [x, y]];
    }
  return best[1];
}

interface Item {
  readonly k: Placed;
  readonly w: number;
  readonly h: number;
  /** The distance that it wants from a border. */
  readonly edge: number;
  x: number;
  y: number;
  readonly fixed: boolean;
  /** Points around the box, not more than 14 apart, and whether each is a corner. */
  readonly rim: readonly (readonly [number, number, boolean])[];
  /** Its last place, and the cost of it. */
  seen: { readonly x: number; readonly y: number; readonly cost: number };
}

function rimOf(w: number, h: number): Item['rim'] {
  const [nx, ny] = [Math.ceil(w / 14), Math.ceil(h / 14)];
  const out: [number, number, boolean][] = [];
  for (let i = 0; i <= nx; i++)
    for (let j = 0; j <= ny; j++) {
      const [ends, tops] = [i === 0 || i === nx, j === 0 || j === ny];
      if (ends || tops) out.push([(i / nx - 0.5) * w, (j / ny - 0.5) * h, ends && tops]);
    }
  return out;
}

export interface Plot {
  readonly rings: readonly (readonly Point[])[];
  readonly kind: 'land' | 'sea';
  readonly supply: number;
  readonly power: number;
  readonly castle: boolean;
  readonly garrison: boolean;
  /** The name; a bar breaks the line. */
  readonly label: string;
  /** The place of the pieces, if not in the middle. */
  readonly centre: Point | undefined;
  readonly obstacles: readonly Box[];
  readonly fixed: Partial<Record<Placed, Point>>;
}

export interface Slots {
  readonly label: {
    readonly at: Point;
    readonly lines: readonly string[];
    /** The width that a name in another language may have around the same middle. */
    readonly room: number;
    /** An island's name, which stands in the sea beside it. */
    readonly outside?: true;
  };
  readonly units: readonly Point[];
  readonly order: Point;
  readonly power: Point | null;
  readonly castle: Point | null;
  readonly garrison: Point | null;
  readonly icons: readonly Point[];
}

/** The boxes of one area, for one way to stand the units and one way to break the name. */
function boxesFor(plot: Plot, shape: Shape, rows: readonly string[]): Item[] {
  const [letter, line] = SIZE.letter[plot.kind];
  const icons = plot.supply + plot.power;
  const sea = plot.kind === 'sea';
  const item = (k: Placed, [w, h]: Point, edge: number): Item => {
    const at = plot.fixed[k];
    const [x, y] = at ?? [NaN, NaN];
    return { k, w, h, edge, x, y, fixed: at !== undefined, rim: rimOf(w, h), seen: { x: NaN, y: NaN, cost: 0 } };
  };
  return [
    item('label', [Math.max(...rows.map((r) => r.length)) * letter + 4, rows.length * line + 2], sea ? 14 : 4),
    item('units', blockBox(BLOCKS[shape]), sea ? 6 : 3),
    item('order', SIZE.order, 6),
    ...(sea ? [] : [item('power', SIZE.power, 6)]),
    ...(plot.castle ? [item('castle', SIZE.castle, 5)] : []),
    ...(plot.garrison ? [item('garrison', SIZE.garrison, 4)] : []),
    ...(icons > 0 ? [item('icons', [icons * SIZE.icon[0] + 2, SIZE.icon[1] + 2], 4)] : [])
  ];
}

interface Ground {
  readonly depth: Depth;
  readonly home: Point;
  readonly sea: boolean;
  readonly obstacles: readonly Box[];
  readonly oneRow: boolean;
}

/** The cost of where the boxes are: lower is better. */
function costOf(items: readonly Item[], { depth, home, sea, obstacles, oneRow }: Ground): () => number {
  const find = (k: Placed) => items.find((item) => item.k === k);
  const [label, units, order] = [must(find('label')), must(find('units')), must(find('order'))];
  const [castle, icons, garrison, power] = [find('castle'), find('icons'), find('garrison'), find('power')];
  const others = items.map((_, i) => [...items.slice(i + 1), ...obstacles]);

  const edges = (a: Item): number => {
    let c = 0;
    for (const [dx, dy, corner] of a.rim) {
      const d = depth([a.x + dx, a.y + dy]) + (corner && (a.k === 'order' || a.k === 'power') ? 5 : 0);
      c += d < a.edge ? (a.edge - d) ** 2 * 0.6 + 1 : Math.max(0, 12 - d) * 0.03;
    }
    return c;
  };

  return () => {
    let c = 0;
    items.forEach((a, i) => {
      if (!a.fixed) {
        if (a.x !== a.seen.x || a.y !== a.seen.y) a.seen = { x: a.x, y: a.y, cost: edges(a) };
        c += a.seen.cost;
      }
      for (const b of must(others[i])) {
        const ox = (a.w + b.w) / 2 + 3 - Math.abs(a.x - b.x);
        const oy = (a.h + b.h) / 2 + 3 - Math.abs(a.y - b.y);
        if (ox > 0 && oy > 0) c += Math.min(ox, oy) ** 2 * 1.5 + 8;
        // A little air, where there is room.
        else if (ox > -7 && oy > -7) c += (7 + Math.min(ox, oy)) * 0.25;
      }
    });
    const near = (a: Item | undefined, b: Item | undefined, want: number, weight: number): void => {
      if (a && b) c += Math.max(0, Math.hypot(a.x - b.x, a.y - b.y) - want) * weight;
    };
    const pull = sea ? 0.5 : 0.05;
    for (const i of items) c += Math.hypot(i.x - home[0], i.y - home[1]) * pull;
    // The name goes on top, then what is printed, then what is put there.
    for (const i of items)
      if (i !== label) c += Math.max(0, label.y - i.y + 14) * (i === castle || i === icons ? 0.12 : 0.3);
    c += Math.max(0, castle ? castle.y - units.y + 16 : 0) * 0.2;
    c += Math.max(0, units.x - order.x) * 0.08;
    near(icons, castle ?? label, 40, 0.5);
    near(icons, label, 30, 0.25);
    near(castle, label, 40, 0.35);
    near(garrison, castle, 36, 0.6);
    near(power, order, 46, 0.2);
    near(order, units, 70, 0.15);
    // One row reads better than two.
    if (oneRow) c -= 1;
    return c;
  };
}

/** Shakes the boxes, ever more gently, and leaves them where they came to rest. */
function shake(items: readonly Item[], cost: () => number, home: Point, rnd: () => number): number {
  for (const item of items)
    if (!item.fixed) {
      item.x = home[0] + (rnd() - 0.5) * 60;
      item.y = home[1] + (rnd() - 0.5) * 60;
    }
  let now = cost();
  const steps = 4500;
  const pick = () => must(items[Math.floor(rnd() * items.length)]);
  for (let n = 0; n < steps; n++) {
    const heat = (1 - n / steps) ** 2;
    const item = pick();
    if (item.fixed) continue;
    const { x, y } = item;
    const accept = (c: number) => c < now || rnd() < Math.exp((now - c) / (40 * heat + 0.01));
    if (rnd() < 0.08) {
      const other = pick();
      const swap = () => {
        if (!other.fixed) [item.x, item.y, other.x, other.y] = [other.x, other.y, item.x, item.y];
      };
      swap();
      const c = cost();
      if (accept(c)) now = c;
      else swap();
      continue;
    }
    item.x += (rnd() - 0.5) * (4 + 90 * heat);
    item.y += (rnd() - 0.5) * (4 + 90 * heat);
    const c = cost();
    if (accept(c)) now = c;
    else [item.x, item.y] = [x, y];
  }
  return now;
}

/** The places for everything of one area, and the boxes it then takes up. */
export function layOut(id: AreaId, plot: Plot): { slots: Slots; boxes: readonly Box[] } {
  const ring = must(plot.rings[0]);
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  const frame = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const;
  const depth = field(plot.rings, frame);
  const home = plot.centre ?? pole(depth, frame);
  const obstacles = plot.obstacles.filter(
    (o) => Math.abs(o.x - home[0]) < 220 + o.w / 2 && Math.abs(o.y - home[1]) < 220 + o.h / 2
  );
  const sea = plot.kind === 'sea';
  const all = Object.keys(BLOCKS) as Shape[];
  const shapes: readonly Shape[] = plot.fixed.units ? ['square'] : sea ? ['square', 'row', 'pile'] : all;
  let best: { cost: number; shape: Shape; rows: readonly string[]; items: readonly Item[] } | null = null;

  for (const shape of shapes)
    for (const oneLine of plot.label.includes('|') ? [false, true] : [false]) {
      const rows = oneLine ? [plot.label.replace('|', ' ')] : plot.label.split('|');
      const items = boxesFor(plot, shape, rows);
      const cost = costOf(items, { depth, home, sea, obstacles, oneRow: rows.length === 1 });
      for (let run = 0; run < 4; run++) {
        const now = shake(items, cost, home, random(`${id}${shape}${oneLine}${run}`));
        if (!best || now < best.cost) best = { cost: now, shape, rows, items: items.map((item) => ({ ...item })) };
      }
    }

  const { shape, rows, items } = must(best ?? undefined);
  const rounded = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];
  const find = (k: Placed): Item | undefined => items.find((item) => item.k === k);
  const at = (k: Placed): Point | null => {
    const item = find(k);
    return item ? rounded([item.x, item.y]) : null;
  };
  const name = must(find('label'));
  const units = must(find('units'));
  const icons = find('icons');

  // The width that a name may have: from its middle to both sides, until a border or a piece is in the way.
  const outside = depth([name.x, name.y]) < 0;
  const open = (x: number) =>
    [-1, 0, 1].every((j) => {
      const d = depth([x, name.y + (j * name.h) / 2]);
      return outside ? d < -4 : d > 4;
    });
  const taken = (x: number, o: Box) => Math.abs(o.x - x) < o.w / 2 + 2 && Math.abs(o.y - name.y) < (o.h + name.h) / 2;
  const things = [...items, ...obstacles].filter(({ k }) => k !== 'label');
  const free = (x: number) => open(x) && !things.some((o) => taken(x, o));
  let half = name.w / 2;
  while (half < 130 && free(name.x - half - 2) && free(name.x + half + 2)) half += 2;

  const count = plot.supply + plot.power;
  const slots: Slots = {
    label: { at: rounded([name.x, name.y]), lines: rows, room: Math.round(half * 2), ...(outside && { outside }) },
    units: BLOCKS[shape].map(([i, j]) => rounded([units.x + (i * SIZE.unit[0]) / 2, units.y + (j * SIZE.unit[1]) / 2])),
    order: must(at('order') ?? undefined),
    power: at('power'),
    castle: at('castle'),
    garrison: at('garrison'),
    icons: icons
      ? Array.from({ length: count }, (_, i) => rounded([icons.x + (i - (count - 1) / 2) * SIZE.icon[0], icons.y]))
      : []
  };
  return { slots, boxes: items };
}
