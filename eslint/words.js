// Plain English: what the catalogues say is spoken to the player, in the terms of the English edition. What is listed here is not.

/** @type {readonly (readonly [phrase: RegExp, instead: string])[]} */
export const NOT_OURS = [
  [
    /(?<!your )\bown (?:units?|arm(?:y|ies)|orders?|ports?|hand|ones|march|raid)\b|\b(?:an|only) own\b|\bof (?:its|their) own\b/i,
    'say your units, or friendly'
  ],
  [/\bturn(?:s|ed|ing)? up\b/i, 'the edition says reveal'],
  [/\b(?:bids?|cards?) (?:are|is|were|was) opened\b/i, 'the edition says reveal'],
  [/\b(?:lays?|laid)\b/i, 'the edition says place, or play a card'],
  [/\b(?:lies?|lying)\b/i, 'things are somewhere; they do not lie there'],
  [/\bcarr(?:y|ies|ied|ying) out\b/i, 'the edition says resolve'],
  [/\btowers?\b/i, 'the edition says fortification'],
  [/\b(?:barrels?|crowns)\b/i, 'the edition says supply icon, power icon'],
  [/\bfeeds?\b/i, 'the edition says supply limit'],
  [/\bValyrian (?:blade|steel blade)\b/, 'the edition says Valyrian Steel Blade'],
  [/\b(?:next door|next to (?:it|theirs|yours|the))\b/i, 'the edition says adjacent'],
  [/\ba fight\b|\bfights\b(?! in)/i, 'the edition says battle, combat'],
  [/\bpassed over\b/i, 'say skipped'],
  [/\bbooklet\b/i, 'the edition says rulebook'],
  [/\bgathering of power\b/i, 'the edition says Consolidate Power'],
  [/\bbeaten\b/i, 'the edition says defeated'],
  [/\bgiv(?:e|es|ing) way\b|\bgave way\b/i, 'say is replaced'],
  [/\bthat cannot be\b|\ball right\b|\bso be it\b/i, 'nobody says that: Not possible, OK'],
  [/\bon (?:with|to) the\b(?! other)/i, 'say Continue'],
  [/^go on$/i, 'say Continue'],
  [/\b(?:leave|leaves) (?:the raven|it) (?:be|at rest)\b/i, 'say do not use'],
  [/\bwhat (?:comes|becomes) of\b|\bin the course of\b/i, 'say result, what happened'],
  [/^first (?:say|choose)\b/i, 'say Choose … first'],
  [/\bhas to be (?:laid|named)\b|\bis the one\b/i, 'say who does what'],
  [/\bby (?:lot|chance)\b|\blots\b/i, 'say at random'],
  [
    /\banew\b|\bas ever\b|\bmeanwhile\b|\blately\b|\botherwise than\b/i,
    'bookish: again, as usual, in the meantime, latest'
  ],
  [/\bto the end of the (?:game's )?track\b|\bto the end of all\b/i, 'the edition says last position'],
  [/\bkept back\b|\bcut down\b|\bcuts? (?:its|their) armies\b/i, 'say left; the edition says reconcile armies'],
  [/\btidying up\b|\bshort of room\b|\bclears? away\b/i, 'say low on space'],
  [/\b(?:sealed|own|this|that|last|first) answers?\b|\banswers (?:was|were|are)\b/i, 'players make choices, decisions'],
  [/\bplays? on\b(?! (?:from|$))|(?<!last )\bplayed on\b/i, 'say carry on, continue'],
  [/\bhand-?overs?\b/i, 'say pass'],
  [/\bsand-glass\b/i, 'say sand timer'],
  [/\blook(?:s|ing)? on\b/i, 'say watch'],
  [/\bkind by kind\b|\bround and round\b/i, 'say by type, in turn order'],
  [/\bso many\b/i, 'say that many'],
  [/\bwalls\b/i, 'the edition says castle, stronghold'],
  [/\bburn\b/i, 'the edition says destroy'],
  [/\borders? of yours\b/i, 'say your order']
];

/**
 * For comments: what a book would say, and nobody at a desk does.
 *
 * @type {readonly (readonly [phrase: RegExp, instead: string])[]}
 */
export const NOT_OURS_IN_COMMENTS = [
  [/\b(?:anew|once more|again and again)\b/i, 'again, repeatedly'],
  [/\b(?:meanwhile|lately|as ever|in little)\b/i, 'in the meantime, recently, as usual, small'],
  [/\bby lot\b/i, 'at random'],
  [/\bin the course of\b/i, 'during'],
  [/\bwhat comes of\b/i, 'the result of'],
  [/\botherwise than\b/i, 'unlike'],
  [/\b(?:lies|laid|lays)\b/, 'it is there; it is placed']
];

/**
 * For docs: what reads as translated.
 *
 * @type {readonly (readonly [phrase: RegExp, instead: string])[]}
 */
const NOT_OURS_IN_DOCS = [
  ...NOT_OURS_IN_COMMENTS,
  [/\b(?:the|an) own\b/i, "its, the house's, your"],
  [/\blook(?:s|ing)? on\b(?! (?:a|the)\b)/i, 'watch'],
  [/\bmade of code\b/i, 'code players'],
  [/\bbefalls?\b/i, 'happens to'],
  [/\bsand-glass\b/i, 'sand timer'],
  [/\bspoilt\b/i, 'damaged']
];

/**
 * What is wrong with a page of the docs, or nothing. Code and ids of rules in it are no prose.
 *
 * @param {string} page
 */
export const wrongDoc = (page) =>
  wrongIn(page.replace(/```[\s\S]*?```|`[^`\n]*`|\b[a-z]+\.[a-z-]+/g, ''), NOT_OURS_IN_DOCS);

/**
 * What is wrong with a comment, or nothing.
 *
 * @param {string} comment
 */
export const wrongComment = (comment) => wrongIn(comment, NOT_OURS_IN_COMMENTS);

/**
 * What is wrong with a text that is shown, or nothing.
 *
 * @param {string} text
 */
export const wrongWords = (text) => wrongIn(text, NOT_OURS);

/**
 * @param {string} text
 * @param {typeof NOT_OURS} list
 */
function wrongIn(text, list) {
  const [phrase, instead] = list.find(([one]) => one.test(text)) ?? [];
  return phrase && `"${phrase.exec(text)?.[0]}" is not ours: ${instead}.`;
}
