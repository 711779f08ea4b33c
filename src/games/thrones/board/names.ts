// How large the names on the board are, and how they break.

import type { Label } from './geometry';

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

/** Overflow of its room that a name is allowed in table mode. */
const OVER = 1.35;

/** How close the board is looked at on a table, so that names are legible in their room. */
export const CLOSE_FROM_AFAR = 1.25;

/** The scale names are written for: they change only where they have to, and in steps. */
export const stepOf = (scale: number, legible: number = LEGIBLE.near): number =>
  Math.min(legible / LAND.size, Math.round(scale * 25) / 25);

export interface Name {
  readonly lines: readonly string[];
  readonly size: number;
  readonly row: number;
}

/** In two lines when one is too long for the room, broken where they come out most alike. */
export function broken(name: string, room: number, letter: number): readonly string[] {
  const words = name.split(' ');
  if (name.length * letter <= room || words.length === 1) return [name];
  const breaks = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  const longest = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length));
  return breaks.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best));
}

interface Written {
  readonly sea: boolean;
  readonly scale: number;
  readonly name?: string;
  readonly legible?: number;
}

/** The name of an area as it is written at this scale; without one of its own it keeps the English one. */
export function nameAt(label: Label, { sea, scale, name, legible = LEGIBLE.near }: Written): Name {
  const script = sea ? SEA : LAND;
  const lines = name === undefined ? label.lines : broken(name, label.room, script.letter);
  const width = Math.max(...lines.map((line) => line.length)) * script.letter;
  const [over, most] = legible > LEGIBLE.near ? [OVER, 1.8] : [1, 1.35];
  const fits = (script.size * over * Math.max(label.room, name === undefined ? width : 0)) / width;
  const size = Math.min(fits, Math.max(script.size, Math.min(legible / scale, script.size * most)));
  return { lines, size, row: (script.row * size) / script.size };
}
