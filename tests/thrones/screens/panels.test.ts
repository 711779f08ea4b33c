// Every ask has a component that answers it.

import { expect, test } from 'vitest';
import { ABOUTS, askingOn } from '#thrones/rules/asks';
import { loadScreen, screenOf } from '#thrones/screens/table/panels';

test.each(ABOUTS.map((about) => ({ about, kind: askingOn(about).kind })))(
  '$about is answered by a screen of its own, or by that of all that is asked as $kind',
  async (ask) => {
    const screen = screenOf(ask);
    if (screen.frame === 'full') return;
    await loadScreen(ask);
    expect(screen.beside.here?.default).toBeInstanceOf(Function);
    expect(screen.beside.here?.Reply).toBeInstanceOf(Function);
  }
);
