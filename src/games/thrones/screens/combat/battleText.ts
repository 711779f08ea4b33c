// Sentences about a battle.

import { text } from 'text:thrones/stages';
import type { AreaId, House } from '#thrones/box';
import { AREAS } from '#thrones/box/areas';
import type { Losses } from '#thrones/rules/combat/casualties';
import type { BattleRecord, Combat, SideName } from '#thrones/rules';

/** `player` is empty if the name would only repeat the house. */
export const decidesText = (house: House, player: string): string =>
  player === '' ? text('battle-decides', { house }) : text('battle-decides-player', { house, player });

export const winsText = (house: House, player: string): string =>
  player === '' ? text('ended-wins', { house }) : text('ended-wins-player', { house, player });

const kindOf = (area: AreaId): 'stronghold' | 'castle' | 'open' => {
  const { castle } = AREAS[area];
  return castle === 2 ? 'stronghold' : castle === 1 ? 'castle' : 'open';
};

/** The kind of area that the defender is in. */
export const defenderText = (area: AreaId): string => text('battle-defender', { kind: kindOf(area) });

/** The role of a side in a few words, for the line below its name. */
export function roleText({ area, defender }: Pick<Combat, 'area' | 'defender'>, side: SideName): string {
  if (side === 'attacker') return text('battle-attacks');
  return defender === null ? text('battle-holds') : text('battle-defends', { kind: kindOf(area) });
}

/** The label of a total. `house` is null for a neutral force. */
export const sumText = (house: House | null, side: SideName, area: AreaId): string =>
  house === null ? text('battle-strength-of-force', { area }) : text('battle-strength-of', { house, side, area });

/** The cost of a defeat, with the number of siege engines lost. */
export type Cost = Omit<Losses, 'engines'> & { readonly engines: number };

/** The cost of the recorded defeat. */
export function costOf({ icons, losses, attacker }: BattleRecord, victor: House): Cost {
  const [won, lost] = victor === attacker ? [icons.attacker, icons.defender] : [icons.defender, icons.attacker];
  const { fall, engines, all = false, spared = false } = losses;
  return { swords: won.swords, towers: lost.towers, spared, fall, all, engines };
}

/** The effect of swords against fortifications, in sentences. */
export function casualtiesText(loser: House, losses: Cost): string {
  const { engines } = losses;
  const isOnly = engines > 0 && losses.fall === 0 && !losses.spared;
  const sentences = isOnly
    ? [swordsText(losses), text('battle-engines-only', { loser, count: engines })]
    : [
        ...(losses.spared ? [text('battle-spared', { loser })] : [swordsText(losses), fallText(loser, losses)]),
        ...(engines === 0 ? [] : [text('battle-engines', { count: engines })])
      ];
  return sentences.join(' ');
}

function swordsText({ swords, towers }: Cost): string {
  if (swords === 0) return text('battle-swords-none');
  if (towers === 0) return text('battle-swords-free', { count: swords });
  return text('battle-swords-met', { count: swords, left: towers });
}

function fallText(loser: House, { fall, all }: Cost): string {
  if (fall === 0) return text('battle-falls-none', { loser });
  return text(all ? 'battle-falls-all' : 'battle-falls', { loser, count: fall });
}
