// Names the player of a House from here on.

import { text } from 'text:iron-throne/code';
import type { House } from '#iron/box';

export const handedText = (house: House, name: string, isCode: boolean): string =>
  isCode ? text('handed-code', { house }) : text('handed-person', { house, name });
