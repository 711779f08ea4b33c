// One look: a component takes fonts, colours, roundings and the focus ring from src/ui/look, and changes only at the widths here.

/** Where a screen changes, in pixels. */
const WIDTHS = [480, 600, 820, 1000, 1280];
/** Where a part that asks its own container changes; in rem as well, for what larger letters leave less room. */
const CONTAINERS = [128, 380, 440, ...WIDTHS];

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

export default { rules: { 'from-the-layer': fromTheLayer } };
