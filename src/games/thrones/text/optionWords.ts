// The names of what can be chosen, each with a note of what it means.

import { text } from 'text:thrones/asks';
import type { House, Track } from '#thrones/box';
import { HOUSES } from '../box/houses';
import { keysOf } from '../box/tabulate';
import { TRACKS } from '../box/tracks';
import type { AskOf, Offering, OnTracks, OptionOf, View } from '#thrones/rules';
import { combatOf } from '../rules/combat/combatSides';
import { unitsOf } from '../rules/pieces';
import { ON_TRACKS, OPTIONS } from '../rules/options';

export interface Label {
  readonly label: string;
  readonly note?: string;
  /** On the button, where that says more than the label. */
  readonly deed?: string;
}

/** Decisions that have an option of a name of its own for each. */
export type Closed = Exclude<Offering, OnTracks>;

/** One for each option that the rules offer. */
export type Choice<A extends Closed> = { [K in A]: `${K}-${OptionOf<K>}` }[A];

export const isOnTracks = (about: string): about is OnTracks => ON_TRACKS.some((one) => one === about);

const isClosed = (about: Offering): about is Closed => !isOnTracks(about);

const CLOSED = keysOf(OPTIONS).filter(isClosed);

export const isChoice = <A extends Closed>(among: readonly A[], name: string): name is Choice<A> =>
  among.some((about) => (OPTIONS[about] as readonly string[]).some((option) => name === `${about}-${option}`));

export const trackNamed = (option: string): Track | undefined => TRACKS.find((one) => one === option);

export const houseNamed = (option: string): House | undefined => HOUSES.find((one) => one === option);

export function optionOf(ask: AskOf<'option'>, option: string, view: View): Label {
  const { about } = ask;
  const known = isOnTracks(about)
    ? ofTrack(about, option)
    : about === 'port'
      ? ofPort(ask, option)
      : about === 'wildling-tie'
        ? ofTie(option, view)
        : (ofSupport(ask, option, view) ?? ofChoice(`${about}-${option}`, unitsOf(view, ask.house).length));
  return known ?? { label: text('option-unknown') };
}

/** `count`: the units of the house asked. */
function ofChoice(choice: string, count: number): Label | null {
  if (!isChoice(CLOSED.filter(isPlain), choice)) return null;
  const note = `option-${choice}.note` as const;
  return { label: text(`option-${choice}`), ...(text.has(note) ? { note: text(note, { count }) } : {}) };
}

const isPlain = (about: Closed): about is Exclude<Closed, 'support'> => about !== 'support';

function ofSupport({ about, house }: AskOf<'option'>, option: string, view: View): Label | null {
  if (about !== 'support' || (option !== 'attacker' && option !== 'defender' && option !== 'none')) return null;
  if (option === 'none') return { label: text('option-support-none'), note: text('option-support-none.note') };
  const helped = combatOf(view)[option];
  if (helped === house) return { label: text('option-support-own'), note: text('option-support-own.note') };
  return helped && { label: text(`option-support-${option}`, { helped }), note: text(`option-support-${option}.note`) };
}

function ofTrack(about: OnTracks, option: string): Label | null {
  const track = trackNamed(option);
  if (track === undefined) return null;
  const label = text(`track-${about}`, { track });
  const deed = `track-${about}.deed` as const;
  return {
    label,
    note: text(`track-${about}.note`, { held: track }),
    ...(text.has(deed) ? { deed: text(deed, { name: label }) } : {})
  };
}

function ofTie(option: string, { attack }: View): Label | null {
  const house = houseNamed(option);
  if (house === undefined) return null;
  return {
    label: text('option-wildling-tie', { house }),
    note: text('option-wildling-tie.note', { beaten: attack?.beaten === true })
  };
}

function ofPort({ area: port, options }: AskOf<'option'>, option: string): Label | null {
  if (port === null || !/^[0-9]$/.test(option)) return null;
  const count = Number(option);
  if (count === 0) return { label: text('option-port-none'), note: text('option-port-none.note', { port }) };
  const isMost = options.every((other) => Number(other) <= count);
  return { label: text('option-port', { count }), note: text('option-port.note', { isMost }) };
}
