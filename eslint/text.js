// Text is data: what is read or heard stands in .ftl and .md files, not in code. What only programmers read is no text: errors.

/** What is read aloud or shown of an element or a part. */
const SAID =
  /^(?:aria-(?:label|description|roledescription|valuetext|placeholder)|title|alt|placeholder|label|note|hint)$/;
const LETTERS = /\p{L}{2}/u;
/** Two words of which the first has a capital, or several of which the last ends a sentence. */
const SENTENCE = /^(?:\p{Lu}[\p{L}’'-]+|[AI]),? [\p{L}\d]|^[\p{L}’'-]+ .*\p{L}[.!?…]$/u;
const FAULTS = /Error$|^Troubled$/;
const WHERE = 'in code: write a message into an .ftl file (docs/text.md).';

/**
 * Whether it reads like a sentence or a label of several words.
 *
 * @param {string} text
 */
export const isSentence = (text) => SENTENCE.test(text.trim());

/** Arguments of an error are told to programmers. @param {any} node @returns {boolean} */
function isFault(node) {
  for (let { parent } = node; parent; { parent } = parent)
    if (parent.type === 'NewExpression') return FAULTS.test(parent.callee.name ?? '');
  return false;
}

/** @type {import('eslint').Rule.RuleModule} */
const isData = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    /** @param {any} node @param {unknown} text */
    const judge = (node, text) => {
      if (typeof text !== 'string' || !isSentence(text) || node.parent.type === 'TSLiteralType' || isFault(node))
        return;
      context.report({ node, message: `"${text.trim()}" ${WHERE}` });
    };
    return {
      Literal: (node) => judge(node, node.value),
      TemplateElement: (node) => judge(node, node.value.cooked),
      /** @param {any} node */
      SvelteText(node) {
        if (!LETTERS.test(node.value) || node.parent.type === 'SvelteStyleElement') return;
        context.report({ node, message: `"${node.value.trim()}" ${WHERE}` });
      },
      /** @param {any} node */
      SvelteAttribute(node) {
        if (!SAID.test(node.key.name)) return;
        for (const part of node.value)
          if (part.type === 'SvelteLiteral' && LETTERS.test(part.value))
            context.report({ node: part, message: `"${part.value}" ${WHERE}` });
      }
    };
  }
};

export default { rules: { 'is-data': isData } };
