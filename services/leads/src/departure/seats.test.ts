import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { areSeatsSound, freeSeats, moveSeats, type SeatMove, type Seats } from './seats.js';

type Party = { size: number; in: 'reserved' | 'confirmed' };
const moves: SeatMove[] = [
  'reserve',
  'confirm_reserved',
  'release_reserved',
  'take_confirmed',
  'release_confirmed',
];

/** Plays a random history with the existing parties, like the service. */
function play(seats: Seats, parties: Party[], move: SeatMove, size: number, pick: number): Seats {
  const from = move === 'release_confirmed' ? 'confirmed' : 'reserved';
  const isNew = move === 'reserve' || move === 'take_confirmed';
  const candidates = parties.filter((party) => party.in === from);
  const party: Party | undefined = isNew
    ? { size, in: move === 'reserve' ? 'reserved' : 'confirmed' }
    : candidates[pick % Math.max(1, candidates.length)];
  if (!party) return seats;
  const next = moveSeats(seats, move, party.size);
  if (!next) return seats;
  if (isNew) parties.push(party);
  else if (move === 'confirm_reserved') party.in = 'confirmed';
  else parties.splice(parties.indexOf(party), 1);
  return next;
}

describe('seats', () => {
  it('are conserved in any history', () => {
    const step = fc.tuple(fc.constantFrom(...moves), fc.integer({ min: 1, max: 12 }), fc.nat(50));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 24 }), fc.array(step, { maxLength: 200 }), (capacity, steps) => {
        const parties: Party[] = [];
        let seats: Seats = { capacity, confirmed: 0, reserved: 0 };
        for (const [move, size, pick] of steps) {
          seats = play(seats, parties, move, size, pick);
          const counted = (where: Party['in']) =>
            parties.filter((party) => party.in === where).reduce((sum, party) => sum + party.size, 0);
          expect(areSeatsSound(seats)).toBe(true);
          expect(seats.reserved).toBe(counted('reserved'));
          expect(seats.confirmed).toBe(counted('confirmed'));
          expect(freeSeats(seats) + counted('reserved') + counted('confirmed')).toBe(capacity);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('have a limit: the thirteenth of twelve is refused', () => {
    expect(moveSeats({ capacity: 12, confirmed: 8, reserved: 4 }, 'reserve', 1)).toBeNull();
    expect(moveSeats({ capacity: 12, confirmed: 8, reserved: 3 }, 'reserve', 1)).not.toBeNull();
  });
});
