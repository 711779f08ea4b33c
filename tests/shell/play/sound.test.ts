import { afterEach, expect, test, vi } from 'vitest';
import { play, type Sound, SOUNDS } from '#shell/play/sound';

const ALL = Object.keys(SOUNDS) as Sound[];

afterEach(() => vi.unstubAllGlobals());

test('there are six, quiet and short', () => {
  expect(ALL).toHaveLength(6);
  for (const strokes of Object.values(SOUNDS)) {
    const ends = Math.max(...strokes.map(({ at, lasts }) => at + lasts));
    const loudest = Math.max(
      ...strokes.map(({ at }) =>
        strokes.filter((one) => one.at <= at && at < one.at + one.lasts).reduce((sum, { loud }) => sum + loud, 0)
      )
    );
    expect(ends).toBeLessThanOrEqual(1.6);
    expect(loudest).toBeLessThanOrEqual(0.35);
    // A glide can be reckoned towards any pitch but none.
    for (const { from, to, lasts, swells = 0, holds = 0 } of strokes) {
      expect(Math.min(from, to)).toBeGreaterThan(0);
      expect(swells + holds).toBeLessThan(lasts);
    }
  }
});

test('no two are the same', () => {
  expect(new Set(ALL.map((sound) => JSON.stringify(SOUNDS[sound]))).size).toBe(ALL.length);
});

test('where nothing can be played nothing is', () => {
  vi.stubGlobal('AudioContext', undefined);
  expect(() => play('horn')).not.toThrow();
});

/** Writes down what is struck, and when. */
class Listening {
  readonly currentTime = 10;
  readonly sampleRate = 100;
  readonly destination = {};
  static struck: number[] = [];
  #node() {
    const param = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
    const node = {
      gain: param,
      frequency: param,
      connect: (next: unknown) => next,
      start: (at: number) => void Listening.struck.push(at),
      stop: vi.fn()
    };
    return node;
  }
  createGain = () => this.#node();
  createOscillator = () => this.#node();
  createBiquadFilter = () => this.#node();
  createBufferSource = () => this.#node();
  createBuffer = () => ({ getChannelData: () => [] });
}

test('every stroke is struck at its time, the whole sound later where something comes before it', () => {
  vi.stubGlobal('AudioContext', Listening);
  play('march');
  expect(Listening.struck).toEqual(SOUNDS.march.map(({ at }) => 10 + at));
  Listening.struck = [];
  play('seal', 0.5);
  expect(Listening.struck).toEqual(SOUNDS.seal.map(({ at }) => 10.5 + at));
});
