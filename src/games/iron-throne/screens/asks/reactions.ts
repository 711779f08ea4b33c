// The window in which anybody may play: who is still to be asked in it follows from what everybody sees, never from a hand.

import type { House, Person } from '#iron/box';
import type { AskOf, Side, View } from '#iron/rules';
import { workingCopy } from '#iron/rules/draft';
import { totalOf } from '#iron/rules/encounter';
import { goOnWithTheUse, peopleToPlay, playOrPass, reactionOf } from '#iron/rules/uses';
import { imagined } from './madeUp';

/** Both totals once this card has been played, as far as that is settled without another answer. */
export function totalsAfter(view: View, asked: AskOf<'reaction'>, card: Person): Readonly<Record<Side, number>> | null {
  const { house } = asked;
  const position = imagined(view);
  const draft = workingCopy({ ...position, asks: [], hands: { ...position.hands, [house]: [card] } });
  playOrPass(draft, asked, house, { kind: 'reaction', card });
  goOnWithTheUse(draft);
  if (draft.asks.length > 0 || draft.encounter === null) return null;
  return { challenger: totalOf(draft, 'challenger'), defender: totalOf(draft, 'defender') };
}

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

export const askableIn = (view: View): House[] => [...askedIn(view).keys()];

/** View with the reaction of this House as its ask, ahead of its turn. */
export function asIfAsked(view: View, house: House): View {
  const { window, asks } = view;
  if (window === null || asks.some((one) => one.house === house)) return view;
  const reaction = reactionOf(workingCopy(imagined(view)), house, window.moment);
  return reaction === null ? view : { ...view, asks: [reaction] };
}
