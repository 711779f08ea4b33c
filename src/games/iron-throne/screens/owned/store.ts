// The cards that an owner has written, kept on this device beside the settings. What can no longer be read of them is left out.
import { parsed } from '#engine/parsed';
import { faultsIn, isObject, type Shape } from '#engine/shape';
import { keep, kept } from '#shell/play/settings.svelte';
import type { SpecialEvent } from '#iron/box';
import { SPECIAL_EVENTS } from '#iron/box/events';
import { isPerson } from '#iron/box/people';
import { OWNED_CARD, OWNED_EVENT, OWNED_LEADER } from '#iron/rules/effects/ownedShape';
import type { Owned } from '#iron/rules/effects/vocabulary';

const KEY = 'iron-throne.cards';

/** Where the browser keeps nothing, they hold until the page is closed. */
let unkept: Owned | null = null;

export const readOwned = (): Owned => unkept ?? ownedFrom(kept(KEY));

/** False where they are only held. */
export function keepOwned(owned: Owned): boolean {
  const json = JSON.stringify(owned);
  keep(KEY, json);
  const isKept = kept(KEY) === json;
  unkept = isKept ? null : owned;
  return isKept;
}

function ownedFrom(json: string | null): Owned {
  const found = parsed(json);
  if (!isObject(found)) return {};
  const events = sound(found.events, OWNED_EVENT, isSpecial);
  return {
    leaders: sound(found.leaders, OWNED_LEADER, isPerson),
    cards: sound(found.cards, OWNED_CARD, isPerson),
    ...(Object.keys(events).length === 0 ? {} : { events })
  };
}

const isSpecial = (id: string): id is SpecialEvent => (SPECIAL_EVENTS as readonly string[]).includes(id);

const sound = <T, Id extends string>(
  entries: unknown,
  shape: Shape<T>,
  isOne: (id: string) => id is Id
): Readonly<Partial<Record<Id, T>>> =>
  Object.fromEntries(
    Object.entries(isObject(entries) ? entries : {}).filter(
      ([id, entry]) => isOne(id) && faultsIn(shape, entry).length === 0
    )
  ) as Partial<Record<Id, T>>;
