// The sizes of the names on the board, and their line breaks.

import type { AreaId } from '#thrones/box';
import { AREAS, LAND_AREAS, SEAS } from '../box/areas';
import { type Label, type Point, SHAPES } from './geometry';
import { NAMED } from './boardView';

interface Script {
  readonly size: number;
  /** The width of a letter at that size. */
  readonly letter: number;
  readonly row: number;
}

const LAND: Script = { size: 17.5, letter: 9.2, row: 16 };
const SEA: Script = { size: 20, letter: 9.5, row: 20 };

/** Preferred height of names in pixels: held in the hand, or read from around the table. */
export const LEGIBLE = { near: 12.5, far: 22.6 } as const;

/** Height in pixels of names that are kept, whatever their room. */
export const LEAST = 10.5;

/** Overflow of its room that a name is allowed in table mode. */
const OVER = 1.35;

/** The zoom of the board on a table at which names are legible in their room. */
export const CLOSE_FROM_AFAR = 1.25;

/** The scale names are written for: they change only where they have to, and in steps. */
export const stepOf = (scale: number, legible: number = LEGIBLE.near): number =>
  Math.min(legible / LAND.size, Math.round(scale * 25) / 25);

export interface Name {
  readonly lines: readonly string[];
  readonly size: number;
  readonly row: number;
}

/** In two lines when one is too long for the room, broken at a space or behind a hyphen, where they come out most alike. */
export function broken(name: string, room: number, letter: number): readonly string[] {
  if (name.length * letter <= room) return [name];
  const breaks = [...name.matchAll(/[ -]/g)].map(({ index, 0: sign }) => [
    name.slice(0, sign === '-' ? index + 1 : index),
    name.slice(index + 1)
  ]);
  const longest = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length));
  return breaks.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best), [name]);
}

interface Written {
  readonly sea: boolean;
  readonly scale: number;
  readonly name?: string;
  readonly legible?: number;
  /** In pixels, whatever its room. */
  readonly least?: number;
}

/** The name of an area as it is written at this scale; without one of its own it keeps the English one. */
export function nameAt(label: Label, { sea, scale, name, legible = LEGIBLE.near, least = 0 }: Written): Name {
  const script = sea ? SEA : LAND;
  const lines = name === undefined ? label.lines : broken(name, label.room, script.letter);
  const width = Math.max(...lines.map((line) => line.length)) * script.letter;
  const [over, most] = legible > LEGIBLE.near ? [OVER, 1.8] : [1, 1.35];
  const fits = (script.size * over * Math.max(label.room, name === undefined ? width : 0)) / width;
  const wanted = Math.max(script.size, Math.min(legible / scale, script.size * most));
  const size = Math.max(least / scale, Math.min(fits, wanted));
  return { lines, size, row: (script.row * size) / script.size };
}

/** Names in another language than that of the drawing. */
export type AreaNames = Partial<Readonly<Record<AreaId, string>>>;

export interface Placed extends Name {
  readonly id: AreaId;
  readonly label: Label;
  readonly sea: boolean;
  /** The middle of the name. */
  readonly at: Point;
}

/** Letters of a wide name, as shares of its size. */
const WIDEST = { land: 0.6, sea: 0.53 } as const;

/** Half of the width and of the height that a name takes at most. */
export function reachOf({ lines, size, row, sea }: Placed): Point {
  const long = Math.max(...lines.map((line) => line.length));
  return [(long * size * WIDEST[sea ? 'sea' : 'land']) / 2, (lines.length * row) / 2];
}

/** The distance that a name moves to give way to another: half of their overlap, the shorter way. Null: they do not overlap. */
function wayFrom(one: Placed, other: Placed): { readonly dx: number; readonly dy: number } | null {
  const [[w, h], [v, g]] = [reachOf(one), reachOf(other)];
  const [dx, dy] = [one.at[0] - other.at[0], one.at[1] - other.at[1]];
  const [across, along] = [w + v - Math.abs(dx), h + g - Math.abs(dy)];
  if (across <= 0 || along <= 0) return null;
  if (across < along) return { dx: ((across + 1) / 2) * Math.sign(dx), dy: 0 };
  return { dx: 0, dy: ((along + 1) / 2) * Math.sign(dy) };
}

/** More often than any name has to give way. */
const PASSES = 8;

/** All names at this scale; too far away only those that are kept, legible. Where large ones would lie on each other, both give way. */
export function namesAt(
  scale: number,
  legible: number,
  names: AreaNames = {},
  kept: (area: AreaId) => boolean = () => false
): readonly Placed[] {
  // a board that is not arranged yet
  if (!(scale > 0)) return [];
  let placed = [...LAND_AREAS, ...SEAS].flatMap((id): Placed[] => {
    const { label } = SHAPES[id];
    const least = kept(id) ? LEAST : 0;
    if (label === null || (scale < NAMED && least === 0)) return [];
    const sea = AREAS[id].kind === 'sea';
    const name = names[id];
    return [
      {
        id,
        label,
        sea,
        at: label.at,
        ...nameAt(label, { sea, scale, legible, least, ...(name !== undefined && { name }) })
      }
    ];
  });
  for (let pass = 0; pass < PASSES; pass++) {
    const next = placed.map((one): Placed => {
      const ways = placed.flatMap((other) => (other === one ? [] : (wayFrom(one, other) ?? [])));
      return ways.length === 0
        ? one
        : { ...one, at: ways.reduce<Point>(([x, y], { dx, dy }) => [x + dx, y + dy], one.at) };
    });
    if (next.every((one, i) => one === placed[i])) break;
    placed = next;
  }
  return placed;
}
