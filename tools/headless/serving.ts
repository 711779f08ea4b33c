// The part that the tables of all games share: a request in, a response out. No request changes the game unless it is answered with
// ok.

import { faultsIn, type Shape } from '#engine/shape';

export type ErrorCode = 'bad-request' | 'no-game' | 'bad-setup' | 'bad-position' | 'bad-save' | 'internal';

export type Response =
  | { readonly ok: true; readonly [field: string]: unknown }
  | { readonly ok: false; readonly refusal: { readonly rule: string; readonly why: string } }
  | { readonly ok: false; readonly error: { readonly code: ErrorCode; readonly why: string } };

export interface TurnOf<S> {
  readonly response: Response;
  /** Left out: the game stays as it was. */
  readonly sitting?: S;
}

export const done = (fields: Readonly<Record<string, unknown>>) => ({ response: { ok: true, ...fields } as const });

export const failed = (code: ErrorCode, why: string) => ({ response: { ok: false, error: { code, why } } as const });

/** One game's side of the table; it keeps the game that is played on it. */
export interface Served {
  /** The line that answers the request, and whether it was carried out. */
  take(request: unknown): { readonly ok: boolean; readonly line: string };
}
export type Program = () => Served;

export function serving<S, R>(shape: Shape<R>, turn: (sitting: S | null, request: R) => TurnOf<S>): Served {
  let sitting: S | null = null;
  return {
    take(request) {
      const faults = faultsIn(shape, request);
      const { response, sitting: next }: TurnOf<S> =
        faults.length > 0 ? failed('bad-request', faults.join('; ')) : turn(sitting, request as R);
      const line = JSON.stringify(response);
      // only a game whose response can be told is there
      if (next !== undefined) sitting = next;
      return { ok: response.ok, line };
    }
  };
}
