// A chapter of a rulebook, written in Markdown, read into messages: `retreat.title`, `retreat.2.step-1`. docs/text.md says what can be
// written.
import { compile } from './compile.mjs';

/** @import { Fault, Message, Setting } from './compile.mjs' */

/**
 * What stands on a leaf, in numbers. The texts are messages.
 *
 * @typedef {{ heading: boolean, text: boolean, step: number, may: number, never: number }} Block
 * @typedef {{ id: string, blocks: Block[] }} Leaf
 * @typedef {{ title: string, leaves: Leaf[] }} Chapter
 * @typedef {'title' | 'leaf' | 'heading' | 'pages' | 'words' | 'step' | 'may' | 'never' | 'text'} Kind
 * @typedef {{ kind: Kind, text: string, line: number }} Piece
 */

/** The bundle of a room's rulebook, and the folder of its chapters. */
export const RULEBOOK = 'rulebook';

/** @type {[RegExp, Kind][]} */
const MARKS = [
  [/^# +/, 'title'],
  [/^## +/, 'leaf'],
  [/^### +/, 'heading'],
  [/^pages: */, 'pages'],
  [/^words: */, 'words'],
  [/^\d+\. +/, 'step'],
  [/^\+ +/, 'may'],
  [/^- +/, 'never']
];
const UNKNOWN = /^(?:#{4,} |[*>|] |```)|\*\*|`|\]\(/;

/** What one may and may never is one list. @param {Kind | undefined} kind */
const listOf = (kind) => (kind === 'step' ? 'steps' : kind === 'may' || kind === 'never' ? 'ways' : null);

/** Lines that belong together; an empty line ends a piece. @param {string} source @returns {Piece[]} */
function piecesOf(source) {
  /** @type {Piece[]} */
  const pieces = [];
  /** @type {Piece | null} */
  let open = null;
  for (const [at, whole] of source.split(/\r?\n/).entries()) {
    const text = whole.trim();
    const [mark, kind] = MARKS.find(([one]) => one.test(text)) ?? [];
    if (text === '') open = null;
    else if (mark !== undefined && kind !== undefined)
      pieces.push((open = { kind, text: text.replace(mark, ''), line: at + 1 }));
    else if (open !== null) open.text += ` ${text}`;
    else pieces.push((open = { kind: 'text', text, line: at + 1 }));
  }
  return pieces;
}

/**
 * @param {string} source
 * @param {string} name of the chapter, from that of its file
 * @param {Setting} setting
 * @returns {{ chapter: Chapter, messages: Map<string, Message>, faults: Fault[] }}
 */
export function readChapter(source, name, setting) {
  /** @type {Fault[]} */
  const faults = [];
  /** @type {Map<string, Message>} */
  const messages = new Map();
  /** Words to look for are not shown: they may be those that nothing else may say. */
  const free = { ...setting, judge: () => undefined };
  /** @type {Chapter} */
  const chapter = { title: `chapter-${name}`, leaves: [] };
  /** @type {Leaf | undefined} */
  let leaf;
  /** @type {Piece | undefined} */
  let heading;
  /** @type {Piece | undefined} */
  let before;

  /** A single text, with all that a message can say. @param {string} key @param {Piece} piece @param {string} [text] */
  function add(key, { kind, text: own, line }, text = own) {
    if (messages.has(key)) faults.push([line, `${key} is there twice`]);
    const { messages: read, faults: found } = compile(`text = ${text}`, kind === 'words' ? free : setting);
    faults.push(...found.map(([, what]) => /** @type {Fault} */ ([line, what])));
    const message = read.get('text');
    if (message !== undefined)
      messages.set(key, { ...message, line, said: message.said.map((one) => ({ ...one, line })) });
  }

  /** @param {Piece} piece */
  function begin(piece) {
    const [, title = '', id] = /^(.*?) *\{#([a-z][\w-]*)\}$/.exec(piece.text) ?? [];
    if (id === undefined) return void faults.push([piece.line, 'a leaf has an id: ## Title {#id}']);
    leaf = { id, blocks: [] };
    chapter.leaves.push(leaf);
    add(`${id}.title`, piece, title);
  }

  /** @param {Leaf} on @param {Piece} piece */
  function body({ id, blocks }, piece) {
    const { kind, line } = piece;
    if (!messages.has(`${id}.lead`)) {
      if (kind !== 'text') faults.push([line, `${id} begins with a sentence that sums it up`]);
      return add(`${id}.lead`, piece);
    }
    if (listOf(kind) === null || listOf(kind) !== listOf(before?.kind)) {
      blocks.push({ heading: heading !== undefined, text: false, step: 0, may: 0, never: 0 });
      if (heading !== undefined) add(`${id}.${blocks.length}.heading`, heading);
      heading = undefined;
    }
    const block = blocks.at(-1);
    if (block === undefined) return;
    if (kind === 'step' || kind === 'may' || kind === 'never')
      add(`${id}.${blocks.length}.${kind}-${++block[kind]}`, piece);
    else {
      block.text = true;
      add(`${id}.${blocks.length}.text`, piece);
    }
  }

  for (const piece of piecesOf(source)) {
    const { kind, text, line } = piece;
    if (UNKNOWN.test(text)) faults.push([line, 'no such mark in a rulebook: #, ##, ###, 1., + and - are all']);
    if (heading !== undefined && (kind === 'leaf' || kind === 'heading'))
      faults.push([heading.line, 'a heading without anything below it']);
    if (kind === 'title') add(chapter.title, piece);
    else if (kind === 'leaf') begin(piece);
    else if (leaf === undefined) faults.push([line, 'stands before the first leaf: ## Title {#id}']);
    else if (kind === 'heading') heading = piece;
    else if (kind === 'pages') {
      if (!/^\d+(?:, \d+)*$/.test(text)) faults.push([line, 'pages are numbers: pages: 17, 20']);
      add(`${leaf.id}.pages`, piece);
    } else if (kind === 'words') add(`${leaf.id}.words`, piece);
    else body(leaf, piece);
    before = piece;
  }
  if (heading !== undefined) faults.push([heading.line, 'a heading without anything below it']);
  if (!messages.has(chapter.title)) faults.push([1, 'a chapter has a title: # Title']);
  for (const { id } of chapter.leaves)
    if (!messages.has(`${id}.lead`))
      faults.push([messages.get(`${id}.title`)?.line ?? 1, `${id} begins with a sentence that sums it up`]);
  return { chapter, messages, faults };
}
