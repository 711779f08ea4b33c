// What app.html says by itself: without scripts, and where a link to the app is shown.

import { text } from 'text:shell/starting';
import { text as manifest } from 'text:shell/manifest';
import { LANGUAGES } from '#text/languages';

/** In all languages, since none can be chosen. */
const withoutScripts = (): string =>
  LANGUAGES.map((language) => `<p lang="${language}">${text.in(language)('without-scripts')}</p>`).join('');

export const withWords = (html: string): string =>
  html
    .replace('%words.without-scripts%', withoutScripts())
    .replaceAll('%words.description%', manifest.in('en')('description'));
