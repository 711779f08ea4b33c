// Limits for what can be typed for a seat.

/** The longest name, in letters. */
export const MOST_SEAT_NAME = 24;

export const PIN_DIGITS = 4;

export const isWholePin = (pin: string): boolean => pin.length === PIN_DIGITS && /^\d+$/.test(pin);
