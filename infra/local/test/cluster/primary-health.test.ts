import { expect, it } from '@jest/globals';
import { isGone } from '../../src/cluster/primary-health.ts';

it('replaces a primary whose process has exited immediately, with or without a standby', () => {
  expect(isGone({ isThere: false, failures: 0, canPromote: true })).toBe(true);
  expect(isGone({ isThere: false, failures: 0, canPromote: false })).toBe(true);
});

it('promotes the standby after five failed health checks', () => {
  expect(isGone({ isThere: true, failures: 4, canPromote: true })).toBe(false);
  expect(isGone({ isThere: true, failures: 5, canPromote: true })).toBe(true);
});

it('gives a slow primary without a standby half a minute: a restart would make it slower', () => {
  expect(isGone({ isThere: true, failures: 24, canPromote: false })).toBe(false);
  expect(isGone({ isThere: true, failures: 25, canPromote: false })).toBe(true);
});
