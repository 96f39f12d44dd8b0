import { describe, expect, it } from '@jest/globals';
import { dateBadge, tourBadge } from './booking-badge.js';

describe('the badge of a departure', () => {
  it("prefers the operator's 'Sold Out' to free seats", () => {
    expect(dateBadge('SOLD OUT (waitlist)', { free: 5, status: 'open' })).toBe('SOLD OUT (waitlist)');
  });
  it('is sold out without a free seat, whatever the operator wrote', () => {
    expect(dateBadge('Bookings Open', { free: 0, status: 'sold_out' })).toBe('Sold Out');
  });
  it('counts the last seats', () => {
    expect(dateBadge('Bookings Open', { free: 2, status: 'nearly_full' })).toBe('2 seats left');
    expect(dateBadge(null, { free: 1, status: 'nearly_full' })).toBe('1 seat left');
  });
  it("has the operator's text while seats are unknown or plentiful", () => {
    expect(dateBadge('Bookings Open', null)).toBe('Bookings Open');
    expect(dateBadge(null, { free: 9, status: 'open' })).toBeNull();
  });
  it('shows a canceled or closed departure as not bookable', () => {
    expect(dateBadge('Bookings Open', { free: 9, status: 'cancelled' })).toBe('Cancelled');
    expect(dateBadge('Bookings Open', { free: 9, status: 'closed' })).toBe('Bookings Closed');
  });
});

describe('the badge of a tour', () => {
  it('is sold out only if every future departure is', () => {
    expect(tourBadge('Bookings Open', ['Sold Out', 'Sold Out'])).toBe('Sold Out');
    expect(tourBadge('Bookings Open', ['Sold Out', null])).toBe('Bookings Open');
  });
  it('does not offer bookings if no departure can be booked', () => {
    expect(tourBadge('Bookings Open', ['Sold Out', 'Cancelled', 'Bookings Closed'])).toBe('Sold Out');
    expect(tourBadge('Bookings Open', ['Cancelled', 'Bookings Closed'])).toBe('Bookings Closed');
    expect(tourBadge('Bookings Open', ['Cancelled', null])).toBe('Bookings Open');
  });
  it("is the operator's text without departures", () => {
    expect(tourBadge('Coming soon', [])).toBe('Coming soon');
  });
});
