// The effects of wildling cards on the places of a house on the influence tracks.

import type { House, Track } from '#thrones/box';
import { TRACKS } from '#thrones/box/tracks';
import type { AnswerOf, AskOf } from '../asks';
import { ask, type Draft, record } from '../draft';
import { holder, moveOnTrack } from '../influence';
import { type OnTracks, OPTIONS } from '../options';
import { type Consequence, loseUnits } from './consequences';
import { singledOut } from './underWay';

export const goLastEverywhere: Consequence = (draft, house) => {
  for (const track of TRACKS) goTo(draft, track, house, last(draft, track));
};

/** Fiefdoms or King's Court, as the house likes. */
export const goLastOnOneTrack: Consequence = (draft, house) =>
  askForTrack(draft, house, 'a-king-beyond-the-wall', OPTIONS['a-king-beyond-the-wall']);

export function goLastOnChosen(draft: Draft, asked: AskOf<'option'>, answer: AnswerOf<'option'>): void {
  const track = chosenTrack(draft, asked, answer);
  goTo(draft, track, asked.house, last(draft, track));
}

export const goFirstOnOneTrack: Consequence = (draft, house) =>
  askForTrack(draft, house, 'a-king-beyond-the-wall-reward', OPTIONS['a-king-beyond-the-wall-reward']);

export function goFirstOnChosen(draft: Draft, asked: AskOf<'option'>, answer: AnswerOf<'option'>): void {
  goTo(draft, chosenTrack(draft, asked, answer), asked.house, 0);
}

/** The price of a Preemptive Raid: two units, or two positions on the track where the house stands highest. */
export const loseUnitsOrPositions: Consequence = (draft, house) => {
  const options = OPTIONS['preemptive-raid'];
  ask(draft, { kind: 'option', house, about: 'preemptive-raid', secret: false, options, area: null });
};

export function payForTheRaid(draft: Draft, asked: AskOf<'option'>, answer: AnswerOf<'option'>): void {
  record(draft, { what: 'chose', house: asked.house, about: asked.about, option: answer.option });
  if (answer.option === 'units') loseUnits(2, 'preemptive-raid-losses')(draft, asked.house);
  else dropWhereHighest(draft, asked.house);
}

/** Where several tracks are the highest, the holder of the Iron Throne names one. */
function dropWhereHighest(draft: Draft, house: House): void {
  const places = TRACKS.map((track) => draft.tracks[track].indexOf(house));
  const tracks = TRACKS.filter((_, i) => places[i] === Math.min(...places));
  const [track, another] = tracks;
  if (track !== undefined && another === undefined) drop(draft, track, house);
  else askForTrack(draft, holder(draft, 'throne'), 'preemptive-raid-track', tracks);
}

export const dropOnChosen = (draft: Draft, asked: AskOf<'option'>, answer: AnswerOf<'option'>): void =>
  drop(draft, chosenTrack(draft, asked, answer), singledOut(draft));

const drop = (draft: Draft, track: Track, house: House): void =>
  goTo(draft, track, house, Math.min(draft.tracks[track].indexOf(house) + 2, last(draft, track)));

function askForTrack(draft: Draft, house: House, about: OnTracks, options: readonly Track[]): void {
  ask(draft, { kind: 'option', house, about, secret: false, options, area: null });
}

function chosenTrack(draft: Draft, { house, about }: AskOf<'option'>, { option }: AnswerOf<'option'>): Track {
  record(draft, { what: 'chose', house, about, option });
  return TRACKS.find((track) => track === option) ?? 'throne';
}

const last = (draft: Draft, track: Track): number => draft.tracks[track].length - 1;

function goTo(draft: Draft, track: Track, house: House, place: number): void {
  if (draft.tracks[track].indexOf(house) !== place) moveOnTrack(draft, track, house, place);
}
