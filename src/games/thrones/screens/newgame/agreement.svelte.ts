// House rules that are being chosen: every rule has a value, and the agreement is where the values differ from the rulebook.

import { CASTLES_TO_WIN, ROUNDS, STARTING_POWER } from '#thrones/box/limits';
import type { WesterosCardId } from '#thrones/box';
import { WESTEROS_DECKS } from '#thrones/box/westerosCards';
import { MOST_OPENING, timesIn } from '#thrones/rules/clashes';
import type { HouseRules } from '#thrones/rules';

type Opening = readonly (readonly WesterosCardId[])[];

const BY_CHANCE: Opening = WESTEROS_DECKS.map(() => []);

export class Agreement {
  rounds: number = $state(ROUNDS);
  castles: number = $state(CASTLES_TO_WIN);
  power: number = $state(STARTING_POWER);
  neutralForces: boolean = $state(true);
  south: boolean = $state(false);
  blade: boolean = $state(false);
  tidesDeck: boolean = $state(false);
  /** Minutes of the sand timer; 0 for none. */
  glass: number = $state(0);
  opening: Opening = $state.raw(BY_CHANCE);

  constructor(agreed: HouseRules | null) {
    this.take(agreed);
  }

  take(agreed: HouseRules | null): void {
    this.rounds = agreed?.rounds ?? ROUNDS;
    this.castles = agreed?.castles ?? CASTLES_TO_WIN;
    this.power = agreed?.power ?? STARTING_POWER;
    this.neutralForces = agreed?.neutralForces ?? true;
    this.south = agreed?.south !== undefined;
    this.blade = agreed?.blade ?? false;
    this.tidesDeck = agreed?.tidesDeck !== undefined;
    this.glass = agreed?.glass ?? 0;
    this.opening = agreed?.opening ?? BY_CHANCE;
  }

  /** The agreement; null if everything is played by the book. */
  readonly agreed: HouseRules | null = $derived.by(() => {
    const { rounds, castles, power, opening, glass } = this;
    const agreed: HouseRules = {
      ...(rounds === ROUNDS ? {} : { rounds }),
      ...(castles === CASTLES_TO_WIN ? {} : { castles }),
      ...(power === STARTING_POWER ? {} : { power }),
      ...(opening.every((cards) => cards.length === 0) ? {} : { opening }),
      ...(this.neutralForces ? {} : { neutralForces: false }),
      ...(this.south ? { south: 'closed' } : {}),
      ...(this.blade ? { blade: true } : {}),
      ...(this.tidesDeck ? { tidesDeck: 'when-empty' } : {}),
      ...(glass === 0 ? {} : { glass })
    };
    return Object.keys(agreed).length === 0 ? null : agreed;
  });

  /** The chosen cards of a deck, and one more place as long as there may be another. */
  placesOf(deck: number): (WesterosCardId | null)[] {
    const cards = this.opening[deck] ?? [];
    return cards.length < MOST_OPENING ? [...cards, null] : [...cards];
  }

  /** The cards that can be in that place, given the other chosen ones. */
  choicesFor(deck: number, place: number): WesterosCardId[] {
    const all = WESTEROS_DECKS[deck] ?? [];
    const others = (this.opening[deck] ?? []).filter((_, i) => i !== place);
    return all.filter(
      (card, i) => all.indexOf(card) === i && card !== 'winter-is-coming' && timesIn(others, card) < timesIn(all, card)
    );
  }

  /**
   * Chooses a card for a place; null leaves this place and all later ones to chance, since cards of later rounds cannot be on
   * an unknown one.
   */
  open(deck: number, place: number, card: WesterosCardId | null): void {
    const cards = this.opening[deck] ?? [];
    const next = card === null ? cards.slice(0, place) : [...cards.slice(0, place), card, ...cards.slice(place + 1)];
    this.opening = this.opening.map((old, i) => (i === deck ? next : old));
  }
}
