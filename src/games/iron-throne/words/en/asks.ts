// Every ask, said to the player: a short question and what it means. It tells nothing that not everybody knows.

import type { About, Ask, AskKind, AskOf } from '../../rules/asks';
import type { Source } from '../../rules/terms';
import type { Table } from '../../rules/position';
import { CARDS } from './cards';
import { event, isHouse } from './events';
import { LEADERS } from './leaders';
import { cards, house, person, power } from './say';

export interface AskWords {
  readonly title: string;
  readonly what: string;
}

/** What the words look at. */
export type Seen = Pick<Table, 'encounter' | 'houses' | 'challenger' | 'window' | 'owned' | 'due'>;

type Says = (ask: Ask, table: Seen) => AskWords;

/** An ask and its kind belong together, which the compiler cannot see of a union. */
const of = <K extends AskKind>(says: (ask: AskOf<K>, table: Seen) => AskWords): Says => says as unknown as Says;

const lettered = ({ of, person }: Source, { owned }: Seen): { readonly text: string } =>
  of === 'leader' ? (owned?.leaders?.[person] ?? LEADERS[person]) : (owned?.cards?.[person] ?? CARDS[person]);

const effect = ({ by }: Ask, table: Seen): string => (by === null ? '' : lettered(by, table).text);

const ASKS: Readonly<Record<About, Says>> = {
  'choosing-leader': ({ house: own }) => ({
    title: `Who leads House ${house(own)}?`,
    what: 'Keep one of these two. The other goes back in the box, and nobody learns which it was.'
  }),
  hostages: () => ({
    title: 'Release, torture or keep?',
    what: "A released card goes back to its owner's hand, and you both draw one. A tortured one is shown and discarded."
  }),
  defender: (_ask, { encounter }) => ({
    title: 'Who do you challenge?',
    what:
      encounter === null || isHouse(encounter.event)
        ? 'The event shows your own House, so you may challenge any other player.'
        : `${event(encounter.event).text} These are equal, so you choose.`
  }),
  'placing-power': () => ({
    title: 'Who gets 1 power?',
    what: 'It moves from your leader sheet to one of your living characters.'
  }),
  participant: () => ({
    title: 'Who do you send?',
    what: 'This character takes part in the encounter, and its power counts for your side.'
  }),
  'offering-support': () => ({
    title: 'Do you offer support?',
    what: 'Offer one living character to one side, which accepts or declines at once. Or stay out.'
  }),
  'accepting-support': (_ask, { encounter }) => ({
    title: encounter?.offer ? `Do you accept ${person(encounter.offer.character)}?` : 'Do you accept the offer?',
    what: encounter?.offer
      ? `${house(encounter.offer.house)} offers support. Supporters share what your side wins or loses.`
      : 'Supporters share what your side wins or loses.'
  }),
  'house-card': (_ask, { encounter }) => ({
    title: 'Your House card',
    what: encounter?.openFirst
      ? 'You have to play first, face up.'
      : 'Play one card face down. Both cards are revealed together.'
  }),
  reaction: (_ask, { window }) => ({
    title: 'Does anyone play?',
    what:
      window?.moment === 'resolution'
        ? 'Cards that count after the resolution. Tap your sigil; a bluff costs nothing.'
        : 'Cards that count after the reveal. Tap your sigil; a bluff costs nothing.'
  }),
  'deal-terms': of<'deal'>((ask) => ({
    title: 'The truce',
    what: `A deal with ${house(ask.with)} holds only when both have signed.`
  })),
  'deal-signing': (_ask, { challenger }) => ({
    title: 'Do you sign?',
    what: `These are the terms of ${house(challenger)}. Sign them, or change them once. A signed deal is binding.`
  }),
  'deal-counter': of<'deal'>((ask) => ({
    title: 'Your terms',
    what: `You may change the terms once. Then ${house(ask.with)} signs, or there is no deal.`
  })),
  'deal-answer': (_ask, { encounter }) => ({
    title: 'Do you sign?',
    what: encounter?.defender
      ? `${house(encounter.defender)} has changed the terms. Sign them, or there is no deal.`
      : 'The terms have been changed. Sign them, or there is no deal.'
  }),
  distributing: of<'split'>((ask) => ({
    title: 'Where does your reward go?',
    what: `Your side defended itself: move ${power(ask.most)} from your leader sheet to your living characters.`
  })),
  'hostage-from': (ask, table) => ({
    title: 'Who do you take a hostage from?',
    what: ask.by === null ? 'One of the players on the losing side loses a card to you.' : effect(ask, table)
  }),
  'hostage-place': of<'place'>((ask) => ({
    title: 'Take a hostage',
    what: `You get one of ${house(ask.victim)}'s cards, face down. Only you may look at it, at any time.`
  })),
  'use-leader': (ask, table) => {
    const due = table.due?.find((one) => one.house === ask.house);
    return {
      title:
        due?.what === 'save'
          ? `Does ${person(due.character)} survive?`
          : ask.by === null
            ? 'Do you use your leader?'
            : `Do you use ${person(ask.by.person)}?`,
      what: effect(ask, table)
    };
  },
  'effect-player': (ask, table) => ({ title: 'Which player do you choose?', what: effect(ask, table) }),
  'effect-power': of<'split'>((ask) => ({
    title: 'Do you move power?',
    what: `Up to ${power(ask.most)} may go from your leader sheet to your living characters.`
  })),
  'effect-discard': (ask, table) => ({
    title: 'What do you discard?',
    what: ask.kind === 'cards' ? `It takes exactly ${cards(ask.count)}. ${effect(ask, table)}` : effect(ask, table)
  }),
  'effect-compel': of<'character'>((ask) => ({
    title: `Who from ${house(ask.of)} do you compel?`,
    what: 'You have influence there: name who must support you, or let that player decide freely.'
  })),
  'effect-higher': () => ({
    title: 'Do you have a higher hostility?',
    what: 'If you hold a hostility of higher value, you must play one in place of your card. If not, say so.'
  }),
  'effect-swap': () => ({
    title: 'Do you play another hostility?',
    what: 'You may put a hostility from your hand in place of the card on the table, which is discarded.'
  }),
  'effect-yield': (ask) => ({
    title: 'A card, or withdraw?',
    what:
      ask.by === null
        ? ''
        : `${person(ask.by.person)} wants a random card from your hand as a hostage. Or withdraw your support.`
  }),
  'effect-rescue': () => ({
    title: 'Which card comes home?',
    what: 'You see only who holds it, since when, and where it came from.'
  }),
  'effect-torture': () => ({
    title: 'Who do you torture?',
    what: 'The card you choose is shown and discarded.'
  }),
  'effect-sift': () => ({
    title: 'Which card do you keep?',
    what: 'It goes to your hand. The others go back on top of your deck, in the order you choose.'
  })
};

/** What the tablet is passed for. */
const CURTAIN: Readonly<Record<About, string>> = {
  'choosing-leader': 'Choose your leader',
  hostages: 'Your hostages',
  defender: 'Choose who to challenge',
  'placing-power': 'Place your power',
  participant: 'Send a character',
  'offering-support': 'Offer support or stay out',
  'accepting-support': 'Accept or decline',
  'house-card': 'Your House card. Talk first, as long as you like',
  reaction: 'Play a card, or only look',
  'deal-terms': 'Bargain',
  'deal-signing': 'Sign the deal',
  'deal-counter': 'Change the terms',
  'deal-answer': 'Sign the new terms',
  distributing: 'Distribute your reward',
  'hostage-from': 'Take a hostage',
  'hostage-place': 'Take a hostage',
  'use-leader': 'Use your leader or not',
  'effect-player': 'Choose a player',
  'effect-power': 'Move power',
  'effect-discard': 'Discard from your hand',
  'effect-compel': 'Compel support or not',
  'effect-higher': 'Look for a higher hostility',
  'effect-swap': 'Play another hostility or not',
  'effect-yield': 'Give up a card or withdraw',
  'effect-rescue': 'Bring a card home',
  'effect-torture': 'Torture a hostage',
  'effect-sift': 'Look at the top of your deck'
};

const asks = {
  of: (ask: Ask, table: Seen): AskWords => ASKS[ask.about](ask, table),
  curtain: (about: About): string => CURTAIN[about]
};

export default asks;
