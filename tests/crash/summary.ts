// Where the kills have hit, in a few lines.

import type { Killed, Moment } from './device';
import { keysOf } from '#thrones/box/tabulate';
import { played, PLAYED } from './positions';

const SAID: Readonly<Record<Moment, string>> = {
  commit: 'aimed at the writing of an answer',
  tap: 'aimed at a tap',
  curtain: 'while a curtain opens',
  import: 'while a file comes in',
  install: 'while a new version is fetched',
  activate: 'while a new version takes over',
  'coming-back': 'while games come back from their copies',
  thinking: 'while code plays',
  'phone-answer': 'on the way of an answer from a phone',
  'hand-over': 'at the steps of a hand-over'
};

interface Run {
  readonly seconds: number;
  readonly seed: number;
  readonly playedOut: number;
}

export function tell(killed: readonly Killed[], { seconds, seed, playedOut }: Run): string {
  const lines = [`seed ${seed}, ${seconds.toFixed(0)} s`];
  for (const moment of keysOf<Moment>(SAID)) {
    const these = killed.filter((one) => one.moment === moment);
    const times = these.reduce((sum, one) => sum + one.times, 0);
    lines.push(`${SAID[moment]}: ${times}${counted(these.map(({ phase }) => phase))}`);
  }
  const inPlay = killed.filter(({ place }) => place !== null);
  for (const game of PLAYED) {
    const these = inPlay.filter(({ place }) => place?.game === game);
    const places = played(game).places.map((place) => ` ${place} ${count(these, place)}`);
    if (these.length > 0) lines.push(`where ${game} stood:${places.join(',')}`);
  }
  const committed = inPlay.filter(({ kept, acknowledged }) => kept === acknowledged + 1).length;
  lines.push(`the answer under way was kept ${committed} times, and not ${inPlay.length - committed} times`);
  lines.push(`played to the end on the screen afterwards: ${playedOut}; by players made of code: after every kill`);
  return lines.join('\n');
}

const count = (killed: readonly Killed[], place: string): number =>
  killed.filter((one) => one.place?.place === place).length;

function counted(phases: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const phase of phases) if (phase !== 'nothing') counts.set(phase, (counts.get(phase) ?? 0) + 1);
  if (counts.size === 0) return '';
  return ` (${[...counts].map(([phase, many]) => `${phase} ${many}`).join(', ')})`;
}
