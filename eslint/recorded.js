// Nothing changes on the board in silence: who writes to it records what happened. Log, beats and flights are made of that alone.

/** What writes to the board and to the sheets of the houses. */
const WRITERS = new Set([
  'changeArea',
  'changeSheet',
  'placeUnits',
  'takeUnits',
  'enter',
  'takeFightingUnits',
  'putIntoPlay'
]);
const FIELDS = new Set(['areas', 'houses', 'tracks', 'wildlings', 'winner']);
/** The round that begins, or the winner, tells of it. */
const TOLD_LATER = new Set(['cleanUpTheRound']);

/** @type {import('eslint').Rule.RuleModule} */
const board = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const { sourceCode } = context;
    /** @param {any} node */
    const records = (node) =>
      sourceCode.getTokens(node).some(({ value }, i, all) => value === 'record' && all[i + 1]?.value === '(');

    /** @param {any} node @param {string} what */
    function judge(node, what) {
      for (let { parent } = node; parent; { parent } = parent) {
        if (!/Function/.test(parent.type)) continue;
        const name = parent.id?.name;
        // of a writer its caller records
        if (WRITERS.has(name) || TOLD_LATER.has(name) || records(parent)) return;
      }
      context.report({ node, message: `${what} changes the board, and nothing here records it.` });
    }
    return {
      /** @param {any} node */
      CallExpression(node) {
        if (WRITERS.has(node.callee.name)) judge(node, node.callee.name);
      },
      /** @param {any} node */
      AssignmentExpression({ left }) {
        if (left.object?.name === 'draft' && FIELDS.has(left.property.name)) judge(left, `draft.${left.property.name}`);
      }
    };
  }
};

export default { rules: { board } };
