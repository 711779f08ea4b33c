// Deciding the outcome, and the result of it: penalties, rewards, hostages.

import type { House, Person } from '#iron/box';
import { REWARD } from '../box/limits';
import type { AnswerOf, Ask, AskOf } from './asks';
import { draw } from './cards';
import { ask, changeEncounter, type Draft, encounterOf, inOrder, record, stateOf } from './draft';
import { isEarlier } from './earlier';
import { activeOf, hasLost, onSide, outcomeOf, showedTruce, sideOf, totalOf, winningSide } from './encounter';
import { askForAPlace, askForAVictim, placesOf, takeFrom } from './hostages';
import { lookForTheEnd, spread } from './influence';
import type { Participant, Taking } from './position';
import { livingOf, place } from './power';
import { punishUnlessAsked } from './penalty';
import { opposite, type Outcome, type Result } from './terms';

/** A truce is left open: the two active players bargain. */
export function decideTheOutcome(draft: Draft): void {
  const outcome = outcomeOf(draft);
  if (outcome === 'truce') return;
  const side = winningSide(draft);
  conclude(draft, outcome, side === null ? { kind: 'tie' } : { kind: 'won', side });
}

export function conclude(draft: Draft, outcome: Outcome, result: Result): void {
  const totals = { challenger: totalOf(draft, 'challenger'), defender: totalOf(draft, 'defender') };
  changeEncounter(draft, { result });
  record(draft, { what: 'outcome', outcome, totals: outcome === 'hostility' ? totals : null, result });
}

export const isUndecided = ({ encounter }: Pick<Draft, 'encounter'>): boolean => encounter?.result === null;

/** Penalties, influence, draws; then the end is looked for, and what is left is asked for. */
export function rewardAndPunish(draft: Draft): void {
  const { result } = encounterOf(draft);
  if (result === null || result.kind === 'deal') return;
  for (const house of inOrder(draft)) if (hasLost(draft, house)) punishUnlessAsked(draft, house);
  if (result.kind === 'won') {
    const winners = inOrder(draft).filter((house) => sideOf(draft, house) === result.side);
    if (result.side === 'challenger') for (const house of winners) spread(draft, house, defenderOf(draft));
    else {
      for (const house of winners) draw(draft, house, REWARD);
      draft.queue = winners;
    }
  }
  lookForTheEnd(draft);
}

const defenderOf = (draft: Draft): House => activeOf(draft, 'defender').house;

/** Onto any own characters, as much as the reward says or as there is. */
export function askNextToDistribute(draft: Draft): void {
  const [house, ...rest] = draft.queue;
  if (house === undefined) return;
  draft.queue = rest;
  const { sheet } = stateOf(draft, house);
  const most = Math.min(REWARD, sheet);
  if (most === 0) return;
  ask(draft, {
    kind: 'split',
    house,
    about: 'distributing',
    privacy: 'open',
    by: null,
    least: most,
    most,
    characters: livingOf(stateOf(draft, house))
  });
}

export function distribute(draft: Draft, _asked: Ask, house: House, { power }: AnswerOf<'split'>): void {
  for (const [character, wanted] of Object.entries(power)) place(draft, house, character as Person, wanted);
}

/** Kept from the penalty as a whole: no victim either. */
const isSpared = (draft: Draft, house: House): boolean => {
  const mercy = encounterOf(draft).mercy[house];
  return !isEarlier(draft) && mercy?.most === 0 && !mercy.onlyWithoutDeal;
};

/** Hostility: one from one of the losers. Betrayal: the betrayed takes one from each of the other side. */
export function callForHostages(draft: Draft): void {
  const { result } = encounterOf(draft);
  if (result?.kind !== 'won') return;
  const housesOn = (side: Participant['side']): House[] => {
    const houses = onSide(draft, side).map(({ house }) => house);
    return inOrder(draft).filter((house) => houses.includes(house) && !isSpared(draft, house));
  };
  const loser = opposite(result.side);
  const betrayed = outcomeOf(draft) === 'betrayal' && showedTruce(draft, loser);
  draft.takings = betrayed
    ? housesOn(result.side).map((victim): Taking => ({ taker: activeOf(draft, loser).house, from: [victim] }))
    : [{ taker: activeOf(draft, result.side).house, from: housesOn(loser) }];
}

export function askNextToTake(draft: Draft): void {
  const [taking, ...rest] = draft.takings;
  if (taking === undefined) return;
  draft.takings = rest;
  const { taker, from, place } = taking;
  if (place !== undefined && placesOf(draft, from[0]!).includes(place)) return takeFrom(draft, taker, from[0]!, place);
  const mayDecline = !isEarlier(draft) && encounterOf(draft).result?.kind !== 'deal';
  if (from.length === 1) askForAPlace(draft, taker, from[0]!, mayDecline);
  else askForAVictim(draft, taker, from, null, mayDecline);
}

export function chooseVictim(draft: Draft, asked: AskOf<'player'>, house: House, { player }: AnswerOf<'player'>): void {
  if (player === null) record(draft, { what: 'took-none', taker: house, from: asked.players });
  else askForAPlace(draft, house, player);
}

export function takeHostage(draft: Draft, asked: AskOf<'place'>, house: House, { place }: AnswerOf<'place'>): void {
  if (place === null) return record(draft, { what: 'took-none', taker: house, from: [asked.victim] });
  takeFrom(draft, house, asked.victim, place);
}
