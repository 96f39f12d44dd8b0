import { describe, expect, it } from '@jest/globals';
import { promoSentence, promoSentences, refusalOfTrip, refusalOfUse } from './promo-rules.js';

const terms = {
  isActive: true,
  startsOn: '2027-01-10',
  endsOn: '2027-01-20',
  leastTravelers: 2,
  tourIds: ['shiva'],
  retreatIds: ['silence'],
  departureIds: ['march'],
};
const trip = { tourId: 'shiva', departureId: 'april', quantity: 2, today: '2027-01-15' };

describe('a promo code on a trip', () => {
  it.each([
    ['within its days', {}, {}, null],
    ['on its first day', {}, { today: '2027-01-10' }, null],
    ['before it, as if there were none', {}, { today: '2027-01-09' }, 'leads.promo_unknown'],
    [
      'before it, though it is not active',
      { isActive: false },
      { today: '2027-01-09' },
      'leads.promo_unknown',
    ],
    ['on its last day', {}, { today: '2027-01-20' }, null],
    ['after it', {}, { today: '2027-01-21' }, 'leads.promo_ended'],
    ['without days', { startsOn: null, endsOn: null }, { today: '2040-01-01' }, null],
    ['that is not active', { isActive: false }, {}, 'leads.promo_ended'],
    ['of a retreat that it is for', {}, { tourId: 'silence' }, null],
    ['of a departure that it is for', {}, { tourId: 'other', departureId: 'march' }, null],
    ['of a private departure', {}, { tourId: null }, 'leads.promo_not_here'],
    ['that it is not for', {}, { tourId: 'other' }, 'leads.promo_not_here'],
    ['when it is for all', { tourIds: [], retreatIds: [], departureIds: [] }, { tourId: null }, null],
    ['for a group that is too small', {}, { quantity: 1 }, 'leads.promo_not_here'],
    ['for a larger group', {}, { quantity: 3 }, null],
  ] as const)('%s', (_when, change, wanted, refusal) => {
    expect(refusalOfTrip({ ...terms, ...change } as typeof terms, { ...trip, ...wanted })).toBe(refusal);
  });
});

describe('another use of a promo code', () => {
  const free = { mostUses: null, mostUsesPerPerson: null, isFirstBookingOnly: false };
  const uses = { all: 4, ofPerson: 1, paidOfPerson: 1 };

  it.each([
    ['is free without limits', {}, null],
    ['is the last one', { mostUses: 5 }, null],
    ['is one too many', { mostUses: 4 }, 'leads.promo_used_up'],
    ['is none of a code without uses', { mostUses: 0 }, 'leads.promo_used_up'],
    ['is the person’s second of two', { mostUsesPerPerson: 2 }, null],
    ['is the person’s second of one', { mostUsesPerPerson: 1 }, 'leads.promo_used_up'],
    ['is no first booking', { isFirstBookingOnly: true }, 'leads.promo_not_here'],
  ] as const)('%s', (_what, limits, refusal) => {
    expect(refusalOfUse({ ...free, ...limits }, uses)).toBe(refusal);
  });

  it('for first bookings is allowed once per person, even before the first one is paid', () => {
    const first = { ...free, isFirstBookingOnly: true };
    expect(refusalOfUse(first, { all: 0, ofPerson: 0, paidOfPerson: 0 })).toBeNull();
    expect(refusalOfUse(first, { all: 1, ofPerson: 1, paidOfPerson: 0 })).toBe('leads.promo_used_up');
  });
});

describe('the message for a refused code', () => {
  const code = { leastTravelers: 4, isFirstBookingOnly: true };

  it('states the minimum number of travelers if the group is too small', () => {
    expect(promoSentence('leads.promo_not_here', code, 3)).toContain('for 4 or more travelers');
    expect(promoSentence('leads.promo_not_here', code, 4)).toBe(promoSentences['leads.promo_not_here']);
  });

  it('states that it is for a first booking only if the rest of the order is valid', () => {
    expect(promoSentence('leads.promo_not_here', code)).toContain('for a first booking');
    expect(promoSentence('leads.promo_not_here', { ...code, isFirstBookingOnly: false })).toBe(
      promoSentences['leads.promo_not_here'],
    );
  });

  it('for an ended or used-up code does not mention the group', () => {
    for (const refusal of ['leads.promo_ended', 'leads.promo_used_up', 'leads.promo_unknown'] as const)
      expect(promoSentence(refusal, code, 1)).toBe(promoSentences[refusal]);
  });
});
