import { describe, expect, it } from '@jest/globals';
import { isBackOffice, pageAfterSignIn, signInAddress } from './sign-in-address';

describe('the page after signing in', () => {
  it('is the requested one', () => {
    expect(signInAddress('/admin/bookings')).toBe('/login?next=%2Fadmin%2Fbookings');
    expect(pageAfterSignIn('/admin/bookings')).toBe('/admin/bookings');
    expect(isBackOffice('/admin/bookings')).toBe(true);
    expect(isBackOffice('/dashboard/referrals')).toBe(false);
  });

  it.each([
    '/admin/reports/sales?from=2026-04-01&to=2027-03-31&by=tour',
    '/admin/refunds?state=pending%2Cfailed&page=2',
    '/admin/media?record=AbC',
    '/admin/settings/claims.rating',
    '/dashboard/earnings?page=2',
  ])('is shown as it was: %s', (address) => {
    const next = new URL(signInAddress(address), 'https://site.example').searchParams.get('next');
    expect(pageAfterSignIn(next)).toBe(address);
  });

  it.each([
    '//evil.example',
    'https://evil.example',
    '/admin/../..',
    '/\\evil',
    '/admin?//evil.example',
    '/admin?a#b',
    '/admin//evil.example',
    '/about',
    null,
  ])('is never %s', (next) => {
    expect(pageAfterSignIn(next)).toBeNull();
    expect(signInAddress(next ?? '')).toBe('/login');
  });
});
