import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isReferralCode, makeReferralCode, readablePart } from './referral-code.js';

describe('a referral code', () => {
  it.each([
    ['Ānanda Menon', 'ANANDA'],
    ['Jean-Pierre', 'JEANPIERRE'],
    ['José', 'JOSE'],
    ['Li', 'FRIEND'],
    ['आशा', 'FRIEND'],
    ['', 'FRIEND'],
    ['Maximiliana-Augusta', 'MAXIMILIAN'],
  ])('for %p starts with %s', (name, part) => {
    expect(readablePart(name)).toBe(part);
  });

  it('is always readable and valid, and longer if short ones are taken', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat({ max: 9 }), fc.nat(), (name, attempt, seed) => {
        const code = makeReferralCode(name, attempt, (below) => seed % below);
        expect(isReferralCode(code)).toBe(true);
        expect(code.slice(readablePart(name).length)).not.toMatch(/[01OIL5S8B]/);
        expect(code.length).toBe(readablePart(name).length + 3 + Math.min(attempt, 5));
      }),
    );
  });
});
