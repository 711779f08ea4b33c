// The script that says that a page has not come alive: it depends on no other file, so its words are in it.

import { text } from 'text:shell/starting';
import { watch } from '#shell/start/watch';
import { LANGUAGES, type Language } from '#text/languages';

export const prerender = true;

function wordsIn(language: Language) {
  const say = text.in(language);
  return {
    title: say('late'),
    online: say('late-online'),
    offline: say('late-offline'),
    files: say('late-files'),
    again: say('late-again'),
    games: say('late-games'),
    unreachable: say('late-unreachable')
  };
}

export function GET(): Response {
  const words = Object.fromEntries(LANGUAGES.map((language) => [language, wordsIn(language)]));
  return new Response(`(${watch.toString()})(${JSON.stringify(words)});\n`, {
    headers: { 'Content-Type': 'text/javascript' }
  });
}
