import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { answerDueAt } from './promise.js';

const ist = (text: string): Date => new Date(`${text}+05:30`);
const shown = (instant: Date | null): string =>
  instant ? new Date(instant.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 16) : 'none';

describe('the promised time of an answer', () => {
  // 2027-01-04 is a Monday.
  it.each([
    ['inquiry', '2027-01-04T15:00', '2027-01-05T15:00', '24 hours later when the office is open'],
    ['inquiry', '2027-01-04T22:00', '2027-01-05T18:00', 'before the office closes'],
    ['inquiry', '2027-01-08T22:00', '2027-01-09T18:00', 'on Saturday, not on Sunday'],
    ['inquiry', '2027-01-09T10:00', '2027-01-09T18:00', 'still on Saturday'],
    [
      'inquiry',
      '2027-01-09T17:30',
      '2027-01-11T10:30',
      'two office hours later when nobody is there on Sunday',
    ],
    ['inquiry', '2027-01-10T12:00', '2027-01-11T12:00', 'on Monday'],
    ['private_tour_inquiry', '2027-01-04T15:00', '2027-01-06T15:00', '48 hours later'],
    ['contact', '2027-01-04T15:00', '2027-01-05T15:00', 'within a day'],
  ] as const)('for an %s of %s is %s: %s', (type, received, due, _why) => {
    expect(shown(answerDueAt(type, ist(received)))).toBe(due);
  });

  it('is null for documents, which are sent automatically', () => {
    expect(answerDueAt('download', ist('2027-01-04T15:00'))).toBeNull();
  });

  it('is always within office hours', () => {
    const instants = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2030-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(
        instants,
        fc.constantFrom('inquiry' as const, 'private_tour_inquiry' as const),
        (at, type) => {
          const due = answerDueAt(type, at);
          if (!due) throw new Error('a promise was made');
          const local = new Date(due.getTime() + 5.5 * 3_600_000);
          const minutes = local.getUTCHours() * 60 + local.getUTCMinutes();
          expect(local.getUTCDay()).not.toBe(0);
          expect(minutes).toBeGreaterThanOrEqual(9 * 60);
          expect(minutes).toBeLessThanOrEqual(18 * 60);
          expect(due.getTime()).toBeGreaterThan(at.getTime());
        },
      ),
      { numRuns: 500 },
    );
  });
});
