// Looks at screens of every kind, in both ways to hold a tablet: a picture of each, and what boxes.ts measures.

import { boxFaults } from '../e2e/support/boxes';
import { inMarches, inPlanning, toTheEnd } from '../e2e/support/games';
import { settled } from '../e2e/support/walking';
import type { Size } from './engine';
import type { Stage } from './evening';
import { bring } from './files';
import type { Host } from './host';
import type { Tablet } from './tablet';

const SIZES: readonly Size[] = [
  { width: 1280, height: 800 },
  { width: 820, height: 1180 }
];

/** In milliseconds. */
const LAYING_OUT = 1000;

type Look = readonly [name: string, go: (tablet: Tablet, origin: string) => Promise<unknown>];

const page =
  (path: string, shows = 'main'): Look[1] =>
  async (tablet, origin) => {
    await tablet.goto(origin + path);
    await tablet.isThere(shows);
  };

const LOOKS: readonly Look[] = [
  ['new game', page('new')],
  ['settings', page('settings')],
  ['rules', page('rules')],
  ['curtain', (tablet, origin) => bring(tablet, origin, 'A long evening', inPlanning())],
  ['recap', (tablet) => tablet.hold('[data-curtain] [data-hold]')],
  [
    'planning',
    async (tablet) => {
      await tablet.tap('[data-recap] [data-main]');
      await tablet.tap('[data-ask] [data-choose]');
    }
  ],
  ['marches', (tablet, origin) => bring(tablet, origin, 'Marches', inMarches())],
  ['log', (tablet) => tablet.tap('button', 'Log')],
  ['battle', page('gallery/moments?what=battle&n=3&open', '[data-go-on]')],
  ['bidding', page('gallery/asks?about=bidding', '[data-about=bidding]')],
  ['house card', page('gallery/asks?about=house-card', '[data-about=house-card]')],
  ['mustering', page('gallery/asks?about=mustering', '[data-about=mustering]')],
  ['game over', (tablet, origin) => bring(tablet, origin, 'The last game', toTheEnd())],
  ['home', page('', 'main[aria-busy=false]')]
];

export const looksRight =
  (tablet: Tablet, host: Host, picturesAt: string): Stage =>
  async () => {
    const faults: string[] = [];
    for (const [name, go] of LOOKS) {
      await tablet.resize(SIZES[0]!);
      await go(tablet, host.origin);
      for (const size of SIZES) {
        await tablet.resize(size);
        await settled(tablet);
        const where = `${name} ${size.width}x${size.height}`;
        await tablet.photograph(`${picturesAt} ${where}.png`);
        // Firefox arranges some panels a moment after the size has changed.
        if ((await boxFaults(tablet)).length > 0) await new Promise((done) => setTimeout(done, LAYING_OUT));
        faults.push(...(await boxFaults(tablet)).map((fault) => `${where}: ${fault}`));
      }
    }
    if (faults.length > 0) throw new Error(faults.join('\n'));
    return `${LOOKS.length} screens at ${SIZES.length} sizes`;
  };
