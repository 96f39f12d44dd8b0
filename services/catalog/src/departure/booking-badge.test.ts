import { describe, expect, it } from '@jest/globals';
import { dateBadge, tourBadge } from './booking-badge.js';

describe('the badge of a departure', () => {
  it("lets the operator's 'Sold Out' win over free seats", () => {
    expect(dateBadge('SOLD OUT (waitlist)', { free: 5, status: 'open' })).toBe('SOLD OUT (waitlist)');
  });
  it('says sold out when no seat is left, whatever the operator wrote', () => {
    expect(dateBadge('Bookings Open', { free: 0, status: 'sold_out' })).toBe('Sold Out');
  });
  it('counts the last seats', () => {
    expect(dateBadge('Bookings Open', { free: 2, status: 'nearly_full' })).toBe('2 seats left');
    expect(dateBadge(null, { free: 1, status: 'nearly_full' })).toBe('1 seat left');
  });
  it("keeps the operator's words while seats are unknown or plenty", () => {
    expect(dateBadge('Bookings Open', null)).toBe('Bookings Open');
    expect(dateBadge(null, { free: 9, status: 'open' })).toBeNull();
  });
  it('does not pretend that a cancelled or closed departure can be booked', () => {
    expect(dateBadge('Bookings Open', { free: 9, status: 'cancelled' })).toBe('Cancelled');
    expect(dateBadge('Bookings Open', { free: 9, status: 'closed' })).toBe('Bookings Closed');
  });
});

describe('the badge of a tour', () => {
  it('is sold out only when every departure ahead is', () => {
    expect(tourBadge('Bookings Open', ['Sold Out', 'Sold Out'])).toBe('Sold Out');
    expect(tourBadge('Bookings Open', ['Sold Out', null])).toBe('Bookings Open');
  });
  it('does not say that bookings are open when no departure can be booked', () => {
    expect(tourBadge('Bookings Open', ['Sold Out', 'Cancelled', 'Bookings Closed'])).toBe('Sold Out');
    expect(tourBadge('Bookings Open', ['Cancelled', 'Bookings Closed'])).toBe('Bookings Closed');
    expect(tourBadge('Bookings Open', ['Cancelled', null])).toBe('Bookings Open');
  });
  it("is the operator's when there are no departures", () => {
    expect(tourBadge('Coming soon', [])).toBe('Coming soon');
  });
});
