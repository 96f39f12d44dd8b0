import type { Availability } from '@valam/contracts/leads/availability.schema';

/** The operator's terms for deposit and balance. */
export type Terms = NonNullable<Availability['terms']>;

/** How a booking is paid; without numbers until the terms have loaded. */
export const payingWords = (terms: Terms | undefined): string =>
  terms
    ? `Pay ${terms.depositPercent}% now. The rest is due ${terms.balanceDaysBefore} days before departure.`
    : 'Pay a deposit now. The rest is due before departure.';

/** The payment terms, to reassure visitors who fear hidden costs. */
export const depositWords = (terms: Terms | undefined): string =>
  terms
    ? `${terms.depositPercent}% deposit, the rest ${terms.balanceDaysBefore} days before departure, and refunds spelled out by date.`
    : 'A deposit now, the rest later, and refunds spelled out by date.';
