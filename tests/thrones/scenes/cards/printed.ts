// The stage for a card that is nothing but its printed numbers: it attacks once and wins, it defends once and loses.

import type { House, HouseCardId } from '#thrones/box';
import { HOUSE_CARDS } from '#thrones/box/houseCards';
import { march } from '#tests/support/answers';
import { type Scene, scene } from '#tests/support/scene';

interface Numbers {
  readonly strength: number;
  readonly swords: number;
  readonly towers: number;
}

//  Stoney Sept (empty) ── Blackwater ── The Reach
function fight(attacker: House, attackingCard: HouseCardId, defender: House, defendingCard: HouseCardId): Scene {
  const bystander = [attacker, defender].includes('greyjoy') ? 'martell' : 'greyjoy';
  const g = scene(`
    blade       used
    throne      ${attacker} ${bystander} ${defender}
    ${attacker}   the-reach: 3 knight, march+0
    ${defender}   blackwater: 4 footman
    ${bystander}  harrenhal: footman, march+0
  `).marches();
  g.answer(attacker, march('the-reach', { blackwater: '3 knight' }));
  return g.playCombat({ attacker: attackingCard, defender: defendingCard });
}

const lostTo = (g: Scene): number =>
  g
    .happened('units')
    .filter(({ did, about }) => did === 'destroyed' && about === 'casualties')
    .flatMap(({ units }) => units).length;

/** The numbers as combats show them: an enemy without icons loses as many units as there are swords; towers save as many. */
export function shownBy(card: HouseCardId): Numbers {
  const { house } = HOUSE_CARDS[card];
  // two cards without icons and strength, whose texts do nothing here; two cards with three and two swords
  const weak = house === 'lannister' ? 'catelyn-stark' : 'cersei-lannister';
  const strong = house === 'lannister' ? 'eddard-stark' : 'ser-gregor-clegane';
  const attacking = fight(house, card, HOUSE_CARDS[weak].house, weak);
  const defending = fight(HOUSE_CARDS[strong].house, strong, house, card);
  return {
    strength: attacking.strengths!.attacker - 6,
    swords: lostTo(attacking),
    towers: HOUSE_CARDS[strong].swords - lostTo(defending)
  };
}
