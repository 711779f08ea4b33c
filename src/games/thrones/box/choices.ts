// The subject of a choice, as far as a screen has to know it. Declared with each decision, and with each house card that asks.

/** The use of an area that is chosen: beaten units go there, or an order is removed there. */
export type Purpose = 'refuge' | 'order';

/** The fate of the units that are chosen. */
export type Fate = 'destroyed' | 'footman' | 'knight';

/** The use of the house card that is chosen. */
export type CardUse = 'played' | 'replacing' | 'discarded' | 'returned';

/** The owner of the units or cards: those of the house asked, or of its enemy in the battle. */
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
