import { describe, expect, it } from '@jest/globals';
import { RpcUnavailableError } from '../rpc/errors.js';
import { DeadLetterRule } from './dead-letter-rule.js';

const coded = (code: string): Error => Object.assign(new Error('refused'), { code });
const minute = 60_000;

/** Whether an event becomes a dead letter at the last of these failed deliveries. */
function isDeadLetter(
  ...ends: readonly (readonly [atMinute: number, error: unknown, tries?: number])[]
): boolean {
  let now = 0;
  const rule = new DeadLetterRule(() => now);
  const over = ends.map(([at, error, count], index) => {
    now = at * minute;
    return rule.applies('one', count ?? index + 1, error);
  });
  expect(over.slice(0, -1)).not.toContain(true);
  return over.at(-1) ?? false;
}

describe('an event that fails', () => {
  it.each(['57014', '55P03', '25P03'])(
    'becomes a dead letter after half an hour of database timeouts (%s)',
    (code) => {
      const wrapped = new Error('wrapped', { cause: coded(code) });
      expect(isDeadLetter([0, coded(code)], [29, wrapped])).toBe(false);
      expect(isDeadLetter([0, coded(code)], [30, wrapped])).toBe(true);
    },
  );

  it('does not become a dead letter because of one timeout after hours without a database', () => {
    const limit = coded('57014');
    expect(isDeadLetter([0, coded('ECONNREFUSED'), 500], [180, limit, 501])).toBe(false);
    expect(isDeadLetter([0, limit], [1, coded('ECONNREFUSED'), 2], [180, limit, 501])).toBe(false);
  });

  it.each([
    coded('57P01'),
    coded('ECONNREFUSED'),
    coded('40001'),
    new RpcUnavailableError('catalog.tour.get.v1'),
  ])('is retried forever while a dependency is unavailable (%s)', (error) => {
    expect(isDeadLetter([0, error], [10_000, error, 100_000])).toBe(false);
  });

  it('becomes a dead letter after eight attempts because of a bug', () => {
    const bug = new TypeError('x');
    expect(isDeadLetter([0, bug, 7])).toBe(false);
    expect(isDeadLetter([0, bug, 8])).toBe(true);
  });
});
