// One of several options: support, the blade, the texts of cards. Said by what the ask is about.

import type { House, Track } from '#thrones/box';
import { TRACKS } from '#thrones/box/tracks';
import type { About, AskOf, Known, SideName } from '#thrones/rules';
import { castleCounts, castlesOf, supplyIcons } from '#thrones/rules/control';
import { enemyOf, sideOf } from '#thrones/rules/combat/combatSides';
import { unitsOf } from '#thrones/rules/pieces';
import { bladeDecides, marginFor } from '../fighting';

type Asked = AskOf<'option'>;
type Wish = (known: Known, asked: Asked) => readonly string[];

const always =
  (...wishes: readonly string[]): Wish =>
  () =>
    wishes;

/** The first wish that is offered is taken. */
const WISHES: Readonly<Partial<Record<About, Wish>>> = {
  'a-throne-of-blades': (known, { house }) =>
    fewIcons(known, house) ? ['mustering', 'nothing'] : ['mustering', 'supply'],
  'dark-wings-dark-words': (known, { house }) =>
    (known.houses[house]?.power ?? 0) > 6 ? ['clash-of-kings'] : ['game-of-thrones'],
  'put-to-the-sword': always('nothing'),
  'wildling-tie': (known, { house, options }) => singledOut(known, house, options),
  'preemptive-raid': always('track'),
  support: (known, { house }) => [supported(known, house)],
  'accepting-support': always('accept'),
  'valyrian-steel-blade': (known, { house }) => [bladeDecides(known, house) ? 'use' : 'decline'],
  'tides-redraw': ({ sealed }, { house }) => [sealed.tides[house]?.startsWith('tide-0') === true ? 'redraw' : 'keep'],
  'tyrion-lannister': (known, { house }) => [marginFor(known, house) < 0 ? 'use' : 'decline'],
  'doran-martell': (known, { house }) => dearestTracks(known, enemyOf(known, house)),
  port: (_known, { options }) => [options.at(-1)!],
  'raven-card': (known, { house }) => [isUnwelcome(known, house) ? 'bottom' : 'top']
};

export function chooseOption(known: Known, asked: Asked): string {
  const { options } = asked;
  const wishes = WISHES[asked.about]?.(known, asked) ?? [];
  return wishes.find((wish) => options.includes(wish)) ?? options[0]!;
}

/** A wildling card that this house would rather not meet: what costs everybody units or places, and what it has most of. */
function isUnwelcome(known: Known, house: House): boolean {
  const card = known.sealed.raven?.card;
  if (card === 'mammoth-riders' || card === 'the-horde-descends' || card === 'a-king-beyond-the-wall') return true;
  if (card === 'crow-killers') return unitsOf(known, house).filter(({ kind }) => kind === 'knight').length >= 2;
  return card === 'rattleshirts-raiders' && fewIcons(known, house);
}

const fewIcons = (known: Known, house: House): boolean =>
  supplyIcons(known, house) <= (known.houses[house]?.supply ?? 0);

/** Where the enemy stands highest he has most to lose. */
const dearestTracks = (known: Known, enemy: House): Track[] =>
  [...TRACKS].sort((a, b) => known.tracks[a].indexOf(enemy) - known.tracks[b].indexOf(enemy));

/** Beaten off: itself. Otherwise the house with most castles. */
function singledOut(known: Known, house: House, options: readonly string[]): readonly string[] {
  if (known.attack?.beaten === true) return [house, ...options];
  const others = (options as House[]).filter((one) => one !== house);
  return others.sort((a, b) => castlesOf(known, b).length - castlesOf(known, a).length);
}

/** Its own side; among others it helps against somebody who is about to win. */
function supported(known: Known, house: House): SideName | 'none' {
  const { combat } = known;
  if (combat === null) return 'none';
  const own = sideOf(combat, house);
  if (own !== null) return own;
  if (combat.defender === null) return 'none';
  const counts = castleCounts(known);
  const [attacker, defender] = [counts.get(combat.attacker) ?? 0, counts.get(combat.defender) ?? 0];
  if (attacker >= 5 && attacker > defender) return 'defender';
  if (defender >= 5 && defender > attacker) return 'attacker';
  return 'none';
}
