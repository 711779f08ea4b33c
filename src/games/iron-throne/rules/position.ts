// Everything on the table, as plain JSON. What `Table` holds is public; a `Position` adds what is hidden.

import type { ChanceState } from '../../../engine/chance';
import type { EventId } from '../box/events';
import type { Face } from '../box/houseCards';
import type { House } from '../box/houses';
import type { Person } from '../box/people';
import type { Ask, Place, Terms } from './asks';
import type { Moment, Owned, Verb } from './effects/vocabulary';
import type { Happening } from './happenings';
import type { Hostage, PerHouse, Result, Side, Source } from './terms';

export interface HouseState {
  readonly leader: Person | null;
  /** Power on the leader's sheet. */
  readonly sheet: number;
  /** Power that is out of the game. */
  readonly box: number;
  /** Power on each of the four characters; 0 is dead. */
  readonly characters: Readonly<Partial<Record<Person, number>>>;
  /** Own influence on the boards of others. */
  readonly spread: PerHouse<number>;
  readonly discard: readonly Face[];
}

export interface Participant {
  readonly house: House;
  readonly side: Side;
  readonly character: Person;
  readonly role: 'active' | 'supporting';
  readonly compelled: boolean;
}

/** A penalty made smaller by an effect. */
export interface Mercy {
  readonly most: number;
  /** Counts only for a truce that fails. */
  readonly onlyWithoutDeal: boolean;
}

export interface Encounter {
  readonly event: EventId;
  readonly defender: House | null;
  /** In the order in which they joined: the challenger, the defender, then supporters. */
  readonly participants: readonly Participant[];
  /** Offered, and waiting for the active player of that side. */
  readonly offer: { readonly house: House; readonly side: Side; readonly character: Person } | null;
  /** Has to put the House card down first, and open. */
  readonly openFirst: House | null;
  /** The cards in force; null where there was no card at all. */
  readonly revealed: PerHouse<Face | null>;
  /** How often the value of a side is halved. */
  readonly halved: Readonly<Record<Side, number>>;
  readonly added: Readonly<Record<Side, number>>;
  /** Wins equal totals. */
  readonly tieTo: Side | null;
  readonly madeTruce: boolean;
  readonly mercy: PerHouse<Mercy>;
  /** Character cards played for their text. */
  readonly played: readonly { readonly house: House; readonly card: Person }[];
  readonly result: Result | null;
  /** Until the other one has signed. */
  readonly terms: Terms | null;
  /** The terms are the defender's, who has changed them; the challenger signs or does not. */
  readonly countered?: true;
  /** Influence spread in this turn. */
  readonly spread: PerHouse<number>;
}

/** A leader's ability or a character card that is being carried out. */
export interface Use extends Source {
  readonly who: House;
  readonly rest: readonly Verb[];
  /** The player that it was aimed at. */
  readonly chosen: House | null;
  /** The value of the hostility that was discarded for it. */
  readonly spent: number;
}

/** A moment for leaders, and perhaps for cards: who may still act in it. */
export interface Window {
  readonly moment: Moment;
  readonly leaders: readonly House[];
  readonly cards: readonly House[];
}

/** A hostage that is still to be taken. */
export interface Taking {
  readonly taker: House;
  /** From one of these. */
  readonly from: readonly House[];
  /** Agreed on. */
  readonly place?: Place;
}

/** What a leader who acts by itself could do now, if its owner wants it. */
export type Due = { readonly house: House } & (
  | {
      readonly what: 'save';
      /** It is down to its last power. */
      readonly character: Person;
      /** Where that power goes otherwise. */
      readonly to: House;
    }
  | { readonly what: 'penalty' }
  | { readonly what: 'refill' }
);

export interface Table {
  /** Clockwise. */
  readonly seats: readonly House[];
  /** 0 before the first turn. */
  readonly turn: number;
  /** Before the first turn it is the first seat, and means nothing: the first player is drawn last. */
  readonly challenger: House;
  readonly houses: PerHouse<HouseState>;
  readonly usedEvents: readonly EventId[];
  readonly encounter: Encounter | null;
  readonly use: Use | null;
  readonly window: Window | null;
  /** Seats that are still to be asked in this step. */
  readonly queue: readonly House[];
  readonly takings: readonly Taking[];
  /** What waits for the word of a leader's owner, one of each House at most. */
  readonly due?: readonly Due[];
  /** Houses that use their leader always, without being asked; public, and called off by `ask-again`. */
  readonly always?: readonly House[];
  /** Houses whose character was saved in this turn. */
  readonly saved: readonly House[];
  readonly asks: readonly Ask[];
  /** Since the last answer. */
  readonly happened: readonly Happening[];
  readonly winners: readonly House[] | null;
  /** Cards that an owner of the box has written; a game without any has no such field. */
  readonly owned?: Owned;
  /** Goes on by the rules of an earlier version of the app (earlier.ts); a game of today has no such field. */
  readonly version?: 1;
}

/** What is sealed until all have answered. */
export interface Sealed {
  readonly leaders: PerHouse<Person>;
  /** House cards put down; null where there was none. */
  readonly cards: PerHouse<Face | null>;
  /** These put down the top of their deck, which they have not seen themselves: only in games begun before. */
  readonly blind: readonly House[];
}

export interface Position extends Table {
  readonly hands: PerHouse<readonly Face[]>;
  /** The top is the first. */
  readonly decks: PerHouse<readonly Face[]>;
  readonly hostages: PerHouse<readonly Hostage[]>;
  readonly dealt: PerHouse<readonly Person[]>;
  readonly sealed: Sealed;
  /** Cards of a hand that another player has looked at in this turn. */
  readonly peeked: PerHouse<{ readonly house: House; readonly faces: readonly Face[] }>;
  /** Cards from the top of a deck that its player is choosing from. */
  readonly sifting: { readonly house: House; readonly faces: readonly Face[] } | null;
  readonly events: readonly EventId[];
  readonly chance: ChanceState;
}
