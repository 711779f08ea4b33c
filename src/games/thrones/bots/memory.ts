// The memory that everybody at the table could have: which cards were turned up, what power a house still has in a bidding, who
// attacked whom. Folded from what happened, so that it holds nothing that was ever hidden.

import type { House, TideId, WesterosCardId, WildlingCardId } from '#thrones/box';
import { WILDLING_CARD_IDS } from '../box/wildlingCards';
import type { Happening, PerHouse, Table } from '#thrones/rules';

type Turned = readonly WesterosCardId[];

export interface Memory {
  /** Turned up since the deck was last shuffled: they lie under it in this order. */
  readonly westeros: readonly [Turned, Turned, Turned];
  /** The wildling deck from the top: null is an unknown card. */
  readonly wildlings: readonly (WildlingCardId | null)[];
  /** The last seat that saw the top card and left it there. */
  readonly spared: House | null;
  /** Every tide that was drawn, the newest last: null was changed by the blade and never shown. */
  readonly tides: readonly (TideId | null)[];
  readonly power: PerHouse<number>;
  /** The number of attacks on a house by each of the others. */
  readonly attacked: PerHouse<PerHouse<number>>;
}

export const freshMemory = ({ houses }: Pick<Table, 'houses'>): Memory => ({
  westeros: [[], [], []],
  wildlings: WILDLING_CARD_IDS.map(() => null),
  spared: null,
  tides: [],
  power: powerIn(houses),
  attacked: {}
});

function powerIn(houses: Table['houses']): PerHouse<number> {
  return Object.fromEntries((Object.keys(houses) as House[]).map((house) => [house, houses[house]?.power ?? 0]));
}

export function remember(memory: Memory, happened: readonly Happening[]): Memory {
  return happened.reduce(withOne, memory);
}

function withOne(memory: Memory, one: Happening): Memory {
  switch (one.what) {
    case 'westeros-card':
      return { ...memory, westeros: turnedUp(memory.westeros, one.deck - 1, one.card) };
    case 'wildling-card':
      return { ...memory, spared: null, wildlings: [...memory.wildlings.slice(1), one.card] };
    case 'raven-card':
      return one.put === 'top'
        ? { ...memory, spared: one.house }
        : { ...memory, spared: null, wildlings: [...memory.wildlings.slice(1), memory.wildlings[0]!] };
    case 'blade':
      return one.use === 'redraw' ? { ...memory, tides: [...memory.tides, null] } : memory;
    case 'tides':
      return { ...memory, tides: [...memory.tides, one.tides.attacker, one.tides.defender] };
    case 'power':
      return withPower(memory, one.house, one.by);
    case 'power-token':
      return one.did === 'left' ? withPower(memory, one.house, -1) : memory;
    case 'combat':
      return one.defender === null ? memory : withAttack(memory, one.attacker, one.defender);
    default:
      return memory;
  }
}

/** Winter Is Coming has its deck shuffled before the card that takes its place is turned up. */
function turnedUp(westeros: Memory['westeros'], deck: number, card: WesterosCardId): Memory['westeros'] {
  const before = westeros[deck]!;
  const lying = before.at(-1) === 'winter-is-coming' ? [] : before;
  const after = westeros.map((pile, i) => (i === deck ? [...lying, card] : pile));
  return after as unknown as Memory['westeros'];
}

const withPower = (memory: Memory, house: House, by: number): Memory => ({
  ...memory,
  power: { ...memory.power, [house]: (memory.power[house] ?? 0) + by }
});

function withAttack(memory: Memory, attacker: House, defender: House): Memory {
  const before = memory.attacked[defender] ?? {};
  const now = { ...before, [attacker]: (before[attacker] ?? 0) + 1 };
  return { ...memory, attacked: { ...memory.attacked, [defender]: now } };
}
