// What assistive technology would stumble over on a screen, in the words of axe.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const LOOKS: RunOptions = { resultTypes: ['violations'], preload: false };

const EVERYTHING: RunOptions = {
  ...LOOKS,
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // boxes.ts measures targets, and more strictly: by what a finger reaches, wherever they can be scrolled to.
  rules: { 'target-size': { enabled: false } }
};

const CONTRAST: RunOptions = { ...LOOKS, runOnly: ['color-contrast'] };

/** No part of a page is its main one twice, or in another: what a screen reader jumps to. Axe calls that moderate. */
const LANDMARKS = ['landmark-one-main', 'landmark-no-duplicate-main', 'landmark-main-is-top-level'];

/** A drawing of a thousand strokes, hidden from assistive technology. */
const DRAWING = { exclude: ['.world g[aria-hidden]'] };

declare const axe: { run: (what: typeof DRAWING, options: RunOptions) => Promise<AxeResults> };

const SERIOUS = ['serious', 'critical'];

/** Serious and critical ones, and landmarks that mislead, each with the first places where it was found. */
export const axeFaults = (page: Page): Promise<string[]> => faults(page, EVERYTHING);

/** Only what can be another by another light. */
export const contrastFaults = (page: Page): Promise<string[]> => faults(page, CONTRAST);

async function faults(page: Page, options: RunOptions): Promise<string[]> {
  // The page's policy forbids scripts that are not its own; this one does not come as a script of the page.
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(AXE);
  const { violations } = await page.evaluate(([what, how]) => axe.run(what, how), [DRAWING, options] as const);
  return violations
    .filter(({ id, impact }) => SERIOUS.includes(impact ?? '') || LANDMARKS.includes(id))
    .map(({ id, help, nodes }) => {
      const places = nodes.slice(0, 3).map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`);
      return `${id} (${help}), ${nodes.length} times\n${places.join('\n')}`;
    });
}
