// A leader or a card while it is being written: as the form has it, sound or not yet.

import { type Fault, faultsOf as faultsBy, wayTo } from '#engine/shape';
import { CHARACTER_CARDS } from '#iron/rules/effects/characterCards';
import { entryOf, type Field, type Fields, type Form, type Value, valueIn } from '#iron/rules/effects/forms';
import { LEADERS } from '#iron/rules/effects/leaders';
import { eventRule } from '#iron/rules/effects/designs';
import { type Draft, OWNED_CARD, OWNED_EVENT, OWNED_LEADER, type Place } from '#iron/rules/effects/ownedShape';
import type { Owned } from '#iron/rules/effects/vocabulary';
import { cardText, leaderText } from '#iron/text/cardWords';
import { eventName, eventText } from '#iron/text/eventWords';

/** The draft of what was written; otherwise the app's own to begin with. */
export function draftOf(owned: Owned, place: Place): Draft {
  if (place.of === 'event') {
    const { compares, wanted } = eventRule({ owned }, place.event);
    const lettering = { title: eventName(place.event, owned), text: eventText(place.event, owned) };
    return { ...lettering, moment: 'reveal', use: 'asked', when: [], does: [], standing: {}, compares, wanted };
  }
  const { of, person } = place;
  if (of === 'leader') {
    const rule = owned.leaders?.[person] ?? { ...LEADERS[person], ...leaderText(person), when: LEADERS[person].when };
    const { title, text, moment, use, when, does, standing = {} } = rule;
    return { title, text, moment: moment ?? 'always', use, when, does, standing };
  }
  const rule = owned.cards?.[person] ?? { ...CHARACTER_CARDS[person], ...cardText(person) };
  const { title, text, window, when, does } = rule;
  return { title, text, moment: window, use: 'asked', when, does, standing: {} };
}

/** The entry as it would be kept; what is not part of it in this moment is left out. */
export function entryFrom({ of }: Place, draft: Draft): object {
  const { moment, when, does, use, standing } = draft;
  const lettering = { title: draft.title.trim(), text: draft.text.trim() };
  if (of === 'event') return { ...lettering, compares: draft.compares, wanted: draft.wanted };
  if (of === 'card') return { ...lettering, window: moment, when, does };
  if (moment === 'always') return { ...lettering, moment: null, when: [], does: [], use: 'auto', standing };
  return { ...lettering, moment, when, does, use };
}

const SHAPES = { leader: OWNED_LEADER, card: OWNED_CARD, event: OWNED_EVENT } as const;
export const faultsOf = (place: Place, draft: Draft): readonly Fault[] =>
  faultsBy(SHAPES[place.of], entryFrom(place, draft));

/** Nothing else than what the app brings. */
export const isTheApps = (place: Place, draft: Draft): boolean =>
  JSON.stringify(entryFrom(place, draft)) === JSON.stringify(entryFrom(place, draftOf({}, place)));

const KINDS = { leader: 'leaders', card: 'cards', event: 'events' } as const;
const within = (owned: Owned, { of }: Place): Readonly<Record<string, unknown>> => owned[KINDS[of]] ?? {};
const keyOf = (place: Place): string => (place.of === 'event' ? place.event : place.person);

export const isWritten = (owned: Owned, place: Place): boolean => keyOf(place) in within(owned, place);

/** Only what has no faults is put in. */
export const withWritten = (owned: Owned, place: Place, draft: Draft): Owned => ({
  ...owned,
  [KINDS[place.of]]: { ...within(owned, place), [keyOf(place)]: entryFrom(place, draft) }
});

export function without(owned: Owned, place: Place): Owned {
  const others = Object.entries(within(owned, place)).filter(([key]) => key !== keyOf(place));
  return { ...owned, [KINDS[place.of]]: Object.fromEntries(others) };
}

function firstOf(field: Field): string | number | undefined {
  if (field.mayMiss) return undefined;
  if (field.as === 'word') return field.words[0];
  return field.as === 'number' ? Math.max(field.least, 1) : undefined;
}

export const begun = (form: Form): object => entryOf(form, (_name, field) => firstOf(field));

export const changed = (form: Form, entry: object, name: string, value: Value): object =>
  entryOf(form, (one) => (one === name ? value : (valueIn(entry, one) as Value)));

/** The fields in which there is something to choose. */
export const openFields = (fields: Fields): [string, Field][] =>
  Object.entries(fields).filter(
    ([, field]) =>
      field.as === 'flag' ||
      (field.as === 'number' ? field.least < field.most : field.mayMiss || field.words.length > 1)
  );

/** The faults of one of the entries. */
export const faultsAt = (faults: readonly Fault[], what: 'when' | 'does', at: number): readonly Fault[] =>
  faults.filter(({ path }) => wayTo(path).startsWith(`${what}[${at}]`));
