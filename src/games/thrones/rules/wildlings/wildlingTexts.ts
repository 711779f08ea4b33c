// The nine wildling cards. When the wildlings win, the lowest bidder and all others suffer; when they are beaten, the highest
// bidder is rewarded. The words are in consequences.ts, hands.ts and places.ts.

import type { WildlingCardId } from '#thrones/box';
import {
  bringThemBack,
  type Consequence,
  dismount,
  gainSupply,
  loseSomePower,
  loseSupply,
  loseTwoInACastle,
  loseUnits,
  mayMuster,
  maySaddle,
  nothing,
  takeBackTheBid
} from './consequences';
import { discardOne, discardTheStrongest, mayTakeBackOne, takeBackAll } from './hands';
import { goFirstOnOneTrack, goLastEverywhere, goLastOnOneTrack, loseUnitsOrPositions } from './places';

export type Role = 'lowest' | 'others' | 'highest';

type WildlingText = Readonly<Record<Role, Consequence>>;

export const WILDLING_TEXTS: Readonly<Record<WildlingCardId, WildlingText>> = {
  // No effect.
  'silence-at-the-wall': { lowest: nothing, others: nothing, highest: nothing },

  // The lowest bidder destroys two units anywhere, or drops two positions on the track where the house stands highest. Beaten,
  // the wildlings attack again at once with strength 6; the highest bidder keeps out of that.
  'preemptive-raid': { lowest: loseUnitsOrPositions, others: nothing, highest: bringThemBack },

  // The lowest bidder turns all knights into footmen, every other house two of them; a knight for whom no footman is left is
  // destroyed. The highest bidder may turn up to two footmen into knights.
  'crow-killers': { lowest: dismount(Infinity), others: dismount(2), highest: maySaddle(2) },

  // The lowest bidder falls two levels of supply, every other house one, and armies are cut down house by house. The highest
  // bidder rises one level.
  'rattleshirts-raiders': { lowest: loseSupply(2), others: loseSupply(1), highest: gainSupply(1) },

  // From a hand of two or more the lowest bidder discards every card of the highest printed strength, every other house a card
  // of its choice. The highest bidder takes the whole discard pile back.
  'massing-on-the-milkwater': { lowest: discardTheStrongest, others: discardOne, highest: takeBackAll },

  // The lowest bidder goes to the end of all three tracks, every other house to the end of the Fiefdoms or the King's Court.
  // The highest bidder goes to the top of any track.
  'a-king-beyond-the-wall': { lowest: goLastEverywhere, others: goLastOnOneTrack, highest: goFirstOnOneTrack },

  // The lowest bidder destroys three units anywhere, every other house two. The highest bidder may take one card back.
  'mammoth-riders': {
    lowest: loseUnits(3, 'mammoth-riders-losses'),
    others: loseUnits(2, 'mammoth-riders-losses'),
    highest: mayTakeBackOne
  },

  // The lowest bidder destroys two units in one castle or stronghold, or any two where no castle has them; every other house one
  // unit anywhere. The highest bidder may muster in one castle or stronghold.
  'the-horde-descends': {
    lowest: loseTwoInACastle('the-horde-descends-losses'),
    others: loseUnits(1, 'the-horde-descends-losses'),
    highest: mayMuster('the-horde-descends-reward')
  },

  // The lowest bidder loses all available power, every other house two. The highest bidder takes back the bid.
  'skinchanger-scout': {
    lowest: loseSomePower(Infinity, 'skinchanger-scout'),
    others: loseSomePower(2, 'skinchanger-scout'),
    highest: takeBackTheBid('skinchanger-scout')
  }
};

/** A card that does nothing to a role spares it. */
export const isSpared = (card: WildlingCardId, role: Role): boolean => WILDLING_TEXTS[card][role] === nothing;
