// The window in which anybody may play: who is still to be asked in it follows from what everybody sees, never from a hand.

import type { House, Person } from '#iron/box';
import type { View } from '#iron/rules';
import { workingCopy } from '../rules/draft';
import { peopleToPlay, reactionOf } from '../rules/uses';
import { imagined } from './imagined';

/** The player asked now, then those whose turn is still to come; and whose cards each could play. */
export function askedIn(view: View): ReadonlyMap<House, readonly Person[]> {
  const { window, asks } = view;
  const asked = new Map(
    asks.flatMap((one): [House, readonly Person[]][] => (one.kind === 'reaction' ? [[one.house, one.people]] : []))
  );
  if (window === null) return asked;
  const draft = workingCopy(imagined(view));
  for (const house of window.cards) {
    const people = peopleToPlay(draft, house, window.moment);
    if (people.length > 0) asked.set(house, people);
  }
  return asked;
}

/** Those of them that take the tablet: code plays, or passes, by itself. */
export const listedIn = (view: View, codes?: Pick<ReadonlySet<string>, 'has'>): ReadonlyMap<House, readonly Person[]> =>
  new Map([...askedIn(view)].filter(([house]) => codes?.has(house) !== true));

export const askableIn = (view: View): House[] => [...askedIn(view).keys()];

/** View with the reaction of this House as its ask, ahead of its turn. */
export function asIfAsked(view: View, house: House): View {
  const { window, asks } = view;
  if (window === null || asks.some((one) => one.house === house)) return view;
  const reaction = reactionOf(workingCopy(imagined(view)), house, window.moment);
  return reaction === null ? view : { ...view, asks: [reaction] };
}
