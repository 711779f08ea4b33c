// The shape of data that comes from outside: an answer, a position, a save. A shape looks at a value and names every fault with
// the way to it. It trusts nothing: only own fields that it knows are looked into, so nesting, length, and names such as
// __proto__ do no harm; and it is checked by the compiler against the type it stands for.

type Path = readonly (string | number)[];

/** A fault, as data for a sentence in any language: which fault, what was found, and what the sentence mentions besides. */
export interface Wrong {
  readonly is: string;
  readonly found?: string;
  readonly name?: string;
  readonly words?: readonly string[];
  readonly count?: number;
  readonly least?: number;
  readonly most?: number;
}

export interface Fault {
  readonly path: Path;
  /** The fault in English, for programs. */
  readonly says: string;
  readonly wrong: Wrong;
}

export interface Finding {
  readonly path: (string | number)[];
  readonly faults: Fault[];
}

export interface Shape<T> {
  (value: unknown, finding: Finding): void;
  readonly mayMiss?: true;
  /** This field is never there: it only tells the compiler which type the shape describes. */
  readonly of?: T;
}

/** The type that a shape describes. */
export type Of<S> = S extends Shape<infer T> ? T : never;

type Optional<T> = Shape<T> & { readonly mayMiss: true };
type Fields<T> = { readonly [K in keyof T]-?: Shape<T[K]> };
export type Shapes = Readonly<Record<string, Shape<unknown>>>;

/** The type of an object whose fields have these shapes. */
export type OfFields<F extends Shapes> = Flat<
  { readonly [K in keyof F as F[K] extends { readonly mayMiss: true } ? never : K]: Of<F[K]> } & {
    readonly [K in keyof F as F[K] extends { readonly mayMiss: true } ? K : never]?: Of<F[K]>;
  }
>;
type Flat<T> = { [K in keyof T]: T[K] };

/** Enough for somebody to repair the data; a hostile value does not get a long report. */
const MOST_FAULTS = 10;
const MOST_SHOWN = 40;

export function faultsOf(shape: Shape<unknown>, value: unknown): readonly Fault[] {
  const finding: Finding = { path: [], faults: [] };
  shape(value, finding);
  return finding.faults;
}

/** The faults of a value in English, each with the path to it. */
export const faultsIn = (shape: Shape<unknown>, value: unknown): string[] =>
  faultsOf(shape, value).map(({ path, says }) => (path.length === 0 ? says : `${wayTo(path)}: ${says}`));

/** A path as text, such as "cards.mace.does[0]". */
export const wayTo = (path: Path): string =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '');

export function fault({ path, faults }: Finding, says: string, wrong: Wrong): void {
  if (faults.length < MOST_FAULTS) faults.push({ path: [...path], says, wrong });
}

/** Reports that a value is not what it must be. */
export function unlike(finding: Finding, must: string, value: unknown, wrong: Wrong): void {
  const found = shown(value);
  fault(finding, `must be ${must}, not ${found}`, { ...wrong, found });
}

export function inside(finding: Finding, step: string | number, shape: Shape<unknown>, value: unknown): void {
  finding.path.push(step);
  shape(value, finding);
  finding.path.pop();
}

export function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, MOST_SHOWN));
  if (Array.isArray(value)) return '[…]';
  return typeof value === 'object' && value !== null ? '{…}' : String(value);
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object with the fields named, and no others. */
export function object<F extends Shapes>(fields: F): Shape<OfFields<F>>;
export function object<T>(fields: Fields<T>): Shape<T>;
export function object<T>(fields: Fields<T>): Shape<T> {
  return fieldsOf(fields, 'no others');
}

/** An object with the fields named; any others are ignored. */
export const openObject = <T>(fields: Fields<T>): Shape<T> => fieldsOf(fields, 'others too');

function fieldsOf<T>(fields: Fields<T>, and: 'no others' | 'others too'): Shape<T> {
  const named = Object.entries<Shape<unknown>>(fields);
  return (value, finding) => {
    if (!isObject(value)) return unlike(finding, 'an object', value, { is: 'object' });
    for (const [name, shape] of named) {
      if (Object.hasOwn(value, name) && value[name] !== undefined) inside(finding, name, shape, value[name]);
      else if (!shape.mayMiss) fault(finding, `${name} is missing`, { is: 'missing', name });
    }
    if (and === 'no others') strangers(finding, value, (name) => Object.hasOwn(fields, name));
  };
}

/** An object with some of these keys, each with a value of this shape. */
export function table<K extends string, T>(
  keys: readonly K[],
  shape: Shape<T>
): Shape<Readonly<Partial<Record<K, T>>>> {
  const known = new Set<string>(keys);
  return (value, finding) => {
    if (!isObject(value)) return unlike(finding, 'an object', value, { is: 'object' });
    for (const name of Object.keys(value)) if (known.has(name)) inside(finding, name, shape, value[name]);
    strangers(finding, value, (name) => known.has(name));
  };
}

function strangers(finding: Finding, value: object, isKnown: (name: string) => boolean): void {
  for (const name of Object.keys(value))
    if (!isKnown(name)) fault(finding, `there is no ${shown(name)}`, { is: 'stranger', name: shown(name) });
}

export const optional = <T>(shape: Shape<T>): Optional<T> =>
  Object.assign((value: unknown, finding: Finding) => shape(value, finding), { mayMiss: true as const });

export const nullable =
  <T>(shape: Shape<T>): Shape<T | null> =>
  (value, finding) => {
    if (value !== null) shape(value, finding);
  };

export const list =
  <T>(shape: Shape<T>, most: number): Shape<readonly T[]> =>
  (value, finding) => {
    if (!Array.isArray(value)) return unlike(finding, 'a list', value, { is: 'list' });
    const count = value.length;
    if (count > most) return fault(finding, `${count} entries are too many`, { is: 'many', count, most });
    for (let i = 0; i < value.length; i++) inside(finding, i, shape, value[i]);
  };

/** One of a fixed set of values; `called` is the noun for one of them in a message. */
export function oneOf<const T extends string | number | null>(called: string, values: readonly T[]): Shape<T> {
  const known = new Set<unknown>(values);
  return (value, finding) => {
    if (known.has(value)) return;
    const found = shown(value);
    fault(finding, `${found} is not ${called}`, { is: 'unknown', found });
  };
}

export const exactly =
  <T extends string | number | boolean | null>(only: T): Shape<T> =>
  (value, finding) => {
    if (value !== only) unlike(finding, shown(only), value, { is: 'only', words: [shown(only)] });
  };

export const integer =
  (least: number, most: number): Shape<number> =>
  (value, finding) => {
    const fits = typeof value === 'number' && Number.isInteger(value) && least <= value && value <= most;
    if (!fits) unlike(finding, `a whole number from ${least} to ${most}`, value, { is: 'number', least, most });
  };

export const flag: Shape<boolean> = (value, finding) => {
  if (typeof value !== 'boolean') unlike(finding, 'true or false', value, { is: 'flag' });
};

export const text =
  (most: number): Shape<string> =>
  (value, finding) => {
    if (typeof value !== 'string') return unlike(finding, 'text', value, { is: 'text' });
    const count = value.length;
    if (count > most) fault(finding, `text of ${count} characters is too long`, { is: 'long', count, most });
  };

/** Any value, accepted as it is and never looked into. */
export const anything: Shape<unknown> = () => undefined;

const noneOf =
  (words: readonly string[]): Shape<unknown> =>
  (value, finding) =>
    fault(finding, `must be one of ${words.join(', ')}`, { is: 'word', words, found: shown(value) });

/** A union: the value of the field says which of the shapes it has. */
export function variants<S extends Shapes>(field: string, shapes: S): Shape<Of<S[keyof S]>>;
export function variants<F extends string, T extends Readonly<Record<F, string>>>(
  field: F,
  shapes: { readonly [K in T[F]]: Shape<Extract<T, Readonly<Record<F, K>>>> }
): Shape<T>;
export function variants(field: string, shapes: Shapes): Shape<unknown> {
  return (value, finding) => {
    if (!isObject(value)) return unlike(finding, 'an object', value, { is: 'object' });
    const which = Object.hasOwn(value, field) ? value[field] : undefined;
    if (typeof which === 'string' && Object.hasOwn(shapes, which)) shapes[which]!(value, finding);
    else inside(finding, field, noneOf(Object.keys(shapes)), which);
  };
}
