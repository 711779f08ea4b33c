// The words of house cards: standing effects, which hold from the reveal until they have been reckoned with, and texts, each
// carried out once in its window. A card is one declaration of these; README.md in this folder lists them with examples.

import type { House } from '#thrones/box';
import { houseOf, opposite } from '../combat/combatSides';
import type { Carry } from '../carrying';
import type { Draft } from '../draft';
import type { Combat, SideName, Table, Unit } from '../position';

/** The windows for texts, in the order of the combat. Within each, houses resolve theirs in turn order. */
export type Window = 'cancelling' | 'immediately' | 'won' | 'lost' | 'retreating' | 'afterCombat';

/** A combat as one side sees it. */
export interface Sight {
  readonly table: Table;
  readonly combat: Combat;
  readonly side: SideName;
}

export interface Numbers {
  readonly strength?: number;
  readonly swords?: number;
  readonly towers?: number;
}

/** Carries out the text, or asks. The enemy's card may stand in its way. */
export type Text = (draft: Draft, side: SideName, enemyAbility: Ability) => void;

export interface Ability {
  /** Icons of this card besides its printed ones. */
  readonly adds?: (sight: Sight) => Numbers;
  /** The strength of one unit of either side, fighting or supporting. Never asked of a routed unit. */
  readonly counting?: (sight: Sight, unit: Unit, counted: number) => number;
  /** The strength printed on the enemy's card counts as 0. */
  readonly blanksEnemyStrength?: true;
  /** Factor for the own Defense order in the embattled area. */
  readonly defenseOrderTimes?: number;
  /** This side suffers no casualties. */
  readonly noCasualties?: true;
  /** An attacker who beats this card's house goes back to where he came from. */
  readonly turnsTheVictorBack?: true;
  readonly texts?: Readonly<Partial<Record<Window, Text>>>;
  /** Carries out the answer to what a text asked. */
  readonly answered?: Carry;
}

export const houseHere = ({ combat, side }: Sight): House => houseOf(combat, side);
export const enemyHere = ({ combat, side }: Sight): House => houseOf(combat, opposite(side));
export const isAttacking = ({ side }: Sight): boolean => side === 'attacker';
export const isDefending = ({ side }: Sight): boolean => side === 'defender';
/** By any granted support, the house's own included. */
export const isSupported = ({ combat, side }: Sight): boolean => combat.supports.some((one) => one.side === side);
