/** Payment providers refuse charges below about half a unit: nothing that a person or a card has to pay is below one. */
export const leastChargeMinor = 100;
