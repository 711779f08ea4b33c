// In the page of a game (scripts/board.mjs): asks for the scripts of its board before the app has read which game it is, if it is the one
// that was opened last. Whatever is not asked for here comes later.

const kept = (name) => {
  try {
    return JSON.parse(localStorage.getItem(`pass-the-crown:${name}`) ?? '{}');
  } catch {
    // Nothing is kept here.
    return {};
  }
};

const { id, game } = kept('opened');
const language = String(kept('settings').language ?? navigator.language)
  .slice(0, 2)
  .toLowerCase();

if (id === new URLSearchParams(location.search).get('game'))
  for (const { className, lang, content } of document.querySelectorAll('meta[name=ahead]'))
    if (className === game && (lang === '' || lang === language))
      for (const href of content.split(' '))
        document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
