/**
 * Payment providers refuse charges below about half a unit, so no amount to pay by a person or card is below
 * one unit.
 */
export const leastChargeMinor = 100;
