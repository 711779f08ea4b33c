// The round as a statechart: it reads like the round summary of the rulebook. The machine is pure: no actors, no delays, no
// effects. Its context is a position; an answer makes a working copy of it, and all that follows until the next ask writes
// into that copy, so no position that was handed out ever changes.

import { assign, setup } from 'xstate';
import { actionsOf, type Event, guardsOf, oneByOne, receiver, step } from '#engine/chart';
import type { House } from '#thrones/box';
import type { Answer, Draft, Position } from '#thrones/rules';
import { carryOut } from '../rules/answering';
import { record, workingCopy } from '../rules/draft';
import { type ActionName, ACTIONS } from './actions';
import { type GuardName, GUARDS } from './guards';
import { cardOfDeckI, cardOfDeckII, cardOfDeckIII, combat, wildlingAttack } from './steps';

/** The states in which a position set up by hand can begin. */
export const BEGINNINGS = {
  westeros: '#round.westeros',
  planning: '#round.planning',
  raven: '#round.planning.usingTheRaven',
  raids: '#round.action.raids',
  marches: '#round.action.marches',
  consolidating: '#round.action.consolidating',
  cleaningUp: '#round.action.cleaningUp'
} as const;
export type Beginning = keyof typeof BEGINNINGS;

export interface RoundContext {
  readonly position: Draft;
}

export type RoundEvent = Event<House, Answer, Beginning>;

export const receive = receiver<Draft, Answer>({ workingCopy, record, carryOut });

const setUpChart = setup({
  types: {} as { context: RoundContext; events: RoundEvent; input: { readonly position: Position } },
  actions: {
    ...actionsOf<Draft, ActionName>(ACTIONS),
    'carry out the answer': assign(({ context, event }) => ({ position: receive(context.position, event) }))
  },
  guards: {
    ...guardsOf<Draft, GuardName>(GUARDS),
    'it begins here': ({ event }, { at }: { at: Beginning }) => event.type === 'begin' && event.at === at
  }
});

export const chart = setUpChart.createMachine({
  id: 'round',
  context: ({ input }) => ({ position: workingCopy(input.position) }),
  initial: 'settingUp',
  on: { answer: { actions: 'carry out the answer' } },
  always: { guard: 'a house has won', target: '.over' },
  states: {
    settingUp: {
      on: {
        begin: (Object.keys(BEGINNINGS) as Beginning[]).map((at) => ({
          guard: { type: 'it begins here' as const, params: { at } },
          target: BEGINNINGS[at]
        }))
      }
    },

    westeros: {
      initial: 'advancingTheRoundMarker',
      states: {
        advancingTheRoundMarker: step('advance the round marker', 'revealingTheCards'),
        revealingTheCards: step('reveal the Westeros cards', 'advancingTheWildlings'),
        advancingTheWildlings: {
          entry: 'advance the wildlings',
          always: [
            { guard: 'the wildlings reach the Wall', target: 'wildlingsAtTheWall' },
            { guard: 'all is settled', target: 'cardI' }
          ]
        },
        wildlingsAtTheWall: wildlingAttack('#round.westeros.cardI'),
        cardI: cardOfDeckI('#round.westeros.cardI', '#round.westeros.cardII'),
        cardII: cardOfDeckII('#round.westeros.cardII', '#round.westeros.cardIII'),
        cardIII: cardOfDeckIII('#round.westeros.cardIII', '#round.planning')
      }
    },

    planning: {
      initial: 'beginning',
      states: {
        beginning: step('begin planning', 'assigningOrders'),
        assigningOrders: oneByOne('assigningOrders', 'assign the next orders', 'revealingOrders'),
        revealingOrders: step('reveal the orders', 'usingTheRaven'),
        usingTheRaven: step('ask the raven', '#round.action')
      }
    },

    action: {
      initial: 'raids',
      entry: 'begin the action phase',
      states: {
        raids: {
          initial: 'resolving',
          entry: 'begin a pass',
          states: { resolving: oneByOne('resolving', 'resolve the next raid', '#round.action.marches') }
        },
        marches: {
          initial: 'resolving',
          entry: 'begin a pass',
          states: {
            resolving: {
              ...oneByOne('resolving', 'resolve the next march', '#round.action.consolidating'),
              always: [
                { guard: 'a combat begins', target: 'combat' },
                { guard: 'all is settled', target: '#round.action.consolidating' }
              ]
            },
            combat: combat('#round.action.marches.resolving')
          }
        },
        consolidating: {
          initial: 'resolving',
          entry: 'begin a pass',
          states: { resolving: oneByOne('resolving', 'resolve the next consolidation', '#round.action.cleaningUp') }
        },
        cleaningUp: {
          entry: 'clean up the round',
          always: [
            { guard: 'the last round is over', target: 'crowningTheWinner' },
            { guard: 'all is settled', target: '#round.westeros' }
          ]
        },
        crowningTheWinner: { entry: 'crown the winner' }
      }
    },

    over: { type: 'final' }
  }
});
