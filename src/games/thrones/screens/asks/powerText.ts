// The power of a house before and after, in words.

import { text } from 'text:thrones/panels';
import type { House } from '#thrones/box';

export const powerText = (house: House, found: number, left: number): string =>
  found === left ? text('power-kept', { house, count: left }) : text('power-change', { house, found, left });
