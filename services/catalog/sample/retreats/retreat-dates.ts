import * as every from '../tours/every-tour.js';
import type { SampleRetreatDates } from '../types.js';

/**
 * Two of the retreats are booked by date; the others take inquiries, because their hosts have to be asked
 * first.
 */

export const besideTheGanga: SampleRetreatDates = {
  numberOfSeats: 14,
  roomOptions: [every.sharedRoom, every.ownRoom(360)],
  dietServed: ['Vegetarian', 'Vegan', 'Gluten-free', 'Without onion and garlic', 'Mild, without chili'],
  dietNotServed: every.dietNotServed,
  keeps: {
    // Warm enough to sit outside at half past six, and dry.
    months: [2, 3, 4, 10, 11],
    away: [
      { from: 'haridwar-ardh-kumbh', days: [1, 9] },
      { from: 'holi', days: [1, 9] },
    ],
    notOn: [],
  },
  departures: [
    { n: 1, start: { inDays: 75, weekday: 'Sat' }, firstCapacity: 14, sampleSold: 12, minimumGroup: 6 },
    {
      n: 2,
      start: { month: 10, day: 2, atLeastInDays: 100, weekday: 'Sat' },
      firstCapacity: 14,
      sampleSold: 4,
      minimumGroup: 6,
    },
    {
      n: 3,
      start: { month: 11, day: 6, atLeastInDays: 100, weekday: 'Sat' },
      firstCapacity: 14,
      sampleSold: 0,
      minimumGroup: 6,
    },
  ],
};

export const inTheKaveriDelta: SampleRetreatDates = {
  numberOfSeats: 12,
  roomOptions: [every.sharedRoom, every.ownRoom(310)],
  dietServed: every.dietServed,
  dietNotServed: every.dietNotServed,
  keeps: {
    // Outside of the heat before July and the autumn rains.
    months: [1, 2, 3, 7, 8, 9],
    // The bronze casters do not work around Pongal.
    away: [{ from: 'pongal', days: [1, 8], before: 1, after: 1 }],
    notOn: [],
  },
  departures: [
    { n: 1, start: { inDays: 58, weekday: 'Sun' }, firstCapacity: 12, sampleSold: 10, minimumGroup: 6 },
    { n: 2, start: { inDays: 86, weekday: 'Sun' }, firstCapacity: 12, sampleSold: 5, minimumGroup: 6 },
    {
      n: 3,
      start: { month: 8, day: 1, atLeastInDays: 150, weekday: 'Sun' },
      firstCapacity: 12,
      sampleSold: 1,
      minimumGroup: 6,
    },
  ],
};
