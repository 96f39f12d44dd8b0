import { describe, expect, it } from '@jest/globals';
import { inForce } from './in-force.js';

const versions = [
  { effectiveFrom: '2026-01-01' },
  { effectiveFrom: '2026-07-01' },
  { effectiveFrom: '2027-01-01' },
];

describe('the policy in force', () => {
  it('is the one that came into effect last', () => {
    expect(inForce(versions, '2026-08-01')?.effectiveFrom).toBe('2026-07-01');
  });
  it('changes on the very day', () => {
    expect(inForce(versions, '2027-01-01')?.effectiveFrom).toBe('2027-01-01');
    expect(inForce(versions, '2026-12-31')?.effectiveFrom).toBe('2026-07-01');
  });
  it('is none before the first', () => {
    expect(inForce(versions, '2025-12-31')).toBeNull();
  });
});
