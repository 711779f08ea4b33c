// Two small sounds, made and not loaded: a tap of wood when an answer is kept, a low bell when the table has something to look at.
// A browser plays nothing before the first touch, and some play nothing at all; that is no fault worth a word.

let context: AudioContext | null = null;

function tone(frequency: number, seconds: number, loudness: number, shape: OscillatorType): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const [now, oscillator, volume] = [context.currentTime, context.createOscillator(), context.createGain()];
  oscillator.type = shape;
  oscillator.frequency.setValueAtTime(frequency, now);
  volume.gain.setValueAtTime(loudness, now);
  volume.gain.exponentialRampToValueAtTime(0.0001, now + seconds);
  oscillator.connect(volume).connect(context.destination);
  oscillator.start(now);
  oscillator.stop(now + seconds);
}

export const tap = (): void => tone(190, 0.09, 0.16, 'triangle');

export function bell(): void {
  tone(392, 1.1, 0.1, 'sine');
  tone(587, 0.9, 0.05, 'sine');
}
