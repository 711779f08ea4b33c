// An attack of the wildlings, from the bids to the last consequence. What the cards do is in cards.ts.

import type { House } from '#thrones/box';
import { PREEMPTIVE_RAID_STRENGTH, WILDLING_RETREAT } from '#thrones/box/limits';
import type { AnswerOf, AskOf } from '../asks';
import { biddingUnderWay, bidOf, callForBids, tiedWith } from '../bidding';
import { ask, type Draft, isSettled, record } from '../draft';
import { holder, turnOrder } from '../influence';
import type { Bidding, Table } from '../position';
import { type Role, WILDLING_TEXTS } from './wildlingTexts';
import { fallBack, fallenBack } from './threat';
import { attackUnderWay, changeAttack, singledOut } from './underWay';

export const beginTheAttack = (draft: Draft): void => beginWith(draft, draft.wildlings, turnOrder(draft));

function beginWith(draft: Draft, strength: number, bidders: readonly House[]): void {
  // While the card that sends them again is still known: it is the cause.
  record(draft, { what: 'wildlings-attack', strength });
  draft.attack = { strength, bidders, beaten: null, singled: null, card: null, toSuffer: [], againWithout: null };
  callForBids(draft, 'wildlings', bidders);
}

/** Is the attack beaten, and whose bid makes the difference? The card is turned up only when that is settled. */
export function compareStrength(draft: Draft): void {
  const { strength } = attackUnderWay(draft);
  const bidding = biddingUnderWay(draft);
  const { beaten, concerned: options } = weigh(bidding, strength);
  changeAttack(draft, { beaten, singled: options.length > 1 ? null : options[0]! });
  if (options.length === 1) return;
  const house = holder(draft, 'throne');
  ask(draft, { kind: 'option', house, about: 'wildling-tie', secret: false, options, area: null });
}

export interface Weighed {
  readonly total: number;
  readonly beaten: boolean;
  /** The highest bidders where the wildlings are beaten, otherwise the lowest; more than one tie. */
  readonly concerned: readonly House[];
}

export function weigh(bidding: Pick<Bidding, 'bids' | 'ranking'>, strength: number): Weighed {
  const { bids, ranking } = bidding;
  const total = ranking.reduce((sum, house) => sum + bidOf(bids, house), 0);
  const beaten = total >= strength;
  return { total, beaten, concerned: tiedWith(bidding, (beaten ? ranking[0] : ranking.at(-1))!) };
}

export function singleOut(draft: Draft, asked: AskOf<'option'>, answer: AnswerOf<'option'>): void {
  const singled = attackUnderWay(draft).bidders.find((house) => house === answer.option) ?? null;
  changeAttack(draft, { singled });
  record(draft, { what: 'chose', house: asked.house, about: asked.about, option: answer.option });
}

/** The card goes under its deck at once; the attack shows it until it is over. */
export function turnTheWildlingCard(draft: Draft): void {
  const { beaten, bidders, strength } = attackUnderWay(draft);
  const singled = singledOut(draft);
  const [card, ...others] = draft.decks.wildlings;
  if (card === undefined || beaten === null) throw new Error('No wildling card can be turned up');
  draft.decks = { ...draft.decks, wildlings: [...others, card] };
  const by = beaten ? draft.wildlings : WILDLING_RETREAT;
  const threat = { from: draft.wildlings, to: fallenBack(draft, by) };
  record(draft, { what: 'wildling-card', card, beaten, singled, strength, threat });
  changeAttack(draft, {
    card,
    toSuffer: beaten ? [singled] : [singled, ...bidders.filter((house) => house !== singled)]
  });
  fallBack(draft, by);
}

/** Carries the card out for one house after the other, until one of them has something to decide. */
export function askNextToSuffer(draft: Draft): void {
  while (isSettled(draft)) {
    const { card, beaten, singled } = attackUnderWay(draft);
    const [house, ...later] = inOrder(draft);
    if (house === undefined || card === null) return;
    changeAttack(draft, { toSuffer: later });
    WILDLING_TEXTS[card][roleOf(house, { beaten: beaten === true, singled })](draft, house);
  }
}

export function roleOf(
  house: House,
  { beaten, singled }: { readonly beaten: boolean; readonly singled: House | null }
): Role {
  if (house !== singled) return 'others';
  return beaten ? 'highest' : 'lowest';
}

/** First the house singled out, then the others in turn order, as it is by then. */
function inOrder(table: Pick<Table, 'attack' | 'tracks'>): readonly House[] {
  const { singled, toSuffer } = attackUnderWay(table);
  if (singled !== null && toSuffer.includes(singled)) return toSuffer;
  return turnOrder(table).filter((house) => toSuffer.includes(house));
}

/** A Preemptive Raid has been beaten off. */
export const theyComeAgain = (table: Pick<Table, 'attack'>): boolean => attackUnderWay(table).againWithout !== null;

export function beginTheSecondAttack(draft: Draft): void {
  const { bidders, againWithout } = attackUnderWay(draft);
  const others = turnOrder(draft).filter((house) => bidders.includes(house) && house !== againWithout);
  beginWith(draft, PREEMPTIVE_RAID_STRENGTH, others);
}

export function endTheAttack(draft: Draft): void {
  draft.attack = null;
  draft.bidding = null;
}
