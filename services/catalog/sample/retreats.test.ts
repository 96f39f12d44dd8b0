import { describe, expect, it } from '@jest/globals';
import { addDays, dayCount } from '@valam/contracts/shared/days';
import { sampleContent } from './content.js';
import { breachesOf, plannedDepartures } from './load/departure-rules.js';

const { retreats, festivals } = sampleContent;
const dated = retreats.flatMap(({ dates, ...retreat }) => (dates ? [{ ...retreat, ...dates }] : []));
const each = dated.map((retreat) => [retreat.slug, retreat] as const);
const firstDays = Array.from({ length: 30 }, (_, i) => addDays('2026-11-22', i * 11));
const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

describe('sample retreats with dates', () => {
  it('belong to two of four retreats, three dates each', () => {
    expect(dated.map(({ departures }) => departures.length)).toEqual([3, 3]);
    expect(retreats.length - dated.length).toBe(2);
  });

  it.each(each)('%s: match the texts of the retreat for any first day of the site', (_, retreat) => {
    for (const firstDay of firstDays) {
      const planned = plannedDepartures(retreat, firstDay, festivals);
      const bad = planned.flatMap(({ startDate }) => breachesOf(startDate, retreat.keeps, festivals));
      expect([firstDay, bad]).toEqual([firstDay, []]);
      for (const { startDate, endDate, decisionDate } of planned) {
        expect(dayCount(startDate, endDate)).toBe(retreat.days);
        expect([firstDay, startDate > firstDay && (decisionDate ?? '') > firstDay]).toEqual([firstDay, true]);
      }
    }
  });

  it.each(each)('%s: have the length that the page states', (_, { days, duration, inclusions, subtitle }) => {
    expect(duration).toBe(`${days} Days / ${days - 1} Nights`);
    expect(inclusions.toLowerCase()).toContain(`${numbers[days - 1]} nights`);
    expect(subtitle.toLowerCase()).toContain(`${numbers[days]} days`);
  });

  it.each(each)('%s: offer the rooms of the page, with a price in every currency', (_, retreat) => {
    const single = retreat.roomOptions.find(({ id }) => id === 'own-room');
    expect(retreat.accommodationTypes).toMatch(/twin rooms/i);
    expect(retreat.accommodationTypes).toMatch(/single rooms/i);
    expect(retreat.exclusions).toContain(`Single room (from $${single?.supplement.USD})`);
    expect(Object.values(single?.supplement ?? {}).every((price) => price > 0)).toBe(true);
    expect(Object.values(retreat.prices).every((price) => price > 0)).toBe(true);
  });

  it.each(each)('%s: one date is nearly sold out, none is oversold', (_, { departures, numberOfSeats }) => {
    const free = departures.map(({ firstCapacity, sampleSold = 0 }) => firstCapacity - sampleSold);
    expect(free.filter((seats) => seats > 0 && seats <= 3)).toHaveLength(1);
    expect(free.every((seats) => seats > 0)).toBe(true);
    expect(departures.every(({ firstCapacity }) => firstCapacity === numberOfSeats)).toBe(true);
  });
});
