import { describe, expect, it } from '@jest/globals';
import { endOf, isSeenLongAgo, idleSince, sessionEnd } from './session-life.js';

const began = new Date('2026-11-02T06:00:00Z');
const later = (hours: number): Date => new Date(began.getTime() + hours * 3_600_000);

describe('a session', () => {
  it.each([
    ['owner', 12],
    ['content', 12],
    ['contributor', 30 * 24],
  ] as const)('of %s lasts at most %d hours', (role, hours) => {
    expect(sessionEnd(role, began)).toEqual(later(hours));
  });

  it.each([
    ['owner', 0, 2],
    ['owner', 9, 11],
    ['owner', 11, 12],
    ['contributor', 0, 14 * 24],
    ['contributor', 20 * 24, 30 * 24],
  ] as const)('of %s that was last used after %d hours ends after %d', (role, seen, hours) => {
    expect(endOf(role, { expiresAt: sessionEnd(role, began), seenAt: later(seen) })).toEqual(later(hours));
  });

  it('has its last use recorded every five minutes', () => {
    expect(isSeenLongAgo(began, new Date(began.getTime() + 299_999))).toBe(false);
    expect(isSeenLongAgo(began, new Date(began.getTime() + 300_000))).toBe(true);
  });

  it('is expired for the sweep if it was last used before these times', () => {
    expect(idleSince(later(24 * 14))).toEqual({ staff: later(24 * 14 - 2), partners: began });
  });
});
