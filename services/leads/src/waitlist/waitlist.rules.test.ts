import { waitlistStates, type WaitlistState } from '@valam/contracts/leads/waitlist.schema';
import { endOfIstDay } from '@valam/contracts/shared/days';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { chooseOffers, offerDeadline } from './offers.js';
import { waitlistTransitions, waitlistEvents } from './waitlist-states.js';

const cells: Record<string, WaitlistState> = {
  'waiting + offered': 'offered',
  'waiting + withdrawn': 'withdrawn',
  'waiting + departure_over': 'closed',
  'offered + accepted': 'accepted',
  'accepted + payment_unavailable': 'offered',
  'offered + offer_lapsed': 'lapsed',
  'offered + withdrawn': 'withdrawn',
  'offered + departure_over': 'closed',
};

describe('the states of a waitlist entry', () => {
  for (const state of waitlistStates)
    for (const event of waitlistEvents) {
      const expected = cells[`${state} + ${event}`] ?? null;
      it(`${state} + ${event} → ${expected ?? 'cannot happen'}`, () => {
        expect(waitlistTransitions.next(state, event)).toBe(expected);
      });
    }
});

describe('an offer', () => {
  const now = new Date('2027-01-01T10:00:00Z');

  it.each([
    ['2027-02-01', 48],
    ['2027-01-31', 12],
    ['2027-01-05', 12],
  ])('for a departure on %s reserves its seats for %i hours', (startDate, hours) => {
    expect(offerDeadline(now, startDate).getTime() - now.getTime()).toBe(hours * 3_600_000);
  });

  it('ends before the first day of the departure, on which nobody can book', () => {
    const evening = new Date('2027-01-04T20:00:00+05:30');
    expect(offerDeadline(evening, '2027-01-05')).toEqual(endOfIstDay('2027-01-04'));
  });

  it('goes to the first party that fits', () => {
    const queue = [
      { id: 'a', quantity: 4 },
      { id: 'b', quantity: 1 },
      { id: 'c', quantity: 1 },
      { id: 'd', quantity: 1 },
    ];
    expect(chooseOffers(2, queue).map(({ id }) => id)).toEqual(['b', 'c']);
    expect(chooseOffers(5, queue).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('never exceeds the free seats, and skips nobody who would fit', () => {
    const queues = fc.array(fc.record({ id: fc.uuid(), quantity: fc.integer({ min: 1, max: 12 }) }));
    fc.assert(
      fc.property(fc.nat(20), queues, (free, queue) => {
        const chosen = chooseOffers(free, queue);
        const left = free - chosen.reduce((sum, { quantity }) => sum + quantity, 0);
        expect(left).toBeGreaterThanOrEqual(0);
        for (const party of queue.filter((waiting) => !chosen.includes(waiting)))
          expect(party.quantity).toBeGreaterThan(left);
      }),
    );
  });
});
