// The actions of the chart's states on being entered: one line each, one rule behind each.

import { asking } from '#engine/chart';
import * as aftermath from '../rules/combat/cleanUp';
import { takeCasualties, takeSkulls } from '../rules/combat/casualties';
import { askForHouseCards, revealHouseCards } from '../rules/combat/combatCards';
import { askForTheBladeAgainstNeutral, settleWithTheNeutralForce } from '../rules/combat/neutral';
import { askForARefuge, askForRetreatLosses, loseWhatCannotRetreat, retreat } from '../rules/combat/retreat';
import { askNextForSupport } from '../rules/combat/support';
import { resolveNextText } from '../rules/combat/texts';
import { drawTides, revealTides } from '../rules/combat/tides';
import { askForTheBlade, determineTheVictor } from '../rules/combat/victory';
import type { Window } from '../rules/cards/vocabulary';
import { askNextToConsolidate } from '../rules/consolidating';
import type { Draft } from '#thrones/rules';
import { isSettled } from '../rules/draft';
import { cleanUpTheRound, crownTheWinner } from '../rules/endOfRound';
import { askNextMarch } from '../rules/marches';
import { askNextToAssign, beginPlanning, revealOrders } from '../rules/planning';
import { askNextRaider } from '../rules/raids';
import { areLeft, beginThePass } from '../rules/passes';
import { beginTheActionPhase } from '../rules/phases';
import { askTheRaven } from '../rules/raven';
import * as bidding from '../rules/bidding';
import * as westeros from '../rules/westeros/westerosTexts';
import { beginMustering, askNextToMuster } from '../rules/westeros/musteringCard';
import { gainPowerFromTheBoard } from '../rules/westeros/powerCard';
import { adjustSupply, askNextToReconcile } from '../rules/westeros/supplyCard';
import * as wildlings from '../rules/wildlings/attack';

type Rule = (draft: Draft) => void;

const { untilAsked, whenSettled } = asking<Draft>(isSettled);

const whileQueued = (next: Rule): Rule => untilAsked(next, (draft) => draft.queue.length > 0);

const texts =
  (...windows: readonly Window[]): Rule =>
  (draft) => {
    while (isSettled(draft) && resolveNextText(draft, ...windows));
  };

export const ACTIONS = {
  'advance the round marker': westeros.advanceTheRoundMarker,
  'reveal the Westeros cards': westeros.revealTheCards,
  'advance the wildlings': westeros.advanceTheWildlings,
  'turn to card I': (draft) => westeros.turnToCard(draft, 1),
  'turn to card II': (draft) => westeros.turnToCard(draft, 2),
  'turn to card III': (draft) => westeros.turnToCard(draft, 3),
  'decide the card': westeros.decideTheCard,
  'finish the card': westeros.finishTheCard,
  'adjust the supply': adjustSupply,
  'reconcile the next armies': whileQueued(askNextToReconcile),
  'begin mustering': beginMustering,
  'muster the next house': whileQueued(askNextToMuster),
  'gain power from the board': gainPowerFromTheBoard,

  'bid for the Iron Throne': (draft) => bidding.callForBids(draft, 'throne'),
  'bid for the Fiefdoms': (draft) => bidding.callForBids(draft, 'fiefdoms'),
  "bid for the King's Court": (draft) => bidding.callForBids(draft, 'court'),
  'reveal the bids': bidding.revealBids,
  'break the next tie': whenSettled(bidding.askToBreakTies),
  'settle the track': bidding.settleTheTrack,

  'bid against the wildlings': wildlings.beginTheAttack,
  'compare the strength': wildlings.compareStrength,
  'turn the wildling card': wildlings.turnTheWildlingCard,
  'make the next house suffer': untilAsked(wildlings.askNextToSuffer, (draft) => draft.attack!.toSuffer.length > 0),
  'bid against the second attack': wildlings.beginTheSecondAttack,
  'end the attack': wildlings.endTheAttack,

  'begin planning': beginPlanning,
  'assign the next orders': whileQueued(askNextToAssign),
  'reveal the orders': revealOrders,
  'ask the raven': askTheRaven,

  'begin the action phase': beginTheActionPhase,
  'begin a pass': beginThePass,
  'resolve the next raid': untilAsked(askNextRaider, (draft) => areLeft(draft, 'raid')),
  'resolve the next march': untilAsked(askNextMarch, (draft) => draft.combat === null && areLeft(draft, 'march')),
  'resolve the next consolidation': untilAsked(askNextToConsolidate, (draft) => areLeft(draft, 'consolidate-power')),

  'call for support': whenSettled(askNextForSupport),
  'use the blade on the neutral force': askForTheBladeAgainstNeutral,
  'settle with the neutral force': settleWithTheNeutralForce,
  'choose house cards': askForHouseCards,
  'reveal house cards': revealHouseCards,
  'resolve cancelling texts': texts('cancelling'),
  'resolve immediate texts': texts('immediately'),
  'draw tides': drawTides,
  'reveal tides': revealTides,
  'use the blade': askForTheBlade,
  'determine the victor': determineTheVictor,
  'resolve texts of victory and defeat': texts('won', 'lost'),
  'take casualties': takeCasualties,
  'take skulls': takeSkulls,
  'lose what cannot retreat': loseWhatCannotRetreat,
  'let Robb Stark name the refuge': texts('retreating'),
  'choose a refuge': askForARefuge,
  'lose what the refuge cannot feed': askForRetreatLosses,
  retreat,
  'move in': aftermath.moveIn,
  'clean up the combat': aftermath.cleanUpTheCombat,
  'resolve texts after combat': texts('afterCombat'),
  'end the combat': aftermath.endTheCombat,

  'clean up the round': cleanUpTheRound,
  'crown the winner': crownTheWinner
} satisfies Readonly<Record<string, Rule>>;

export type ActionName = keyof typeof ACTIONS;
