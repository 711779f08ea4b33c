// The scenes of this game, with the words for what the reader is asked and can answer.

import { text } from 'text:thrones/scenes';
import { text as names } from 'text:thrones/names';
import type { House } from '#thrones/box';
import type { Thrones } from '#thrones/flow/game';
import { thrones } from '#thrones/flow/ruleset';
import type { Answer, Ask, Position } from '#thrones/rules';
import type { SceneBook } from '#shell/scene';
import { scenes } from '#thrones/scenes/scenes';
import { namedOf } from '#thrones/text/askWords';
import { optionOf } from '#thrones/text/optionWords';
import { why } from '#thrones/text/refusalWords';

function askOf({ asks }: Position, house: House): Ask {
  const ask = asks.find((one) => one.house === house);
  if (ask === undefined) throw new Error(`${house} is not asked anything`);
  return ask;
}

/** The words for an answer; those that need other words have them in their scene. */
function label(answer: Answer, position: Position, house: House): string {
  const ask = askOf(position, house);
  switch (answer.kind) {
    case 'option':
      if (ask.kind !== 'option') break;
      return optionOf(ask, answer.option, thrones.viewFor(position, house)).label;
    case 'area':
      if (answer.area === null) break;
      return names(`areas.${answer.area}`);
    case 'march': {
      const [move] = answer.moves;
      if (move === undefined || answer.moves.length > 1) break;
      return text('label-march', { from: answer.from, to: move.to, units: move.units });
    }
    case 'raid':
      if (answer.target === null) break;
      return text('label-raid', { area: answer.target });
    case 'card':
      if (answer.card === null) break;
      return names(`houseCards.${answer.card}`);
    case 'bid':
      return text('label-bid', { power: answer.power });
  }
  throw new Error(`no words for ${JSON.stringify(answer)}`);
}

export const book: SceneBook<Thrones> = {
  scenes,
  rules: thrones,
  asked(position, house) {
    const view = thrones.viewFor(position, house);
    return namedOf(askOf(position, house), view);
  },
  label,
  why,
  stage: () => import('./Stage.svelte')
};
