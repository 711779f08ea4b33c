// The drawings on the Westeros and wildling cards, and the grounds behind them. Trumpet-flag and heavy-rain are from
// game-icons.net (see NOTICE), drawn in a box of 512; the others are icons of the kit or, in a box of 24, our own.

import type { WesterosCardId, WildlingCardId } from '#thrones/box';
import { type Drawing, ICONS } from '#ui/icons';

const TRUMPET_FLAG =
  'M476 18.28c-11 13.93-27.6 26.14-45.2 37.31C408.3 69.93 384 82.05 368 90.1l-1.9.9H325v30h41.1l1.9.9c16 8 40.3 20.2 62.8 34.5c17.6 11.2 34.2 23.4 45.2 37.3c3.5-6.9 6.8-16.1 9.2-27.1c3.8-17.7 5.8-39.1 5.8-60.6c0-21.45-2-42.93-5.8-60.6c-2.4-11-5.7-20.18-9.2-27.12M36 79c-5 0-10.04.98-12.85 2.22c-1.3.58-1.93 1.13-2.15 1.35v46.83c.22.2.85.8 2.15 1.4C25.96 132 31 133 36 133s10.04-1 12.85-2.2c1.3-.6 1.93-1.2 2.15-1.4V82.57c-.22-.22-.85-.77-2.15-1.35C46.04 79.98 41 79 36 79m33 12v30h46V91zm64 0v30h30V91zm48 0v30h78V91zm96 0v30h30V91zm-176 48v349l55-65.2l64 72l64-72l55 65.2V139zm66.2 45.4c10 19.2 27.3 18.1 44.2 18.1l36.7 1.4l5.3 16.7l52.4 6.9l2.4 34.2c-19 5.5-56.9 4.2-57 12.5c-.1 13.8 24.7 10.7 53.1 3.5l-16.4 37.2l-41.8 3c2.6 31.4-.8 52.6-24.2 75.1L207 355.4c-8.6 15.4-20.4 26.4-39 28.2c7.2-17.7 13-31.8 6.6-51.8c-9.2 8.9-23.9 12.6-44.1 11.2c21.5-33.7 32.9-68.8 42.3-103.3L157 226c-4.5-16-.9-29.8 10.2-41.6';
const HEAVY_RAIN =
  'M50.656 22.125c24.862 31.888 280 358.568 341.063 411.72c76.902 66.936 132.718-3.814 73-73c-52.197-60.47-369.484-308.088-408.814-338.72h-5.25zm188.656 0c45.33 61.388 132.53 178.237 165.25 206.72c53.745 46.78 93.142-3.023 51.407-51.376C429.4 146.69 326.902 69.273 263.25 22.124h-23.938zm131.375 0C385.11 38.203 397.84 51.793 404 57.155c41.042 35.724 71.142 1.755 46.125-35.03zM17.375 132.5v54.313c42.702 54.933 87.407 110.516 108.03 128.468c53.748 46.783 93.143-2.456 51.407-50.81c-21.41-24.807-95.776-83.243-159.437-131.97zm0 165.844V355c45.978 54.937 90.37 107.056 106.28 120.906c47.652 41.476 81.973-2.693 44.97-45.562c-16.444-19.05-84.786-76.927-151.25-132';

const game = (d: string): Drawing => ({ d, view: '0 0 512 512' });
const line = (d: string, width = 1.6): Drawing => ({ d, view: '0 0 24 24', line: width });

const OWN = {
  snow: line(
    'M12 2.2v19.6M3.5 7.1l17 9.8M20.5 7.1l-17 9.8M9.6 3.4L12 5.8l2.4-2.4M9.6 20.6L12 18.2l2.4 2.4M3.4 10.4l3.3-.9-.9-3.3M20.6 13.6l-3.3.9.9 3.3M5.8 17.8l.9-3.3-3.3-.9M18.2 6.2l-.9 3.3 3.3.9',
    1.5
  ),
  sunset: line(
    'M2 17.5h20M5 21h14M6.2 17.5a5.8 5.8 0 0 1 11.6 0M12 8.2V3.4M6.4 10.4L3.2 7M17.6 10.4L20.8 7M3.6 14l-1.8-.6M20.4 14l1.8-.6'
  ),
  web: line(
    'M12 1.5v21M1.5 12h21M4.5 4.5l15 15M19.5 4.5l-15 15M12 7.8q1.3 1.2 3 1.2 0 1.7 1.2 3-1.2 1.3-1.2 3-1.7 0-3 1.2-1.3-1.2-3-1.2 0-1.7-1.2-3 1.2-1.3 1.2-3 1.7 0 3-1.2zM12 3.4q2.5 2.7 6 2.6 0 3.5 2.6 6-2.6 2.5-2.6 6-3.5 0-6 2.6-2.5-2.6-6-2.6 0-3.5-2.6-6Q6 9.5 6 6q3.5 0 6-2.6z',
    1.1
  ),
  waves: line(
    'M1.5 10c2.3-3.6 4.6-3.6 7 0s4.7 3.6 7 0 4.7-3.6 7 0M1.5 15.2c2.3-3.6 4.6-3.6 7 0s4.7 3.6 7 0 4.7-3.6 7 0M1.5 20.4c2.3-3.6 4.6-3.6 7 0s4.7 3.6 7 0 4.7-3.6 7 0M13.6 1.2L11 4.4h3.2L12 7',
    1.7
  ),
  crows: line(
    'M2 13c2.7-2 5.3-1.2 7.5 2.3 1-4 3.8-5.8 7.5-4.6-3 .8-4.9 3-6.6 7.3-2-3.4-4.6-4.9-8.4-5zM13.5 6.5c1.7-1.3 3.3-.8 4.7 1.4.6-2.5 2.4-3.6 4.7-2.9-1.9.6-3.1 2-4.2 4.6-1.2-2.1-2.9-3-5.2-3.1zM3.5 5.2c1.2-.9 2.3-.5 3.3 1 .4-1.8 1.7-2.6 3.3-2.1-1.3.4-2.2 1.4-2.9 3.2-.9-1.4-2.1-2-3.7-2.1z',
    1.2
  ),
  wall: line(
    'M3 21.5V6h3.6v3h3.6V6h3.6v3h3.6V6H21v15.5zM3 13h18M3 17.2h18M9 9v4M15.5 9v4M6.5 13v4.2M12 13v4.2M17.5 13v4.2M9 17.2v4.3M15.5 17.2v4.3',
    1.3
  ),
  bones: {
    view: '0 0 24 24',
    d: 'M4.6 5.3a2.15 2.15 0 1 0 4.3 0a2.15 2.15 0 1 0-4.3 0zM2.4 8.0a2.15 2.15 0 1 0 4.3 0a2.15 2.15 0 1 0-4.3 0zM17.3 16.0a2.15 2.15 0 1 0 4.3 0a2.15 2.15 0 1 0-4.3 0zM15.1 18.7a2.15 2.15 0 1 0 4.3 0a2.15 2.15 0 1 0-4.3 0zM5.1 8.0L17.2 18.1L18.9 16.0L6.8 5.9zM17.3 8.0a2.15 2.15 0 1 0 4.3 0a2.15 2.15 0 1 0-4.3 0zM15.1 5.3a2.15 2.15 0 1 0 4.3 0a2.15 2.15 0 1 0-4.3 0zM4.6 18.7a2.15 2.15 0 1 0 4.3 0a2.15 2.15 0 1 0-4.3 0zM2.4 16.0a2.15 2.15 0 1 0 4.3 0a2.15 2.15 0 1 0-4.3 0zM17.2 5.9L5.1 16.0L6.8 18.1L18.9 8.0z'
  },
  barrel: line(
    'M7.5 3.5h9c2.3 5.4 2.3 11.6 0 17h-9c-2.3-5.4-2.3-11.6 0-17zM6.3 8.2h11.4M6.3 15.8h11.4M10.2 3.5c-.8 5.6-.8 11.4 0 17M13.8 3.5c.8 5.6.8 11.4 0 17',
    1.5
  ),
  tents: line(
    'M1.5 20.5h21M3 20.5l5.5-11 5.5 11M8.5 9.5v-4l3 1.3-3 1.3M6.8 20.5l1.7-4.5 1.7 4.5M12.6 15.5l3.9-6.5 6 11.5M16.5 9V6',
    1.4
  ),
  mammoth: line(
    'M6.5 12.5C5 6.5 8 3 12 3s7 3.5 5.5 9.5M9.2 9.4h.01M14.8 9.4h.01M6.6 8.5C3.8 7.6 2.5 9.5 3 12.5M17.4 8.5c2.8-.9 4.1 1 3.6 4M10.2 12c-.4 4-.5 6.5.3 8.2.8 1.6 2.7 1.4 3.2-.2M13.8 12c.4 2.4.3 4-.1 5.5M8.2 13.5c-3 2-4 4.8-2.2 7.5M15.8 13.5c3 2 4 4.8 2.2 7.5',
    1.4
  )
};

export type Ground = 'earth' | 'gold' | 'leaf' | 'ice';

export interface Art {
  readonly drawing: Drawing;
  readonly ground: Ground;
}

const on =
  (ground: Ground) =>
  (drawing: Drawing): Art => ({ drawing, ground });

const [earth, gold, leaf, ice] = [on('earth'), on('gold'), on('leaf'), on('ice')];

export const ART: Readonly<Record<WesterosCardId | WildlingCardId, Art>> = {
  supply: earth(OWN.barrel),
  mustering: earth(game(TRUMPET_FLAG)),
  'a-throne-of-blades': earth(ICONS.throne),
  'last-days-of-summer': earth(OWN.sunset),
  'winter-is-coming': ice(OWN.snow),
  'clash-of-kings': gold(ICONS.throne),
  'game-of-thrones': gold(ICONS.crown),
  'dark-wings-dark-words': gold(ICONS.raven),
  'wildlings-attack': leaf(ICONS.wildling),
  'put-to-the-sword': leaf(ICONS.sword),
  'storm-of-swords': leaf(ICONS.swords),
  'rains-of-autumn': leaf(game(HEAVY_RAIN)),
  'web-of-lies': leaf(OWN.web),
  'sea-of-storms': leaf(OWN.waves),
  'feast-for-crows': leaf(OWN.crows),

  'silence-at-the-wall': ice(OWN.wall),
  'preemptive-raid': ice(ICONS.raid),
  'crow-killers': ice(ICONS.skull),
  'rattleshirts-raiders': ice(OWN.bones),
  'massing-on-the-milkwater': ice(OWN.tents),
  'a-king-beyond-the-wall': ice(ICONS.crown),
  'mammoth-riders': ice(OWN.mammoth),
  'the-horde-descends': ice(ICONS.swords),
  'skinchanger-scout': ice(ICONS.eye)
};

export const BACKS = {
  westeros1: earth(ICONS.throne),
  westeros2: gold(ICONS.throne),
  westeros3: leaf(ICONS.throne),
  wildling: ice(ICONS.wildling),
  tides: leaf(OWN.waves)
};

export const TIDE: Art = leaf(OWN.waves);
