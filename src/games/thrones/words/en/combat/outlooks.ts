// What a battle would lead to if nothing else happened.

import type { AreaId } from '../../../box/areas';
import type { House } from '../../../box/houses';
import type { Losses } from '../../../rules/combat/casualties';
import { capital, house, list, place, several } from '../say';
import NAMES from '../names';

const swords = (count: number): string => several(count, 'sword', 'swords');
const towers = (count: number): string => several(count, 'fortification', 'fortifications');

interface Numbers {
  readonly strength: number;
  readonly swords: number;
  readonly towers: number;
}

function fallen(loser: House, { fall, all }: Losses): string {
  const name = NAMES.houses[loser];
  if (fall === 0) return `no ${name} units are lost`;
  if (all) return fall === 1 ? `the last ${name} unit is lost` : `all ${fall} ${name} units are lost`;
  return fall === 1 ? `one ${name} unit is lost` : `${fall} ${name} units are lost`;
}

/** Swords against towers, in a sentence. */
function casualties(loser: House, losses: Losses): string {
  const { swords: struck, towers: held, spared, engines } = losses;
  const lost =
    engines.length === 0
      ? ''
      : ` ${capital(several(engines.length, 'siege engine is', 'siege engines are'))} destroyed as well.`;
  if (spared) return `${house(loser)}'s card protects its units: no casualties.${lost}`;
  if (struck === 0) return `No swords: ${fallen(loser, losses)}.${lost}`;
  const against = held === 0 ? 'against no fortifications' : `against ${towers(held)}`;
  return `${capital(swords(struck))} ${against}: ${fallen(loser, losses)}.${lost}`;
}

export const outlooks = {
  before: (attacker: number, defender: number): string => `${attacker} to ${defender} before the cards`,
  stays: (attacker: number, defender: number): string => `If it stays ${attacker} to ${defender}`,
  wins: (victor: House): string => `${house(victor)} wins.`,
  winsTie: (victor: House): string => `A tie: ${house(victor)} wins, being higher on the Fiefdoms track.`,
  casualties,
  beforeTides: 'The Tides of Battle cards are still to be revealed.',
  inHand: (one: number, other: number): string => `${several(one, 'card', 'cards')} in hand against ${other}.`,
  tieGoes: (to: House): string => `A tie would go to ${house(to)}.`,
  bladeReady: (holder: House): string => `${house(holder)} has the Valyrian Steel Blade ready.`,
  force: {
    title: (strength: number): string => `Strength ${strength} needed`,
    enough: 'That is enough: the neutral force is defeated, without casualties.',
    short: (missing: number, attacker: House, from: AreaId): string =>
      `${missing} short. As it stands, nobody moves, and ${house(attacker)} has to use the March in ${place(from)} some other way.`
  },
  /** What a revealed card brings here besides what is printed on it. */
  inForce: ({ strength, swords: struck, towers: held }: Numbers): string =>
    `Bonus here: ${list([
      ...(strength === 0 ? [] : [`+${strength}`]),
      ...(struck === 0 ? [] : [swords(struck)]),
      ...(held === 0 ? [] : [towers(held)])
    ])}`,
  blankedNow: 'Its strength counts as 0 here',
  /** Under a choice: the sums it leads to, and who would win. */
  sums: (attacker: number, defender: number): string => `${attacker} to ${defender}`,
  sumsWon: (attacker: number, defender: number, victor: House, tie: boolean): string =>
    tie
      ? `${attacker} to ${defender}, ${NAMES.houses[victor]} wins the tie`
      : `${attacker} to ${defender}, ${NAMES.houses[victor]} wins`,
  sumsForce: (attacker: number, needed: number): string =>
    attacker >= needed ? `${attacker} to ${needed}: enough` : `${attacker} to ${needed}: ${needed - attacker} short`
};
