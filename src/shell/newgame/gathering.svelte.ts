// The people round the table of a new game: how many, in which chairs, with which houses. The chairs are in passing order; the
// first one has the tablet first. Every person has a house, seated or not, so houses are only ever swapped.
import { fieldsOf } from '#engine/parsed';
import { text } from 'text:shell/pages';
import { type Language, LANGUAGES } from '#text/languages';
import type { CodeKind } from '../code/kind';
import { isWholePin, MOST_SEAT_NAME, PIN_DIGITS } from '../play/seatLimits';
import { keep, kept } from '../play/settings.svelte';
import { readableName } from '../saves/foreignNames';
import type { Side } from '../saves/seatSide';
import { USUAL } from '../table/sides';
import { SIDES } from './chairs';

/** The facts about its seats that a game determines. */
export interface Places<H extends string = string, C extends CodeKind = CodeKind, N extends number = number> {
  /** The possible numbers of players; the last one is the default. */
  readonly counts: readonly N[];
  /** All houses, in the order in which they are shown. */
  readonly houses: readonly H[];
  /** The houses for this number of players, in the order in which they are given out. */
  housesFor(count: N): readonly H[];
  /** The way code plays seats; undefined if only people play this game. */
  readonly code?: {
    /** The code player that a seat begins with when it becomes code's; `taken`: those of the other seats. */
    fresh(taken: readonly C[]): C;
    /** Reads a remembered code player; null for a person. */
    read(kept: unknown): C | null;
  };
  /** The key under which the browser remembers the last table; without one it is not remembered. */
  readonly key?: string;
}

export interface Person<H extends string = string, C extends CodeKind = CodeKind> {
  readonly id: number;
  /** The name as it was typed. */
  readonly name: string;
  readonly house: H;
  /** Four digits, or nothing. */
  readonly pin: string;
  /** The way code plays the seat; null for a person. */
  readonly code: C | null;
  /** The language of the person; null for that of the table. */
  readonly language: Language | null;
}

/** The thing that is missing before the game can begin, and the chair. */
export interface Lack {
  readonly what: 'name' | 'pin';
  readonly id: number;
}

export class Gathering<H extends string = string, C extends CodeKind = CodeKind, N extends number = number> {
  readonly counts: readonly N[];
  /** The memory of the last table; a game reads its own options from it. */
  protected readonly last: Readonly<Record<string, unknown>>;
  readonly #places: Places<H, C, N>;
  #people: readonly Person<H, C>[] = $state.raw([]);
  #count: N;
  #sides: readonly Side[] = $state.raw([]);
  pins: boolean = $state(false);
  /** The chair that is open. */
  chosen: number | null = $state(null);
  /** The chair at which a field has the focus. */
  typing: number | null = $state(null);
  /** The chair for which beginning failed, until something is typed there. */
  #pointed: number | null = $state(null);

  constructor(places: Places<H, C, N>) {
    const { counts, key } = places;
    const most = counts.at(-1)!;
    this.#places = places;
    this.counts = counts;
    this.last = key === undefined ? {} : fieldsOf(kept(key));
    const { names, codes, languages, count } = this.last;
    this.#count = $state(counts.find((one) => one === count) ?? most);
    this.#sides = readSides(this.last.sides);
    this.#people = places.housesFor(most).map((house, i) => ({
      id: i + 1,
      name: readName(listed(names)[i]) ?? text('new-player', { place: i + 1 }),
      house,
      pin: '',
      code: places.code?.read(listed(codes)[i]) ?? null,
      language: LANGUAGES.find((one) => one === listed(languages)[i]) ?? null
    }));
    this.#fitHouses();
  }

  get count(): N {
    return this.#count;
  }

  /** Players without a chair wait in case one is added again. */
  readonly seated = $derived.by(() => this.#people.slice(0, this.#count));

  /** On which side of the tablet each person sits. */
  readonly sides = $derived.by(() => (this.#sides.length === this.#count ? this.#sides : (USUAL[this.#count] ?? [])));

  readonly person = $derived.by(() => this.seated.find(({ id }) => id === this.chosen) ?? null);

  /** The person who has the tablet first; null if code plays all seats. */
  readonly first = $derived.by(() => this.seated.find(({ code }) => code === null) ?? null);

  /** The houses to choose from. */
  readonly houses = $derived.by(() => {
    const { houses } = this.#places;
    const allowed = this.#places.housesFor(this.#count);
    return houses.filter((house) => allowed.includes(house));
  });

  lackOf({ id, name, pin, code }: Person): Lack | null {
    if (code !== null) return null;
    if (readableName(name) === '') return { what: 'name', id };
    return this.pins && pin !== '' && !isWholePin(pin) ? { what: 'pin', id } : null;
  }

  /** The first thing that is missing: names, then PINs. */
  readonly lack: Lack | null = $derived.by(() => {
    const lacks = this.seated.flatMap((person) => this.lackOf(person) ?? []);
    return lacks.find(({ what }) => what === 'name') ?? lacks[0] ?? null;
  });

  /** The thing that is missing at a chair; null while that field is being typed in. */
  saidOf(person: Person): Lack['what'] | null {
    const isTyped = this.typing === person.id && this.#pointed !== person.id;
    return isTyped ? null : (this.lackOf(person)?.what ?? null);
  }

  /** Opens the chair at which something is missing, and says what. */
  point({ id }: Lack): void {
    this.chosen = id;
    this.#pointed = id;
  }

  seat(count: N): void {
    this.#count = count;
    this.#fitHouses();
  }

  rename(id: number, typed: string): void {
    this.#pointed = null;
    this.#change(id, { name: cut(typed) });
  }

  sit(id: number, side: Side): void {
    this.#sides = this.seated.map((one, i) => (one.id === id ? side : (this.sides[i] ?? 'south')));
  }

  setLanguage(id: number, language: Language | null): void {
    this.#change(id, { language });
  }

  setPin(id: number, typed: string): void {
    this.#pointed = null;
    this.#change(id, { pin: typed.replace(/\D/g, '').slice(0, PIN_DIGITS) });
  }

  setCode(id: number, code: boolean): void {
    const taken = this.seated.flatMap((one) => one.code ?? []);
    this.#change(id, { code: (code && this.#places.code?.fresh(taken)) || null });
  }

  setKind(id: number, code: C): void {
    this.#change(id, { code });
  }

  /** Gives a house to a person; its former player gets the house that becomes free. */
  takeHouse(id: number, house: H): void {
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

  /** Moves a person one chair further round the table. */
  move(id: number, by: 1 | -1): void {
    const at = this.seated.findIndex((one) => one.id === id);
    const next = this.seated.at((at + by) % this.#count);
    if (at >= 0 && next !== undefined) this.swap(id, next.id);
  }

  /**
   * The seats as the game begins. `called`: the name of a code player; `dealt`: houses that were not chosen, by the person's
   * id.
   */
  chairs(called: (code: C) => string, dealt?: ReadonlyMap<number, H>) {
    return this.seated.map(({ id, name, house, pin, code, language }, i) => ({
      house: dealt?.get(id) ?? house,
      name: code === null ? readableName(name) : called(code),
      pin: this.pins && code === null ? pin : '',
      code,
      side: this.sides[i] ?? 'south',
      ...(code === null && language && { language })
    }));
  }

  /** Remembers the table for the next time, beside a game's own options. PINs are not remembered. */
  remember(options: object = {}): void {
    const { key } = this.#places;
    if (key === undefined) return;
    const people = {
      names: this.#people.map(({ name }) => readableName(name)),
      codes: this.#people.map(({ code }) => code),
      languages: this.#people.map(({ language }) => language)
    };
    keep(key, JSON.stringify({ ...people, count: this.#count, sides: this.#sides, ...options }));
  }

  #change(id: number, change: Partial<Person<H, C>>): void {
    this.#people = this.#people.map((one) => (one.id === id ? { ...one, ...change } : one));
  }

  /** Houses that play with this number stay where they are; the other people get what is left, in order. */
  #fitHouses(): void {
    const allowed = this.#places.housesFor(this.#count);
    const taken = this.seated.map(({ house }) => house).filter((house) => allowed.includes(house));
    if (taken.length === this.#count) return;
    const free = [
      ...allowed.filter((house) => !taken.includes(house)),
      ...this.#places.houses.filter((house) => !allowed.includes(house))
    ];
    this.#people = this.#people.map((one, i) =>
      i < this.#count && taken.includes(one.house) ? one : { ...one, house: free.shift() ?? one.house }
    );
  }
}

/** Cuts a name to the longest one a seat may have, never within a character. */
function cut(typed: string): string {
  let name = '';
  for (const character of typed) {
    if (name.length + character.length > MOST_SEAT_NAME) break;
    name += character;
  }
  return name;
}

const listed = (kept: unknown): readonly unknown[] => (Array.isArray(kept) ? kept : []);

const readName = (name: unknown): string | null => (typeof name === 'string' ? cut(name) : null);

const readSides = (sides: unknown): readonly Side[] =>
  listed(sides).flatMap((one) => SIDES.find((side) => side === one) ?? []);
