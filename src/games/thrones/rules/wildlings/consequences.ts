// The effects of wildling cards on a house, as a vocabulary for cards.ts: each word makes a consequence, and beside it stands
// how its ask is carried out. Nobody can lose more than there is, and nothing is asked of a house that has nothing to lose.

import { AREAS } from '#thrones/box/areas';
import type { House, UnitKind } from '#thrones/box';
import { MAX_SUPPLY } from '#thrones/box/supply';
import type { AnswerOf, AskOf } from '../asks';
import type { AboutOf } from '../asks';
import { bidOf, biddingUnderWay } from '../bidding';
import { castlesOf } from '../control';
import { ask, type Draft, sheetOf } from '../draft';
import { canMuster } from '../mustering';
import { destroyUnits, exchangeUnit, gainPower, losePower, piecesLeft, unitsOf } from '../pieces';
import type { UnitAt } from '../position';
import { settleLosses } from '../settle';
import { askToReconcile, setSupply } from '../westeros/supplyCard';
import { changeAttack } from './underWay';

export type Consequence = (draft: Draft, house: House) => void;

export const nothing: Consequence = () => {};

// Units

export const loseUnits =
  (count: number, about: AboutOf<'units'>): Consequence =>
  (draft, house) =>
    askToLose(draft, { house, about, units: unitsOf(draft, house), count });

/** Both in one area with a castle or stronghold; where no such area has two, any two. */
export const loseTwoInACastle =
  (about: AboutOf<'units'>): Consequence =>
  (draft, house) => {
    const all = unitsOf(draft, house);
    const inCastles = all.filter(({ area }) => AREAS[area].castle > 0 && draft.areas[area].units.length > 1);
    if (inCastles.length === 0) askToLose(draft, { house, about, units: all, count: 2 });
    else
      ask(draft, { kind: 'units', house, about, secret: false, units: inCastles, least: 2, most: 2, together: true });
  };

export function destroyChosen(draft: Draft, asked: AskOf<'units'>, answer: AnswerOf<'units'>): void {
  destroyUnits(draft, asked.house, answer.units, asked.about);
  settleLosses(draft);
}

interface Losses {
  readonly house: House;
  readonly about: AboutOf<'units'>;
  readonly units: readonly UnitAt[];
  readonly count: number;
}

function askToLose(draft: Draft, { house, about, units, count }: Losses): void {
  const least = Math.min(count, units.length);
  if (least > 0) ask(draft, { kind: 'units', house, about, secret: false, units, least, most: least, together: false });
}

// Knights and footmen

const unitsOfKind = (draft: Draft, house: House, kind: UnitKind): UnitAt[] =>
  unitsOf(draft, house).filter((one) => one.kind === kind);

/** Knights become footmen. Those for whom no footman is left are destroyed first. */
export const dismount =
  (count: number): Consequence =>
  (draft, house) => {
    const units = unitsOfKind(draft, house, 'knight');
    const surplus = Math.min(count, units.length) - piecesLeft(draft, house, 'footman');
    if (surplus > 0) askToLose(draft, { house, about: 'crow-killers-destroyed', units, count: surplus });
    else askToLose(draft, { house, about: 'crow-killers-losses', units, count });
  };

/** For every footman that is left a knight dismounts. */
export function destroySurplusKnights(draft: Draft, asked: AskOf<'units'>, answer: AnswerOf<'units'>): void {
  destroyUnits(draft, asked.house, answer.units, asked.about);
  dismount(piecesLeft(draft, asked.house, 'footman'))(draft, asked.house);
  settleLosses(draft);
}

export const makeFootmen = (draft: Draft, asked: AskOf<'units'>, answer: AnswerOf<'units'>): void =>
  exchange(draft, asked, answer, 'footman');

/** The house may turn footmen into knights, as far as there are pieces. */
export const maySaddle =
  (count: number): Consequence =>
  (draft, house) => {
    const units = unitsOfKind(draft, house, 'footman');
    const most = Math.min(count, units.length, piecesLeft(draft, house, 'knight'));
    const about = 'crow-killers-reward';
    if (most > 0) ask(draft, { kind: 'units', house, about, secret: false, units, least: 0, most, together: false });
  };

export const makeKnights = (draft: Draft, asked: AskOf<'units'>, answer: AnswerOf<'units'>): void =>
  exchange(draft, asked, answer, 'knight');

function exchange(
  draft: Draft,
  { house, about }: AskOf<'units'>,
  { units }: AnswerOf<'units'>,
  kind: 'footman' | 'knight'
): void {
  for (const old of units) exchangeUnit(draft, house, old, kind, about);
}

/** The house may muster, by the usual rules, in one of its castles and strongholds. */
export const mayMuster =
  (about: AboutOf<'muster'>): Consequence =>
  (draft, house) => {
    const castles = castlesOf(draft, house);
    if (canMuster(draft, house, castles))
      ask(draft, { kind: 'muster', house, about, secret: false, castles, one: true });
  };

// Supply and power

export const loseSupply =
  (levels: number): Consequence =>
  (draft, house) => {
    setSupply(draft, house, Math.max(sheetOf(draft, house).supply - levels, 0));
    askToReconcile(draft, house);
  };

export const gainSupply =
  (levels: number): Consequence =>
  (draft, house) =>
    setSupply(draft, house, Math.min(sheetOf(draft, house).supply + levels, MAX_SUPPLY));

export const loseSomePower =
  (amount: number, about: string): Consequence =>
  (draft, house) =>
    losePower(draft, house, amount, about);

export const takeBackTheBid =
  (about: string): Consequence =>
  (draft, house) => {
    gainPower(draft, house, bidOf(biddingUnderWay(draft).bids, house), about);
  };

/** The wildlings attack again when this attack is over, and the house has no part in it. */
export const bringThemBack: Consequence = (draft, house) => changeAttack(draft, { againWithout: house });
