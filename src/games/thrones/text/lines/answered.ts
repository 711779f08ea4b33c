// Log lines of what was answered: unseen, by the program because there was nothing to choose, or as one of several options.

import { text } from 'text:thrones/log';
import type { HappeningOf } from '#thrones/rules';
import { titleOf } from '../askWords';
import { houseNamed, isChoice, isOnTracks, trackNamed } from '../optionWords';
import type { Lines } from './lines';

/** Choices with a line of their own; all others show in their results. */
const CHOSEN = ['a-throne-of-blades', 'dark-wings-dark-words', 'put-to-the-sword', 'preemptive-raid'] as const;

/** Orders that the program resolved; games of an older version do not say where they lay. */
const PLACED = ['raid', 'march', 'consolidating'] as const;
const isPlaced = (about: string): about is (typeof PLACED)[number] => PLACED.some((one) => one === about);

export const ANSWERED: Lines<'sealed' | 'automatic' | 'chose'> = {
  sealed: ({ house, about }) => text('sealed', { house, about }),
  automatic: ({ house, about, area }) =>
    area !== undefined && isPlaced(about)
      ? text(`automatic-${about}`, { house, area })
      : text('automatic', { house, about, title: titleOf(about) }),
  chose: (happening) => chosen(happening) ?? text('chose', { house: happening.house })
};

/** Null for what is not known. */
function chosen({ house, about, option }: HappeningOf<'chose'>): string | null {
  if (isOnTracks(about)) {
    const track = trackNamed(option);
    return track === undefined || about === 'doran-martell'
      ? null
      : text(`chose-track-${about}`, { house, track, held: track });
  }
  if (about === 'wildling-tie') {
    const other = houseNamed(option);
    return other === undefined ? null : text('chose-wildling-tie', { house, other: other === house ? null : other });
  }
  const choice = `${about}-${option}`;
  return isChoice(CHOSEN, choice) ? text(`chose-${choice}`, { house }) : null;
}
