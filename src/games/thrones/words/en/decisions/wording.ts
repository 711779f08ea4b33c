// What stands in the words of one decision: the name of its step, one sentence for a first-time player, what can be
// chosen, and what the log and the curtain say of it. All but title and sentence has a way to do without.

import type { AreaId } from '../../../box/areas';
import type { House } from '../../../box/houses';
import { TRACKS } from '../../../box/tracks';
import type { Ask, OptionAsk } from '../../../rules/asks';
import type { Combat } from '../../../rules/position';
import type { HiddenAsk, View } from '../../../rules/view';
import { house, place, several, TOKEN_NAMES, track, TRACK_NAMES } from '../say';
import NAMES from '../names';

/** A hidden ask shows only its house and subject. */
export type Asked = Ask | HiddenAsk;

/** Said to the house that is asked. */
export type Sentence = (ask: Asked, view: View) => string;

export interface Label {
  readonly label: string;
  readonly note?: string;
}

/** Null where an option is not known. */
export interface Options {
  readonly label: (option: string, ask: OptionAsk, view: View | null) => Label | null;
  /** Goes on after "House Stark …" in the log. */
  readonly chose: (option: string, area?: AreaId) => string | null;
}

export interface Wording {
  readonly title: string;
  readonly asks: Sentence;
  readonly options?: Options;
  /** In the low panel of a phone, which has two short lines for it. */
  readonly brief?: Sentence;
  /** In a battle, in the foot of the screen: the same in a few words. */
  readonly question?: Sentence;
  /** Beside the question: what is at stake. */
  readonly stakes?: Sentence;
  /** Goes on after "House Stark takes the tablet"; only what is answered behind a curtain needs it. */
  readonly curtain?: string;
  /** What a hand does next, on the button of the recap before it. */
  readonly deed?: string;
  /** Goes on after "House Stark …" in the log, while the answer is secret. */
  readonly sealed?: string;
  /** Goes on after "Automatic: House Stark …" in the log. */
  readonly automatic?: string;
}

interface OptionWords extends Label {
  readonly chose: string;
}

export const oneOf = (options: Readonly<Record<string, OptionWords>>): Options => ({
  label: (option) => options[option] ?? null,
  chose: (option) => options[option]?.chose ?? null
});

/** One of the tracks. */
export const onTrack = (note: (token: string) => string, chose: (named: string, token: string) => string): Options => ({
  label: (option) => {
    const named = TRACKS.find((one) => one === option);
    return named === undefined ? null : { label: TRACK_NAMES[named], note: note(TOKEN_NAMES[named]) };
  },
  chose: (option) => {
    const named = TRACKS.find((one) => one === option);
    return named === undefined ? null : chose(track(named), TOKEN_NAMES[named]);
  }
});

/** How many units have to be given; 0 where it cannot be seen. */
export const dueIn = (ask: Asked): number => ('least' in ask ? ask.least : 0);

export const mostIn = (ask: Asked): number => ('most' in ask ? ask.most : 0);

export const unitsDue = (ask: Asked): string => (dueIn(ask) === 0 ? 'units' : several(dueIn(ask), 'unit', 'units'));

export const areaOf = (ask: Asked): AreaId | null => ('area' in ask ? ask.area : null);

export function battlefield({ combat }: View): string {
  return combat === null ? 'the area attacked' : place(combat.area);
}

/** The other side of the combat; null for a neutral force. */
const enemyIn = ({ house: one }: Asked, { attacker, defender }: Combat): House | null =>
  attacker === one ? defender : attacker;

export function enemyOf(ask: Asked, { combat }: View): string {
  if (combat === null) return 'the enemy';
  const enemy = enemyIn(ask, combat);
  return enemy === null ? 'the neutral force' : house(enemy);
}

/** The card of the enemy that is in play. */
export function enemyCardOf({ house: one }: Asked, { combat }: View): string {
  const card = combat?.cards[combat.attacker === one ? 'defender' : 'attacker'] ?? null;
  return card === null ? 'the card' : NAMES.houseCards[card];
}

/** How many cards the enemy has besides the one in play. */
export function enemyHandOf(ask: Asked, { combat, houses }: View): number {
  const enemy = combat === null ? null : enemyIn(ask, combat);
  return enemy === null ? 0 : (houses[enemy]?.hand ?? []).length;
}
