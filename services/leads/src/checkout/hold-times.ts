const minuteMs = 60_000;

/** The provider refuses less than 30 minutes by its own clock. */
const paymentPageMinutes = 31;

/** Seats outlive the payment page, so that a payment in its last minute still finds them. */
export function holdExpiry(now: Date, holdMinutes: number): Date {
  return new Date(now.getTime() + holdMinutes * minuteMs);
}

/** In seconds, as the provider wants it; by the provider's clock, which knows no business time. */
export function paymentPageExpiry(providerNow: Date): number {
  return Math.floor(providerNow.getTime() / 1_000) + paymentPageMinutes * 60;
}
