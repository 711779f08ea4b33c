// Packs files that leave the device (JSON that people can read, compressed) and unpacks those that come in. A file from outside
// may be anything, so there are limits: no file fills the memory, however small it is, and none is nested so deeply that
// reading it fails.

import { type Result, Troubled, troubleOf } from '../trouble';

/** Room for a thousand long games; a larger file is no backup of this app. */
export const MOST_TEXT = 64 * 1024 * 1024;
const DEEPEST = 100;
const WIDTH = 120;

export const packed = (data: unknown): Promise<Blob> =>
  new Response(new Blob([readable(data)]).stream().pipeThrough(new CompressionStream('gzip'))).blob();

/** Whatever fits into a line is on one line: an answer, a seat. */
export function readable(data: unknown, indent = ''): string {
  const line = JSON.stringify(data);
  if (typeof data !== 'object' || data === null || indent.length + line.length <= WIDTH) return line;
  const inner = `${indent} `;
  const parts = Array.isArray(data)
    ? data.map((part: unknown) => readable(part, inner))
    : Object.entries(data)
        .filter(([, part]) => part !== undefined)
        .map(([name, part]) => `${JSON.stringify(name)}: ${readable(part, inner)}`);
  const [open, close] = Array.isArray(data) ? '[]' : '{}';
  return `${open}\n${inner}${parts.join(`,\n${inner}`)}\n${indent}${close}`;
}

/** Reads a file, compressed or not, as its first bytes say. */
export async function unpacked(file: Blob): Promise<Result<unknown>> {
  try {
    return { ok: true, value: parsed(await textOf(file)) };
  } catch (error) {
    return { ok: false, trouble: troubleOf(error) };
  }
}

/** A text that begins like a game but does not end like one is a part of it. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const what = text.trimStart().startsWith('{') ? 'torn' : 'not-ours';
    throw new Troubled('damaged', troubleOf(error).detail, { what });
  }
}

async function textOf(file: Blob): Promise<string> {
  const first = await bytesOf(file.slice(0, 2));
  const isPacked = first[0] === 0x1f && first[1] === 0x8b;
  const bytes = isPacked ? await inflated(file) : await bytesOf(file);
  if (bytes.length > MOST_TEXT) throw tooLarge(`It is longer than ${MOST_TEXT} bytes`);
  const text = decoded(bytes);
  if (isTooDeep(text)) throw tooLarge(`It is nested deeper than ${DEEPEST} levels`);
  return text;
}

async function bytesOf(file: Blob): Promise<Uint8Array> {
  if (file.size > MOST_TEXT) throw tooLarge(`It has ${file.size} bytes`);
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (error) {
    throw new Troubled('damaged', troubleOf(error).detail, { what: 'unreadable' });
  }
}

/** Stops as soon as the text is too long. */
async function inflated(file: Blob): Promise<Uint8Array> {
  const whole = await bytesOf(file);
  const reader = new Blob([whole as Uint8Array<ArrayBuffer>])
    .stream()
    .pipeThrough(new DecompressionStream('gzip'))
    .getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read().catch((error: unknown) => {
      throw new Troubled('damaged', troubleOf(error).detail, { what: 'torn' });
    });
    if (done) return joined(chunks, length);
    length += value.length;
    if (length > MOST_TEXT) {
      void reader.cancel().catch(() => undefined);
      throw tooLarge(`It unpacks to more than ${MOST_TEXT} bytes`);
    }
    chunks.push(value);
  }
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Troubled('damaged', 'It is no text', { what: 'not-ours' });
  }
}

const tooLarge = (detail: string): Troubled => new Troubled('damaged', detail, { what: 'too-large' });

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const OPENING: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const CLOSING: ReadonlySet<number> = new Set([0x5d, 0x7d]);

/** Checked before parsing: a file of opening brackets would take hundreds of times its own size in memory. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let isQuoted = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === BACKSLASH && isQuoted) i++;
    else if (code === QUOTE) isQuoted = !isQuoted;
    else if (!isQuoted && OPENING.has(code) && ++depth > DEEPEST) return true;
    else if (!isQuoted && CLOSING.has(code)) depth--;
  }
  return false;
}
