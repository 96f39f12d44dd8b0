import { describe, expect, it } from '@jest/globals';
import { tripLabel, tripPath } from './trip.js';

describe('a trip', () => {
  it('has the page of its kind, and is a tour where no kind is said', () => {
    expect(tripPath('retreat', 'silence')).toBe('/retreats/silence');
    expect(tripPath('tour', 'silence')).toBe('/spiritual-tours/silence');
    expect(tripPath(undefined, 'silence')).toBe('/spiritual-tours/silence');
    expect(tripLabel('retreat')).toBe('Retreat');
    expect(tripLabel(undefined)).toBe('Tour');
  });

  it('without an address leads to the list of its kind', () => {
    expect(tripPath('retreat', null)).toBe('/retreats');
    expect(tripPath(undefined, null)).toBe('/spiritual-tours');
  });
});
