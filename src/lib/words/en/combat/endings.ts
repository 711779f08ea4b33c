// How a battle ended.

import type { House } from '../../../box/houses';
import { HOUSE_NAMES } from '../../../box/houses';
import { house } from '../say';

export const endings = {
  /** `player` is empty where the name would only repeat the house. */
  wins: (victor: House, player = ''): string => `${house(victor)}${player === '' ? '' : ` (${player})`} wins`,
  by: (winner: number, loser: number): string => `${winner} to ${loser}.`,
  tie: (winner: House, loser: House, strength: number): string =>
    `${strength} to ${strength}: the tie goes to ${HOUSE_NAMES[winner]}, higher than ${HOUSE_NAMES[loser]} on the Fiefdoms track.`,
  strength: 'Strength in the battle',
  counting: 'The strengths are counted up',
  story: 'In the course of it',
  losses: 'What comes of it',
  showAll: 'Show all',
  won: 'won',
  lost: 'lost',
  on: {
    casualties: 'On to the casualties',
    skulls: 'On to the skulls',
    retreat: 'On to the retreat',
    battle: 'On with the battle',
    march: 'On with the game'
  },
  /** In one line below the board. */
  strip: {
    label: 'The battle that is being fought',
    won: (victor: House): string => `${house(victor)} has won`,
    open: 'not decided yet'
  }
};
