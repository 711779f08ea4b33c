// The troubles of saving games, as data: for each kind the screen has a sentence and a way out.

import type { Wrong } from './fileFault';

export interface Trouble {
  /**
   * unavailable: this browser keeps nothing. full: no room is left. blocked: another window holds the database in an older
   * form. behind: another window has played on, or another tablet. damaged: what is kept cannot be understood. newer: a newer version of the app
   * wrote it. gone: there is no such game, or it is in the bin. mended: a rule is carried out differently by now, so that its
   * answers lead elsewhere. running: it is still played, and of such a game there is only one. failed: anything else.
   */
  readonly kind:
    'unavailable' | 'full' | 'blocked' | 'behind' | 'damaged' | 'newer' | 'gone' | 'mended' | 'running' | 'failed';
  /** A description for developers, in English. */
  readonly detail: string;
  /** The fault of a file. */
  readonly wrong?: Wrong;
  /** The page still holds the game, but the disk does not. */
  readonly onlyHere?: true;
}

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly trouble: Trouble };

export const troubled = (kind: Trouble['kind'], detail: string): { readonly ok: false; readonly trouble: Trouble } => ({
  ok: false,
  trouble: { kind, detail }
});

/** Thrown inside a transaction, so that nothing of it is saved. */
export class Troubled extends Error {
  readonly trouble: Trouble;

  constructor(kind: Trouble['kind'], detail: string, wrong?: Wrong) {
    super(detail);
    this.name = 'Troubled';
    this.trouble = wrong === undefined ? { kind, detail } : { kind, detail, wrong };
  }
}

export function orThrow<T>(result: Result<T>): T {
  if (!result.ok) throw new Troubled(result.trouble.kind, result.trouble.detail);
  return result.value;
}

const KINDS: Readonly<Record<string, Trouble['kind']>> = {
  QuotaExceededError: 'full',
  VersionError: 'newer'
};

/**
 * Chromium's reports of a full disk: the first when it aborts, the last, without a reason, when it cannot open the database any
 * more.
 */
const NO_ROOM = /FILE_ERROR_NO_SPACE|disk full|full disk|Internal error opening backing store/i;

/** Dexie wraps the browser's error, sometimes more than once: the innermost one with a known meaning counts. */
export function troubleOf(error: unknown): Trouble {
  if (error instanceof Troubled) return error.trouble;
  const chain = chainOf(error);
  const inmost = chain.findLast(({ name }) => Object.hasOwn(KINDS, name));
  const kind = inmost === undefined ? undefined : KINDS[inmost.name];
  const isFull = chain.some(({ message }) => NO_ROOM.test(message));
  const detail = chain.map(({ name, message }) => `${name}: ${message}`).join(' < ');
  return { kind: kind ?? (isFull ? 'full' : 'failed'), detail: detail === '' ? String(error) : detail };
}

const DEEPEST = 5;

interface Wrapping {
  readonly name?: unknown;
  readonly message?: unknown;
  readonly inner?: unknown;
  /** The errors, if there were many writes at once. */
  readonly failures?: readonly unknown[];
}

/** The error and what it wraps, from the outside in. In some browsers a DOMException is no Error. */
function chainOf(error: unknown): { name: string; message: string }[] {
  const chain: { name: string; message: string }[] = [];
  let inner: unknown = error;
  while (typeof inner === 'object' && inner !== null && chain.length < DEEPEST) {
    const error: Wrapping = inner;
    chain.push({ name: String(error.name), message: String(error.message) });
    inner = error.inner ?? error.failures?.[0];
  }
  return chain;
}
