import { describe, expect, it } from '@jest/globals';
import { isThere } from './is-there.js';

const tour = {
  slug: 'shiva',
  title: 'Shiva',
  districts: ['Chennai', 'Tiruvannamalai', 'Khordha'],
  startDate: '2027-02-06',
  endDate: '2027-02-13',
  stops: [
    { name: 'Chennai', nights: 1 },
    { name: 'Tiruvannamalai', nights: 3 },
    { name: 'Gingee', nights: 0 },
    { name: 'Puducherry', nights: 2 },
    { name: 'Chennai', nights: 1 },
  ],
};
const on = (from: string, ...places: string[]) => ({ kind: 'festival', from, to: from, places }) as const;

describe('a tour during an occasion', () => {
  it.each([
    ['2027-02-06', 'Tiruvannamalai', false],
    ['2027-02-07', 'Tiruvannamalai', true],
    ['2027-02-09', 'TIRUVANNAMALAI', true],
    ['2027-02-10', 'Tiruvannamalai', false],
    ['2027-02-08', 'Gingee', true],
    ['2027-02-11', 'Gingee', false],
    ['2027-02-12', 'Chennai', true],
    ['2027-02-08', 'Chennai', false],
    ['2027-02-08', 'Khordha', true],
    ['2027-02-08', 'Puri', false],
  ])('on %s in %s: %s', (day, place, expected) => {
    expect(isThere(tour, on(day, place))).toBe(expected);
  });

  it('meets a full moon in the town of that night', () => {
    const night = (from: string, to: string) =>
      ({ kind: 'full_moon', from, to, places: ['Tiruvannamalai'] }) as const;
    expect(isThere(tour, night('2027-02-06', '2027-02-07'))).toBe(false);
    expect(isThere(tour, night('2027-02-09', '2027-02-10'))).toBe(true);
  });

  it('meets an occasion without a place', () => {
    expect([isThere(tour, on('2027-02-13')), isThere(tour, on('2027-02-14'))]).toEqual([true, false]);
  });
});
