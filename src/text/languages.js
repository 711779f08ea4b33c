// The languages of the app, and which of them are still being translated: what a draft lacks is shown in English.

export const LANGUAGES = /** @type {const} */ (['en', 'hu', 'fr', 'it', 'de']);

/** @typedef {(typeof LANGUAGES)[number]} Language */

/** @type {readonly string[]} */
export const DRAFTS = [];
