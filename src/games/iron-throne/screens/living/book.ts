// The scenes of this game, with the words for what the reader is asked and can answer.

import { text } from 'text:iron-throne/scenes';
import type { IronThrone } from '#iron/flow/game';
import { ironThrone } from '#iron/flow/ruleset';
import { scenes } from '#iron/scenes/scenes';
import { askText } from '#iron/text/askWords';
import { why } from '#iron/text/refusalWords';
import type { SceneBook } from '#shell/scene';

export const book: SceneBook<IronThrone> = {
  scenes,
  rules: ironThrone,
  asked(position, house) {
    const ask = position.asks.find((one) => one.house === house);
    if (ask === undefined) throw new Error(`${house} is not asked anything`);
    const { title, what } = askText(ask, position);
    return text('asked', { house, title, text: what });
  },
  label: (answer) => {
    throw new Error(`no words for ${JSON.stringify(answer)}`);
  },
  why,
  stage: () => import('./Stage.svelte')
};
