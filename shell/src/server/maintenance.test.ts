/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { isClosedTo, secondsUntil } from './maintenance';

describe('maintenance', () => {
  it.each([
    ['page', '/', true],
    ['page', '/spiritual-tours/discovering-shiva', true],
    ['api', '/api/tours', true],
    ['api', '/api/checkout/create-booking-session', true],
    ['page', '/admin/departures', false],
    ['page', '/login', false],
    ['page', '/login-help', true],
    ['api', '/api/auth/login', false],
    ['api', '/api/admin/tours', false],
    ['api', '/api/checkout/stripe-webhook', false],
    ['asset', '/assets/main.js', false],
    ['ops', '/readyz', false],
  ])('of a %s, %s: closed is %s', (kind, pathname, expected) => {
    expect(isClosedTo(kind, pathname)).toBe(expected);
  });

  it('has a Retry-After until its end, of at least 30 seconds', () => {
    const until = '2027-01-01T10:00:00Z';
    expect(secondsUntil({ until }, Date.parse('2027-01-01T09:50:00Z'))).toBe(600);
    expect(secondsUntil({ until }, Date.parse('2027-01-01T10:30:00Z'))).toBe(30);
  });
});
