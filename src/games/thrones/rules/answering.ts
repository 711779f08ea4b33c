// The function that carries out the answer to each ask. A kind that is always about the same thing does it itself (kinds.ts), and so
// does a house card; the choices that serve many decisions are listed here by decision.

import type { Choice, House, HouseCardId } from '#thrones/box';
import type { Answer } from './asks';
import type { About, AboutOf } from './asks';
import { ABILITIES } from './cards/abilities';
import { type Carry, carrying } from './carrying';
import { loseUnits } from './combat/casualties';
import { chooseHouseCard } from './combat/combatCards';
import { chooseRefuge } from './combat/retreat';
import { acceptSupport, decideSupport } from './combat/support';
import { redrawTide } from './combat/tides';
import { wieldTheBlade } from './combat/victory';
import type { Draft } from './draft';
import { putTheCard } from './raven';
import { kindOf } from './kinds';
import { takeOverPort } from './settle';
import { chooseTheEffect } from './westeros/westerosTexts';
import { singleOut } from './wildlings/attack';
import * as consequences from './wildlings/consequences';
import * as hands from './wildlings/hands';
import * as places from './wildlings/places';

const CARRIERS: Readonly<Record<Exclude<AboutOf<Choice['kind']>, HouseCardId>, Carry>> = {
  'a-throne-of-blades': carrying('option', chooseTheEffect),
  'dark-wings-dark-words': carrying('option', chooseTheEffect),
  'put-to-the-sword': carrying('option', chooseTheEffect),
  'wildling-tie': carrying('option', singleOut),
  'preemptive-raid': carrying('option', places.payForTheRaid),
  'preemptive-raid-track': carrying('option', places.dropOnChosen),
  'preemptive-raid-losses': carrying('units', consequences.destroyChosen),
  'crow-killers-destroyed': carrying('units', consequences.destroySurplusKnights),
  'crow-killers-losses': carrying('units', consequences.makeFootmen),
  'crow-killers-reward': carrying('units', consequences.makeKnights),
  'massing-on-the-milkwater': carrying('card', hands.discardChosen),
  'a-king-beyond-the-wall': carrying('option', places.goLastOnChosen),
  'a-king-beyond-the-wall-reward': carrying('option', places.goFirstOnChosen),
  'mammoth-riders-losses': carrying('units', consequences.destroyChosen),
  'mammoth-riders-reward': carrying('card', hands.takeBackChosen),
  'the-horde-descends-losses': carrying('units', consequences.destroyChosen),

  'raven-card': carrying('option', putTheCard),
  port: carrying('option', takeOverPort),

  support: decideSupport,
  'accepting-support': acceptSupport,
  'house-card': chooseHouseCard,
  'tides-redraw': redrawTide,
  'valyrian-steel-blade': wieldTheBlade,
  casualties: loseUnits,
  skulls: loseUnits,
  retreat: chooseRefuge,
  'retreat-losses': loseUnits
};

/** Judging comes first (judging.ts): here the answer is known to be legal. */
export function carryOut(draft: Draft, house: House, answer: Answer): void {
  const place = draft.asks.findIndex((one) => one.house === house);
  const asked = draft.asks[place];
  if (asked === undefined) throw new Error(`${house} is not asked anything`);
  draft.asks.splice(place, 1);
  const kind = kindOf(asked);
  if (kind.carryOut === undefined) carrierOf(asked.about)(draft, asked, answer);
  else kind.carryOut(draft, asked, answer);
}

function carrierOf(about: About): Carry {
  const carrier = isCardAbout(about) ? ABILITIES[about]?.answered : isChoice(about) ? CARRIERS[about] : undefined;
  if (carrier === undefined) throw new Error(`nothing carries out ${about}`);
  return carrier;
}

const isCardAbout = (about: About): about is Extract<About, HouseCardId> => about in ABILITIES;
const isChoice = (about: About): about is keyof typeof CARRIERS => about in CARRIERS;
