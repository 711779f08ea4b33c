// The sequences that occur in several places of the chart. All of them are plain state nodes: what they do stands in actions.ts, and the rules behind it in rules/.

import type { Track } from '#thrones/box';
import { oneByOne, step } from '#engine/chart';
import type { ActionName } from './actions';

const BIDDING: Readonly<Record<Track, ActionName>> = {
  throne: 'bid for the Iron Throne',
  fiefdoms: 'bid for the Fiefdoms',
  court: "bid for the King's Court"
};

/** Sealed bids, revealed together; ties as the throne's holder likes; the dominance token goes to the first. */
export const biddingForATrack = (track: Track, next: string) =>
  ({
    initial: 'biddingInSecret',
    states: {
      biddingInSecret: step(BIDDING[track], 'revealingBids'),
      revealingBids: step('reveal the bids', 'breakingTies'),
      breakingTies: oneByOne('breakingTies', 'break the next tie', 'takingPositions'),
      takingPositions: step('settle the track', next)
    }
  }) as const;

/** Bids of all together against the strength of the wildlings; then the card turns, for the worse or the better. */
export const wildlingAttack = (next: string) =>
  ({
    initial: 'biddingInSecret',
    states: {
      biddingInSecret: step('bid against the wildlings', 'revealingBids'),
      revealingBids: step('reveal the bids', 'comparingStrength'),
      comparingStrength: step('compare the strength', 'turningTheWildlingCard'),
      turningTheWildlingCard: step('turn the wildling card', 'bearingTheConsequences'),
      bearingTheConsequences: {
        ...oneByOne('bearingTheConsequences', 'make the next house suffer', 'endingTheAttack'),
        always: [
          { guard: 'the wildlings come again', target: 'biddingAnew' },
          { guard: 'all is settled', target: 'endingTheAttack' }
        ]
      },
      biddingAnew: step('bid against the second attack', 'revealingBids'),
      endingTheAttack: step('end the attack', next)
    }
  }) as const;

/** A card of the first two decks may be Winter Is Coming: the icon of what replaces it can bring the wildlings first. */
const turningTo = (action: ActionName) =>
  ({
    entry: action,
    always: [
      { guard: 'the wildlings reach the Wall', target: 'wildlingsAtTheWall' },
      { guard: 'all is settled', target: 'decidingWhatItSays' }
    ]
  }) as const;

/** Supply or mustering, or a choice between them. */
export const cardOfDeckI = (here: string, next: string) =>
  ({
    initial: 'turningToTheCard',
    states: {
      turningToTheCard: turningTo('turn to card I'),
      wildlingsAtTheWall: wildlingAttack(`${here}.decidingWhatItSays`),
      decidingWhatItSays: {
        entry: 'decide the card',
        always: [
          { guard: 'the card says supply', target: 'adjustingSupply' },
          { guard: 'the card says mustering', target: 'callingTheBanners' },
          { guard: 'all is settled', target: 'carriedOut' }
        ]
      },
      adjustingSupply: step('adjust the supply', 'reconcilingArmies'),
      reconcilingArmies: oneByOne('reconcilingArmies', 'reconcile the next armies', 'carriedOut'),
      callingTheBanners: step('begin mustering', 'mustering'),
      mustering: oneByOne('mustering', 'muster the next house', 'carriedOut'),
      carriedOut: step('finish the card', next)
    }
  }) as const;

/** Biddings for the three tracks or power, or a choice between them. */
export const cardOfDeckII = (here: string, next: string) =>
  ({
    initial: 'turningToTheCard',
    states: {
      turningToTheCard: turningTo('turn to card II'),
      wildlingsAtTheWall: wildlingAttack(`${here}.decidingWhatItSays`),
      decidingWhatItSays: {
        entry: 'decide the card',
        always: [
          { guard: 'the card says clash of kings', target: 'biddingForTheIronThrone' },
          { guard: 'the card says game of thrones', target: 'gainingPower' },
          { guard: 'all is settled', target: 'carriedOut' }
        ]
      },
      biddingForTheIronThrone: biddingForATrack('throne', `${here}.biddingForTheFiefdoms`),
      biddingForTheFiefdoms: biddingForATrack('fiefdoms', `${here}.biddingForTheKingsCourt`),
      biddingForTheKingsCourt: biddingForATrack('court', `${here}.carriedOut`),
      gainingPower: step('gain power from the board', 'carriedOut'),
      carriedOut: step('finish the card', next)
    }
  }) as const;

/** The wildlings, or orders that are forbidden in this round. */
export const cardOfDeckIII = (here: string, next: string) =>
  ({
    initial: 'turningToTheCard',
    states: {
      turningToTheCard: step('turn to card III', 'decidingWhatItSays'),
      decidingWhatItSays: {
        entry: 'decide the card',
        always: [
          { guard: 'the card says wildlings', target: 'wildlingsAttacking' },
          { guard: 'all is settled', target: 'carriedOut' }
        ]
      },
      wildlingsAttacking: wildlingAttack(`${here}.carriedOut`),
      carriedOut: step('finish the card', next)
    }
  }) as const;

/** A combat from the call for support to the last text; a neutral force needs only the first of it. */
export const combat = (next: string) =>
  ({
    initial: 'callingForSupport',
    states: {
      callingForSupport: {
        ...oneByOne('callingForSupport', 'call for support', 'choosingHouseCards'),
        always: [
          { guard: 'a neutral force is attacked', target: 'usingTheBladeOnTheNeutralForce' },
          { guard: 'all is settled', target: 'choosingHouseCards' }
        ]
      },
      usingTheBladeOnTheNeutralForce: step('use the blade on the neutral force', 'settlingWithTheNeutralForce'),
      settlingWithTheNeutralForce: step('settle with the neutral force', next),
      choosingHouseCards: step('choose house cards', 'revealingHouseCards'),
      revealingHouseCards: step('reveal house cards', 'cancelling'),
      cancelling: oneByOne('cancelling', 'resolve cancelling texts', 'resolvingImmediateTexts'),
      resolvingImmediateTexts: oneByOne('resolvingImmediateTexts', 'resolve immediate texts', 'drawingTides'),
      drawingTides: step('draw tides', 'revealingTides'),
      revealingTides: step('reveal tides', 'usingTheBlade'),
      usingTheBlade: step('use the blade', 'determiningTheVictor'),
      determiningTheVictor: step('determine the victor', 'resolvingVictoryAndDefeat'),
      resolvingVictoryAndDefeat: oneByOne(
        'resolvingVictoryAndDefeat',
        'resolve texts of victory and defeat',
        'takingCasualties'
      ),
      takingCasualties: step('take casualties', 'takingSkulls'),
      takingSkulls: step('take skulls', 'losingWhatCannotRetreat'),
      losingWhatCannotRetreat: step('lose what cannot retreat', 'namingTheRefuge'),
      namingTheRefuge: step('let Robb Stark name the refuge', 'choosingARefuge'),
      choosingARefuge: step('choose a refuge', 'losingWhatTheRefugeCannotFeed'),
      losingWhatTheRefugeCannotFeed: step('lose what the refuge cannot feed', 'retreating'),
      retreating: step('retreat', 'movingIn'),
      movingIn: step('move in', 'cleaningUp'),
      cleaningUp: step('clean up the combat', 'resolvingTextsAfterCombat'),
      resolvingTextsAfterCombat: oneByOne('resolvingTextsAfterCombat', 'resolve texts after combat', 'ending'),
      ending: step('end the combat', next)
    }
  }) as const;
