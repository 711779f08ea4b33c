// The panel beside the board that answers an ask: the answer being composed, the words that stand there, and what its button does.

import type { Ask, View } from '#thrones/rules';
import type { Reply } from '#thrones/screens/asks/reply';
import { loadScreen, screenOf } from '#thrones/screens/table/panels';
import { deedsIn, drawn, wordsIn } from './shown';

const nothing = (): void => undefined;

interface Shown {
  readonly reply: Reply;
  readonly shown: () => string;
  readonly deeds: () => readonly string[];
}

export async function panelOf(view: View, ask: Ask): Promise<Shown> {
  const screen = screenOf(ask);
  if (screen.frame !== 'board') throw new Error(`${ask.about} is not answered beside the board`);
  await loadScreen(ask);
  const { default: Panel, Reply } = screen.beside.here!;
  const reply = new Reply(view, ask);
  const html = (): string => drawn(Panel, { view, ask, reply, commit: nothing, explain: nothing });
  return { reply, shown: () => wordsIn(html()), deeds: () => deedsIn(html()) };
}
