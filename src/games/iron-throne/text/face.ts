// A House card as messages name it.

import type { Face } from '#text/grammar';
import type { Face as CardFace } from '#iron/box';
import { isHostilityCard, valueOf } from '../box/houseCards';
import { isPerson } from '../box/people';

export function faceOf(face: CardFace): Face {
  if (isHostilityCard(face)) return { kind: 'hostility', value: valueOf(face) };
  return isPerson(face) ? { kind: 'person', person: face } : { kind: 'truce' };
}
