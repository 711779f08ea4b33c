// Icons in a box of 24, drawn for this game: they say nothing by themselves, words stand beside them.

import type { Drawing } from '#ui/icons';

export const ICONS = {
  challenger: { d: 'M12 1L14.5 4V14H19V17H13.5V20H15V23H9V20H10.5V17H5V14H9.5V4Z' },
  defender: { d: 'M3 3Q12 1 21 3V11C21 17 16 21 12 23C8 21 3 17 3 11Z' },
  check: { d: 'M4 13l5 5L20 6', line: 3 },
  skull: {
    d: 'M12 2c5.5 0 9 3.7 9 8.5 0 3-1.5 5-3.5 6.3V21h-11v-4.2C4.5 15.5 3 13.5 3 10.5 3 5.7 6.5 2 12 2zM8.5 9a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4zm7 0a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z'
  },
  swords: { d: 'M3 3l12 12M21 3L9 15M16 14l5 5M14 16l3 3M8 14l-5 5M10 16l-3 3M19 21l2-2M5 21l-2-2', line: 2 },
  banner: { d: 'M4 2H20V5H18V22L12 18L6 22V5H4Z' },
  hand: {
    d: 'M7 12V5.5a1.6 1.6 0 0 1 3.2 0V11V3.6a1.6 1.6 0 0 1 3.2 0V11V4.6a1.6 1.6 0 0 1 3.2 0V12V7.6a1.5 1.5 0 0 1 3 0V15C19.6 19.5 17 22 13 22C9.5 22 8 20.5 6.5 18L3.6 13.2C2.8 11.8 4.6 10.6 5.7 11.8Z',
    line: 1.8
  },
  eye: {
    d: 'M2.5 12S6 5.5 12 5.5S21.5 12 21.5 12S18 18.5 12 18.5S2.5 12 2.5 12zM12 9.2a2.8 2.8 0 1 0 .01 0z',
    line: 2
  },
  alone: { d: 'M3 10c2 3 5 5 9 5s7-2 9-5M6 13.5L4 16.5M12 15v3.5M18 13.5l2 3', line: 2 },
  quill: { d: 'M4 21C8 12 12 6 20 3C20 10 16 15 9 16M4 21L13 10', line: 1.8 },
  minus: { d: 'M6 12h12', line: 2.6 },
  plus: { d: 'M6 12h12M12 6v12', line: 2.6 },
  down: { d: 'M6 9l6 6 6-6', line: 2.4 },
  back: { d: 'M15 5l-7 7 7 7', line: 2.4 },
  influence: { d: 'M12 2a10 10 0 1 0 .01 0zM12 6a6 6 0 1 1 -.01 0zM12 9.5a2.5 2.5 0 1 0 .01 0z' },
  cards: { d: 'M7 3H19V19H17V21H5V5H7Z' }
} as const satisfies Readonly<Record<string, Drawing>>;

export type IconName = keyof typeof ICONS;

export const iconOf = (name: IconName): Drawing => ICONS[name];
