import { describe, expect, it } from '@jest/globals';
import { sampleContent } from './content.js';

const { tours, retreats, venues, faqs, articles } = sampleContent;
const found = <T extends { slug: string }>(all: readonly T[], slug: string): T => {
  const one = all.find((record) => record.slug === slug);
  if (!one) throw new Error(`There is no ${slug}`);
  return one;
};

describe('sample houses', () => {
  it('have the same distance from the ashram for groups and individuals', () => {
    const shiva = found(tours, 'discovering-shiva');
    const note = shiva.houses.find(({ venue }) => venue === 'western-lane-hotel')?.note;
    const told = [
      found(venues, 'western-lane-hotel').aboutProperty,
      shiva.itineraryDays.find(({ day }) => day === 4)?.description,
      note?.toLowerCase(),
    ];
    for (const text of told) expect(text).toContain('ten minutes on foot from the ashram');
  });

  it('names one altitude of a house in all texts', () => {
    const river = found(tours, 'the-river-comes-down');
    expect(found(venues, 'deodar-house').aboutProperty).toContain('1,500 meters');
    expect(river.itineraryDays.find(({ day }) => day === 7)?.summary).toMatch(/sleep .*at 1,500 meters/);
    expect(JSON.stringify([river.itineraryDays, river.houses])).not.toContain('1,319');
  });

  it('state one number of guests for Ayurveda', () => {
    expect(found(venues, 'laterite-cottages').about).toContain('twelve guests for Ayurveda');
    expect(found(retreats, 'ayurveda-on-the-backwaters').description).toContain('Twelve guests at most');
    expect(found(articles, 'cooking-for-twelve').title).toBe('Cooking for twelve');
  });

  it('describe their halls as the answer for venue seekers does', () => {
    const { answer } = found(faqs, 'hire-hall');
    expect(answer).toContain('how many people the hall holds, and what is in it');
    expect(venues.filter((one) => !one.hallsCapacity || !one.fitnessDetails)).toEqual([]);
    const areas = venues.map((one) => Number(/(\d+) m²/.exec(one.fitnessDetails ?? '')?.[1]));
    expect(answer).toContain(`From ${Math.min(...areas)} to ${Math.max(...areas)} square meters`);
  });
});
