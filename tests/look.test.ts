import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (name: string) => readFileSync(`src/lib/look/${name}.css`, 'utf8');
const candle = read('tokens');
const daylight = read('tokens-light');

function colours(css: string) {
  const found = [...css.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\b/g)];
  return Object.fromEntries(found.map(([, name = '', colour = '']) => [name, colour]));
}

function luminance(colour: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string) {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function pairs(css: string, palette: Record<string, string>) {
  const notes = [...css.matchAll(/\/\* aa ([\w-]+) on ([\w-]+) ?([\d.]+)? \*\//g)];
  return notes.map(([, ink = '', ground = '', least = '4.5']) => ({
    pair: `${ink} on ${ground}`,
    measured: contrast(palette[ink] ?? '', palette[ground] ?? ''),
    least: Number(least)
  }));
}

test.each([
  ['candle-light', pairs(candle, colours(candle))],
  ['daylight', pairs(daylight, { ...colours(candle), ...colours(daylight) })]
])('what is written can be read by %s', (_light, found) => {
  expect(found.length).toBeGreaterThan(10);
  expect(found.filter(({ measured, least }) => !(measured >= least))).toEqual([]);
});
