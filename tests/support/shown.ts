// What a component shows, drawn as on a server: tests of screens look at this and not at the functions behind it.

import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { choose, DEFAULTS } from '#shell/play/settings.svelte';

/** The HTML of a component. */
export function drawn<P extends object>(Shown: Component<P>, props: P): string {
  return render(Shown as unknown as Component<Record<string, unknown>>, { props: props as Record<string, unknown> })
    .body;
}

/** The words of a component, as one line. */
export function wordsOn<P extends object>(Shown: Component<P>, props: P): string {
  return wordsIn(drawn(Shown, props));
}

/** The words in a piece of HTML, as one line. */
export function wordsIn(html: string): string {
  return html
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The HTML of a component for somebody who wants no movement: all that unfolds is there at once. */
export function drawnStill<P extends object>(Shown: Component<P>, props: P): string {
  choose({ pace: 'none' });
  try {
    return drawn(Shown, props);
  } finally {
    choose({ pace: DEFAULTS.pace });
  }
}

/** What the main buttons in a piece of HTML do, also while something is missing that they say instead. */
export const deedsIn = (html: string): readonly string[] =>
  [...html.matchAll(/<button[^>]* data-main[^>]*>([^]*?)<\/button>/g)].map(([, inside = '']) =>
    wordsIn(/<b\b[^>]*>([^]*?)<\/b>/.exec(inside)?.[1] ?? inside)
  );
