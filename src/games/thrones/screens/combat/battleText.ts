// Sentences about a battle.

import { text } from 'text:thrones/stages';
import type { AreaId } from '../../box/areas';
import { AREAS } from '../../box/areas';
import type { House } from '../../box/houses';
import type { Losses } from '../../rules/combat/casualties';
import { combatOf } from '../../rules/combat/sides';
import type { SideName, Table } from '../../rules/position';

/** `player` is empty where the name would only repeat the house. */
export const decidesText = (house: House, player: string): string =>
  player === '' ? text('battle-decides', { house }) : text('battle-decides-player', { house, player });

export const winsText = (house: House, player: string): string =>
  player === '' ? text('ended-wins', { house }) : text('ended-wins-player', { house, player });

const kindOf = (area: AreaId): 'stronghold' | 'castle' | 'open' => {
  const { castle } = AREAS[area];
  return castle === 2 ? 'stronghold' : castle === 1 ? 'castle' : 'open';
};

/** What the defender stands in. */
export const defenderText = (area: AreaId): string => text('battle-defender', { kind: kindOf(area) });

/** Below the name of a side, in few words. */
export function roleText(table: Table, side: SideName): string {
  const { area, defender } = combatOf(table);
  if (side === 'attacker') return text('battle-attacks');
  return defender === null ? text('battle-holds') : text('battle-defends', { kind: kindOf(area) });
}

/** Whose sum it is. `house` is null for a neutral force. */
export const sumText = (house: House | null, side: SideName, area: AreaId): string =>
  house === null ? text('battle-strength-of-force', { area }) : text('battle-strength-of', { house, side, area });

/** Swords against fortifications, in sentences. */
export function casualtiesText(loser: House, losses: Losses): string {
  const engines = losses.engines.length;
  const isOnly = engines > 0 && losses.fall === 0 && !losses.spared;
  const sentences = isOnly
    ? [swordsText(losses), text('battle-engines-only', { loser, count: engines })]
    : [
        ...(losses.spared ? [text('battle-spared', { loser })] : [swordsText(losses), fallText(loser, losses)]),
        ...(engines === 0 ? [] : [text('battle-engines', { count: engines })])
      ];
  return sentences.join(' ');
}

function swordsText({ swords, towers }: Losses): string {
  if (swords === 0) return text('battle-swords-none');
  if (towers === 0) return text('battle-swords-free', { count: swords });
  return text('battle-swords-met', { count: swords, left: towers });
}

function fallText(loser: House, { fall, all }: Losses): string {
  if (fall === 0) return text('battle-falls-none', { loser });
  return text(all ? 'battle-falls-all' : 'battle-falls', { loser, count: fall });
}
