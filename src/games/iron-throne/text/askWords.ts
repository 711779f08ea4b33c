// Every ask, said to the player: a short question and what it means. It tells nothing that not everybody knows.

import { text } from 'text:iron-throne/asks';
import { text as cards } from 'text:iron-throne/cards';
import type { About, Ask, AskKind, AskOf, Table } from '#iron/rules';
import { eventText, isHouse } from './eventWords';

export interface Asked {
  readonly title: string;
  readonly what: string;
}

/** The facts that the text depends on. */
type Seen = Pick<Table, 'encounter' | 'challenger' | 'window' | 'owned' | 'due'>;

type Says = (ask: Ask, table: Seen) => Asked;

/** An ask and its kind belong together, which the compiler cannot see of a union. */
const of = <K extends AskKind>(says: (ask: AskOf<K>, table: Seen) => Asked): Says => says as unknown as Says;

/** The text on the leader's sheet or on the card. */
function effect({ by }: Ask, { owned }: Seen): string {
  if (by === null) return '';
  return by.of === 'leader'
    ? (owned?.leaders?.[by.person]?.text ?? cards(`leader-${by.person}.text`))
    : (owned?.cards?.[by.person]?.text ?? cards(`card-${by.person}.text`));
}

/** Asks whose question and meaning are always the same. */
type Plain =
  | 'hostages'
  | 'placing-power'
  | 'participant'
  | 'offering-support'
  | 'effect-higher'
  | 'effect-swap'
  | 'effect-rescue'
  | 'effect-torture'
  | 'effect-sift';

const plain =
  (about: Plain): Says =>
  () => ({ title: text(`ask-${about}`), what: text(`ask-${about}.what`) });

const ASKS: Readonly<Record<About, Says>> = {
  'choosing-leader': ({ house }) => ({
    title: text('ask-choosing-leader', { house }),
    what: text('ask-choosing-leader.what')
  }),
  hostages: plain('hostages'),
  defender: (_ask, { encounter, owned }) => ({
    title: text('ask-defender'),
    what:
      encounter === null || isHouse(encounter.event)
        ? text('ask-defender.what')
        : text('ask-defender.equal', { text: eventText(encounter.event, owned) })
  }),
  'placing-power': plain('placing-power'),
  participant: plain('participant'),
  'offering-support': plain('offering-support'),
  'accepting-support': (_ask, { encounter }) => ({
    title: text('ask-accepting-support', { character: encounter?.offer?.character }),
    what: text('ask-accepting-support.what', { house: encounter?.offer?.house })
  }),
  'house-card': (_ask, { encounter }) => ({
    title: text('ask-house-card'),
    what: text(encounter?.openFirst ? 'ask-house-card.first' : 'ask-house-card.what')
  }),
  reaction: (_ask, { window }) => ({
    title: text('ask-reaction'),
    what: text(window?.moment === 'resolution' ? 'ask-reaction.after' : 'ask-reaction.what')
  }),
  'deal-terms': of<'deal'>((ask) => ({
    title: text('ask-deal-terms'),
    what: text('ask-deal-terms.what', { house: ask.with })
  })),
  'deal-signing': (_ask, { challenger }) => ({
    title: text('ask-deal-signing'),
    what: text('ask-deal-signing.what', { house: challenger })
  }),
  'deal-counter': of<'deal'>((ask) => ({
    title: text('ask-deal-counter'),
    what: text('ask-deal-counter.what', { house: ask.with })
  })),
  'deal-answer': (_ask, { encounter }) => ({
    title: text('ask-deal-answer'),
    what: text('ask-deal-answer.what', { house: encounter?.defender })
  }),
  distributing: of<'split'>((ask) => ({
    title: text('ask-distributing'),
    what: text('ask-distributing.what', { power: ask.most })
  })),
  'hostage-from': (ask, table) => ({
    title: text('ask-hostage-from'),
    what: ask.by === null ? text('ask-hostage-from.what') : effect(ask, table)
  }),
  'hostage-place': of<'place'>(({ victim }) => ({
    title: text('ask-hostage-place'),
    what: text('ask-hostage-place.what', { victim })
  })),
  'use-leader': (ask, table) => {
    const due = table.due?.find((one) => one.house === ask.house);
    return {
      title:
        due?.what === 'save'
          ? text('ask-use-leader.save', { character: due.character })
          : text('ask-use-leader', { leader: ask.by?.person }),
      what: effect(ask, table)
    };
  },
  'effect-player': (ask, table) => ({ title: text('ask-effect-player'), what: effect(ask, table) }),
  'effect-power': of<'split'>((ask) => ({
    title: text('ask-effect-power'),
    what: text('ask-effect-power.what', { power: ask.most })
  })),
  'effect-discard': (ask, table) => ({
    title: text('ask-effect-discard'),
    what:
      ask.kind === 'cards'
        ? text('ask-effect-discard.what', { count: ask.count, text: effect(ask, table) })
        : effect(ask, table)
  }),
  'effect-compel': of<'character'>((ask) => ({
    title: text('ask-effect-compel', { house: ask.of }),
    what: text('ask-effect-compel.what')
  })),
  'effect-higher': plain('effect-higher'),
  'effect-swap': plain('effect-swap'),
  'effect-yield': ({ by }) => ({
    title: text('ask-effect-yield'),
    what: by === null ? '' : text('ask-effect-yield.what', { person: by.person })
  }),
  'effect-rescue': plain('effect-rescue'),
  'effect-torture': plain('effect-torture'),
  'effect-sift': plain('effect-sift')
};

export const askText = (ask: Ask, table: Seen): Asked => ASKS[ask.about](ask, table);
