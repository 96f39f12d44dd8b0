import { describe, expect, it } from '@jest/globals';
import { NewPromoCode, PromoTerms } from '@valam/contracts/leads/promo-codes.admin';
import { ProblemError } from '@valam/contracts/shared/problem';
import * as z from 'zod/mini';
import { readInput } from './read-values.js';

/** Messages of the invalid fields. */
function refused(values: Record<string, unknown>): unknown {
  try {
    return readInput(NewPromoCode, { code: 'DIWALI', label: 'Diwali', ...values });
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return error.problem.details?.fields;
  }
}

describe('invalid input of the back office', () => {
  it('is refused with a message that states the valid input', () => {
    expect(refused({ leastTravelers: 'two', endsOn: 'tomorrow', isActive: 'yes', tourIds: ['x'] })).toEqual({
      leastTravelers: 'Send a number.',
      endsOn: 'Write a date like 2027-02-06.',
      isActive: 'Send true or false.',
      'tourIds.0': 'This is not a valid id.',
    });
    expect(refused({ leastTravelers: 2.5 })).toEqual({ leastTravelers: 'Send a whole number.' });
    expect(refused({ leastTravelers: 0 })).toEqual({ leastTravelers: 'At least 1.' });
  });

  it('is refused if it has an unknown field', () => {
    expect(refused({ color: 'red' })).toEqual({ color: 'There is no such field.' });
    expect(refused({ hidden: [] })).toEqual({ hidden: 'There is no such field.' });
  });

  it('may be a record that is sent back whole, with the names of its hidden fields', () => {
    const record = z.object({ id: z.string(), url: z.nullable(z.string()) });
    const sent = { label: 'Diwali', id: 'x', url: null, hidden: ['url'] };
    expect(readInput(PromoTerms, sent, record)).toEqual({ label: 'Diwali' });
  });
});
