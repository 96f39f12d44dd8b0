import { describe, expect, it } from '@jest/globals';
import { promiseChanges } from './promise-changes.js';

const promise = {
  itinerary: [
    { day: 1, title: 'Chennai', summary: 'Arrival' },
    { day: 2, title: 'Kanchipuram', summary: 'Temples' },
  ],
  inclusions: 'Hotels',
  exclusions: 'Flights',
};

describe('a frozen promise', () => {
  it('has no changes while the trip is as promised', () => {
    expect(promiseChanges(promise, structuredClone(promise))).toEqual([]);
    expect(promiseChanges(null, promise)).toEqual([]);
  });

  it('lists changed, added and removed parts', () => {
    const today = {
      ...promise,
      plan: 'Walks',
      inclusions: 'Hotels, meals',
      exclusions: 'Flights, visas',
      itinerary: [
        { day: 1, title: 'Chennai', summary: 'Museum' },
        { day: 3, title: 'Puducherry', summary: 'Sea' },
      ],
    };
    expect(promiseChanges(promise, today)).toEqual([
      { what: 'Day 1', promised: 'Chennai: Arrival', now: 'Chennai: Museum' },
      { what: 'Day 2', promised: 'Kanchipuram: Temples', now: '' },
      { what: 'Day 3', promised: '', now: 'Puducherry: Sea' },
      { what: 'Itinerary', promised: '', now: 'Walks' },
      { what: 'Included', promised: 'Hotels', now: 'Hotels, meals' },
      { what: 'Not included', promised: 'Flights', now: 'Flights, visas' },
    ]);
  });
});
