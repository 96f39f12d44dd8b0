import { describe, expect, it } from '@jest/globals';
import { holdExpiry, paymentPageExpiry } from './hold-times.js';

describe('a hold', () => {
  const now = new Date('2027-01-01T10:00:00.900Z');

  it('holds seats for 36 minutes', () => {
    expect(holdExpiry(now, 36).toISOString()).toBe('2027-01-01T10:36:00.900Z');
  });

  it("outlives its payment page, whose lifetime is above the provider's minimum of thirty minutes", () => {
    const page = paymentPageExpiry(now) * 1_000;
    expect(page).toBeLessThan(holdExpiry(now, 36).getTime());
    expect(page - now.getTime()).toBeGreaterThan(30 * 60_000);
  });
});
