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

describe('the price of a booking', () => {
  it('is the price per person times the travelers, with a deposit of a fifth, rounded to a whole unit', () => {
    const { total, deposit, balance } = amountsOf(departure, { ...firstChoice, travellers: 3 }, 'USD');
    expect([total.amountMinor, deposit.amountMinor, balance.amountMinor]).toEqual([
      747_000, 149_400, 597_600,
    ]);
  });

  it('includes the supplement of a single room', () => {
    const { total } = amountsOf(departure, { ...firstChoice, roomOptionId: 'single' }, 'EUR');
    expect(total).toEqual({ amountMinor: 267_000, currency: 'EUR' });
  });
});

describe('a departure', () => {
  it.each(['Sold Out', 'sold out!', 'All SOLD OUT'])(
    'is sold out if the operator’s note is “%s”',
    (bookingStatus) => {
      expect(isSoldOut({ ...departure, bookingStatus })).toBe(true);
    },
  );

  it('shows the number of seats left if it is low', () => {
    expect(departureLabel({ ...departure, free: 2 })).toBe('Feb 06 – 15, 2027 · 2 left');
    expect(departureLabel(departure)).toBe('Feb 06 – 15, 2027');
  });

  it('is preselected only if it exists', () => {
    expect(chosenAmong([departure], 'd1')?.dateId).toBe('d1');
    expect(chosenAmong([departure], 'd9')).toBeNull();
  });
});
