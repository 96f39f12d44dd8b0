import { describe, expect, it } from '@jest/globals';
import { inForce } from './policy-in-force.js';

const versions = [
  { version: '2026-1', effectiveFrom: '2026-01-01' },
  { version: '2026-2', effectiveFrom: '2026-07-01' },
  { version: '2027-1', effectiveFrom: '2027-01-01' },
];

describe('the policy in force', () => {
  it('is the one that came into effect last', () => {
    expect(inForce(versions, '2026-08-01')?.version).toBe('2026-2');
  });
  it('changes on the very day', () => {
    expect(inForce(versions, '2027-01-01')?.version).toBe('2027-1');
    expect(inForce(versions, '2026-12-31')?.version).toBe('2026-2');
  });
  it('is none before the first', () => {
    expect(inForce(versions, '2025-12-31')).toBeNull();
  });
  it('is the higher version when two begin on one day', () => {
    const corrected = { version: '2027-2', effectiveFrom: '2027-01-01' };
    expect(inForce([corrected, ...versions], '2027-03-01')?.version).toBe('2027-2');
    expect(inForce([...versions, corrected], '2027-03-01')?.version).toBe('2027-2');
  });
  it('is the higher version by its numbers, not by its digits', () => {
    const [ninth, tenth] = ['2027-9', '2027-10'].map((version) => ({ version, effectiveFrom: '2027-01-01' }));
    expect(inForce([ninth!, tenth!], '2027-03-01')).toBe(tenth);
    expect(inForce([tenth!, ninth!], '2027-03-01')).toBe(tenth);
  });
});
