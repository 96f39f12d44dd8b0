import type { BookingStanding } from '@valam/contracts/identity/commission.schema';
import { money, percentOf, shareOf, subtract, type Money } from '@valam/contracts/shared/money';

/** Nothing paid yet; what every booking starts from. */
export function nothingPaid(of: BookingStanding): BookingStanding {
  return { ...of, net: money(0, of.net.currency) };
}

/** The part of the USD price that the money kept is. Needs no exchange rate. */
function keptInUsd(standing: BookingStanding): Money {
  return shareOf(standing.totalUsd, standing.net.amountMinor, standing.total.amountMinor);
}

/** What a partner has earned by a booking that stands so. */
export function earnedBy(standing: BookingStanding, ratePercent: number): Money {
  return percentOf(keptInUsd(standing), ratePercent);
}

/** From where to where one line leads. */
export interface LineFacts {
  readonly before: BookingStanding;
  readonly after: BookingStanding;
  readonly ratePercent: number;
}

/**
 * The amount of one line: the difference that its payment or refund makes. Differences telescope, so the lines of a
 * booking add up to `earnedBy(last standing)` to the cent, whatever was rounded on the way.
 */
export function lineAmount({ before, after, ratePercent }: LineFacts): Money {
  return subtract(earnedBy(after, ratePercent), earnedBy(before, ratePercent));
}

/** The USD base of one line, for people who check the sum by hand. */
export function lineBase({ before, after }: LineFacts): Money {
  return subtract(keptInUsd(after), keptInUsd(before));
}
