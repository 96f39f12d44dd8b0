import { describe, expect, it } from '@jest/globals';
import {
  travellersAskedAhead,
  travellersAskedFrom,
  travellersErasedOn,
  travellersStillDueOn,
} from './traveller-days.js';

describe('travelers’ details', () => {
  it('are requested from 60 days ahead, by email 42 and 21 days ahead, and erased 60 days after the trip', () => {
    expect(travellersAskedFrom('2027-06-01')).toBe('2027-04-02');
    expect(travellersAskedAhead).toEqual([42, 21]);
    expect(travellersErasedOn('2027-06-10')).toBe('2027-08-09');
  });

  it.each([
    ['2027-05-01', '2027-05-18', 'two weeks ahead'],
    ['2027-05-18', '2027-05-18', 'that very day'],
    ['2027-05-19', '2027-05-21', 'two days later when that has passed'],
    ['2027-05-29', '2027-05-31', 'on the day before the trip'],
    ['2027-05-30', '2027-05-31', 'not later than that'],
    ['2027-05-31', '2027-05-31', 'today when nothing else is left'],
  ])('requested on %s are due on %s: %s', (askedOn, due) => {
    expect(travellersStillDueOn('2027-06-01', askedOn)).toBe(due);
  });
});
