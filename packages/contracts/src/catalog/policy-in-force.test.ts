import { describe, expect, it } from '@jest/globals';
import { inForce } from './policy-in-force.js';

const versions = [
  { version: '2026-1', effectiveFrom: '2026-01-01' },
  { version: '2026-2', effectiveFrom: '2026-07-01' },
  { version: '2027-1', effectiveFrom: '2027-01-01' },
];

describe('the policy in force', () => {
  it('is the latest one that is effective', () => {
    expect(inForce(versions, '2026-08-01')?.version).toBe('2026-2');
  });
  it('changes on its effective date', () => {
    expect(inForce(versions, '2027-01-01')?.version).toBe('2027-1');
    expect(inForce(versions, '2026-12-31')?.version).toBe('2026-2');
  });
  it('is null before the first version', () => {
    expect(inForce(versions, '2025-12-31')).toBeNull();
  });
  it('is the higher of two versions with the same effective date', () => {
    const corrected = { version: '2027-2', effectiveFrom: '2027-01-01' };
    expect(inForce([corrected, ...versions], '2027-03-01')?.version).toBe('2027-2');
    expect(inForce([...versions, corrected], '2027-03-01')?.version).toBe('2027-2');
  });
  it('compares version numbers numerically', () => {
    const ninth = { version: '2027-9', effectiveFrom: '2027-01-01' };
    const tenth = { ...ninth, version: '2027-10' };
    expect(inForce([ninth, tenth], '2027-03-01')).toBe(tenth);
    expect(inForce([tenth, ninth], '2027-03-01')).toBe(tenth);
  });
});
