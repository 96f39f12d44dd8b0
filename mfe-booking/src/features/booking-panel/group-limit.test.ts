import { describe, expect, it } from '@jest/globals';
import type { Availability } from '@valam/contracts/leads/availability.schema';
import { firstChoice } from './choice';
import { limitWords, mostTravelers, withinSeats } from './group-limit';

const date = (free: number): Availability => ({
  dateId: `date-${free}`,
  startDate: '2027-02-13',
  endDate: '2027-02-22',
  capacity: 12,
  free,
  sold: 12 - free,
  status: 'open',
  bookingStatus: null,
  minimumGroup: null,
  decisionDate: null,
  prices: { USD: 2_490, EUR: 2_290, GBP: 1_990, INR: 199_000 },
  roomOptions: [],
});

describe('the limit of travelers', () => {
  it('is the number of free seats, at most twelve', () => {
    expect([date(2), date(12), null].map(mostTravelers)).toEqual([2, 12, 12]);
    expect(mostTravelers({ ...date(14), capacity: 14 })).toBe(12);
  });

  it('is twelve for a sold-out date, whose waitlist accepts any group size', () => {
    expect(mostTravelers(date(0))).toBe(12);
  });

  it('reduces the number of travelers on a date with fewer seats', () => {
    const choice = { ...firstChoice, dateId: 'date-2', travellers: 5 };
    expect(withinSeats(choice, [date(2), date(8)]).travellers).toBe(2);
    expect(withinSeats({ ...choice, dateId: 'date-8' }, [date(2), date(8)]).travellers).toBe(5);
  });

  it('is explained when it is reached', () => {
    expect(limitWords(date(2), 2)).toBe('Only 2 seats are left on this date.');
    expect(limitWords(date(1), 1)).toBe('This is the last seat on this date.');
    expect(limitWords(date(2), 1)).toBeNull();
    expect(limitWords(date(12), 12)).toBeNull();
  });
});
