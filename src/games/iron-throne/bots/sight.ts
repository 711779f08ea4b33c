// The sight of a code player while it answers: its view, read once, and a whim.

import type { Face, House, Person } from '#iron/box';
import { isHostilityCard, valueOf } from '../box/houseCards';
import { isPerson } from '../box/people';
import { INFLUENCE } from '../box/limits';
import type { Answer, AnswerOf, Ask, AskKind, AskOf, Side, View } from '#iron/rules';
import { onSide, sideOf, totalOf, winningSide } from '../rules/encounter';
import { spreadOf } from '../rules/influence';
import { livingOf, powerOf } from '../rules/power';
import { opposite, sum } from '../rules/terms';

export interface Sight {
  readonly view: View;
  readonly me: House;
  readonly hand: readonly Face[];
  /** From 0 up to 1, another one for each answer: what keeps it from being read like a book. */
  readonly whim: number;
}

/** The worth of an answer. Only the order counts. */
export type Opinion = (sight: Sight, ask: Ask, answer: Answer) => number;

/** An ask and its answers belong together, which the compiler cannot see of a union. */
export const on =
  <K extends AskKind>(_kind: K, opinion: (sight: Sight, answer: AnswerOf<K>, ask: AskOf<K>) => number): Opinion =>
  (sight, ask, answer) =>
    opinion(sight, answer as AnswerOf<K>, ask as AskOf<K>);

export const spread = ({ view }: Sight, house: House): number => spreadOf(view, house);

/** One more influence, and the game is this House's. */
export const isAboutToWin = (sight: Sight, house: House): boolean => spread(sight, house) >= INFLUENCE - 1;

/** Wins with the next influence while this seat does not get there. */
export const winsWithoutMe = (sight: Sight, house: House, iGain: boolean): boolean =>
  isAboutToWin(sight, house) && !(iGain && isAboutToWin(sight, sight.me));

export const power = ({ view }: Sight, house: House, person: Person): number => powerOf(view, house, person);

export const living = ({ view }: Sight, house: House): Person[] => livingOf(view.houses[house]!);

export const strongest = (sight: Sight, house: House): number =>
  Math.max(0, ...living(sight, house).map((person) => power(sight, house, person)));

export const sheet = ({ view, me }: Sight): number => view.houses[me]!.sheet;

/** The power of all characters on a side; no card in it. */
export const powerOn = (sight: Sight, side: Side): number =>
  sum(onSide(sight.view, side).map(({ house, character }) => power(sight, house, character)));

export const ownSide = ({ view, me }: Sight): Side => sideOf(view, me)!;

/** The lead of the own side as things stand. */
export const lead = (sight: Sight): number =>
  totalOf(sight.view, ownSide(sight)) - totalOf(sight.view, opposite(ownSide(sight)));

export const isWinning = (sight: Sight): boolean => winningSide(sight.view) === ownSide(sight);

/** So much more strength, and a side that does not win does. */
export const turnsIt = (sight: Sight, strength: number): boolean => !isWinning(sight) && lead(sight) + strength > 0;

const OF_A_TRUCE = 6;
const OF_A_LIVING_PERSON = 4;
const OF_A_DEAD_PERSON = 0.5;

/** The worth of a card in the own hand. */
export function worthOf(sight: Sight, face: Face): number {
  if (isHostilityCard(face)) return valueOf(face);
  if (!isPerson(face)) return OF_A_TRUCE;
  const { view, me } = sight;
  const canBePlayed = view.houses[me]!.leader === face || living(sight, me).includes(face);
  return canBePlayed ? OF_A_LIVING_PERSON : OF_A_DEAD_PERSON;
}
