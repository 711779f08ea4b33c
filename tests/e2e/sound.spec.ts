// The six sounds as a browser makes them, without a loudspeaker: none is loud, long or cut off, and each can be told from the others.

import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import ts from 'typescript';
import type * as sound from '#shell/play/sound';

interface Rendered {
  readonly name: sound.Sound;
  /** Of 1. */
  readonly peak: number;
  /** Seconds until nothing more can be heard. */
  readonly lasts: number;
  /** Shares of its energy, by 50 ms and by thirds of an octave from 60 Hz on. */
  readonly course: readonly number[];
  readonly pitch: readonly number[];
}

const source = readFileSync(new URL('../../src/shell/play/sound.ts', import.meta.url), 'utf8');
const { outputText } = ts.transpileModule(source, { compilerOptions: { module: ts.ModuleKind.ESNext } });

const rendered = (page: Page): Promise<readonly Rendered[]> =>
  page.evaluate(async (code) => {
    const { play, SOUNDS } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as typeof sound;
    const RATE = 44_100;
    const HEARD = 0.001;
    const shares = (of: readonly number[]): number[] => {
      const sum = of.reduce((all, one) => all + one, 0);
      return of.map((one) => one / sum);
    };
    const all: Rendered[] = [];
    for (const name of Object.keys(SOUNDS) as sound.Sound[]) {
      const context = new OfflineAudioContext(1, 2 * RATE, RATE);
      play(name, 0, context);
      const samples = (await context.startRendering()).getChannelData(0);
      const last = samples.findLastIndex((one) => Math.abs(one) > HEARD);
      const course = Array.from({ length: 40 }, (_, i) =>
        samples.slice((i * RATE) / 20, ((i + 1) * RATE) / 20).reduce((sum, one) => sum + one * one, 0)
      );
      const energyAt = (hertz: number): number => {
        let [real, imaginary] = [0, 0];
        for (let i = 0; i <= last; i++) {
          const angle = (2 * Math.PI * hertz * i) / RATE;
          real += samples[i]! * Math.cos(angle);
          imaginary += samples[i]! * Math.sin(angle);
        }
        return real * real + imaginary * imaginary;
      };
      const pitch = Array.from({ length: 21 }, (_, third) =>
        [-1 / 9, 0, 1 / 9].reduce((sum, off) => sum + energyAt(60 * 2 ** (third / 3 + off)), 0)
      );
      const peak = samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
      all.push({ name, peak, lasts: last / RATE, course: shares(course), pitch: shares(pitch) });
    }
    return all;
  }, outputText);

/** 0: the same; 1: nothing in common. */
const apart = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, share, i) => sum + Math.abs(share - other[i]!), 0) / 2;

const QUIET = 10 ** (-12 / 20);
const SILENT = 10 ** (-30 / 20);

test('each is heard, quiet, and over soon', async ({ page }) => {
  const sounds = await rendered(page);
  expect(sounds.map(({ name }) => name).sort()).toEqual(['clash', 'horn', 'march', 'raven', 'seal', 'turn']);
  for (const { name, peak, lasts } of sounds) {
    expect(peak, name).toBeLessThanOrEqual(QUIET);
    expect(peak, name).toBeGreaterThan(SILENT);
    expect(lasts, name).toBeGreaterThan(0.08);
    expect(lasts, name).toBeLessThanOrEqual(1.2);
  }
});

test('each is told from every other by its pitch or its course', async ({ page }) => {
  const sounds = await rendered(page);
  const alike = sounds.flatMap((one, i) =>
    sounds.slice(i + 1).flatMap((other) => {
      const difference = Math.max(apart(one.course, other.course), apart(one.pitch, other.pitch));
      return difference > 0.5 ? [] : [`${one.name} and ${other.name}: ${difference.toFixed(2)}`];
    })
  );
  expect(alike).toEqual([]);
});
