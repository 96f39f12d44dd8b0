import { describe, expect, it } from '@jest/globals';
import type { BookingEntity } from './booking.entity.js';
import { lowerPrice } from './lower-price.js';

const aBooking = (change: Partial<BookingEntity> = {}) =>
  ({
    totalMinor: 249_000,
    depositMinor: 49_800,
    retainedMinor: 10_000,
    priceUsdMinor: 300_000,
    ...change,
  }) as BookingEntity;

describe('the price of a booking after a partial refund', () => {
  it('is reduced by the same amount, and proportionally in dollars', () => {
    const booking = aBooking();
    lowerPrice(booking, 49_800, 24_900);
    expect(booking).toEqual(aBooking({ totalMinor: 224_100, priceUsdMinor: 270_000 }));
  });

  it('never leaves a deposit above the price, nor a retained amount above the payments', () => {
    const booking = aBooking();
    lowerPrice(booking, 210_000, 204_000);
    expect(booking).toMatchObject({ totalMinor: 45_000, depositMinor: 45_000, retainedMinor: 6_000 });
  });
});
