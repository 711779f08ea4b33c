// The actions of the chart's states on being entered: one line each, one rule behind each.

import { asking } from '#engine/chart';
import { askToBargain, spreadAsAgreed } from '../rules/bargain';
import type { Draft } from '#iron/rules';
import { isSettled } from '../rules/draft';
import { areCardsMissing, askForHouseCards, revealHouseCards } from '../rules/revealingCards';
import * as preparation from '../rules/preparation';
import * as resolution from '../rules/resolution';
import { askForLeaders, dealHands, revealLeaders } from '../rules/setUp';
import { askNextForSupport, callForSupport } from '../rules/support';
import * as turn from '../rules/turn';
import { goOnInTheWindow, goOnWithTheUse, openWindow } from '../rules/uses';

type Rule = (draft: Draft) => void;

const { untilAsked, whenSettled } = asking<Draft>(isSettled);

const whileQueued = (next: Rule): Rule => untilAsked(next, ({ queue }) => queue.length > 0);

export const ACTIONS = {
  'ask for leaders': askForLeaders,
  'reveal the leaders': revealLeaders,
  'deal the hands': dealHands,

  'begin the turn': turn.beginTheTurn,
  'go on in the window': goOnInTheWindow,
  'call the holders': turn.callTheHolders,
  'tend the next hostages': whileQueued(turn.askNextHolder),

  'turn the event': preparation.turnTheEvent,
  'name the defender': preparation.nameTheDefender,
  'draw for both': preparation.drawForBoth,
  'place the next power': whileQueued(preparation.askNextToPlacePower),
  'call both': preparation.callBoth,
  'send the next character': whileQueued(preparation.askNextForACharacter),

  'call for support': callForSupport,
  'ask the next for support': untilAsked(
    (draft) => (draft.use === null ? askNextForSupport(draft) : goOnWithTheUse(draft)),
    ({ queue, use, encounter }) => queue.length > 0 || use !== null || encounter?.offer != null
  ),

  'open the moment before the cards': (draft) => openWindow(draft, 'before-cards'),
  'ask for House cards': untilAsked(askForHouseCards, areCardsMissing),
  'reveal the House cards': revealHouseCards,

  'decide the outcome': resolution.decideTheOutcome,
  bargain: whenSettled(askToBargain),
  'take the next hostage': untilAsked(resolution.askNextToTake, ({ takings }) => takings.length > 0),
  'spread as agreed': spreadAsAgreed,
  'reward and punish': resolution.rewardAndPunish,
  'distribute the next power': whileQueued(resolution.askNextToDistribute),
  'call for hostages': resolution.callForHostages,
  'open the moment after the resolution': (draft) => openWindow(draft, 'resolution'),

  'end the turn': turn.endTheTurn,
  'refill the next hand': whileQueued(turn.refillNext),
  'close the turn': turn.closeTheTurn
} satisfies Readonly<Record<string, Rule>>;

export type ActionName = keyof typeof ACTIONS;
