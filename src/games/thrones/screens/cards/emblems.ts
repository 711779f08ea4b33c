// The emblems of house cards: one charge in a box of 64 around the middle, two colours, no face. Cards not listed here have no
// emblem.

import { ROSE, type Shape } from '#ui/emblems/charges';
import { PEOPLE } from '#westeros/people';
import type { HouseCardId } from '#thrones/box';

export const EMBLEMS: Readonly<Partial<Record<HouseCardId, readonly Shape[]>>> = {
  'eddard-stark': PEOPLE.eddard,
  'robb-stark': PEOPLE.robb,
  // A chain that is broken.
  'greatjon-umber': [
    { d: 'M-20 -27h0a9 9 0 0 1 9 9v8a9 9 0 0 1 -18 0v-8a9 9 0 0 1 9 -9z', line: 4.6 },
    { d: 'M20 -27h0a9 9 0 0 1 9 9v8a9 9 0 0 1 -18 0v-8a9 9 0 0 1 9 -9z', line: 4.6 },
    { d: 'M-15 2C-10 4 -7 8 -7 13C-7 20 -12 26 -18 26C-24 26 -28 21 -27 15C-26 10 -23 6 -20 4', line: 4.6 },
    { d: 'M15 2C10 4 7 8 7 13C7 20 12 26 18 26C24 26 28 21 27 15C26 10 23 6 20 4', line: 4.6 },
    { d: 'M0 -16V-6M-5 0L-3 4M5 0L3 4M0 -2V3', line: 2.4 }
  ],
  // A flaying knife and a drop.
  'roose-bolton': [
    { d: 'M-4 4C-14 -4 -16 -20 -6 -31C4 -24 10 -12 6 2Z' },
    { d: 'M-9 6H11V10H-9ZM-2.5 12H4.5L6 29C6 32 -4 32 -4 29Z' },
    { d: 'M-4 -22C-9 -14 -7 -6 -2 0', cut: true, line: 1.6 },
    { d: 'M19 6C22 13 26.5 16 26.5 21.5C26.5 26 23 29 19 29C15 29 11.5 26 11.5 21.5C11.5 16 16 13 19 6Z' }
  ],
  // A pike under waves.
  'the-blackfish': [
    { d: 'M-31 4C-22 -12 4 -20 18 -6L30 -16C27 -5 27 4 30 14L18 5C6 17 -18 16 -31 4Z' },
    { d: 'M-8 -13C-4 -22 6 -24 12 -21C9 -18 7 -14 7 -11ZM-6 14C-4 20 2 22 7 21C5 18 4 15 4 12Z' },
    { d: 'M-22.5 0a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0z', cut: true },
    { d: 'M-13 -7C-9 -2 -9 5 -13 10', cut: true, line: 1.8 },
    { d: 'M-4 -6C-1 -3 -1 2 -4 6M4 -6C7 -3 7 2 4 6M11 -4C13 -2 13 1 11 4', cut: true, line: 1.6 },
    { d: 'M-26 28Q-20 22 -14 28T-2 28T10 28T22 28', line: 3 }
  ],
  // A gate with its ring of keys.
  'ser-rodrick-cassel': [
    { d: 'M-27 29V-14H-20V-20H-13V-14H-7V-20H7V-14H13V-20H20V-14H27V29H14V8C14 -8 -14 -8 -14 8V29Z' },
    { d: 'M-27 -4H-17M17 -4H27M-27 12H-18M18 12H27', cut: true, line: 1.8 },
    { d: 'M-8 6V28M0 3V28M8 6V28M-11 14H11M-11 22H11', line: 2.4 }
  ],
  'catelyn-stark': PEOPLE.catelyn,
  // An eye under a crow's wings.
  'euron-crows-eye': [
    { d: 'M-31 2C-18 -16 18 -16 31 2C18 20 -18 20 -31 2Z' },
    { d: 'M-11 2a11 11 0 1 0 22 0a11 11 0 1 0 -22 0z', cut: true },
    { d: 'M-6.6 2a6.6 6.6 0 1 0 13.2 0a6.6 6.6 0 1 0 -13.2 0z' },
    { d: 'M0 0a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z', cut: true },
    { d: 'M-28 -14L-16 -22M-15 -22L-6 -28M28 -14L16 -22M15 -22L6 -28M0 -20V-30', line: 3 },
    { d: 'M-20 20L-14 26M-6 24L-4 31M6 24L4 31M20 20L14 26', line: 2.4 }
  ],
  // A long axe.
  'victarion-greyjoy': [
    { d: 'M-2.4 -30H2.4V31H-2.4Z' },
    { d: 'M2 -27C10 -24 16 -30 24 -31C30 -20 30 -6 24 5C16 4 10 -2 2 1Z' },
    { d: 'M-2 -20L-18 -13L-2 -6Z' },
    { d: 'M21 -26C25 -18 25 -8 21 0', cut: true, line: 1.6 },
    { d: 'M-5 12H5M-5 18H5M-5 24H5', line: 2.6 }
  ],
  // A crown of driftwood.
  'balon-greyjoy': [
    { d: 'M-26 14C-14 19 14 19 26 14V24C14 30 -14 30 -26 24Z' },
    {
      d: 'M-24 12L-29 -12M-19 13L-22 -22L-13 -10M-11 14L-9 -28M-2 15L-6 -12M2 15L8 -30M11 14L9 -8L17 -20M19 13L23 -16M24 12L30 -10',
      line: 3.6
    },
    { d: 'M-24 19C-12 23 12 23 24 19', cut: true, line: 1.6 }
  ],
  // A bow and an arrow.
  'theon-greyjoy': [
    { d: 'M-10 -29C24 -22 24 22 -10 29', line: 4 },
    { d: 'M-10 -29L-15 0L-10 29', line: 1.8 },
    { d: 'M-29 0H24', line: 2.6 },
    { d: 'M22 -6L32 0L22 6Z' },
    { d: 'M-30 -1L-23 -7M-30 1L-23 7M-25 -1L-18 -6M-25 1L-18 6', line: 2 }
  ],
  // Two throwing axes.
  'asha-greyjoy': [
    { d: 'M-22 28L16 -22M22 28L-16 -22', line: 3.6 },
    { d: 'M10 -31C20 -33 30 -25 30 -14C24 -18 20 -18 14 -13L6 -20C10 -25 11 -27 10 -31Z' },
    { d: 'M-10 -31C-20 -33 -30 -25 -30 -14C-24 -18 -20 -18 -14 -13L-6 -20C-10 -25 -11 -27 -10 -31Z' },
    { d: 'M-23 23L-17 28M23 23L17 28', line: 2.6 }
  ],
  // A shield cleft by an axe.
  'dagmar-cleftjaw': [
    { d: 'M-24 -16C-16 -14 -9 -15 -4 -18L-1 -6L-6 4L1 10L-3 18L0 31C-14 24 -24 14 -24 -2Z' },
    { d: 'M24 -16C16 -14 11 -15 6 -17L8 -5L3 4L10 11L5 18L6 28C16 22 24 12 24 -2Z' },
    { d: 'M-1 -12L6 -32', line: 3.2 },
    { d: 'M4 -31C12 -32 18 -28 20 -21C14 -23 10 -22 6 -18L0 -21Z' },
    { d: 'M-17 -8V2M17 -8V2', cut: true, line: 1.8 }
  ],
  // A staff in the waves.
  'aeron-damphair': [
    { d: 'M-4 10C-3 -4 -2 -14 -6 -20C-12 -22 -14 -28 -9 -31C-6 -26 -2 -26 1 -31C6 -30 7 -24 2 -20C5 -12 3 -2 4 10Z' },
    { d: 'M-30 12Q-24 5 -18 12T-6 12T6 12T18 12T30 12', line: 3.4 },
    { d: 'M-27 20Q-21 13 -15 20T-3 20T9 20T21 20T30 18', line: 3.4 },
    { d: 'M-21 28Q-15 21 -9 28T3 28T15 28T24 26', line: 3.4 },
    { d: 'M0 -14L10 -21M-1 -6L-10 -12', line: 2.6 }
  ],
  'tywin-lannister': PEOPLE.tywin,
  // A great sword before a mountain.
  'ser-gregor-clegane': [
    { d: 'M-32 24L-14 -8L-8 0L2 -20L14 4L19 -2L32 24Z' },
    { d: 'M-4.6 -31H4.6V12H-4.6ZM-15 12H15V17H-15ZM-2.4 17H2.4V28H-2.4Z', cut: true },
    { d: 'M-2.6 -29H2.6V13H-2.6ZM-13 13.6H13V16H-13ZM-1.4 16H1.4V27H-1.4Z' },
    { d: 'M-3 29a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z' }
  ],
  // A hound's head.
  'the-hound': [
    {
      d: 'M-20 -28L-8 -18C-2 -20 6 -20 11 -16L31 2C31 7 28 10 23 10L8 9L16 14C14 19 8 19 3 17C4 22 3 27 1 31H-24C-26 14 -26 2 -22 -8Z'
    },
    { d: 'M-19 -22L-13 -8L-22 -4', cut: true, line: 1.8 },
    { d: 'M3.6 -8a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0 -4.8 0z', cut: true },
    { d: 'M26.2 2.6a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0z', cut: true },
    { d: 'M8 9L24 9.4', cut: true, line: 1.6 },
    { d: 'M11 9.6L13.4 13.2M17 9.6L18.4 12.6', line: 1.8 },
    { d: 'M-25 22L-2 25', cut: true, line: 3 }
  ],
  'ser-jaime-lannister': PEOPLE.jaime,
  'tyrion-lannister': PEOPLE.tyrion,
  // A roll of parchment under seal.
  'ser-kevan-lannister': [
    { d: 'M-20 -28H14C20 -28 22 -24 22 -20H-12V20C-12 26 -8 29 -4 29H18C23 29 26 26 26 21H2V-20' },
    { d: 'M-20 -28C-25 -28 -27 -25 -27 -20H-12C-12 -25 -15 -28 -20 -28Z' },
    { d: 'M-12 -20H20V21H-12Z' },
    { d: 'M-6 -12H14M-6 -5H14M-6 2H8', cut: true, line: 2 },
    { d: 'M4 16a8 8 0 1 0 16 0a8 8 0 1 0 -16 0z', cut: true },
    { d: 'M6 16a6 6 0 1 0 12 0a6 6 0 1 0 -12 0z' },
    { d: 'M12 11L13.3 14.4L17 14.6L14.1 16.9L15.1 20.4L12 18.4L8.9 20.4L9.9 16.9L7 14.6L10.7 14.4Z', cut: true }
  ],
  'cersei-lannister': PEOPLE.cersei,
  'stannis-baratheon': PEOPLE.stannis,
  'renly-baratheon': PEOPLE.renly,
  'ser-davos-seaworth': PEOPLE.davos,
  // A quartered shield: suns and moons.
  'brienne-of-tarth': [
    { d: 'M-24 -27Q0 -33 24 -27V0C24 17 12 26 0 32C-12 26 -24 17 -24 0Z' },
    { d: 'M0 -29V30M-23 0H23', cut: true, line: 1.6 },
    {
      d: 'M-16.5 -14a5 5 0 1 0 10 0a5 5 0 1 0 -10 0zM-11.5 -23.5V-21M-11.5 -7V-4.5M-21 -14H-18.5M-4.5 -14H-2M-18.2 -20.7L-16.4 -18.9M-6.6 -9.1L-4.8 -7.3M-4.8 -20.7L-6.6 -18.9M-16.4 -9.1L-18.2 -7.3',
      cut: true,
      line: 1.6
    },
    { d: 'M15 -22A8.5 8.5 0 1 0 15 -6A10 10 0 0 1 15 -22Z', cut: true },
    { d: 'M-8 5A8 8 0 1 0 -8 20A9.4 9.4 0 0 1 -8 5Z', cut: true },
    {
      d: 'M6.1 11a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0 -8.8 0zM10.5 2.5V5M10.5 17V19.5M2 11H4.5M16.5 11H19M4.5 5L6.2 6.7M16.5 5L14.8 6.7M4.5 17L6.2 15.3',
      cut: true,
      line: 1.6
    }
  ],
  // A striped galley.
  'salladhor-saan': [
    { d: 'M-31 12H31C28 20 24 25 18 27H-18C-24 25 -28 20 -31 12ZM-1.6 -31H1.6V12H-1.6Z' },
    { d: 'M-22 -25H22C26 -14 26 -4 22 7H-22C-18 -4 -18 -14 -22 -25Z' },
    { d: 'M-12.5 -25C-9 -14 -9 -4 -12.5 7M-1 -25C2 -14 2 -4 -1 7M10.5 -25C14 -14 14 -4 10.5 7', cut: true, line: 3.2 },
    { d: 'M-20 24L-24 31M-8 26L-11 32M4 26L1 32M16 26L13 32', line: 2.4 }
  ],
  melisandre: PEOPLE.melisandre,
  // A cap with bells.
  patchface: [
    {
      d: 'M-20 14C-20 0 -26 -4 -30 4C-32 -16 -12 -20 -6 -8C-8 -22 2 -31 8 -24C4 -20 5 -14 7 -9C13 -21 30 -18 30 2C25 -4 20 0 20 14Z'
    },
    { d: 'M-21 16H21V22H-21Z' },
    { d: 'M-33.6 8a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0z' },
    { d: 'M7.4 -25a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0z' },
    { d: 'M26.4 7a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0z' },
    { d: 'M-6 -8C-8 0 -9 7 -9 14M7 -9C9 -1 9 7 9 14', cut: true, line: 1.8 },
    {
      d: 'M-16.6 27a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0zM-2.6 28a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0zM11.4 27a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0z'
    }
  ],
  'mace-tyrell': PEOPLE.mace,
  'ser-loras-tyrell': PEOPLE.loras,
  // Two swords under a rose.
  'ser-garlan-tyrell': [
    { d: 'M-24 -26L16 24M24 -26L-16 24', line: 4 },
    { d: 'M6 25L20 15M-6 25L-20 15', line: 3 },
    { d: 'M17 25L24 32M-17 25L-24 32', line: 4.4 },
    { d: 'M-15 -9a15 15 0 1 0 30 0a15 15 0 1 0 -30 0z', cut: true },
    { d: ROSE, at: 'translate(0 -9) scale(0.78)' }
  ],
  // A hunter's horn.
  'randyll-tarly': [
    { d: 'M-28 -8C-24 16 -2 30 24 22L31 29L31 6L24 10C10 16 -6 6 -13 -12Z' },
    { d: 'M-31 -12L-11 -18L-9 -12L-28 -5Z' },
    { d: 'M-20 4L-8 -4M-8 17L2 6M10 22L13 12', cut: true, line: 2.4 },
    { d: 'M-18 -18C-10 -34 22 -30 24 8', line: 2.4 }
  ],
  'margaery-tyrell': PEOPLE.margaery,
  // A fox's mask.
  'alester-florent': [
    {
      d: 'M0 31C-4 31 -6 28 -9 22C-15 19 -25 14 -29 5C-25 2 -26 -2 -26 -8L-28 -31L-12 -17C-5 -20 5 -20 12 -17L28 -31L26 -8C26 -2 25 2 29 5C25 14 15 19 9 22C6 28 4 31 0 31Z'
    },
    { d: 'M-23 -22L-16 -15L-22 -9ZM23 -22L16 -15L22 -9Z', cut: true },
    { d: 'M-16 0L-6 5M16 0L6 5', cut: true, line: 3 },
    { d: 'M-4 24H4L0 29Z', cut: true },
    { d: 'M-22 7C-14 9 -9 13 -6 20M22 7C14 9 9 13 6 20', cut: true, line: 1.6 }
  ],
  'queen-of-thorns': PEOPLE.olenna,
  // A viper round a spear.
  'the-red-viper': [
    { d: 'M-1.6 -16H1.6V32H-1.6ZM0 -32L6 -20L0 -14L-6 -20Z' },
    { d: 'M20 27C6 31 -17 28 -17 18C-17 9 17 12 17 2C17 -8 -14 -5 -14 -13C-14 -18 -8 -20 -3 -19', line: 5.4 },
    { d: 'M-8 -24L4 -21L6 -17L-4 -13Z' },
    { d: 'M6 -19L11 -22M6 -18L12 -17', line: 1.4 },
    { d: 'M-13 16L-6 14M9 8L15 4M-12 -8L-6 -6M2 26L8 28', cut: true, line: 1.6 }
  ],
  // A captain's long axe.
  'areo-hotah': [
    { d: 'M-22 31L14 -24', line: 4 },
    { d: 'M6 -31C18 -30 30 -20 31 -2C22 -8 14 -8 6 -2C10 -8 8 -14 3 -16Z' },
    { d: 'M8 -27L16 -33L17 -25Z' },
    { d: 'M12 -25C20 -22 26 -15 28 -8', cut: true, line: 1.6 },
    { d: 'M-18 20L-13 24M-14 14L-9 18M-22 26L-17 30', line: 2.6 }
  ],
  // A spear and a coiled whip.
  'obara-sand': [
    { d: 'M-24 30L18 -18', line: 3.4 },
    { d: 'M28 -31L24 -12L18 -14L11 -21L13 -26Z' },
    { d: 'M-4 22C-4 12 22 10 24 20C26 29 6 31 4 24C3 19 14 17 15 21', line: 3 },
    { d: 'M-4 22C-6 28 -12 30 -16 27', line: 3 }
  ],
  // A star, half of it dark.
  darkstar: [
    { d: 'M0 -31L8 -10L30 -9L13 5L19 27L0 14.5L-19 27L-13 5L-30 -9L-8 -10Z' },
    { d: 'M0 -24V10.5L-14 20L-9.5 3.6L-22 -6.4L-5.8 -7.2Z', cut: true },
    {
      d: 'M20 -24a2 2 0 1 0 4 0a2 2 0 1 0 -4 0zM-27 16a2 2 0 1 0 4 0a2 2 0 1 0 -4 0zM25.4 14a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0z'
    }
  ],
  // A sun and a moon, and a hand's bracelet of stars.
  'arianne-martell': [
    { d: 'M-13 4a13 13 0 1 0 26 0a13 13 0 1 0 -26 0z' },
    {
      d: 'M0 -32L4 -14H-4ZM18.4 -25.6L10.8 -9L5 -14.6ZM30 -8L14 -0.6L13 -8.4ZM30.6 12L13.6 9.6L16.4 2.4ZM20 27L8.6 15.2L15.4 11.2ZM-18.4 -25.6L-10.8 -9L-5 -14.6ZM-30 -8L-14 -0.6L-13 -8.4ZM-30.6 12L-13.6 9.6L-16.4 2.4ZM-20 27L-8.6 15.2L-15.4 11.2ZM0 33L-4 17H4Z'
    },
    { d: 'M5 -5A9.6 9.6 0 1 0 5 13A11.4 11.4 0 0 1 5 -5Z', cut: true }
  ],
  // Three knives.
  'nymeria-sand': [
    { d: 'M-3.4 -31L0 -32L3.4 -31V8H-3.4ZM-9 9H9V13H-9ZM-2.4 13H2.4V25H-2.4Z' },
    {
      d: 'M-3.4 -31L0 -32L3.4 -31V8H-3.4ZM-9 9H9V13H-9ZM-2.4 13H2.4V25H-2.4Z',
      at: 'translate(0 4) rotate(-38) translate(0 -2)'
    },
    {
      d: 'M-3.4 -31L0 -32L3.4 -31V8H-3.4ZM-9 9H9V13H-9ZM-2.4 13H2.4V25H-2.4Z',
      at: 'translate(0 4) rotate(38) translate(0 -2)'
    },
    { d: 'M0 -27V4', cut: true, line: 1.4 },
    { d: 'M0 -27V4', cut: true, line: 1.4, at: 'translate(0 4) rotate(-38) translate(0 -2)' },
    { d: 'M0 -27V4', cut: true, line: 1.4, at: 'translate(0 4) rotate(38) translate(0 -2)' }
  ],
  // An orange and its leaves.
  'doran-martell': [
    { d: 'M-21 9a21 21 0 1 0 42 0a21 21 0 1 0 -42 0z' },
    { d: 'M0 -12C-2 -20 2 -26 8 -29', line: 3 },
    { d: 'M1 -15C4 -27 18 -31 29 -26C24 -15 12 -10 1 -15Z' },
    { d: 'M-2 -14C-8 -23 -19 -24 -27 -18C-21 -11 -11 -9 -2 -14Z' },
    { d: 'M3 -16C10 -20 17 -23 24 -24M-5 -15C-11 -17 -16 -18 -21 -17.4', cut: true, line: 1.3 },
    { d: 'M-13 10A13 13 0 0 1 -2 -3', cut: true, line: 2.2 },
    {
      d: 'M-5.1 18a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0 -2.2 0zM4.9 14a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0 -2.2 0zM2.9 23a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0 -2.2 0zM10.9 7a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0 -2.2 0z',
      cut: true
    }
  ]
};
