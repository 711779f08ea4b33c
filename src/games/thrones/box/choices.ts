// What a choice is about, as far as a screen has to know it. Declared with each decision, and with each house card that asks.

/** What becomes of an area chosen: beaten units go there, or an order is removed there. */
export type Purpose = 'refuge' | 'order';

/** What happens to the units chosen. */
export type Fate = 'destroyed' | 'footman' | 'knight';

/** What happens to the house card chosen. */
export type CardUse = 'played' | 'replacing' | 'discarded' | 'returned';

/** Whose units or cards: those of the house asked, or of its enemy in the battle. */
export type Whose = 'own' | 'enemy';

export interface AreaChoice {
  readonly kind: 'area';
  /** None: the area is all that matters. */
  readonly purpose?: Purpose;
  /** May have an answer that declines. */
  readonly declines?: true;
  /** Before the battle is decided: it may change the strengths. */
  readonly weighs?: true;
}
export interface UnitsChoice {
  readonly kind: 'units';
  readonly fate: Fate;
  readonly of: Whose;
}
export interface CardChoice {
  readonly kind: 'card';
  readonly use: CardUse;
  readonly of: Whose;
  /** May have an answer that declines. */
  readonly declines?: true;
}
export interface OptionChoice {
  readonly kind: 'option';
  /** The option that leaves things as they are. */
  readonly declines?: string;
}

export type Choice = AreaChoice | UnitsChoice | CardChoice | OptionChoice;
