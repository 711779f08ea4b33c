// The turn as a statechart: it reads like the turn of the rulebook. The machine is pure; its context is a position. An answer makes a
// working copy, and all that follows until the next ask writes into that copy.

import { assign, setup } from 'xstate';
import { actionsOf, type Event, guardsOf, oneByOne, receiver, step } from '#engine/chart';
import type { House } from '#iron/box';
import { carryOut } from '../rules/answering';
import type { Answer, Draft, Position } from '#iron/rules';
import { record, workingCopy } from '../rules/draft';
import { type ActionName, ACTIONS } from './actions';
import { type GuardName, GUARDS } from './guards';

/** The states in which a position set up by hand can begin. */
export const BEGINNINGS = {
  choosingLeaders: '#turn.settingUp.choosingLeaders',
  beforeTheTurn: '#turn.playing.beginning',
  preparation: '#turn.playing.turningTheEvent',
  support: '#turn.playing.callingForSupport',
  cards: '#turn.playing.comingToTheCards',
  reveal: '#turn.playing.revealing',
  endOfTurn: '#turn.playing.endingTheTurn'
} as const;
export type Beginning = keyof typeof BEGINNINGS;

export interface TurnContext {
  readonly position: Draft;
}

export type TurnEvent = Event<House, Answer, Beginning>;

export const receive = receiver<Draft, Answer>({ workingCopy, record, carryOut });

export const chart = setup({
  types: {} as { context: TurnContext; events: TurnEvent; input: { readonly position: Position } },
  actions: {
    ...actionsOf<Draft, ActionName>(ACTIONS),
    'carry out the answer': assign(({ context, event }) => ({ position: receive(context.position, event) }))
  },
  guards: {
    ...guardsOf<Draft, GuardName>(GUARDS),
    'it begins here': ({ event }, { at }: { at: Beginning }) => event.type === 'begin' && event.at === at
  }
}).createMachine({
  id: 'turn',
  context: ({ input }) => ({ position: workingCopy(input.position) }),
  initial: 'ready',
  on: { answer: { actions: 'carry out the answer' } },
  always: { guard: 'somebody has won', target: '.over' },
  states: {
    ready: {
      on: {
        begin: (Object.keys(BEGINNINGS) as Beginning[]).map((at) => ({
          guard: { type: 'it begins here' as const, params: { at } },
          target: BEGINNINGS[at]
        }))
      }
    },

    settingUp: {
      initial: 'choosingLeaders',
      states: {
        choosingLeaders: step('ask for leaders', 'revealingLeaders'),
        revealingLeaders: step('reveal the leaders', 'dealingHands'),
        dealingHands: step('deal the hands', '#turn.playing')
      }
    },

    playing: {
      initial: 'beginning',
      states: {
        beginning: step('begin the turn', 'beforeTheTurn'),
        beforeTheTurn: oneByOne('beforeTheTurn', 'go on in the window', 'callingTheHolders'),
        callingTheHolders: step('call the holders', 'tendingHostages'),
        tendingHostages: oneByOne('tendingHostages', 'tend the next hostages', 'turningTheEvent'),

        turningTheEvent: step('turn the event', 'namingTheDefender'),
        namingTheDefender: step('name the defender', 'drawingForBoth'),
        drawingForBoth: step('draw for both', 'placingPower'),
        placingPower: oneByOne('placingPower', 'place the next power', 'callingBoth'),
        callingBoth: step('call both', 'choosingCharacters'),
        choosingCharacters: oneByOne('choosingCharacters', 'send the next character', 'callingForSupport'),

        callingForSupport: step('call for support', 'offeringSupport'),
        offeringSupport: oneByOne('offeringSupport', 'ask the next for support', 'comingToTheCards'),

        comingToTheCards: step('open the moment before the cards', 'beforeTheCards'),
        beforeTheCards: oneByOne('beforeTheCards', 'go on in the window', 'choosingHouseCards'),
        choosingHouseCards: oneByOne('choosingHouseCards', 'ask for House cards', 'revealing'),
        revealing: step('reveal the House cards', 'reacting'),
        reacting: oneByOne('reacting', 'go on in the window', 'decidingTheOutcome'),
        decidingTheOutcome: {
          entry: 'decide the outcome',
          always: [
            { guard: 'they bargain', target: 'bargaining' },
            { guard: 'all is settled', target: 'rewardsAndPenalties' }
          ]
        },

        bargaining: {
          ...oneByOne('bargaining', 'bargain', 'rewardsAndPenalties'),
          always: [
            { guard: 'a deal was made', target: 'takingAsAgreed' },
            { guard: 'all is settled', target: 'rewardsAndPenalties' }
          ]
        },
        takingAsAgreed: oneByOne('takingAsAgreed', 'take the next hostage', 'spreadingAsAgreed'),
        spreadingAsAgreed: step('spread as agreed', 'resolved'),

        rewardsAndPenalties: step('reward and punish', 'distributing'),
        distributing: oneByOne('distributing', 'distribute the next power', 'callingForHostages'),
        callingForHostages: step('call for hostages', 'takingHostages'),
        takingHostages: oneByOne('takingHostages', 'take the next hostage', 'resolved'),

        resolved: step('open the moment after the resolution', 'reactingAfterwards'),
        reactingAfterwards: oneByOne('reactingAfterwards', 'go on in the window', 'endingTheTurn'),
        endingTheTurn: step('end the turn', 'refilling'),
        refilling: oneByOne('refilling', 'refill the next hand', 'closingTheTurn'),
        closingTheTurn: step('close the turn', 'beginning')
      }
    },

    over: { type: 'final' }
  }
});
