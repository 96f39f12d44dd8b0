import { describe, expect, it } from '@jest/globals';
import type { Availability } from '@valam/contracts/leads/availability.schema';
import { firstChoice } from './choice';
import { asOffered, limitWords, mostTravelers } from './group-limit';

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
    expect(asOffered(choice, [date(2), date(8)], false).travellers).toBe(2);
    expect(asOffered({ ...choice, dateId: 'date-8' }, [date(2), date(8)], false).travellers).toBe(5);
  });

  it('does not reduce the number of travelers whose seats this tab holds', () => {
    const choice = { ...firstChoice, dateId: 'date-2', travellers: 5 };
    expect(asOffered(choice, [date(2)], true)).toBe(choice);
    expect(limitWords(date(2), 5)).toBeNull();
  });

  it('is explained when it is reached', () => {
    expect(limitWords(date(2), 2)).toBe('Only 2 seats are left on this date.');
    expect(limitWords(date(1), 1)).toBe('This is the last seat on this date.');
    expect(limitWords(date(2), 1)).toBeNull();
    expect(limitWords(date(12), 12)).toBeNull();
  });
});

describe('a selected room', () => {
  const single = {
    id: 'single',
    name: 'Single room',
    supplement: { USD: 300, EUR: 280, GBP: 240, INR: 24_000 },
  };
  const chosen = { ...firstChoice, dateId: 'date-8', roomOptionId: 'single' };

  it('is kept as long as the date has it, and until a date is selected', () => {
    const dates = [{ ...date(8), roomOptions: [single] }];
    expect(asOffered(chosen, dates, false)).toBe(chosen);
    const undated = { ...chosen, dateId: null };
    expect(asOffered(undated, dates, false)).toBe(undated);
  });

  it('is dropped once the date does not have it', () => {
    expect(asOffered(chosen, [date(8)], true)).toEqual({ ...chosen, roomOptionId: null });
  });
});
