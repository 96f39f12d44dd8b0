import { describe, expect, it } from '@jest/globals';
import { sampleContent } from './content.js';

const { tours, retreats, articles, faqs } = sampleContent;
const each = tours.map((tour) => [tour.slug, tour] as const);
const wordsOf = (slug: string): string => JSON.stringify(articles.find((one) => one.slug === slug)?.blocks);

describe('promises of the sample content', () => {
  it.each(each)('of %s: every flight can be reached', (_, { boardingPoints }) => {
    expect(boardingPoints).toContain('on arrival day at any hour');
  });

  it.each(each)('of %s: few seats are announced exactly if few are left', (_, tour) => {
    const free = tour.departures.map(({ firstCapacity, sampleSold = 0 }) => firstCapacity - sampleSold);
    const isScarce = Math.max(...free) <= 3;
    expect([tour.bookingStatus, /few|nearly|almost|last/i.test(tour.bookingStatus)]).toEqual([
      tour.bookingStatus,
      isScarce,
    ]);
  });

  it('include no departure on the Tamil coast during its second monsoon', () => {
    expect(wordsOf('when-to-go-month-by-month')).toMatch(/we run nothing on that coast through December/);
    const tamil = [
      ...tours.filter(({ slug }) => ['discovering-shiva', 'where-three-seas-meet'].includes(slug)),
      ...retreats.flatMap(({ slug, dates }) => (dates && /kaveri/.test(slug) ? [dates] : [])),
    ];
    expect(tamil).toHaveLength(3);
    for (const { keeps } of tamil) expect(keeps.months.filter((month) => month >= 10)).toEqual([]);
  });

  it('do not require hosts to bring guests in order to travel free', () => {
    expect(faqs.find(({ slug }) => slug === 'host-size')?.answer).toMatch(/^None/);
    expect(wordsOf('bringing-your-own-students-to-india')).not.toMatch(/Bring \w+ people/);
  });

  it('claim no more messages in a year than travelers since the start', () => {
    expect(wordsOf('pure-veg-what-you-will-eat')).not.toMatch(/hundred of you write/);
  });

  it('do not place all five temples of the elements in Tamil Nadu', () => {
    const shiva = tours.find(({ slug }) => slug === 'discovering-shiva')?.description;
    expect(shiva).toContain('In the south of India Shiva is worshipped in five temples');
  });
});
