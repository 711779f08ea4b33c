// Reads the whole page, behind the curtain and in the hand that may open it, in pairs of games that differ only in what is hidden.

import { settled } from '../e2e/support/walking';
import type { Stage } from './evening';
import { bring } from './files';
import type { Host } from './host';
import { pairs } from './secrets';
import type { Tablet } from './tablet';

export const keepsSecrets =
  (tablet: Tablet, host: Host): Stage =>
  async () => {
    let characters = 0;
    const all = pairs();
    for (const { about, games } of all) {
      const read: (readonly [string, string])[] = [];
      for (const game of games) {
        await bring(tablet, host.origin, 'Secrets', game);
        await tablet.isThere('[data-curtain] [data-hold]');
        const closed = await settledPage(tablet);
        await tablet.hold('[data-curtain] [data-hold]');
        await tablet.mouse.move(2, 2);
        read.push([closed, await settledPage(tablet)]);
      }
      const [one, other] = read;
      for (const [i, how] of ['behind the curtain', 'in another hand'].entries()) {
        const [a, b] = [one?.[i] ?? '', other?.[i] ?? ''];
        if (a !== b) throw new Error(`While it is about ${about}, the page ${how} tells a secret: ${difference(a, b)}`);
        characters += a.length;
      }
    }
    return `${all.length} pairs of games look the same, closed and open, in ${characters} characters`;
  };

/** Read when nothing changes any more, nor will with the next frame: without one WebKit tells nobody that a box has shrunk. */
async function settledPage(tablet: Tablet): Promise<string> {
  for (let before = ''; ;) {
    await tablet.waitForTimeout(400);
    await settled(tablet);
    const now = await tablet.evaluate(everything);
    if (now === before) return now;
    before = now;
  }
}

function everything(): string {
  const whole = document.documentElement.cloneNode(true) as Element;
  // Scripts and styles that are loaded behind the board come one after the other, in every game the same.
  for (const late of whole.querySelectorAll('link[crossorigin]')) late.remove();
  const kept = Object.entries({ ...localStorage, ...sessionStorage }).join('\n');
  // Each game has an id of its own.
  const id = new URL(location.href).searchParams.get('game') ?? '';
  return [document.title, whole.outerHTML, document.body.innerText, kept].join('\n').replaceAll(id, '<id>');
}

function difference(a: string, b: string): string {
  const at = [...a].findIndex((character, i) => character !== b[i]);
  const [from, to] = [Math.max(0, at - 80), at + 80];
  return `“${a.slice(from, to)}” and “${b.slice(from, to)}”`;
}
