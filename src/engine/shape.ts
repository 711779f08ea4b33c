// The shape of data that comes from outside: an answer, a position, a save. A shape looks at a value and names every fault with
// the way to it. It trusts nothing: only own fields that it knows are looked into, so nesting, length, and names such as
// __proto__ do no harm; and it is checked by the compiler against the type it stands for.

export interface Finding {
  readonly path: (string | number)[];
  readonly faults: string[];
}

export interface Shape<T> {
  (value: unknown, finding: Finding): void;
  readonly mayMiss?: true;
  /** Never there: it tells the compiler which type this is the shape of. */
  readonly of?: T;
}

type Fields<T> = { readonly [K in keyof T]-?: Shape<T[K]> };

/** Enough to mend what is wrong; a hostile value does not get a book. */
const MOST_FAULTS = 10;
const MOST_SHOWN = 40;

export function faultsIn(shape: Shape<unknown>, value: unknown): string[] {
  const finding: Finding = { path: [], faults: [] };
  shape(value, finding);
  return finding.faults;
}

export function fault({ path, faults }: Finding, what: string): void {
  if (faults.length >= MOST_FAULTS) return;
  const way = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('');
  faults.push(way === '' ? what : `${way.replace(/^\./, '')}: ${what}`);
}

export function inside(finding: Finding, step: string | number, shape: Shape<unknown>, value: unknown): void {
  finding.path.push(step);
  shape(value, finding);
  finding.path.pop();
}

export function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, MOST_SHOWN));
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields named, and no others. */
export const object = <T>(fields: Fields<T>): Shape<T> => fieldsOf(fields, 'no others');

/** The fields named; what else there is does not matter. */
export const openObject = <T>(fields: Fields<T>): Shape<T> => fieldsOf(fields, 'others too');

function fieldsOf<T>(fields: Fields<T>, and: 'no others' | 'others too'): Shape<T> {
  const named = Object.entries<Shape<unknown>>(fields);
  return (value, finding) => {
    if (!isObject(value)) return fault(finding, `must be an object, not ${shown(value)}`);
    for (const [name, shape] of named) {
      if (Object.hasOwn(value, name) && value[name] !== undefined) inside(finding, name, shape, value[name]);
      else if (!shape.mayMiss) fault(finding, `${name} is missing`);
    }
    if (and === 'no others') strangers(finding, value, (name) => Object.hasOwn(fields, name));
  };
}

/** Some of these keys, each with a value of this shape. */
export function table<K extends string, T>(
  keys: readonly K[],
  shape: Shape<T>
): Shape<Readonly<Partial<Record<K, T>>>> {
  const known = new Set<string>(keys);
  return (value, finding) => {
    if (!isObject(value)) return fault(finding, `must be an object, not ${shown(value)}`);
    for (const name of Object.keys(value)) if (known.has(name)) inside(finding, name, shape, value[name]);
    strangers(finding, value, (name) => known.has(name));
  };
}

function strangers(finding: Finding, value: object, isKnown: (name: string) => boolean): void {
  for (const name of Object.keys(value)) if (!isKnown(name)) fault(finding, `there is no ${shown(name)}`);
}

export const optional = <T>(shape: Shape<T>): Shape<T> =>
  Object.assign((value: unknown, finding: Finding) => shape(value, finding), { mayMiss: true as const });

export const nullable =
  <T>(shape: Shape<T>): Shape<T | null> =>
  (value, finding) => {
    if (value !== null) shape(value, finding);
  };

export const list =
  <T>(shape: Shape<T>, most: number): Shape<readonly T[]> =>
  (value, finding) => {
    if (!Array.isArray(value)) return fault(finding, `must be a list, not ${shown(value)}`);
    if (value.length > most) return fault(finding, `${value.length} entries are too many`);
    for (let i = 0; i < value.length; i++) inside(finding, i, shape, value[i]);
  };

/** One of a fixed number of things; `called` is what one of them is called. */
export function oneOf<T extends string | number | null>(called: string, values: readonly T[]): Shape<T> {
  const known = new Set<unknown>(values);
  return (value, finding) => {
    if (!known.has(value)) fault(finding, `${shown(value)} is not ${called}`);
  };
}

export const exactly =
  <T extends string | number | boolean | null>(only: T): Shape<T> =>
  (value, finding) => {
    if (value !== only) fault(finding, `must be ${shown(only)}, not ${shown(value)}`);
  };

export const integer =
  (least: number, most: number): Shape<number> =>
  (value, finding) => {
    const fits = typeof value === 'number' && Number.isInteger(value) && least <= value && value <= most;
    if (!fits) fault(finding, `must be a whole number from ${least} to ${most}, not ${shown(value)}`);
  };

export const flag: Shape<boolean> = (value, finding) => {
  if (typeof value !== 'boolean') fault(finding, `must be true or false, not ${shown(value)}`);
};

export const text =
  (most: number): Shape<string> =>
  (value, finding) => {
    if (typeof value !== 'string') fault(finding, `must be text, not ${shown(value)}`);
    else if (value.length > most) fault(finding, `text of ${value.length} characters is too long`);
  };

/** Taken as it is and never looked into. */
export const anything: Shape<unknown> = () => undefined;

/** A union: the field says which of the shapes it is. */
export const variants =
  <F extends string, T extends Readonly<Record<F, string>>>(
    field: F,
    shapes: { readonly [K in T[F]]: Shape<Extract<T, Readonly<Record<F, K>>>> }
  ): Shape<T> =>
  (value, finding) => {
    if (!isObject(value)) return fault(finding, `must be an object, not ${shown(value)}`);
    const which = Object.hasOwn(value, field) ? value[field] : undefined;
    if (typeof which === 'string' && Object.hasOwn(shapes, which)) shapes[which as T[F]](value, finding);
    else inside(finding, field, () => fault(finding, `must be one of ${Object.keys(shapes).join(', ')}`), which);
  };
