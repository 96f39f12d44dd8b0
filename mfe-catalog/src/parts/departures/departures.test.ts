import { describe, expect, it } from '@jest/globals';
import type { TourDate } from '@valam/contracts/catalog/tour.schema';
import type { Availability } from '@valam/contracts/leads/availability.schema';
import { departuresOf } from './departures';
import { nextDateOf } from './next-date';

const date = (bookingStatus: string | null): TourDate => ({
  id: 'd1',
  startDate: '2027-02-06',
  endDate: '2027-02-15',
  bookingStatus,
  minimumGroup: 4,
  decisionDate: '2027-01-07',
  slug: null,
});

const seats = (free: number, sold: number) =>
  ({
    dateId: 'd1',
    capacity: 12,
    free,
    sold,
    status: free === 0 ? 'sold_out' : 'open',
    minimumGroup: 4,
    decisionDate: '2027-01-07',
  }) as Availability;

const one = (...args: Parameters<typeof departuresOf>) => departuresOf(...args)[0];

describe('a departure on the tour page', () => {
  it.each(['Sold Out', 'SOLD OUT since May', 'nearly there, sold out'])(
    'is sold out if the operator’s note is “%s”',
    (words) => {
      expect(one([date(words)], [{ ...seats(5, 7), bookingStatus: words }])).toMatchObject({
        isSoldOut: true,
      });
      expect(one([date(words)], [])).toMatchObject({ isSoldOut: true });
    },
  );

  it('is sold out if no seat is free', () => {
    expect(one([date(null)], [seats(0, 12)])?.isSoldOut).toBe(true);
  });

  it('is on sale again if seats became free after the page was rendered', () => {
    expect(one([date('Sold Out')], [{ ...seats(2, 10), bookingStatus: null }])).toMatchObject({
      isSoldOut: false,
      note: 'Will run: 10 of 12 seats taken',
    });
    const small = { ...seats(2, 10), bookingStatus: null, minimumGroup: null };
    expect(one([date('Sold Out')], [small])?.note).toBeNull();
  });

  it('is shown without seats if they are unavailable', () => {
    expect(one([date('Bookings Open')], [])).toMatchObject({
      isSoldOut: false,
      seats: undefined,
      note: 'Bookings Open',
    });
  });

  it('states its minimum group and the decision date', () => {
    expect(one([date(null)], [seats(10, 2)])?.note).toBe(
      'Needs at least 4 travelers: confirmed by Jan 07, 2027, or refunded in full automatically',
    );
  });

  it('is described by its minimum alone after the day of the decision', () => {
    expect(one([date(null)], [{ ...seats(10, 2), decisionDate: null }])?.note).toBe(
      'Needs at least 4 travelers, or is refunded in full automatically',
    );
  });

  it('is stated to run once enough seats are sold', () => {
    expect(one([date(null)], [seats(5, 7)])?.note).toBe('Will run: 7 of 12 seats taken');
  });

  it('shows no seats and no promise to run if it is canceled', () => {
    const canceled = { ...date('Cancelled'), isClosed: true };
    expect(one([canceled], [{ ...seats(0, 0), status: 'closed' }])).toMatchObject({
      isClosed: true,
      seats: undefined,
      note: 'Cancelled',
    });
  });

  it('is on sale again if it was reopened after the page was rendered', () => {
    const closed = { ...date('Bookings Closed'), isClosed: true };
    expect(one([closed], [{ ...seats(5, 7), bookingStatus: null }])).toMatchObject({
      isClosed: false,
      isSoldOut: false,
      seats: { capacity: 12, sold: 7 },
    });
  });

  it('does not show its outdated note if it has just been closed', () => {
    expect(one([date('Bookings Open')], [{ ...seats(0, 7), status: 'closed' }])).toMatchObject({
      isClosed: true,
      note: 'Bookings Closed',
    });
  });
});

describe('the next date of a trip', () => {
  const on = (startDate: string, free: number, isClosed = false) => ({
    ...date(null),
    ...{ startDate, isClosed, seats: { capacity: 12, free } },
  });

  it('is the first with free seats, or else the first that is not closed', () => {
    expect(nextDateOf([on('2027-02-06', 0), on('2027-03-06', 4)])?.startDate).toBe('2027-03-06');
    expect(nextDateOf([on('2027-02-06', 0, true), on('2027-03-06', 0)])?.startDate).toBe('2027-03-06');
  });

  it('is undefined if all are closed', () => {
    expect(nextDateOf([on('2027-02-06', 0, true)])).toBeUndefined();
  });
});
