import { percentOf, shareOf, subtract, type Money } from '@valam/contracts/shared/money';

/** The price of a booking as it stood at the deposit: in the currency paid, and in USD. */
export interface BookingPrice {
  readonly total: Money;
  readonly totalUsd: Money;
}

/** What stands behind one line: money kept before and after one payment or refund. */
export interface LineFacts extends BookingPrice {
  readonly netBefore: Money;
  readonly netAfter: Money;
  readonly ratePercent: number;
}

/** The part of the USD price that an amount in the booking's own currency is. Needs no exchange rate. */
export function shareInUsd(net: Money, price: BookingPrice): Money {
  return shareOf(price.totalUsd, net.amountMinor, price.total.amountMinor);
}

/** What a partner has earned by a booking of which `net` is kept. */
export function commissionOf(net: Money, price: BookingPrice, ratePercent: number): Money {
  return percentOf(shareInUsd(net, price), ratePercent);
}

/**
 * The amount of one line: the difference that its payment or refund makes. Differences telescope, so the lines of a
 * booking add up to `commissionOf(last net)` to the cent, whatever was rounded on the way.
 */
export function lineAmount(facts: LineFacts): Money {
  return subtract(
    commissionOf(facts.netAfter, facts, facts.ratePercent),
    commissionOf(facts.netBefore, facts, facts.ratePercent),
  );
}

/** The USD base of one line, for people who check the sum by hand. */
export function lineBase(facts: LineFacts): Money {
  return subtract(shareInUsd(facts.netAfter, facts), shareInUsd(facts.netBefore, facts));
}
