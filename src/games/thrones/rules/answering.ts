// Which function carries out the answer to which ask. The asks of house cards are answered by the cards themselves.

import type { House, HouseCardId } from '#thrones/box';
import type { Answer } from './asks';
import type { About } from './decisions';
import * as bidding from './bidding';
import { ABILITIES } from './cards/abilities';
import { type Carry, carrying } from './carrying';
import { loseUnits } from './combat/casualties';
import { chooseHouseCard } from './combat/combatCards';
import { chooseRefuge } from './combat/retreat';
import { acceptSupport, decideSupport } from './combat/support';
import { redrawTide } from './combat/tides';
import { wieldTheBlade } from './combat/victory';
import { consolidate } from './consolidating';
import type { Draft } from './draft';
import { march } from './marches';
import { muster } from './mustering';
import { sealOrders } from './planning';
import { raid } from './raids';
import { putTheCard, useTheRaven } from './raven';
import { takeOverPort } from './settle';
import { chooseTheEffect } from './westeros/westerosTexts';
import { reconcile } from './westeros/supplyCard';
import { singleOut } from './wildlings/attack';
import * as consequences from './wildlings/consequences';
import * as hands from './wildlings/hands';
import * as places from './wildlings/places';

const CARRIERS: Readonly<Record<Exclude<About, HouseCardId>, Carry>> = {
  'a-throne-of-blades': carrying('option', chooseTheEffect),
  'dark-wings-dark-words': carrying('option', chooseTheEffect),
  'put-to-the-sword': carrying('option', chooseTheEffect),
  mustering: carrying('muster', muster),
  reconciling: carrying('reconcile', reconcile),
  bidding: carrying('bid', bidding.sealTheBid),
  'track-tie': carrying('rank', bidding.breakTheTie),

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
  'the-horde-descends-reward': carrying('muster', muster),

  'assigning-orders': carrying('orders', sealOrders),
  'messenger-raven': carrying('raven', useTheRaven),
  'raven-card': carrying('option', putTheCard),

  raid: carrying('raid', raid),
  march: carrying('march', march),
  consolidating: carrying('consolidate', consolidate),
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
  carrierOf(asked.about)(draft, asked, answer);
}

function carrierOf(about: About): Carry {
  const carrier = isCardAbout(about) ? ABILITIES[about]?.answered : CARRIERS[about];
  if (carrier === undefined) throw new Error(`nothing carries out ${about}`);
  return carrier;
}

const isCardAbout = (about: About): about is Extract<About, HouseCardId> => about in ABILITIES;
