// How a battle ended.

import type { House } from '../../../box/houses';
import { house } from '../say';
import NAMES from '../names';

export const endings = {
  /** `player` is empty where the name would only repeat the house. */
  wins: (victor: House, player = ''): string => `${house(victor)}${player === '' ? '' : ` (${player})`} wins`,
  by: (winner: number, loser: number): string => `${winner} to ${loser}.`,
  tie: (winner: House, loser: House, strength: number): string =>
    `${strength} to ${strength}: the tie goes to ${NAMES.houses[winner]}, higher than ${NAMES.houses[loser]} on the Fiefdoms track.`,
  strength: 'Combat strength',
  counting: 'Adding up combat strength',
  revealed: 'The cards are revealed',
  story: 'What happened',
  losses: 'Result',
  won: 'won',
  lost: 'lost',
  on: {
    casualties: 'Continue to casualties',
    skulls: 'Continue to the skulls',
    retreat: 'Continue to the retreat',
    battle: 'Continue the battle',
    march: 'Continue'
  },
  /** In one line below the board. */
  strip: {
    label: 'The current battle',
    won: (victor: House): string => `${house(victor)} has won`,
    open: 'not decided yet'
  }
};
