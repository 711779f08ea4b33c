import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync('src/lib/look/tokens.css', 'utf8');

type Light = 'day' | 'candle';

/** A colour says both shades, light-dark(by daylight, by candle-light), or one for either light. */
function colours(light: Light) {
  const hex = '(#[0-9a-f]{6})\\b';
  const found = [
    ...css.matchAll(new RegExp(`--([\\w-]+):\\s*(?:light-dark\\(\\s*${hex},\\s*${hex}\\s*\\)|${hex})`, 'g'))
  ];
  return Object.fromEntries(
    found.map(([, name = '', day, candle, either = '']) => [name, (light === 'day' ? day : candle) ?? either])
  );
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

/** "aa" is asked by either light, "aa-day" by daylight alone. */
function pairs(light: Light) {
  const palette = colours(light);
  const notes = [...css.matchAll(/\/\* aa(-day)? ([\w-]+) on ([\w-]+) ?([\d.]+)? \*\//g)];
  return notes
    .filter(([, day]) => day === undefined || light === 'day')
    .map(([, , ink = '', ground = '', least = '4.5']) => ({
      pair: `${ink} on ${ground}`,
      measured: contrast(palette[ink] ?? '', palette[ground] ?? ''),
      least: Number(least)
    }));
}

test.each(['candle', 'day'] as const)('what is written can be read by %s light', (light) => {
  const found = pairs(light);
  expect(found.length).toBeGreaterThan(30);
  expect(found.filter(({ measured, least }) => !(measured >= least))).toEqual([]);
});
