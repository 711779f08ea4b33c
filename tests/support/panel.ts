// The panel beside the board that answers an ask: the answer being composed, and the words that stand there.

import type { Ask, View } from '#thrones/rules';
import type { Reply } from '#thrones/screens/asks/reply';
import { loadScreen, screenOf } from '#thrones/screens/table/panels';
import { wordsOn } from './shown';

const nothing = (): void => undefined;

export async function panelOf(view: View, ask: Ask): Promise<{ readonly reply: Reply; readonly shown: () => string }> {
  const screen = screenOf(ask);
  if (screen.frame !== 'board') throw new Error(`${ask.about} is not answered beside the board`);
  await loadScreen(ask);
  const { default: Panel, Reply } = screen.beside.here!;
  const reply = new Reply(view, ask);
  return { reply, shown: () => wordsOn(Panel, { view, ask, reply, commit: nothing, explain: nothing }) };
}
