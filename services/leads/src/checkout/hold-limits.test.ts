import { describe, expect, it } from '@jest/globals';
import type { ProblemError } from '@valam/contracts/shared/problem';
import { HoldLimits, holdLimitsOf } from './hold-limits.js';

const limits = new HoldLimits({ sign: () => 'x' } as never, { NODE_ENV: 'production' } as never);
const terms = { depositPercent: 20, balanceDaysBefore: 30, holdMinutes: 60 };
const none = { open: 0, seats: 0, unpaid: 0 };
const refusal = (ofPerson: object, ofNetwork: object | null, quantity: number) => {
  const holds = { ofPerson: { ...none, ...ofPerson }, ofNetwork: ofNetwork && { ...none, ...ofNetwork } };
  try {
    limits.check(holds, { quantity, terms });
    return null;
  } catch (error) {
    return (error as ProblemError).problem;
  }
};
const isRefused = (ofPerson: object, ofNetwork: object | null, quantity: number): boolean =>
  refusal(ofPerson, ofNetwork, quantity)?.code === 'leads.too_many_holds';

describe('unpaid holds', () => {
  it.each([
    [{ open: 1 }, 1, false],
    [{ open: 2 }, 1, true],
    [{ seats: 4 }, 12, false],
    [{ seats: 5 }, 12, true],
    [{ unpaid: 5 }, 1, false],
    [{ unpaid: 6 }, 1, true],
  ])('of a person: %j and %i more are refused: %s', (ofPerson, quantity, expected) => {
    expect(isRefused(ofPerson, null, quantity)).toBe(expected);
  });

  it.each([
    [{ open: 5 }, 1, false],
    [{ open: 6 }, 1, true],
    [{ seats: 12 }, 12, false],
    [{ seats: 13 }, 12, true],
    [{ unpaid: 19 }, 1, false],
    [{ unpaid: 20 }, 1, true],
  ])('of a network: %j and %i more are refused: %s', (ofNetwork, quantity, expected) => {
    expect(isRefused({}, ofNetwork, quantity)).toBe(expected);
  });

  it('are allowed again when the others have lapsed, by the terms of the operator', () => {
    expect(refusal({ open: 2 }, null, 1)?.details).toEqual({ retryAfterSeconds: 3_600 });
  });

  it('are counted by network only in production, and only if it is known', () => {
    const elsewhere = new HoldLimits({ sign: () => 'x' } as never, { NODE_ENV: 'test' } as never);
    const holder = { personEmail: 'a@example.org', network: 'n' };
    expect(limits.countedNetwork(holder)).toBe('n');
    expect(limits.countedNetwork({ ...holder, network: null })).toBeNull();
    expect(elsewhere.countedNetwork(holder)).toBeNull();
    expect(holdLimitsOf('test').network).toBeNull();
    expect(limits.networkOf(null)).toBeNull();
  });
});
