import { describe, expect, it } from '@jest/globals';
import type { CommissionState } from '@valam/contracts/identity/commission.schema';
import { courseOf, type BookingFacts } from './commission-course.js';

const facts = (over: Partial<BookingFacts> = {}): BookingFacts => ({
  latestNetMinor: 1_000_00,
  closesAt: null,
  isHeld: false,
  isVoid: false,
  ...over,
});
const now = new Date('2027-03-01T00:00:00Z');
const longAgo = new Date('2027-01-10T12:00:00Z');
const ahead = new Date('2027-03-20T00:00:00Z');
const lately = new Date('2027-02-20T12:00:00Z');

describe('the states of a booking’s lines', () => {
  it.each<[string, CommissionState[], BookingFacts, CommissionState[]]>([
    ['wait for the tour', ['pending'], facts(), ['pending']],
    ['are locked by the tour', ['pending'], facts({ closesAt: lately }), ['locked']],
    ['wait for the end of a tour that was cancelled', ['pending'], facts({ closesAt: ahead }), ['pending']],
    ['are approved 30 days later', ['locked'], facts({ closesAt: longAgo }), ['approved']],
    ['catch up at once', ['pending'], facts({ closesAt: longAgo }), ['approved']],
    ['are held', ['approved', 'pending'], facts({ closesAt: longAgo, isHeld: true }), ['on_hold', 'on_hold']],
    ['go on where they would be after a hold', ['on_hold'], facts({ closesAt: longAgo }), ['approved']],
    [
      'are reversed by a whole refund',
      ['pending', 'pending'],
      facts({ latestNetMinor: 0 }),
      ['reversed', 'reversed'],
    ],
    ['are reversed on hold', ['on_hold'], facts({ latestNetMinor: 0, isHeld: true }), ['reversed']],
    ['wake up when money comes in after all', ['reversed'], facts(), ['pending']],
    ['are void', ['locked'], facts({ isVoid: true }), ['void']],
    [
      'stay with the partner once they have left',
      ['paid', 'in_payout'],
      facts({ isVoid: true }),
      ['paid', 'in_payout'],
    ],
    [
      'make a refund after payout good by the next payout',
      ['paid', 'pending'],
      facts({ latestNetMinor: 0, closesAt: longAgo }),
      ['paid', 'approved'],
    ],
  ])('%s', (_name, states, given, expected) => {
    expect(courseOf(states, given, now)).toEqual(expected);
  });

  it('are released at the start of the thirtieth day in India', () => {
    const closesAt = new Date('2027-02-10T20:00:00Z'); // the 11th in India
    const given = facts({ closesAt });
    expect(courseOf(['locked'], given, new Date('2027-03-12T18:29:59Z'))).toEqual(['locked']);
    expect(courseOf(['locked'], given, new Date('2027-03-12T18:30:00Z'))).toEqual(['approved']);
  });
});
