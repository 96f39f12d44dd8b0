import { describe, expect, it } from '@jest/globals';
import { isBackOffice, pageAfterSignIn, signInAddress } from './sign-in-address';

describe('the page after signing in', () => {
  it('is the one that was asked for', () => {
    expect(signInAddress('/admin/bookings')).toBe('/login?next=%2Fadmin%2Fbookings');
    expect(pageAfterSignIn('/admin/bookings')).toBe('/admin/bookings');
    expect(isBackOffice('/admin/bookings')).toBe(true);
    expect(isBackOffice('/dashboard/referrals')).toBe(false);
  });

  it.each([
    '//evil.example',
    'https://evil.example',
    '/admin/../..',
    '/\\evil',
    '/admin//evil.example',
    '/about',
    null,
  ])('is never %s', (next) => {
    expect(pageAfterSignIn(next)).toBeNull();
    expect(signInAddress(next ?? '')).toBe('/login');
  });
});
