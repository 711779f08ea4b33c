// The three ways an encounter can end, what it brings, and the bargain.

import type { Chapter } from '../../../../../engine/rulebook';
import { MOST_IN_A_DEAL, REWARD } from '../../../box/limits';

const outcomes: Chapter = {
  title: 'How it ends',
  leaves: [
    {
      id: 'hostility',
      title: 'Hostility',
      pages: [6, 7],
      lead: 'Both showed a hostility: the higher total wins.',
      blocks: [
        {
          heading: 'A side’s total',
          steps: [
            'The value of its House card.',
            'The power of all its living characters in the encounter, supporters too.',
            'What leaders and cards add or take away. A total may fall below 0.'
          ]
        },
        {
          text: 'Power on a leader sheet never counts. Equal totals: both sides lose, and nobody takes a hostage.'
        },
        {
          heading: 'Hostage',
          text: 'The challenger or defender who won takes 1 hostage, from any one player of the losing side.'
        }
      ]
    },
    {
      id: 'betrayal',
      title: 'Betrayal',
      pages: [6, 7],
      lead: 'One truce, one hostility: the side with the hostility wins, whatever the totals.',
      blocks: [
        {
          heading: 'Hostages',
          text: 'The betrayed one, who showed the truce, takes 1 hostage from each player of the winning side, clockwise from the challenger. The winner takes none.'
        }
      ]
    },
    {
      id: 'bargain',
      asks: ['deal-terms', 'deal-signing', 'deal-counter', 'deal-answer'],
      title: 'Truce: the bargain',
      pages: [6, 10, 11],
      lead: 'Both showed a truce: challenger and defender bargain in the open. There is no clock.',
      blocks: [
        {
          heading: 'What each may get from the other',
          may: [
            `Influence: spread ${MOST_IN_A_DEAL.influence} to the other’s board.`,
            `Hostages: take up to ${MOST_IN_A_DEAL.hostages}. The deal may say which: from the deck, the hand, or one of those held.`,
            `Power: up to ${MOST_IN_A_DEAL.power}, from the other’s leader sheet to your own.`
          ],
          never: ['More than the other side has.', 'Anything for supporters: they may talk, but get nothing.']
        },
        {
          text: 'Mix it as you like, one way or both. A deal that both have signed is resolved as it stands: power first, then hostages, then influence.'
        },
        {
          heading: 'Other terms',
          text: 'The defender may change the terms once and hand the form back. Then the challenger signs, or there is no deal.'
        },
        {
          heading: 'With a deal',
          text: 'Nobody wins and nobody loses: no rewards, no penalties. A deal may win the game, and the form says so before you sign.'
        },
        {
          heading: 'Without one',
          text: 'If nothing changes hands, everybody on both sides loses, supporters too, and pays the penalty. Nobody takes a hostage.'
        }
      ]
    },
    {
      id: 'rewards',
      title: 'Rewards and penalties',
      pages: [7, 10],
      lead: 'They go to everybody on a side, supporters too, and nobody may refuse them.',
      blocks: [
        {
          heading: 'The challenger’s side wins',
          text: 'Everybody on it spreads 1 influence to the defender’s board.'
        },
        {
          heading: 'The defender’s side wins',
          text: `Everybody on it draws ${REWARD} cards and moves ${REWARD} power from the leader sheet to living characters, as far as there is any.`
        },
        {
          heading: 'Losing',
          text: 'Half the power of the character you sent, rounded up, goes back to your leader sheet. Of 5 it loses 3. A character with 1 dies.'
        },
        {
          heading: 'Died on the way',
          text: 'If your character died during the encounter you still get your reward. There is just nothing left to lose.'
        },
        {
          heading: 'In this order',
          steps: [
            'Penalties.',
            'Influence.',
            'Cards.',
            'Has anybody won?',
            'Distributing power, clockwise from the challenger.',
            'Hostages.'
          ]
        }
      ]
    }
  ]
};

export default outcomes;
