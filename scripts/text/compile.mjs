// One file of messages (Fluent syntax) compiled into expressions of JavaScript, and its faults. Nothing is parsed at run time.
import { FluentParser } from '@fluent/syntax';

/** @import { Expression, Pattern, PatternElement, SelectExpression } from '@fluent/syntax' */

/**
 * A parameter's type: `group`: a noun of this group; `list`: several of them; `counted`: units, counted by kind; `face`: a card
 * of The Iron Throne; `number`, `text`, `texts`, `scores`: no noun. `ts` and `from`: the same for TypeScript.
 *
 * @typedef {{ is?: 'number' | 'text' | 'texts' | 'scores' | 'face', group?: string, list?: boolean, counted?: boolean, ts?: string, from?: string }} Type
 * @typedef {Record<string, Record<string, Record<string, string | Record<string, string>>>>} Nouns group → id → form
 * `said`: its sentences as they are set, one for each choice, with what is filled in still in braces.
 *
 * @typedef {{ code: string, line: number, said: Said[], params: Set<string>, selects: Map<string, string[]>, forms: Set<string>, file?: string }} Message
 * @typedef {{ line: number, text: string }} Said
 * @typedef {[line: number, what: string]} Fault
 * @typedef {{ params: Record<string, string>, types: Record<string, Type> }} Vocabulary
 * @typedef {Vocabulary & { language: string, nouns: Nouns, judge: (text: string) => string | undefined }} Setting `judge`: what is
 *   wrong with the words of a text
 */

/** Forms of numbers, by language; `signed` and `nth` in all of them. @type {Record<string, string[]>} */
const NUMBER_FORMS = { hu: ['the', 'as', 'theAs'], fr: ['nthF'], it: ['nthF'] };

const parser = new FluentParser();

/**
 * What can be said beside a noun: `{ COUNT($count, of: "ship", form: "acc") }`, and which words where not all are possible.
 *
 * @type {Record<string, string[] | undefined>}
 */
const NAMED = { of: undefined, form: undefined, case: ['capital'], join: ['or', 'clauses', 'lists'] };

/** By language and type: asking a thousand numbers takes longer than compiling a file. @type {Map<string, Set<string>>} */
const categories = new Map();

/**
 * The plural categories of whole numbers up to 999: French and Italian have a `many` for millions only.
 *
 * @param {string} language
 * @param {'cardinal' | 'ordinal'} type
 * @returns {Set<string>}
 */
function categoriesOf(language, type) {
  const key = `${language} ${type}`;
  let known = categories.get(key);
  if (known === undefined) {
    const rules = new Intl.PluralRules(language, { type });
    known = new Set(Array.from({ length: 1000 }, (_, n) => rules.select(n)));
    categories.set(key, known);
  }
  return known;
}

/** @param {string} name */
const camel = (name) =>
  name.toLowerCase().replace(/_(\w)/g, (/** @type {string} */ _, /** @type {string} */ letter) => letter.toUpperCase());

const quote = JSON.stringify;

/**
 * What a translator types, as it is set.
 *
 * @param {string} text
 * @param {string} language
 */
export function typeset(text, language) {
  const curly = text
    .replaceAll("'", '’')
    .replaceAll('...', '…')
    .replace(/(?<=^|[\s(])-(?=\d)/g, '−');
  return language === 'fr' ? curly.replace(/ ([:;!?»])/g, '\u00a0$1').replace(/« /g, '«\u00a0') : curly;
}

/**
 * @param {string} source
 * @param {Setting} setting
 * @returns {{ messages: Map<string, Message>, faults: Fault[] }}
 */
export function compile(source, { language, params, types, nouns, judge }) {
  /** @type {Fault[]} */
  const faults = [];
  /** @type {Map<string, Message>} */
  const messages = new Map();
  const cardinals = categoriesOf(language, 'cardinal');
  const numberForms = ['signed', 'nth', ...(NUMBER_FORMS[language] ?? [])];

  /** @param {number} at */
  const lineAt = (at) => source.slice(0, at).split('\n').length;

  /** @param {string} name @param {number} line @returns {Type} */
  function typeOf(name, line) {
    const type = types[params[name] ?? ''];
    if (type === undefined)
      faults.push([line, `unknown parameter $${name}: params.json names them all, with their types`]);
    return type ?? { is: 'text' };
  }

  /** @param {{ name: { name: string }, value: { value: string } }[]} given @param {string} of */
  const named = (given, of) => given.find((one) => one.name.name === of)?.value.value;

  /** @param {Expression} expression @param {Message} message @param {number} line @returns {string} */
  function placeable(expression, message, line) {
    if (expression.type === 'StringLiteral') return quote(expression.parse().value);
    if (expression.type === 'VariableReference') return plain(expression.id.name, message, line);
    if (expression.type === 'SelectExpression') {
      faults.push([line, 'a choice inside a sentence: write the whole sentence in each variant']);
      return '""';
    }
    if (expression.type === 'FunctionReference') return formed(expression, message, line);
    faults.push([line, `${expression.type} has no place here`]);
    return '""';
  }

  /** @param {string} name @param {Message} message @param {number} line */
  function plain(name, message, line) {
    const type = typeOf(name, line);
    message.params.add(name);
    if (type.group ?? (type.is === 'face' || type.is === 'texts'))
      faults.push([
        line,
        `$${name} is a noun or a list: say in which form, as in { NOM($${name}) } or { LIST($${name}) }`
      ]);
    if (type.is === 'number') return `num(p.${name})`;
    return type.is === 'scores' ? `scores(p.${name})` : `p.${name}`;
  }

  /** @param {import('@fluent/syntax').FunctionReference} expression @param {Message} message @param {number} line */
  function formed({ id, arguments: given }, message, line) {
    const [argument] = given.positional;
    const form = camel(id.name);
    if (argument?.type !== 'VariableReference') {
      faults.push([line, `${id.name} takes one $parameter`]);
      return '""';
    }
    for (const { name, value } of given.named) {
      const only = NAMED[name.name];
      if (!(name.name in NAMED))
        faults.push([line, `${id.name} knows no ${name.name}: ${Object.keys(NAMED).join(', ')}`]);
      else if (only !== undefined && !only.includes(value.value))
        faults.push([line, `${name.name}: "${value.value}" is unknown: "${only.join('", "')}"`]);
    }
    const name = argument.id.name;
    message.params.add(name);
    const type = typeOf(name, line);
    const of = (/** @type {string} */ what) => named(/** @type {never} */ (given.named), what);
    const joined = of('join');
    const join = joined === undefined ? '' : `,${quote(joined)}`;
    const code = noun({ name, type, form, title: id.name, join, of }, message, line);
    return of('case') === 'capital' ? `cap(${code})` : code;
  }

  /**
   * @param {{ name: string, type: Type, form: string, title: string, join: string, of: (what: string) => string | undefined }} asked
   * @param {Message} message
   * @param {number} line
   */
  function noun({ name, type, form, title, join, of }, message, line) {
    if (form === 'count') {
      if (type.is !== 'number') faults.push([line, `$${name} is no number: it cannot be counted with`]);
      const thing = of('of') ?? '';
      const as = of('form') ?? 'nom';
      const forms = nouns.counted?.[thing]?.[as];
      if (typeof forms !== 'object')
        faults.push([
          line,
          `${language} cannot count "${thing}" in the form ${as}: it counts ${Object.keys(nouns.counted ?? {}).join(', ')}`
        ]);
      else
        for (const needed of cardinals)
          if (!(needed in forms) && !('other' in forms)) faults.push([line, `${thing} has no [${needed}]`]);
      message.forms.add(`counted.${as}`).add(`counted:${thing}`);
      return `count(p.${name},${quote(thing)},${quote(as)})`;
    }
    if (type.is === 'texts' && form === 'list') return `list(p.${name}${join})`;
    if (type.is === 'number') {
      if (!numberForms.includes(form))
        faults.push([line, `${language} has no form ${title} for numbers: ${numberForms.join(', ')}`]);
      return `${form}(p.${name})`;
    }
    const group = type.is === 'face' ? 'faces' : (type.group ?? '');
    const forms = Object.values(nouns[group] ?? {});
    if (forms.length === 0 || !forms.every((one) => form in one)) {
      const has = Object.keys(forms[0] ?? {}).filter((one) => one !== 'src');
      faults.push([
        line,
        `${language} has no form ${title} for $${name} (${group === '' ? params[name] : group}): ${has.join(', ')}`
      ]);
      return '""';
    }
    message.forms.add(`${group}.${form}`);
    if (type.is === 'face') {
      message.forms.add('people.name').add('people.one');
      return type.list ? `list(p.${name}.map((x)=>face(x,"${form}"))${join})` : `face(p.${name},"${form}")`;
    }
    if (type.counted) return `units(p.${name},"${form}"${join})`;
    return type.list ? `list(p.${name}.map((x)=>N.${group}[x].${form})${join})` : `N.${group}[p.${name}].${form}`;
  }

  /** @param {string} words @param {number} line */
  function read(words, line) {
    if (words.includes('"')) faults.push([line, 'straight quotation marks: write those of the language']);
    const wrong = judge(words);
    if (wrong !== undefined) faults.push([line, wrong]);
  }

  /** @param {PatternElement | undefined} element */
  const edge = (element) =>
    element?.type === 'TextElement'
      ? element.value
      : element?.expression.type === 'StringLiteral'
        ? element.expression.parse().value
        : '';

  /** A French line does not begin with a number that belongs to the word before: "une force de 4". */
  /** @param {string} text @param {PatternElement | undefined} next */
  function held(text, next) {
    const isNumber =
      next?.type === 'Placeable' &&
      next.expression.type === 'VariableReference' &&
      types[params[next.expression.id.name] ?? '']?.is === 'number';
    return language === 'fr' && isNumber ? text.replace(/(?<=\p{L}) $/u, '\u00a0') : text;
  }

  /** @param {PatternElement[]} elements @param {Message} message @param {number} depth @param {number} line @returns {string} */
  function pattern(elements, message, depth, line) {
    const [only] = elements;
    if (elements.length === 1 && only?.type === 'Placeable' && only.expression.type === 'SelectExpression') {
      if (depth > 2) faults.push([line, 'a choice within a choice within a choice: split the message']);
      return select(only.expression, message, depth, line);
    }
    for (const element of elements) if (element.type === 'TextElement') read(element.value, line);
    const written = elements.map((one) =>
      one.type === 'TextElement' ? one.value : source.slice(one.span?.start, one.span?.end)
    );
    message.said.push({ line, text: typeset(written.join(''), language) });
    const last = edge(elements.at(-1));
    if (/^[\s,;:.)]/.test(edge(only)) || /[\s,;:(]$/.test(last))
      faults.push([line, 'begins or ends in the middle of a sentence: a message is a whole sentence or label']);
    const parts = elements.map((one, at) =>
      one.type === 'TextElement'
        ? quote(typeset(held(one.value, elements[at + 1]), language))
        : placeable(one.expression, message, line)
    );
    // A noun that begins a sentence begins it with a capital; labels say `case: "capital"` where they want one.
    const begins = only?.type === 'Placeable' && only.expression.type === 'FunctionReference' && /[.!?…]$/.test(last);
    return begins ? `cap(${parts.join('+')})` : parts.join('+');
  }

  /**
   * Every number has its variant, and no variant waits for something that never comes.
   *
   * @param {string} name
   * @param {Type} type
   * @param {{ keys: string[], last: string | undefined, isOrdinal: boolean, line: number }} choice
   */
  function chosen(name, type, { keys, last, isOrdinal, line }) {
    for (const key of new Set(keys.filter((one, at) => keys.indexOf(one) !== at)))
      faults.push([line, `[${key}] is there twice`]);
    if (type.is === 'number') {
      const words = keys.filter((key) => !/^-?\d+$/.test(key));
      const needs = isOrdinal ? categoriesOf(language, 'ordinal') : cardinals;
      for (const needed of needs)
        if (!words.includes(needed)) faults.push([line, `$${name}: ${language} also needs [${needed}]`]);
      for (const word of words) if (!needs.has(word)) faults.push([line, `$${name}: ${language} never uses [${word}]`]);
      return;
    }
    const ids = keys.filter((key) => key !== 'none' && key !== 'other');
    if (keys.includes('other') && last !== 'other') faults.push([line, 'what is [other] comes last, with a star']);
    if (ids.length > 0 && (type.list || type.counted || (type.is !== undefined && type.is !== 'text')))
      faults.push([line, `$${name} is no single thing: a choice by it can only be [none] and *[other]`]);
    else if (type.group !== undefined)
      for (const id of ids)
        if (!(id in (nouns[type.group] ?? { [id]: {} }))) faults.push([line, `${type.group} has no ${id}`]);
  }

  /** @param {SelectExpression} expression @param {Message} message @param {number} depth @param {number} line */
  function select({ selector, variants }, message, depth, line) {
    const isOrdinal = selector.type === 'FunctionReference';
    const [argument] = isOrdinal ? selector.arguments.positional : [selector];
    if (argument?.type !== 'VariableReference' || (isOrdinal && selector.id.name !== 'NTH')) {
      faults.push([line, 'a choice is made by a $parameter, or by NTH($parameter)']);
      return '""';
    }
    const name = argument.id.name;
    const type = typeOf(name, line);
    const keyOf = (/** @type {typeof variants[number]} */ { key }) =>
      key.type === 'Identifier' ? key.name : key.value;
    const keys = variants.map(keyOf);
    const known = message.selects.get(name);
    message.selects.set(name, known === undefined ? keys : [...new Set([...known, ...keys])]);
    chosen(name, type, { keys, last: variants.filter((one) => one.default).map(keyOf)[0], isOrdinal, line });
    /** @type {(key: string) => string} */
    let test;
    if (type.is === 'number')
      test = (key) =>
        /^-?\d+$/.test(key) ? `p.${name}===${key}` : `${isOrdinal ? 'ordinal' : 'plural'}(p.${name})===${quote(key)}`;
    else if (keys.every((key) => key === 'yes' || key === 'no'))
      test = (key) => (key === 'yes' ? `p.${name}` : `!p.${name}`);
    else test = (key) => (key === 'none' ? `p.${name}==null` : `p.${name}===${quote(key)}`);
    const code = variants.map((variant) => {
      const inside = pattern(variant.value.elements, message, depth + 1, lineAt(variant.span?.start ?? 0));
      return variant.default ? { last: inside } : { one: `${test(keyOf(variant))}?${inside}:` };
    });
    return `(${code.map((one) => one.one ?? '').join('')}${code.find((one) => one.last !== undefined)?.last ?? '""'})`;
  }

  /** @param {string} key @param {Pattern} value @param {number} start */
  function add(key, value, start) {
    const line = lineAt(start);
    if (messages.has(key)) faults.push([line, `${key} is there twice`]);
    /** @type {Message} */
    const message = { code: '', line, said: [], params: new Set(), selects: new Map(), forms: new Set() };
    message.code = pattern(value.elements, message, 0, line);
    messages.set(key, message);
  }

  for (const entry of parser.parse(source).body) {
    const start = entry.span?.start ?? 0;
    if (entry.type === 'Junk')
      faults.push([lineAt(start), `cannot be read: ${entry.annotations[0]?.message ?? entry.content.trim()}`]);
    if (entry.type === 'Term') faults.push([lineAt(start), 'a term has no place here: names are in nouns.json']);
    if (entry.type !== 'Message') continue;
    // A message begins with the comment above it.
    if (entry.value) add(entry.id.name, entry.value, entry.id.span?.start ?? start);
    for (const { id, value, span } of entry.attributes) add(`${entry.id.name}.${id.name}`, value, span?.start ?? 0);
  }
  return { messages, faults };
}
