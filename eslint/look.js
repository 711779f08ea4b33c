// One look: a component takes fonts, colours, roundings and the focus ring from src/ui/look, and changes only at the widths here.
// A class of several words does something, so some style has a rule for it.

import { readdirSync, readFileSync } from 'node:fs';

/** Where a screen changes, in pixels. */
const WIDTHS = [480, 600, 820, 1000, 1280];
/** Where a part that asks its own container changes; in rem as well, for what larger letters leave less room. */
const CONTAINERS = [128, 256, 380, 440, ...WIDTHS];

const COLOUR =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|light-dark)\(|(?<![\w-])(?:white|black|red|green|blue|gr[ae]y|gold|silver|orange|yellow|brown)(?![\w-])/i;
const LENGTH = /\d(?:px|r?em|pt|%)/;

/** @type {readonly (readonly [property: RegExp, fits: (value: string) => boolean, instead: string])[]} */
const PROPERTIES = [
  [/^font$/, (value) => /^(?:inherit|var\(--text-[\w-]+\))$/.test(value), 'one of the ten styles, var(--text-…)'],
  [/^font-family$/, (value) => /^(?:inherit|var\(--font-\w+\))$/.test(value), 'var(--font-…)'],
  [
    /^font-size$/,
    (value) => /^[\d.]+em$/.test(value) || (/var\(--/.test(value) && !LENGTH.test(value)),
    'a size of the scale, var(--size-…)'
  ],
  [/^border(?:-\w+)*-radius$/, (value) => value === '0' || !LENGTH.test(value), 'var(--radius…)'],
  [/^outline$/, (value) => value === 'none' || value === 'var(--focus-ring)', 'the one ring, var(--focus-ring)'],
  [/^--(?:size|text|font|radius)-/, () => false, 'a token in src/ui/look']
];

/**
 * What is wrong with a declaration, or nothing.
 *
 * @param {string} property
 * @param {string} value
 */
export function wrongDeclaration(property, value) {
  if (COLOUR.test(value)) return `'${value}' has a colour of its own: give it a name in src/ui/look.`;
  const [, , instead] = PROPERTIES.find(([name, fits]) => name.test(property) && !fits(value)) ?? [];
  return instead && `'${property}: ${value}' is a look of its own: take ${instead}.`;
}

/**
 * What is wrong with the widths of a query, or nothing.
 *
 * @param {string} name of the rule: media, container
 * @param {string} query
 */
export function wrongQuery(name, query) {
  if ((name !== 'media' && name !== 'container') || !/width/.test(query)) return undefined;
  if (/(?:min|max)-width/.test(query)) return `Write '${query}' as a range: (width < 600px).`;
  const allowed = name === 'media' ? WIDTHS : CONTAINERS;
  const lengths = [...query.matchAll(/\([^()]*\bwidth\b[^()]*\)/g)].flatMap(
    ([part]) => part.match(/[\d.]+[a-z]+/g) ?? []
  );
  const inRem = name === 'container' ? allowed.map((width) => `${width / 16}rem`) : [];
  const odd = lengths.find((length) => ![...allowed.map((width) => `${width}px`), ...inRem].includes(length));
  return odd && `'${odd}' is no width at which anything changes: ${allowed.join(', ')}.`;
}

/** What is drawn once says its paint itself. */
const PAINT = new Set(['fill', 'stroke', 'stop-color']);

/** @type {import('eslint').Rule.RuleModule} */
const fromTheLayer = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const { getStyleContext, styleNodeLoc } = context.sourceCode.parserServices;
    return {
      /** @param {any} node */
      SvelteAttribute(node) {
        if (!PAINT.has(node.key.name)) return;
        for (const part of node.value) {
          const message = part.type === 'SvelteLiteral' && wrongDeclaration(node.key.name, part.value);
          if (message) context.report({ node: part, message });
        }
      },
      Program() {
        const style = getStyleContext?.();
        if (style?.status !== 'success') return;
        /** @param {object} node @param {string | undefined} message */
        const report = (node, message) => message && context.report({ loc: styleNodeLoc(node), message });
        style.sourceAst.walkDecls((/** @type {any} */ node) => report(node, wrongDeclaration(node.prop, node.value)));
        style.sourceAst.walkAtRules((/** @type {any} */ node) => report(node, wrongQuery(node.name, node.params)));
      }
    };
  }
};

const STYLE = /<style[^>]*>([^]*?)<\/style>/;
/** Also around what has brackets of its own, like :not(). */
const EVERYWHERE = /:global\((?:[^()]|\([^()]*\))*\)/g;
/** An element has one of each. */
const ONLY_ONE = /^(?:size|ink|ground|weight|leading)(?=-)/;

/** @param {string} css */
const classesIn = (css) => [...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name);
/** @param {string} component */
const styleOf = (component) => STYLE.exec(component)?.[1] ?? '';

/** @type {ReadonlySet<string> | undefined} */
let shared;

/** What the sheets have, and what a component says of others. */
function sharedClasses() {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
  /** @param {string} end */
  const read = (end) => files.filter((file) => file.endsWith(end)).map((file) => readFileSync(`src/${file}`, 'utf8'));
  const ofOthers = read('.svelte').flatMap((component) => styleOf(component).match(EVERYWHERE) ?? []);
  return new Set([...read('.css'), ...ofOthers].flatMap(classesIn));
}

/** The texts that come of an expression. @param {any} node @returns {string[]} */
function textsOf(node) {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node.type === 'ConditionalExpression') return [...textsOf(node.consequent), ...textsOf(node.alternate)];
  return node.type === 'LogicalExpression' ? [...textsOf(node.left), ...textsOf(node.right)] : [];
}

/** Without what is only the beginning or the end of a name. @param {string} text @param {boolean} goesBack @param {boolean} goesOn */
function wordsOf(text, goesBack, goesOn) {
  const whole = text.replace(goesBack ? /^\S+/ : /^$/, '').replace(goesOn ? /\S+$/ : /^$/, '');
  return whole.split(/\s+/).filter((word) => word !== '');
}

/** @type {import('eslint').Rule.RuleModule} */
const knownClass = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const own = new Set(classesIn(styleOf(context.sourceCode.text)));
    /** @param {any} node @param {string} name */
    const judge = (node, name) => {
      shared ??= sharedClasses();
      if (name.includes('-') && !own.has(name) && !shared.has(name))
        context.report({
          node,
          message: `'${name}' has no rule: no helper in src/ui/look is called so, and no style here.`
        });
    };
    return {
      /** @param {any} node */
      SvelteAttribute(node) {
        if (node.key.name !== 'class') return;
        /** @type {readonly any[]} */
        const parts = node.value;
        const words = parts.map((part, i) => {
          const [before, after] = [parts[i - 1], parts[i + 1]];
          if (part.type === 'SvelteLiteral') return wordsOf(part.value, before !== undefined, after !== undefined);
          const touches = /\S$/.test(before?.value ?? ' ') || /^\S/.test(after?.value ?? ' ');
          return touches ? [] : textsOf(part.expression).flatMap((text) => wordsOf(text, false, false));
        });
        words.forEach((names, i) => names.forEach((name) => judge(parts[i], name)));
        /** @type {Set<string>} */
        const said = new Set();
        for (const name of words.flatMap((names, i) => (parts[i].type === 'SvelteLiteral' ? names : []))) {
          const family = ONLY_ONE.exec(name)?.[0];
          if (family === undefined) continue;
          if (said.has(family))
            context.report({ node, message: `'${name}' is the second of '${family}' here: one of them counts.` });
          said.add(family);
        }
      },
      /** @param {any} node */
      SvelteDirective(node) {
        if (node.kind === 'Class') judge(node, node.key.name.name);
      }
    };
  }
};

export default { rules: { 'from-the-layer': fromTheLayer, 'known-class': knownClass } };
