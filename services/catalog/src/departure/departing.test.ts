import { describe, expect, it } from '@jest/globals';
import { dateView, type Departing } from './departing.js';

const departure = {
  id: 'd1',
  startDate: '2027-02-06',
  endDate: '2027-02-15',
  bookingStatus: 'Bookings Open',
} as Departing['departure'];

describe('the public view of a departure', () => {
  it.each(['cancelled', 'closed'])('has no seats if it is %s, even if they are free', (status) => {
    expect(dateView({ departure, seats: { capacity: 12, free: 12, status } })).toMatchObject({
      isClosed: true,
      seats: { capacity: 12, free: 0 },
    });
  });

  it("has no seats if the operator says 'Sold Out'", () => {
    const soldOut = { ...departure, bookingStatus: 'Sold Out' } as Departing['departure'];
    expect(dateView({ departure: soldOut, seats: { capacity: 12, free: 5, status: 'open' } })).toMatchObject({
      seats: { capacity: 12, free: 0 },
    });
  });

  it('has the free seats while it is for sale', () => {
    const shown = dateView({ departure, seats: { capacity: 12, free: 5, status: 'open' } });
    expect(shown.seats).toEqual({ capacity: 12, free: 5 });
    expect(shown.isClosed).toBeUndefined();
  });
});
