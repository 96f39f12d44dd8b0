import { describe, expect, it } from '@jest/globals';
import {
  announcedStatus,
  decisionAhead,
  departureStatus,
  saysSoldOut,
  sellableSeats,
  type SellableDeparture,
} from './departure-status.js';

const now = new Date('2027-01-01T06:00:00Z');
const aDeparture = (change: Partial<SellableDeparture> = {}): SellableDeparture => ({
  capacity: 12,
  confirmed: 0,
  reserved: 0,
  startDate: '2027-02-06',
  bookingStatus: null,
  isOffered: true,
  isClosed: false,
  isCancelled: false,
  ...change,
});

describe('the status of a departure', () => {
  it.each([
    ['open with many seats', {}, 'open'],
    ['nearly full at three', { confirmed: 7, reserved: 2 }, 'nearly_full'],
    ['sold out without seats', { confirmed: 12 }, 'sold_out'],
    ['sold out while the last seats are held', { confirmed: 8, reserved: 4 }, 'sold_out'],
    ["sold out by the operator's word, whatever is free", { bookingStatus: 'Sold Out!' }, 'sold_out'],
    ['closed by the operator', { isClosed: true }, 'closed'],
    ['closed when it is not offered', { isOffered: false }, 'closed'],
    ['closed when it was cancelled', { isCancelled: true }, 'closed'],
    ['closed on the day it starts', { startDate: '2027-01-01' }, 'closed'],
    ['open the day before', { startDate: '2027-01-02' }, 'open'],
  ] as const)('is %s', (_name, change, expected) => {
    expect(departureStatus(aDeparture(change), now)).toBe(expected);
  });

  it('is sold out if the operator says so, despite free seats', () => {
    expect(sellableSeats(aDeparture({ bookingStatus: 'SOLD OUT' }))).toBe(0);
    expect(saysSoldOut('Bookings Open')).toBe(false);
  });

  it('is open with four seats, and nearly full with three or one', () => {
    expect([8, 9, 11].map((confirmed) => departureStatus(aDeparture({ confirmed }), now))).toEqual([
      'open',
      'nearly_full',
      'nearly_full',
    ]);
  });

  it.each([
    ['canceled before all', { isCancelled: true, isClosed: true, confirmed: 12 }, 'cancelled'],
    ['closed when it is off sale', { isClosed: true, confirmed: 12 }, 'closed'],
    ['closed when it is not offered', { isOffered: false }, 'closed'],
    ['sold out by the operator’s word', { bookingStatus: 'sold out' }, 'sold_out'],
    ['sold out without seats', { confirmed: 8, reserved: 4 }, 'sold_out'],
    ['nearly full at three', { confirmed: 9 }, 'nearly_full'],
    ['open at four', { confirmed: 8 }, 'open'],
    ['open whatever the day is: events come late', { startDate: '2027-01-01' }, 'open'],
  ] as const)('is emitted as %s', (_name, change, expected) => {
    expect(announcedStatus(aDeparture(change))).toBe(expected);
  });

  it('has no seats for sale after a cancellation', () => {
    expect(sellableSeats(aDeparture({ isCancelled: true }))).toBe(0);
  });
});

it.each([
  ['2027-01-02', '2027-01-02'],
  ['2027-01-01', '2027-01-01'],
  ['2026-12-31', null],
  [null, null],
])('the decision day, %s, is shown until it has passed: %s', (day, named) => {
  expect(decisionAhead(day, now)).toBe(named);
});
