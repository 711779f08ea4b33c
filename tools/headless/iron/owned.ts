// Cards as an owner of the box might have written them, drawn by chance from all the forms that there are.

import type { Chance } from '#engine/chance';
import { faultsIn } from '#engine/shape';
import type { House, Person, SpecialEvent } from '#iron/box';
import { SPECIAL_EVENTS } from '#iron/box/events';
import { PEOPLE } from '#iron/box/people';
import {
  CONDITION_FORMS,
  entryOf,
  EVENT_FORM,
  type Field,
  type Form,
  REFILL,
  STANDING_FORMS,
  VERB_FORMS
} from '#iron/rules/effects/forms';
import { OWNED_CARD, OWNED_LEADER } from '#iron/rules/effects/ownedShape';
import {
  type Moment,
  MOMENTS,
  type Owned,
  type OwnedCard,
  type OwnedEvent,
  type OwnedLeader
} from '#iron/rules/effects/vocabulary';

/** Undefined where it may miss and does. */
function drawField(field: Field, chance: Chance): number | string | true | undefined {
  if (field.mayMiss && chance.below(2) === 0) return undefined;
  if (field.as === 'flag') return true;
  return field.as === 'word' ? chance.pick(field.words) : field.least + chance.below(field.most - field.least + 1);
}

const drawEntry = (form: Form, chance: Chance): unknown => entryOf(form, (_name, field) => drawField(field, chance));

function drawSome(forms: readonly Form[], moment: Moment, most: number, chance: Chance): unknown[] {
  const fitting = forms.filter(({ moments }) => moments.includes(moment));
  return Array.from({ length: most }, () => drawEntry(chance.pick(fitting), chance));
}

const AN_EVENT: Form = { fixed: {}, fields: EVENT_FORM, moments: [] };
const LETTERING = { title: 'Written by chance', text: 'Whatever came of it.' };

function drawRule(moment: Moment, chance: Chance): { when: unknown[]; does: unknown[] } {
  const verbs = drawSome(Object.values(VERB_FORMS), moment, 1 + chance.below(3), chance);
  return { when: drawSome(Object.values(CONDITION_FORMS), moment, chance.below(3), chance), does: verbs };
}

function drawLeader(chance: Chance): unknown {
  const moment = chance.pick([...MOMENTS, null]);
  const use = chance.pick(['asked', 'auto'] as const);
  if (moment !== null) return { ...LETTERING, moment, use, ...drawRule(moment, chance) };
  const number = ({ least, most }: { least: number; most: number }): number => least + chance.below(most - least + 1);
  const { penalty, torturer } = STANDING_FORMS;
  const standing = chance.pick<object>([
    { penalty: { most: number(penalty.most), thenDraw: number(penalty.thenDraw) } },
    { torturer: { draws: number(torturer.draws), takes: number(torturer.takes) }, keepsOne: true },
    { refillTo: number(REFILL) }
  ]);
  return { ...LETTERING, moment, when: [], does: [], use: 'auto', standing };
}

const drawCard = (chance: Chance): unknown => {
  const window = chance.pick(['reveal', 'resolution'] as const);
  return { ...LETTERING, window, ...drawRule(window, chance) };
};

/** A draw that could not be written is drawn again. */
function sound<T>(shape: Parameters<typeof faultsIn>[0], draw: () => unknown): T {
  for (;;) {
    const drawn = draw();
    if (faultsIn(shape, drawn).length === 0) return drawn as T;
  }
}

/** About how many in a hundred of all that these Houses have. */
export function drawOwned(houses: readonly House[], share: number, chance: Chance): Owned {
  const [leaders, cards]: [Partial<Record<Person, OwnedLeader>>, Partial<Record<Person, OwnedCard>>] = [{}, {}];
  for (const person of houses.flatMap((house): readonly Person[] => PEOPLE[house])) {
    if (chance.below(100) < share) leaders[person] = sound(OWNED_LEADER, () => drawLeader(chance));
    if (chance.below(100) < share) cards[person] = sound(OWNED_CARD, () => drawCard(chance));
  }
  const events: Partial<Record<SpecialEvent, OwnedEvent>> = {};
  for (const event of SPECIAL_EVENTS)
    if (chance.below(100) < share)
      events[event] = { ...LETTERING, ...entryOf(AN_EVENT, (_name, field) => drawField(field, chance)) } as OwnedEvent;
  return Object.keys(events).length === 0 ? { leaders, cards } : { leaders, cards, events };
}
