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

describe('the price of a booking of which money went back', () => {
  it('is lower by as much, and in dollars in the same ratio', () => {
    const booking = aBooking();
    lowerPrice(booking, 49_800, 24_900);
    expect(booking).toEqual(aBooking({ totalMinor: 224_100, priceUsdMinor: 270_000 }));
  });

  it('never leaves a deposit above the price, nor more retained than is kept', () => {
    const booking = aBooking();
    lowerPrice(booking, 210_000, 204_000);
    expect(booking).toMatchObject({ totalMinor: 45_000, depositMinor: 45_000, retainedMinor: 6_000 });
  });
});
