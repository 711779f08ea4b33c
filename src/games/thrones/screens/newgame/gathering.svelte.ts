// Who gathers round the table: how many, in which chairs, with which houses. The order of the chairs is the order in which the
// tablet is passed, and the first seat has it first.

import type { House } from '../../box/houses';
import { HOUSES } from '../../box/houses';
import type { PlayerCount } from '../../box/setup';
import { PLAYER_COUNTS, SETUP } from '../../box/setup';
import { keep, kept } from '../../../../shell/play/settings.svelte';
import { clashesOf } from '../../rules/clashes';
import type { Edition, HouseRules } from '../../rules/terms';
import { USUAL } from '../../../../shell/table/sides';
import { LANGUAGES, type Language } from '../../../../text/languages';
import type { Side } from '../../../../shell/saves/sides';
import { SIDES } from '../../../../shell/newgame/chairs';
import { readableName } from '../../../../shell/saves/names';
import type { Kind } from '../kit/kinds';
import { kindOf, PERSONS } from '../kit/kinds';
import { readHouseRules } from './lastRules';

export const DEALINGS = ['chosen', 'dealt', 'drafted'] as const;
export type Dealing = (typeof DEALINGS)[number];

export interface Person {
  readonly id: number;
  readonly name: string;
  /** As long as houses are chosen; dealt or drafted, it is not known yet. */
  readonly house: House;
  /** Four digits, or nothing. */
  readonly pin: string;
  /** How code plays the seat; null is a person. */
  readonly code: Kind | null;
  /** Null: what the table reads. */
  readonly language: Language | null;
}

/** What is missing before the game can begin, and at whose chair; or what was agreed on does not go with these houses. */
export type Lack = { readonly what: 'name' | 'pin'; readonly id: number } | { readonly what: 'house-rules' };

const KEY = 'last-table';
/** As many letters as a seat has room for. */
export const MOST_NAME = 24;
const PIN = /^\d{4}$/;

interface Remembered {
  readonly names: readonly string[];
  readonly codes: readonly (Kind | null)[];
  readonly languages: readonly (Language | null)[];
  readonly count: PlayerCount;
  readonly edition: Edition;
  readonly tides: boolean;
  readonly sides: readonly Side[];
  readonly houseRules: HouseRules | null;
}

export class Gathering {
  #people: readonly Person[] = $state.raw([]);
  #count: PlayerCount = $state(6);
  #sides: readonly Side[] = $state.raw([]);
  dealing: Dealing = $state('chosen');
  edition: Edition = $state('revised');
  tides: boolean = $state(false);
  pins: boolean = $state(false);
  /** As last time; null is by the book. */
  houseRules: HouseRules | null = $state.raw(null);
  /** The sheet of house rules is open. */
  isAgreeing: boolean = $state(false);
  /** The chair that is being seen to. */
  chosen: number | null = $state(null);

  /** `nameOf` gives players without a name one: "Player 1". */
  constructor(nameOf: (number: number) => string) {
    const last = remembered(kept(KEY));
    this.edition = last.edition;
    this.tides = last.tides;
    this.houseRules = last.houseRules;
    this.#sides = last.sides;
    this.#people = SETUP[6].tracks.throne.map((house, i) => ({
      id: i + 1,
      name: last.names[i] ?? nameOf(i + 1),
      house,
      pin: '',
      code: last.codes[i] ?? null,
      language: last.languages[i] ?? null
    }));
    this.#count = last.count;
    this.#fitHouses();
  }

  get count(): PlayerCount {
    return this.#count;
  }

  /** Players without a chair wait in case one is added again. */
  readonly seated = $derived.by(() => this.#people.slice(0, this.#count));

  /** On which side of the tablet each of them sits. */
  readonly sides = $derived.by(() => (this.#sides.length === this.#count ? this.#sides : (USUAL[this.#count] ?? [])));

  readonly person = $derived.by(() => this.seated.find(({ id }) => id === this.chosen) ?? null);

  /** Who holds the tablet first; null where code plays all seats. */
  readonly first = $derived.by(() => this.seated.find(({ code }) => code === null) ?? null);

  readonly houses = $derived.by(() => SETUP[this.#count].houses);

  readonly lack: Lack | null = $derived.by(() => {
    const people = this.seated.filter(({ code }) => code === null);
    const nameless = people.find(({ name }) => readableName(name) === '');
    if (nameless !== undefined) return { what: 'name', id: nameless.id };
    const half = this.pins ? people.find(({ pin }) => pin !== '' && !PIN.test(pin)) : undefined;
    if (half !== undefined) return { what: 'pin', id: half.id };
    const clashes = this.houseRules === null ? [] : [...clashesOf(this.houseRules, SETUP[this.#count], this.tides)];
    return clashes.length > 0 ? { what: 'house-rules' } : null;
  });

  seat(count: PlayerCount): void {
    this.#count = count;
    this.#fitHouses();
  }

  rename(id: number, name: string): void {
    this.#change(id, { name });
  }

  sit(id: number, side: Side): void {
    this.#sides = this.seated.map((one, i) => (one.id === id ? side : (this.sides[i] ?? 'south')));
  }

  setLanguage(id: number, language: Language | null): void {
    this.#change(id, { language });
  }

  setPin(id: number, pin: string): void {
    this.#change(id, { pin });
  }

  /** Each seat of code is at first another person. */
  setCode(id: number, code: boolean): void {
    const taken = this.seated.map((one) => one.code?.person);
    const person = PERSONS.find((one) => !taken.includes(one)) ?? PERSONS[0]!;
    this.#change(id, { code: code ? { level: 'knight', person } : null });
  }

  setKind(id: number, code: Kind): void {
    this.#change(id, { code });
  }

  /** Its former player gets the house that becomes free. */
  takeHouse(id: number, house: House): void {
    const mine = this.seated.find((one) => one.id === id)?.house;
    if (mine === undefined) return;
    this.#people = this.#people.map((one) =>
      one.id === id ? { ...one, house } : one.house === house ? { ...one, house: mine } : one
    );
  }

  /** Two people change chairs. */
  swap(id: number, other: number): void {
    const [one, two] = [id, other].map((wanted) => this.#people.find((person) => person.id === wanted));
    if (one === undefined || two === undefined) return;
    this.#people = this.#people.map((person) => (person === one ? two : person === two ? one : person));
  }

  /** One chair on, round the table. */
  move(id: number, by: 1 | -1): void {
    const at = this.seated.findIndex((one) => one.id === id);
    const next = this.seated.at((at + by) % this.#count);
    if (at >= 0 && next !== undefined) this.swap(id, next.id);
  }

  /** For the next time. PINs are not among it. */
  remember(): void {
    const { edition, tides, sides, houseRules } = this;
    const last: Remembered = {
      names: this.#people.map(({ name }) => readableName(name)),
      codes: this.#people.map(({ code }) => code),
      languages: this.#people.map(({ language }) => language),
      count: this.#count,
      edition,
      tides,
      sides,
      houseRules
    };
    keep(KEY, JSON.stringify(last));
  }

  #change(id: number, change: Partial<Person>): void {
    this.#people = this.#people.map((one) => (one.id === id ? { ...one, ...change } : one));
  }

  /** Who has a house that plays with this number keeps it; the others take what is left, in turn order. */
  #fitHouses(): void {
    const allowed = SETUP[this.#count].tracks.throne;
    const taken = this.seated.map(({ house }) => house).filter((house) => allowed.includes(house));
    const free = [
      ...allowed.filter((house) => !taken.includes(house)),
      ...HOUSES.filter((house) => !allowed.includes(house))
    ];
    this.#people = this.#people.map((one, i) =>
      i < this.#count && taken.includes(one.house) ? one : { ...one, house: free.shift() ?? one.house }
    );
  }
}

const readKind = (code: unknown): Kind | null =>
  typeof code === 'object' && code !== null ? kindOf({ level: '', person: '', ...code }) : null;

const readLanguage = (language: unknown): Language | null => LANGUAGES.find((one) => one === language) ?? null;

const readSides = (sides: unknown): readonly Side[] =>
  Array.isArray(sides) ? sides.flatMap((one) => SIDES.find((side) => side === one) ?? []) : [];

function remembered(json: string | null): Remembered {
  try {
    const last = JSON.parse(json ?? '{}') as Partial<Record<keyof Remembered, unknown>>;
    return {
      names: Array.isArray(last.names) ? last.names.map((name) => String(name).slice(0, MOST_NAME)) : [],
      codes: Array.isArray(last.codes) ? last.codes.map(readKind) : [],
      languages: Array.isArray(last.languages) ? last.languages.map(readLanguage) : [],
      count: PLAYER_COUNTS.find((one) => one === last.count) ?? 6,
      edition: last.edition === 'first' ? 'first' : 'revised',
      tides: last.tides === true,
      sides: readSides(last.sides),
      houseRules: readHouseRules(last.houseRules)
    };
  } catch {
    return {
      names: [],
      codes: [],
      languages: [],
      count: 6,
      edition: 'revised',
      tides: false,
      sides: [],
      houseRules: null
    };
  }
}
