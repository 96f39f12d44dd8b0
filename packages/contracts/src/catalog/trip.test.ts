import { describe, expect, it } from '@jest/globals';
import { tripLabel, tripPath } from './trip.js';

describe('a trip', () => {
  it('has the page of its kind, which defaults to tour', () => {
    expect(tripPath('retreat', 'silence')).toBe('/retreats/silence');
    expect(tripPath('tour', 'silence')).toBe('/spiritual-tours/silence');
    expect(tripPath(undefined, 'silence')).toBe('/spiritual-tours/silence');
    expect(tripLabel('retreat')).toBe('Retreat');
    expect(tripLabel(undefined)).toBe('Tour');
  });

  it('without a slug links to the list of its kind', () => {
    expect(tripPath('retreat', null)).toBe('/retreats');
    expect(tripPath(undefined, null)).toBe('/spiritual-tours');
  });
});
