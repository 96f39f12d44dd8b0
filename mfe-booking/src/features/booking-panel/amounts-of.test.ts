import { describe, expect, it } from '@jest/globals';
import type { Availability } from '@valam/contracts/leads/availability.schema';
import { amountsOf } from './amounts-of';
import { firstChoice } from './choice';
import { chosenAmong, departureLabel, isSoldOut } from './departures';

const departure: Availability = {
  dateId: 'd1',
  startDate: '2027-02-06',
  endDate: '2027-02-15',
  capacity: 12,
  free: 5,
  sold: 7,
  status: 'open',
  bookingStatus: null,
  minimumGroup: null,
  decisionDate: null,
  prices: { USD: 2490, EUR: 2290, GBP: 1990, INR: 199_000 },
  roomOptions: [
    { id: 'single', name: 'Room to yourself', supplement: { USD: 410, EUR: 380, GBP: 330, INR: 32_000 } },
  ],
};

describe('what a booking costs', () => {
  it('is the price per person times travelers, with a fifth today, rounded to a whole unit', () => {
    const { total, deposit, balance } = amountsOf(departure, { ...firstChoice, travellers: 3 }, 'USD');
    expect([total.amountMinor, deposit.amountMinor, balance.amountMinor]).toEqual([
      747_000, 149_400, 597_600,
    ]);
  });

  it('adds the room of one’s own', () => {
    const { total } = amountsOf(departure, { ...firstChoice, roomOptionId: 'single' }, 'EUR');
    expect(total).toEqual({ amountMinor: 267_000, currency: 'EUR' });
  });
});

describe('a date', () => {
  it.each(['Sold Out', 'sold out!', 'All SOLD OUT'])(
    'is sold out when the operator writes “%s”',
    (bookingStatus) => {
      expect(isSoldOut({ ...departure, bookingStatus })).toBe(true);
    },
  );

  it('says how few seats are left', () => {
    expect(departureLabel({ ...departure, free: 2 })).toBe('Feb 06 – 15, 2027 · 2 left');
    expect(departureLabel(departure)).toBe('Feb 06 – 15, 2027');
  });

  it('is preselected only if it exists', () => {
    expect(chosenAmong([departure], 'd1')?.dateId).toBe('d1');
    expect(chosenAmong([departure], 'd9')).toBeNull();
  });
});
