// The texts of app.html itself: for browsers without scripts, and for previews of a link to the app.

import { text } from 'text:shell/starting';
import { text as manifest } from 'text:shell/manifest';
import { LANGUAGES } from '#text/languages';

/** In all languages, since without scripts none can be chosen. */
const withoutScripts = (): string =>
  LANGUAGES.map((language) => `<p lang="${language}">${text.in(language)('without-scripts')}</p>`).join('');

export const withWords = (html: string): string =>
  html
    .replace('%words.without-scripts%', withoutScripts())
    .replaceAll('%words.description%', manifest.in('en')('description'));
