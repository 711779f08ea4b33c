// The invariants of The Iron Throne after every answer, numbered as in docs/iron-throne.md: what one position shows by itself, and
// what an answer has to leave as it was. Cards, people, influence and events of one position are looked at by the rules themselves.

import type { House, Person } from '#iron/box';
import { HAND, POWER_OF_A_HOUSE } from '#iron/box/limits';
import { hasLost, hasRevealed, hasWon } from '#iron/rules/encounter';
import type { Draft, Happening, Position } from '#iron/rules';
import { clockwiseFrom } from '#iron/rules/draft';
import { faultsOf } from '#iron/rules/faults';
import { spreadOf } from '#iron/rules/influence';
import { powerOf } from '#iron/rules/power';
import { sum } from '#iron/rules/terms';
import { peopleToPlay } from '#iron/rules/uses';
import { viewFor } from '#iron/rules/view';
import { isSame } from '../invariants/data';
import { soundlyExchanged } from './exchanged';

const MOST_CARDS_PLAYED = 10;

/** Remembers what has gone from one House to another, and who has offered. */
export class Invariants {
  /** The gains of each House from others, less those of others from it. */
  readonly #gained = new Map<House, number>();
  #offered: House[] = [];
  #declined: House[] = [];
  #played = new Map<House, number>();
  #looks = 0;

  /** The faults after an answer, in words. */
  *broken(before: Position, now: Position): Iterable<string> {
    for (const happening of now.happened) yield* this.#follow(before, happening);
    yield* faultsOf(now); // 1, 2, 3, 4, 5, 6, 7, 8, 10, 13
    yield* this.#ledger(now); // 3
    yield* lives(before, now); // 4, 5
    yield* joined(before, now, this.#declined); // 8, 9
    yield* result(now); // 14
    yield* turns(before, now); // 12, 18
  }

  *#follow(before: Position, happening: Happening): Iterable<string> {
    switch (happening.what) {
      case 'turn':
        this.#offered = [];
        this.#declined = [];
        this.#played = new Map();
        return;
      case 'removed':
        if (happening.to !== happening.house) this.#moved(happening.house, happening.to, happening.power);
        return;
      case 'changed-hands':
        return this.#moved(happening.from, happening.to, happening.power);
      case 'offered':
        if (this.#offered.includes(happening.house)) yield `${happening.house} offers twice in a turn`;
        this.#offered.push(happening.house);
        return;
      case 'declined':
        this.#declined.push(happening.house);
        return;
      case 'played': {
        const { house, card } = happening;
        const own = before.encounter?.participants.find((one) => one.house === house);
        if (own === undefined || (own.character !== card && before.houses[house]!.leader !== card))
          yield `${house} plays ${card}, who does not take part`; // 11
        if (!hasRevealed(before.encounter!)) yield `${house} plays ${card} before the reveal`; // 10
        const times = (this.#played.get(house) ?? 0) + 1;
        this.#played.set(house, times);
        if (times > MOST_CARDS_PLAYED) yield `${house} plays ${times} cards in a turn`;
      }
    }
  }

  #moved(from: House, to: House, power: number): void {
    this.#gained.set(from, (this.#gained.get(from) ?? 0) - power);
    this.#gained.set(to, (this.#gained.get(to) ?? 0) + power);
  }

  *#ledger({ seats, houses }: Position): Iterable<string> {
    for (const house of seats) {
      const { leader, sheet, box, characters } = houses[house]!;
      if (leader === null) continue;
      const found = sheet + box + sum(Object.values(characters));
      const expected = POWER_OF_A_HOUSE + (this.#gained.get(house) ?? 0);
      if (found !== expected) yield `${house} has ${found} power, not ${expected}`;
    }
  }

  /** One seat after the other, and a bystander: all that is hidden from it changes places, and it sees and is asked the same (15, 16). */
  *toldBy(now: Position): Iterable<string> {
    const lookers = [null, ...now.seats];
    const looker = lookers[this.#looks++ % lookers.length]!;
    const other = soundlyExchanged(now, looker);
    if (!isSame(viewFor(other, looker), viewFor(now, looker))) yield `the view of ${looker ?? 'a bystander'} tells`;
    if (now.window === null || now.encounter === null || looker !== null) return;
    for (const house of now.seats)
      if (!isSame(askedToReact(now, house), askedToReact(other, house))) yield `${house} is asked by its hand`;
  }
}

const askedToReact = (position: Position, house: House): Person[] =>
  peopleToPlay(position as Draft, house, position.window!.moment);

function* lives(before: Position, now: Position): Iterable<string> {
  for (const house of now.seats) {
    const earlier = before.houses[house]!;
    if (spreadOf(now, house) < spreadOf(before, house)) yield `${house} takes influence back`;
    for (const person of Object.keys(earlier.characters) as Person[])
      if (earlier.characters[person] === 0 && powerOf(now, house, person) > 0) yield `${person} lives again`;
  }
}

function* joined(before: Position, { encounter }: Position, declined: readonly House[]): Iterable<string> {
  for (const { house, character } of encounter?.participants ?? []) {
    if (declined.includes(house)) yield `${house} takes part although declined`;
    const isNew = before.encounter?.participants.every((one) => one.house !== house) !== false;
    if (isNew && powerOf(before, house, character) === 0) yield `${character} joins dead`;
  }
}

function* result(now: Position): Iterable<string> {
  const { encounter } = now;
  if (encounter === null || encounter.result === null) return;
  for (const { house } of encounter.participants) {
    const [won, lost] = [hasWon(now, house), hasLost(now, house)];
    if (won && lost) yield `${house} has won and lost`;
    if (encounter.result.kind === 'deal' && (won || lost)) yield `${house} has won or lost by a deal`;
    if (encounter.result.kind === 'won' && won === lost) yield `${house} has neither won nor lost`;
    if (['tie', 'no-deal'].includes(encounter.result.kind) && !lost) yield `${house} has not lost`;
  }
}

function* turns(before: Position, now: Position): Iterable<string> {
  if (now.turn !== before.turn && now.turn !== before.turn + 1) yield `turn ${now.turn} comes after ${before.turn}`;
  const next = clockwiseFrom(before, before.challenger)[1];
  if (before.turn > 0 && now.challenger !== (now.turn === before.turn ? before.challenger : next))
    yield 'the wrong challenger';
  const over = now.happened.findIndex(({ what }) => what === 'turn-over');
  if (over < 0) return;
  // the leader of the next turn may already have cost them
  const robbed = now.happened.slice(over).map((one) => (one.what === 'discarded' ? one.house : null));
  for (const house of now.seats.filter((one) => !robbed.includes(one))) {
    const { hands, decks, houses } = now;
    const isOut = decks[house]!.length + houses[house]!.discard.length === 0;
    if (hands[house]!.length < HAND && !isOut) yield `${house} has ${hands[house]!.length} cards after the refill`;
  }
}
