// The places of houses on the influence tracks after an option, carried out in an imagined position.

import type { House, Track } from '#thrones/box';
import { TRACKS } from '../box/tracks';
import type { Ask, AskOf, Known } from '#thrones/rules';
import { enemyOf } from '../rules/combat/combatSides';
import { singledOut } from '../rules/wildlings/underWay';
import { imagined } from './imaginedAnswer';

type Asked = Pick<AskOf<'option'>, 'house' | 'about'>;

export interface Shift {
  readonly house: House;
  readonly track: Track;
  /** Places from 0. */
  readonly from: number;
  readonly to: number;
}

/** More than one where somebody else will still have to choose between them; none where nothing moves on a track. */
export function shiftsOf(known: Known, ask: Asked, option: string): Shift[] {
  const draft = imagined(known, ask.house, { kind: 'option', option });
  const next = draft.asks.find(({ about }) => about === 'preemptive-raid-track');
  if (next?.kind === 'option') return next.options.flatMap((track) => shiftsOf(draft, next, track));
  const moved = TRACKS.find((one) => known.tracks[one] !== draft.tracks[one]);
  const track = moved ?? TRACKS.find((one) => one === option);
  if (track === undefined) return [];
  const house = moverOf(known, ask);
  return [{ house, track, from: known.tracks[track].indexOf(house), to: draft.tracks[track].indexOf(house) }];
}

/** In a combat the enemy; of wildlings the house that chooses, or the one it chooses for. */
export function moverOf(known: Known, { house, about }: Pick<Ask, 'house' | 'about'>): House {
  if (known.combat !== null) return enemyOf(known, house);
  return about === 'preemptive-raid-track' ? singledOut(known) : house;
}
