import { describe, expect, it } from '@jest/globals';
import { nextDepartureOf } from '../../api/home-excerpts';
import type { Availability } from '@valam/contracts/leads/availability.schema';
import { depositWords, payingWords } from './paying-words';

const departure: Availability = {
  dateId: 'a',
  startDate: '2027-02-13',
  endDate: '2027-02-22',
  capacity: 12,
  free: 5,
  sold: 7,
  status: 'open',
  bookingStatus: null,
  minimumGroup: null,
  decisionDate: null,
  prices: { USD: 2_490, EUR: 2_290, GBP: 1_990, INR: 199_000 },
  roomOptions: [],
};
const terms = { depositPercent: 30, balanceDaysBefore: 45 };

describe('the payment terms', () => {
  it('state the operator’s settings', () => {
    expect(nextDepartureOf([{ ...departure, terms }])?.terms).toEqual(terms);
    expect(payingWords(terms)).toBe('Pay 30% now. The rest is due 45 days before departure.');
    expect(depositWords(terms)).toContain('30% deposit, the rest 45 days before');
  });

  it('have no numbers until the settings are loaded', () => {
    expect(payingWords(undefined) + depositWords(undefined)).not.toMatch(/\d/);
  });
});
