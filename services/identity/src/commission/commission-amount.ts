import type { BookingStanding } from '@valam/contracts/identity/commission.schema';
import { isZero, money, percentOf, shareOf, subtract, type Money } from '@valam/contracts/shared/money';

/** Initial standing of every booking: nothing is paid. */
export function nothingPaid(of: BookingStanding): BookingStanding {
  return { ...of, net: money(0, of.net.currency) };
}

/**
 * The part of the USD price that corresponds to the retained money. Needs no exchange rate. Zero if the whole
 * price was refunded while the booking continues.
 */
function keptInUsd({ totalUsd, net, total }: BookingStanding): Money {
  return isZero(total) ? money(0, 'USD') : shareOf(totalUsd, net.amountMinor, total.amountMinor);
}

/** The commission that a booking with this standing earns. */
export function earnedBy(standing: BookingStanding, ratePercent: number): Money {
  return percentOf(keptInUsd(standing), ratePercent);
}

/** The standings before and after one line. */
export interface LineFacts {
  readonly before: BookingStanding;
  readonly after: BookingStanding;
  readonly ratePercent: number;
}

/**
 * The amount of one line: the difference that its payment or refund makes. The differences telescope, so the
 * lines of a booking add up to `earnedBy(last standing)` to the cent, regardless of intermediate rounding.
 */
export function lineAmount({ before, after, ratePercent }: LineFacts): Money {
  return subtract(earnedBy(after, ratePercent), earnedBy(before, ratePercent));
}

/** The USD base of one line, for manual verification. */
export function lineBase({ before, after }: LineFacts): Money {
  return subtract(keptInUsd(after), keptInUsd(before));
}
