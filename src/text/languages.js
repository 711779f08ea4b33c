// The languages of the app, and those of them that are being translated: what a draft lacks is read in English.

export const LANGUAGES = /** @type {const} */ (['en', 'hu', 'fr', 'it', 'de']);

/** @typedef {(typeof LANGUAGES)[number]} Language */

/** @type {readonly string[]} */
export const DRAFTS = [];
