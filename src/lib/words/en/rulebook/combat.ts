// Combat, from support to retreat.

import type { Chapter } from '../../../../engine/rulebook';

const combat: Chapter = {
  title: 'Combat',
  leaves: [
    {
      id: 'combat',
      title: 'A fight in brief',
      pages: [17, 20],
      lead: 'Units march into an area with enemy units, or with a garrison: there is a fight, and somebody has to leave.',
      blocks: [
        {
          steps: [
            'Support: area by area, whoever may help says for whom, if for anybody.',
            'House cards: both sides choose one in secret and turn them up together.',
            'What the cards say is carried out.',
            'The blade may add 1.',
            'The greater strength wins. A tie goes to whoever stands higher on the Fiefdoms track.',
            'Casualties of the loser: the winner’s swords less the loser’s towers.',
            'The loser retreats and is routed. The winner moves in.'
          ]
        },
        {
          text: 'The winner loses nothing, unless a card or a skull says so. The March order that began it is discarded in any case.'
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
            'A siege engine 4 when an area with a castle or stronghold is attacked, else 0.',
            'The number on the attacker’s March or the defender’s Defense order.',
            'The defender’s garrison.',
            'Granted support.',
            'The house card, and what it says.',
            'The blade.'
          ]
        },
        {
          heading: 'Routed units',
          text: 'Count 0 and get no bonus. They still hold the area and count for supply.'
        }
      ]
    },
    {
      id: 'house-cards',
      title: 'House cards',
      pages: [19, 20],
      lead: 'Each house has seven. Both sides have to play one.',
      blocks: [
        {
          text: 'The number adds to strength. If both cards say something for the same moment, the house earlier in turn order goes first. Played cards are discarded; when the last one has been played, the other six come back to the hand.'
        },
        {
          heading: 'Open hands',
          text: 'Which cards a house has left, everybody may know at any time.'
        }
      ]
    },
    {
      id: 'casualties',
      title: 'Casualties',
      pages: [20, 21],
      lead: 'Only the loser of a fight has them: one unit for each sword of the winner that no tower of the loser stops.',
      blocks: [
        {
          text: 'The loser chooses which units; each counts one, whatever its strength. Supporting units are never touched.'
        },
        {
          heading: 'Besides',
          text: 'The loser’s siege engines and units that were routed already are lost in any case. They cannot be given as casualties.'
        }
      ]
    },
    {
      id: 'retreat',
      title: 'Retreat and rout',
      pages: [21],
      lead: 'Whoever loses a fight has to leave. What survives goes together to one area.',
      blocks: [
        {
          heading: 'Where to',
          may: [
            'A defender goes to an area that is empty or their own, next door or across their own ships.',
            'An attacker goes back where the march began.'
          ],
          never: [
            'To the area the attacker came from, even when nobody is left there.',
            'To an area with another house’s units, power token or shield.',
            'To a neutral force.',
            'Land units to a sea or a port.'
          ]
        },
        {
          heading: 'What it costs',
          text: 'An area the army fits into under its supply comes first. Only when there is none are retreating units destroyed, as few as will do; with nowhere to go, all of them.'
        },
        {
          heading: 'Routed',
          text: 'Units that retreated lie down until the end of the round. They add no strength and cannot march, and a second retreat destroys them.'
        }
      ]
    },
    {
      id: 'tides',
      title: 'Tides of Battle',
      pages: [29],
      lead: 'An option: in every fight each side draws one card of chance after the house cards.',
      blocks: [
        {
          text: 'Its strength, swords and towers count. Each skull costs the other side one unit, won or lost. The holder of the blade may use it to draw anew instead of for its strength. The deck is shuffled for every fight, and no card is drawn against neutral forces.'
        }
      ]
    }
  ]
};

export default combat;
