// The way of Back: to the screen from which a page was opened. Only addresses within the app are followed.

const PAGES = [
  '/',
  '/new',
  '/play',
  '/rules',
  '/settings',
  '/settings/about',
  '/replay',
  '/chronicle',
  '/review',
  '/hall',
  '/phone'
] as const;

type Page = (typeof PAGES)[number];

/** A page of the app with its parameters; without the base path, which resolve() adds. */
export type PageLink = Page | `${Page}?${string}`;

const A_QUERY = /^[\w=&.%-]+$/;

const A_GAME = /^[\w-]+$/;

/** The page in `?from=`: an address, or the id of a game; the home screen if there is none. */
export function wayBack(search: string): PageLink {
  const from = new URLSearchParams(search).get('from') ?? '/';
  if (A_GAME.test(from)) return `/play?game=${from}`;
  const [path, query, ...more] = from.split('?');
  const page = PAGES.find((one) => one === path);
  if (page === undefined || more.length > 0) return '/';
  if (query === undefined) return page;
  return A_QUERY.test(query) ? `${page}?${query}` : '/';
}

/** The rules of a game, where they explain something or at the beginning; `from` as it is in an address. */
export const wayToRules = (game: string, at: string | undefined, from: string): PageLink =>
  `/rules?game=${game}${at === undefined ? '' : `&at=${at}`}&from=${from}`;

/** The part of an address after `?` that makes the other screen lead back here. */
export const fromHere = (way: PageLink): string => `from=${encodeURIComponent(way)}`;
