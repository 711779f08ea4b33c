// The panel beside the board that answers an ask: the answer being composed, and the words that stand there.

import type { Component } from 'svelte';
import { render } from 'svelte/server';
import type { Ask, View } from '#thrones/rules';
import type { Reply } from '#thrones/screens/asks/reply';
import { loadScreen, screenOf } from '#thrones/screens/table/panels';

const nothing = (): void => undefined;

export async function panelOf(view: View, ask: Ask): Promise<{ readonly reply: Reply; readonly shown: () => string }> {
  const screen = screenOf(ask);
  if (screen.frame !== 'board') throw new Error(`${ask.about} is not answered beside the board`);
  await loadScreen(ask);
  const { default: Panel, Reply } = screen.beside.here!;
  const reply = new Reply(view, ask);
  return { reply, shown: () => wordsOn(Panel, { view, ask, reply, commit: nothing, explain: nothing }) };
}

/** The words of a component, as one line. */
export function wordsOn<P extends Record<string, unknown>>(Shown: Component<P>, props: P): string {
  return render(Shown as Component<Record<string, unknown>>, { props })
    .body.replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
