// Power, and the death of a character.

import type { Chapter } from '../../../../../engine/rulebook';
import { POWER_OF_A_HOUSE } from '../../../box/limits';

const power: Chapter = {
  title: 'Power and death',
  leaves: [
    {
      id: 'power',
      asks: ['placing-power', 'distributing'],
      title: 'Power',
      pages: [4, 11],
      lead: `Your House has ${POWER_OF_A_HOUSE} power. It is on living characters or on your leader sheet.`,
      blocks: [
        {
          steps: [
            'On a character it counts in encounters. There is no limit.',
            'On the leader sheet it waits until it is moved to a character.',
            'Taken from a character, it goes to your own leader sheet.',
            'Taken from the sheet, it goes back in the box for good.'
          ]
        },
        {
          heading: 'Distributing',
          text: 'From your sheet to your living characters, split as you like. They need not be in the encounter.'
        },
        { heading: 'Not enough', text: 'Whatever takes power takes no more than is there.' }
      ]
    },
    {
      id: 'death',
      title: 'Death',
      pages: [4, 9, 10],
      lead: 'A character without power dies at once.',
      blocks: [
        {
          text: 'It never takes part again and gets no more power. Its cards lose their text, but you can still put them down as a hostility of 0.'
        },
        {
          heading: 'In the middle of an encounter',
          text: 'You stay in it, and so do the other characters of your side. Only the dead one counts no more.'
        },
        { heading: 'Leaders', text: 'Cannot die. They never go into an encounter either.' }
      ]
    }
  ]
};

export default power;
