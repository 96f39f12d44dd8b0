import type { BookingStanding } from '@valam/contracts/identity/commission.schema';
import { isZero, money, percentOf, shareOf, subtract, type Money } from '@valam/contracts/shared/money';

/** Initial standing of every booking: nothing paid. */
export function nothingPaid(of: BookingStanding): BookingStanding {
  return { ...of, net: money(0, of.net.currency) };
}

/**
 * The part of the USD price that corresponds to the money kept. Needs no exchange rate. Nothing is kept of a price that
 * was given back whole while the booking goes on.
 */
function keptInUsd({ totalUsd, net, total }: BookingStanding): Money {
  return isZero(total) ? money(0, 'USD') : shareOf(totalUsd, net.amountMinor, total.amountMinor);
}

/** The commission earned by a booking with this standing. */
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
 * The amount of one line: the difference made by its payment or refund. Differences telescope, so the lines of a
 * booking add up to `earnedBy(last standing)` to the cent, regardless of rounding in between.
 */
export function lineAmount({ before, after, ratePercent }: LineFacts): Money {
  return subtract(earnedBy(after, ratePercent), earnedBy(before, ratePercent));
}

/** The USD base of one line, for manual checks of the sum. */
export function lineBase({ before, after }: LineFacts): Money {
  return subtract(keptInUsd(after), keptInUsd(before));
}
