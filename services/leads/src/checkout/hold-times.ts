const minuteMs = 60_000;

/** The provider requires at least 30 minutes by its own clock. */
const paymentPageMinutes = 31;

/** Holds outlive the payment page, so that a payment in its last minute still has its seats. */
export function holdExpiry(now: Date, holdMinutes: number): Date {
  return new Date(now.getTime() + holdMinutes * minuteMs);
}

/** In seconds, as the provider requires; by the provider's clock, independent of business time. */
export function paymentPageExpiry(providerNow: Date): number {
  return Math.floor(providerNow.getTime() / 1_000) + paymentPageMinutes * 60;
}
