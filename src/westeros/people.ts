// The emblems of people whom more than one game knows: one charge each in a box of 64 around the middle, two colours, no face. A crown on a
// creature means royal.

import { CROWN, FLAME, ROSE, type Shape } from '#ui/emblems/charges';
import { LION, WOLF } from './beasts';

export const PEOPLE = {
  eddard: [
    {
      d: 'M-4 -12H4V20L0 29L-4 20ZM-17 -18C-17 -21 -13 -21 -12 -18H12C13 -21 17 -21 17 -18V-14C17 -11 13 -11 12 -13H-12C-13 -11 -17 -11 -17 -14ZM-2.6 -26H2.6V-17H-2.6Z'
    },
    { d: 'M-4 -28a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z' },
    { d: 'M0 -9V18', cut: true, line: 1.6 },
    { d: 'M-18 2V14M-23.2 5L-12.8 11M-12.8 5L-23.2 11M18 2V14M12.8 5L23.2 11M23.2 5L12.8 11', line: 2 }
  ],
  robb: [
    { d: WOLF, at: 'translate(0 6) scale(0.10750) translate(-256 -256)' },
    { d: CROWN, at: 'translate(4 -21) scale(0.8)' }
  ],
  catelyn: [
    { d: 'M-25 -2C-18 -22 6 -28 24 -12C26 -9 26 -6 24 -4C20 8 8 10 -4 3C-10 0 -15 2 -17 6L-18 14L-23 7L-31 6L-25 -2Z' },
    { d: 'M14.6 -9a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0 -4.8 0z', cut: true },
    { d: 'M10 -16C6 -10 7 -4 11 1M1 -15C-1 -10 -1 -6 1 -2M-8 -12C-9 -8 -9 -5 -8 -3', cut: true, line: 1.8 },
    { d: 'M-24 20Q-18 14 -12 20T0 20T12 20T24 20M-15 28Q-10 23 -5 28T5 28T15 28', line: 3 }
  ],
  cersei: [
    { d: 'M-16 -5H16C16 9 8 13 3.4 14V20C3.4 22 13 24 13 29H-13C-13 24 -3.4 22 -3.4 20V14C-8 13 -16 9 -16 -5Z' },
    { d: FLAME, at: 'translate(0 -17) scale(0.44)' },
    { d: 'M-13 1H13', cut: true, line: 1.8 }
  ],
  tyrion: [
    { d: 'M0 -10C-8 -17 -19 -17 -29 -14V17C-19 14 -8 14 0 20C8 14 19 14 29 17V-14C19 -17 8 -17 0 -10Z' },
    {
      d: 'M0 -8V18M-23 -7C-17 -8.5 -11 -8 -6 -5M-23 0C-17 -1.5 -11 -1 -6 2M-23 7C-17 5.5 -11 6 -6 9M23 -7C17 -8.5 11 -8 6 -5M23 0C17 -1.5 11 -1 6 2M23 7C17 5.5 11 6 6 9',
      cut: true,
      line: 2
    },
    { d: 'M-29 22C-19 19 -8 19 0 25C8 19 19 19 29 22', line: 2.6 }
  ],
  tywin: [
    { d: 'M-28 0a28 28 0 1 0 56 0a28 28 0 1 0 -56 0z', line: 3.6 },
    { d: 'M-23 0a23 23 0 1 0 46 0a23 23 0 1 0 -46 0z', line: 2.6, dash: '.1 6' },
    { d: LION, at: 'scale(0.07750) translate(-256 -256)' }
  ],
  jaime: [
    {
      d: 'M-15 -14a3.6 3.6 0 0 1 7.2 0V0H-15ZM-6.6 -22a3.6 3.6 0 0 1 7.2 0V0H-6.6ZM1.8 -20a3.6 3.6 0 0 1 7.2 0V0H1.8ZM10.2 -12a3.4 3.4 0 0 1 6.8 0V0H10.2ZM-15 2H17C17 10 15 14 12 17H-11C-15 14 -22 6 -27 -1C-24 -6 -19 -3 -15 3ZM-13 19.5H14L18 29H-17Z'
    },
    { d: 'M-13 8H14', cut: true, line: 1.6 }
  ],
  stannis: [
    { d: 'M0 29C-24 12 -24 -8 -11 -8C-5 -8 -1 -4 0 -1C1 -4 5 -8 11 -8C24 -8 24 12 0 29Z' },
    { d: FLAME, at: 'translate(0 -18) scale(0.42)' },
    { d: FLAME, at: 'translate(-15 -15) scale(0.34)' },
    { d: FLAME, at: 'translate(15 -15) scale(0.34)' },
    { d: 'M0 5C4 10 6 13 4 17C2.6 20 -2.6 20 -4 17C-6 13 -2 11 0 5Z', cut: true }
  ],
  melisandre: [
    { d: FLAME },
    { d: 'M-14 10Q0 -4 14 10Q0 24 -14 10Z', cut: true },
    { d: 'M-4.6 10a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0 -9.2 0z' }
  ],
  davos: [
    {
      d: 'M-28 13H28C24 23 18 28 10 28H-10C-18 28 -24 23 -28 13ZM-1.6 -30H1.6V12H-1.6ZM4 -26C24 -20 26 -4 22 9H4ZM-4 -20C-18 -12 -20 0 -18 9H-4Z'
    },
    { d: 'M12 -12C13 -8 18 -6 18 -1C18 4 8 4 8 -1C8 -6 11 -8 12 -12Z', cut: true }
  ],
  renly: [
    { d: 'M0 -15C6 -2 16 6 27 10V28H8L0 8L-8 28H-27V10C-16 6 -6 -2 0 -15ZM-1.6 -31H1.6V-12H-1.6ZM2 -31L18 -26L2 -20Z' },
    { d: 'M-15 9V27M15 9V27', cut: true, line: 1.8 }
  ],
  loras: [
    { d: 'M-17 28V0C-17 -22 17 -22 17 0L22 10L16 14V28Z' },
    { d: 'M-6 -3H19V1H-6Z', cut: true },
    { d: 'M4 8V20M9 8V18M-1 8V20', cut: true, line: 2.2 },
    { d: 'M-10 -18C-18 -32 4 -36 14 -26C24 -30 30 -20 26 -10C22 -18 16 -20 8 -18Z' }
  ],
  mace: [
    { d: 'M-6 2H6L14 30H-14Z' },
    { d: 'M0 2V-22M-4 2L-14 -16M4 2L14 -16', line: 2.6 },
    {
      d: 'M0 -32C4 -27 4 -21 0 -16C-4 -21 -4 -27 0 -32ZM-18 -25C-12 -22 -11 -16 -12 -11C-18 -13 -20 -19 -18 -25ZM18 -25C12 -22 11 -16 12 -11C18 -13 20 -19 18 -25ZM-24 -10C-17 -10 -12 -6 -9 -1C-16 0 -22 -4 -24 -10ZM24 -10C17 -10 12 -6 9 -1C16 0 22 -4 24 -10Z'
    },
    { d: 'M-9 4H9M-10 8H10', cut: true, line: 2 }
  ],
  margaery: [
    {
      d: ROSE,
      at: 'translate(0 7) scale(1.31368)'
    },
    {
      d: 'M-3.4 -8.2a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0zM4.4 -2.5a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0zM1.4 6.6a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0zM-8.2 6.6a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0zM-11.2 -2.5a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0z',
      cut: true,
      line: 1.3,
      at: 'translate(0 7) scale(1.31368)'
    },
    { d: 'M-4.4 0a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0-8.8 0z', cut: true, at: 'translate(0 7) scale(1.31368)' },
    { d: CROWN, at: 'translate(0 -22) scale(0.85)' }
  ],
  olenna: [
    { d: 'M-4 29C-12 10 10 2 -2 -20', line: 4 },
    { d: 'M-9 14L-18 9L-8 7ZM4 4L14 1L5 -3ZM-2 21L8 19L-3 15ZM2 -8L-8 -12L0 -16Z' },
    { d: 'M-2 -18C-12 -18 -14 -26 -10 -31C-7 -29 -5 -29 -2 -32C1 -29 4 -29 7 -31C10 -26 7 -18 -2 -18Z' },
    { d: 'M19 8C22 15 27 18 27 23.5C27 28 23 31 19 31C15 31 11 28 11 23.5C11 18 16 15 19 8Z' }
  ]
} satisfies Record<string, readonly Shape[]>;
