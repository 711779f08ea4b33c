// The six sounds of a table, synthesised instead of loaded. A browser plays nothing before the first touch, and some play
// nothing at all; that is not worth an error message.

/**
 * seal: an answer was kept behind a curtain. turn: a token, card or page is turned. march: an army sets out. clash: a battle is
 * fought. horn: the whole table is called. raven: a messenger comes or goes.
 */
export type Sound = 'seal' | 'turn' | 'march' | 'clash' | 'horn' | 'raven';

/** One stroke of a sound: a gliding tone, or noise, with the filter it passes. Times are in seconds. */
export interface Stroke {
  readonly at: number;
  readonly lasts: number;
  /** The time it takes to swell; without this it is struck. */
  readonly swells?: number;
  /** The time it stays at its loudest. */
  readonly holds?: number;
  /** The greatest loudness, from 0 to 1. */
  readonly loud: number;
  readonly wave: OscillatorType | 'noise';
  /** The pitch at the beginning and at the end, in hertz; for noise, the frequency that the filter lets through. */
  readonly from: number;
  readonly to: number;
  /** The cut-off of a low-pass filter at the beginning and at the end. */
  readonly below?: readonly [number, number];
}

const drum = (at: number, loud: number): readonly Stroke[] => [
  { at, lasts: 0.16, loud, wave: 'sine', from: 104, to: 52 },
  { at, lasts: 0.07, loud: loud * 0.45, wave: 'noise', from: 420, to: 180 }
];

/** A stroke on metal: the overtones are not multiples of the pitch. */
const steel = (at: number, pitch: number, loud: number): readonly Stroke[] => [
  { at, lasts: 0.05, loud: loud * 0.9, wave: 'noise', from: 5200, to: 3000 },
  ...[1, 1.47, 2.09, 2.56].map((times, i): Stroke => {
    const tone = pitch * times;
    return { at, lasts: 0.62 - i * 0.12, loud: loud / (i + 2), wave: 'triangle', from: tone, to: tone * 0.99 };
  })
];

const caw = (at: number, loud: number): readonly Stroke[] => [
  { at, lasts: 0.24, swells: 0.03, loud, wave: 'sawtooth', from: 640, to: 430, below: [1900, 900] },
  { at, lasts: 0.24, swells: 0.03, loud: loud * 0.8, wave: 'sawtooth', from: 671, to: 446, below: [1700, 800] },
  { at, lasts: 0.2, swells: 0.03, loud: loud * 0.5, wave: 'noise', from: 1500, to: 1000 }
];

const blown = (from: number, to: number, loud: number): Stroke => {
  return { at: 0, lasts: 1.2, swells: 0.2, holds: 0.45, loud, wave: 'sawtooth', from, to, below: [260, 900] };
};

export const SOUNDS: Readonly<Record<Sound, readonly Stroke[]>> = {
  seal: [
    { at: 0, lasts: 0.17, loud: 0.2, wave: 'sine', from: 150, to: 62 },
    { at: 0, lasts: 0.09, loud: 0.09, wave: 'noise', from: 900, to: 300 }
  ],
  turn: [
    { at: 0, lasts: 0.07, swells: 0.03, loud: 0.08, wave: 'noise', from: 2600, to: 1500 },
    { at: 0.09, lasts: 0.09, loud: 0.13, wave: 'triangle', from: 205, to: 170 }
  ],
  march: [...drum(0, 0.17), ...drum(0.24, 0.1), ...drum(0.48, 0.15), ...drum(0.72, 0.09)],
  clash: [...steel(0, 640, 0.11), ...steel(0.19, 815, 0.08)],
  horn: [blown(147, 147, 0.12), blown(146, 148, 0.08), blown(220, 220, 0.06)],
  raven: [...caw(0, 0.07), ...caw(0.36, 0.06)]
};

/** Nearly nothing: an exponential fall can end here, but not at zero. */
const SILENCE = 0.0001;

/** A struck sound is loudest after this time. */
const STRUCK = 0.004;

let own: AudioContext | null = null;

/** The source of a stroke, with its pitch. */
function sourceOf(context: BaseAudioContext, { wave, from, to }: Stroke, glide: Glide): readonly [Source, AudioNode] {
  if (wave !== 'noise') {
    const oscillator = context.createOscillator();
    oscillator.type = wave;
    glide(oscillator.frequency, from, to);
    return [oscillator, oscillator];
  }
  const source = context.createBufferSource();
  source.buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const grains = source.buffer.getChannelData(0);
  for (let i = 0; i < grains.length; i++) grains[i] = Math.random() * 2 - 1;
  const band = context.createBiquadFilter();
  band.type = 'bandpass';
  glide(band.frequency, from, to);
  return [source, source.connect(band)];
}

type Source = OscillatorNode | AudioBufferSourceNode;
type Glide = (what: AudioParam, from: number, to: number) => void;

function strike(context: BaseAudioContext, stroke: Stroke, begins: number): void {
  const { at, lasts, swells = STRUCK, holds = 0, loud, below } = stroke;
  const [starts, ends] = [begins + at, begins + at + lasts];
  const glide: Glide = (what, from, to) => {
    what.setValueAtTime(from, starts);
    what.exponentialRampToValueAtTime(to, ends);
  };
  const volume = context.createGain();
  volume.gain.setValueAtTime(SILENCE, starts);
  volume.gain.exponentialRampToValueAtTime(loud, starts + swells);
  volume.gain.setValueAtTime(loud, starts + swells + holds);
  volume.gain.exponentialRampToValueAtTime(SILENCE, ends);
  const [source, heard] = sourceOf(context, stroke, glide);
  let last = heard;
  if (below !== undefined) {
    const filter = context.createBiquadFilter();
    glide(filter.frequency, ...below);
    last = heard.connect(filter);
  }
  last.connect(volume).connect(context.destination);
  source.start(starts);
  source.stop(ends);
}

/** Plays a sound. `later`: seconds from now. */
export function play(sound: Sound, later = 0, context?: BaseAudioContext): void {
  if (context === undefined && typeof AudioContext === 'undefined') return;
  const heard = context ?? (own ??= new AudioContext());
  for (const stroke of SOUNDS[sound]) strike(heard, stroke, heard.currentTime + later);
}
