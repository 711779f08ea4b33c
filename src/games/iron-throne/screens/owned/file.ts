// Cards that an owner has written, as a file of its own kind. What comes in may be anything: it is taken whole or refused, with the
// place of its fault.

import { type Fault, faultsOf, isObject } from '#engine/shape';
import { countOf } from '#iron/rules/effects/designs';
import { OWNED } from '#iron/rules/effects/ownedShape';
import type { Owned } from '#iron/rules/effects/vocabulary';

const APP = 'pass-the-crown';
const KIND = 'iron-throne-cards';
const FORMAT = 1;

/** All 50 with the longest of everything are a quarter of it. */
const MOST_BYTES = 256 * 1024;

export type Misread =
  | { readonly what: 'unreadable' | 'too-large' | 'not-json' | 'not-ours' | 'a-game' | 'newer' | 'empty' }
  | { readonly what: 'twice'; readonly at: string }
  | { readonly what: 'faults'; readonly faults: readonly Fault[] };

type Read = { readonly ok: true; readonly owned: Owned } | { readonly ok: false; readonly why: Misread };

const misread = (why: Misread): Read => ({ ok: false, why });

export const documentOf = ({ leaders = {}, cards = {}, events = {} }: Owned): object => ({
  app: APP,
  kind: KIND,
  format: FORMAT,
  leaders,
  cards,
  ...(Object.keys(events).length === 0 ? {} : { events })
});

export async function readCards(file: Blob): Promise<Read> {
  if (file.size > MOST_BYTES) return misread({ what: 'too-large' });
  try {
    return readText(new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer()));
  } catch (error) {
    return misread({ what: error instanceof TypeError ? 'not-ours' : 'unreadable' });
  }
}

function readText(text: string): Read {
  const json = parsed(text);
  if (json === undefined) return misread({ what: 'not-json' });
  if (!isObject(json) || json.app !== APP) return misread({ what: 'not-ours' });
  const { app: _app, kind, format, ...owned } = json;
  if (kind !== KIND) return misread({ what: 'game' in json || 'games' in json ? 'a-game' : 'not-ours' });
  if (typeof format === 'number' && format > FORMAT) return misread({ what: 'newer' });
  if (format !== FORMAT) return misread({ what: 'not-ours' });
  const at = saidTwice(text);
  if (at !== null) return misread({ what: 'twice', at });
  const faults = faultsOf(OWNED, owned);
  if (faults.length > 0) return misread({ what: 'faults', faults });
  return countOf(owned as Owned) === 0 ? misread({ what: 'empty' }) : { ok: true, owned: owned as Owned };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const TOKEN = /"(?:[^"\\]|\\.)*"(\s*:)?|[{}[\]]/g;

/** The way to a name that stands twice in one object, of which parsing would silently take the last. The text is sound JSON. */
function saidTwice(text: string): string | null {
  const within: { readonly way: string; readonly names: Set<string> }[] = [];
  let name = '';
  for (const [token, isName] of text.matchAll(TOKEN)) {
    if (token === '{' || token === '[') within.push({ way: name, names: new Set() });
    else if (token === '}' || token === ']') name = within.pop()!.way;
    else if (isName !== undefined) {
      const { way, names } = within.at(-1)!;
      const key: unknown = JSON.parse(token.slice(0, -isName.length));
      name = way === '' ? String(key) : `${way}.${String(key)}`;
      if (names.has(name)) return name;
      names.add(name);
    }
  }
  return null;
}
