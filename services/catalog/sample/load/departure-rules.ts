import { addDays } from '@valam/contracts/shared/days';
import { eveningOf, fullMoonsBetween } from '../../src/festival/full-moons.js';
import type { SampleFestival, SampleKeeps, SampleTour } from '../types.js';
import { departureDays, weekdayOf } from './sample-days.js';

const daysInAWeek = 7;
/** A start that conflicts in every week of a year will never be possible. */
const mostWeeks = 52;

type Festivals = readonly Pick<SampleFestival, 'slug' | 'dates'>[];

/** Conflicts of a start day with the texts of the tour; empty if there are none. */
export function breachesOf(start: string, keeps: SampleKeeps, festivals: Festivals): string[] {
  const dayOf = (day: number) => addDays(start, day - 1);
  const month = Number(start.slice(5, 7));
  const season = keeps.months.includes(month) ? [] : [`starts in month ${month}`];
  const closed = keeps.notOn
    .filter(({ day, weekdays: never }) => never.includes(weekdayOf(dayOf(day))))
    .map(({ day, why }) => `day ${day} is a ${weekdayOf(dayOf(day))}: ${why}`);
  const crowded = keeps.away
    .filter(({ from, days: [first, last], before = 0, after = 0 }) =>
      occasions(from, dayOf(first), dayOf(last), festivals).some(
        (one) => addDays(one.from, -before) <= dayOf(last) && addDays(one.to, after) >= dayOf(first),
      ),
    )
    .map(({ from, days }) => `days ${days.join('–')} meet ${from}`);
  return [...season, ...closed, ...crowded];
}

function occasions(name: string, first: string, last: string, festivals: Festivals) {
  if (name === 'full-moon') {
    const evenings = fullMoonsBetween(addDays(first, -1), addDays(last, 2)).map(eveningOf);
    return evenings.map((evening) => ({ from: evening, to: evening }));
  }
  const festival = festivals.find(({ slug }) => slug === name);
  if (!festival) throw new Error(`There is no festival ${name}`);
  return festival.dates.map(({ from, to = from }) => ({ from, to }));
}

/** The departures of a tour with their days, each in the first free week without conflicts. */
export function plannedDepartures(
  tour: Pick<SampleTour, 'slug' | 'days' | 'departures' | 'keeps'>,
  firstDay: string,
  festivals: Festivals,
) {
  const taken = new Set<string>();
  return tour.departures.map((departure) => {
    const wanted = departureDays(firstDay, departure, tour.days);
    const weeks = Array.from({ length: mostWeeks }, (_, week) => week * daysInAWeek).find((shift) => {
      const start = addDays(wanted.startDate, shift);
      return !taken.has(start) && breachesOf(start, tour.keeps, festivals).length === 0;
    });
    if (weeks === undefined) throw new Error(`No week fits departure ${departure.n} of ${tour.slug}`);
    const { startDate, endDate, decisionDate } = wanted;
    taken.add(addDays(startDate, weeks));
    return {
      departure,
      startDate: addDays(startDate, weeks),
      endDate: addDays(endDate, weeks),
      decisionDate: decisionDate && addDays(decisionDate, weeks),
    };
  });
}
