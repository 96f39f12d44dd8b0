import { describe, expect, it } from '@jest/globals';
import { aPlainTour } from '@valam/contracts/testing/a-tour';
import { sampleId } from '@valam/contracts/shared/sample-id';
import { buyerFacts } from './before-you-book';

const nothing = { tax: undefined, deposit: undefined };
const aDate = (minimumGroup: number | null) => ({
  id: sampleId('departure', String(minimumGroup)),
  startDate: '2027-02-06',
  endDate: '2027-02-15',
  bookingStatus: null,
  minimumGroup,
  decisionDate: null,
  slug: null,
});

describe('the facts for buyers', () => {
  it('omit questions without an answer', () => {
    const tour = aPlainTour({ numberOfSeats: null, tourDates: [aDate(null)], roomOptions: [] });
    expect(buyerFacts(tour, 'USD', nothing)).toEqual([]);
  });

  it('include the single supplement in the selected currency before a date is selected', () => {
    const tour = aPlainTour({
      roomOptions: [
        { id: 'twin', name: 'Twin room', supplement: { USD: 0, EUR: 0, GBP: 0, INR: 0 } },
        { id: 'own', name: 'Single room', supplement: { USD: 420, EUR: 386, GBP: 332, INR: 35_300 } },
      ],
    });
    const room = buyerFacts(tour, 'EUR', nothing).find(({ label }) => label === 'Room');
    expect(room?.value).toBe('Twin room: included. Single room: + €386 per person.');
  });

  it('include the minimum group, and what happens below it', () => {
    const tour = aPlainTour({ numberOfSeats: 12, tourDates: [aDate(6), aDate(4), aDate(null)] });
    const facts = buyerFacts(tour, 'USD', nothing);
    expect(facts.find(({ label }) => label === 'Group')?.value).toBe('4 to 12 travelers');
    expect(facts.find(({ label }) => label === 'If too few book')?.value).toContain('get a full refund');
  });

  it('come from the tour and from records of the company', () => {
    const tour = aPlainTour({ fitness: 'Easy walks.', altitude: 'Low.', tips: 'None are expected.' });
    const facts = buyerFacts(tour, 'USD', { tax: 'Included.', deposit: 'In a trust account.' });
    expect(facts.map(({ value }) => value)).toEqual(
      expect.arrayContaining([
        'Included.',
        'In a trust account.',
        'Easy walks.',
        'Low.',
        'None are expected.',
      ]),
    );
  });
});
