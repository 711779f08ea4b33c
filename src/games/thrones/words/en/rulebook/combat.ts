// Combat, from support to retreat.

import type { Chapter } from '../../../../../engine/rulebook';
import { asksOn } from '../../../rules/decisions';

const combat: Chapter = {
  title: 'Combat',
  leaves: [
    {
      id: 'combat',
      title: 'A battle in brief',
      pages: [17, 20],
      lead: 'Units march into an area with enemy units or a garrison: there is a battle, and someone has to leave.',
      blocks: [
        {
          steps: [
            'Support: area by area, whoever can support says which side, if any.',
            'House cards: both sides choose one in secret and reveal them together.',
            'Text abilities are resolved.',
            'The blade may add 1.',
            'The greater strength wins. A tie goes to whoever stands higher on the Fiefdoms track.',
            'The loser’s casualties: the winner’s swords minus the loser’s fortifications.',
            'The loser retreats and is routed. The winner moves in.'
          ]
        },
        {
          text: 'The winner loses nothing, unless a card or a skull says so. The March order is discarded either way.'
        }
      ]
    },
    {
      id: 'strength',
      title: 'Strength',
      pages: [17, 18],
      lead: 'Both sides add up everything that counts.',
      blocks: [
        {
          steps: [
            'Footman and ship 1 each, knight 2.',
            'Siege engine 4 when attacking an area with a castle or stronghold, otherwise 0.',
            'The number on the attacker’s March or the defender’s Defense order.',
            'The defender’s garrison.',
            'Granted support.',
            'The house card and its text ability.',
            'The blade.'
          ]
        },
        {
          heading: 'Routed units',
          text: 'They count as 0 and get no bonus. They still hold the area and count for supply.'
        }
      ]
    },
    {
      id: 'house-cards',
      asks: asksOn('house-cards'),
      title: 'House cards',
      pages: [19, 20],
      lead: 'Each house has seven. Both sides must play one.',
      blocks: [
        {
          text: 'The number adds to strength. If both text abilities happen at the same time, the house earlier in turn order goes first. Played cards are discarded; when you have played the last one, the other six return to your hand.'
        },
        {
          heading: 'Open hands',
          text: 'Everyone may know at any time which cards a house has left.'
        }
      ]
    },
    {
      id: 'casualties',
      asks: asksOn('casualties'),
      title: 'Casualties',
      pages: [20, 21],
      lead: 'Only the loser takes them: one unit for each of the winner’s swords that the loser’s fortifications do not cancel.',
      blocks: [
        {
          text: 'The loser chooses which units; each counts as one, whatever its strength. Supporting units are never casualties.'
        },
        {
          heading: 'As well',
          text: 'The loser’s siege engines and units that were already routed are destroyed anyway. They cannot be chosen as casualties.'
        }
      ]
    },
    {
      id: 'retreat',
      asks: asksOn('retreat'),
      title: 'Retreat and rout',
      pages: [21],
      lead: 'The loser has to leave. All surviving units retreat to the same area.',
      blocks: [
        {
          heading: 'Where to',
          may: [
            'A defender retreats to an empty or friendly area, adjacent or by ship transport.',
            'An attacker returns to where the march started.'
          ],
          never: [
            'To the area the attacker came from, even if nobody is left there.',
            'To an area with another house’s units, power token or shield.',
            'To a neutral force.',
            'Land units to a sea or a port.'
          ]
        },
        {
          heading: 'What it costs',
          text: 'You must choose an area where the army fits your supply limit, if there is one. If not, destroy as few retreating units as necessary; with nowhere to go, all of them.'
        },
        {
          heading: 'Routed',
          text: 'Units that retreated are on their side until the end of the round. They add no strength and cannot march, and a second retreat destroys them.'
        }
      ]
    },
    {
      id: 'tides',
      asks: asksOn('tides'),
      title: 'Tides of Battle',
      pages: [29],
      lead: 'An option: in every battle, each side draws one random card after the house cards.',
      blocks: [
        {
          text: 'Its strength, swords and fortifications count. Each skull destroys one enemy unit, win or lose. The holder of the blade may use it to draw again instead of for +1 strength. The deck is shuffled for every battle, and no card is drawn against neutral forces.'
        }
      ]
    }
  ]
};

export default combat;
