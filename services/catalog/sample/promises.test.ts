import { describe, expect, it } from '@jest/globals';
import { sampleContent } from './content.js';

const { tours, retreats, articles, faqs } = sampleContent;
const each = tours.map((tour) => [tour.slug, tour] as const);
const wordsOf = (slug: string): string => JSON.stringify(articles.find((one) => one.slug === slug)?.blocks);

describe('what one page of the sample promises', () => {
  it.each(each)('is kept by %s: every flight is met', (_, { boardingPoints }) => {
    expect(boardingPoints).toContain('on arrival day at any hour');
  });

  it.each(each)('is kept by %s: few seats are left only where they are', (_, tour) => {
    const free = tour.departures.map(({ firstCapacity, sampleSold = 0 }) => firstCapacity - sampleSold);
    const isScarce = Math.max(...free) <= 3;
    expect([tour.bookingStatus, /few|nearly|almost|last/i.test(tour.bookingStatus)]).toEqual([
      tour.bookingStatus,
      isScarce,
    ]);
  });

  it('is kept by the dates: nothing runs on the Tamil coast in its second monsoon', () => {
    expect(wordsOf('when-to-go-month-by-month')).toMatch(/we run nothing on that coast through December/);
    const tamil = [
      ...tours.filter(({ slug }) => ['discovering-shiva', 'where-three-seas-meet'].includes(slug)),
      ...retreats.flatMap(({ slug, dates }) => (dates && /kaveri/.test(slug) ? [dates] : [])),
    ];
    expect(tamil).toHaveLength(3);
    for (const { keeps } of tamil) expect(keeps.months.filter((month) => month >= 10)).toEqual([]);
  });

  it('is kept by the terms for hosts: nobody must bring a number of guests to travel free', () => {
    expect(faqs.find(({ slug }) => slug === 'host-size')?.answer).toMatch(/^None/);
    expect(wordsOf('bringing-your-own-students-to-india')).not.toMatch(/Bring \w+ people/);
  });

  it('is kept by the figures: no more guests write in a year than have traveled since the start', () => {
    expect(wordsOf('pure-veg-what-you-will-eat')).not.toMatch(/hundred of you write/);
  });

  it('is true of the map: the five temples of the elements are not all in Tamil Nadu', () => {
    const shiva = tours.find(({ slug }) => slug === 'discovering-shiva')?.description;
    expect(shiva).toContain('In the south of India Shiva is worshipped in five temples');
  });
});
