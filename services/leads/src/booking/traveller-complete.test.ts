import { describe, expect, it } from '@jest/globals';
import type { Traveller } from '@valam/contracts/leads/traveller.schema';
import { isComplete } from './traveller-complete.js';

const traveler = {
  fullName: 'Asha Menon',
  dateOfBirth: '1980-05-04',
  emergencyContact: { name: 'Ravi Menon', phone: '+919840012345', relation: 'Brother' },
} as Traveller;

describe('the details of a traveler', () => {
  it('are complete with a name, a date of birth and an emergency contact', () => {
    expect(isComplete(traveler)).toBe(true);
  });

  it.each([
    { fullName: '' },
    { dateOfBirth: null },
    { emergencyContact: null },
    { emergencyContact: { ...traveler.emergencyContact, name: '' } },
    { emergencyContact: { ...traveler.emergencyContact, phone: '' } },
  ])('are incomplete with %j', (change) => {
    expect(isComplete({ ...traveler, ...change })).toBe(false);
  });
});
