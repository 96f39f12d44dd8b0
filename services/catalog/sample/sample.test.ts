import { describe, expect, it } from '@jest/globals';
import { sampleContent } from './content.js';
import { contributors } from './contributor-portraits.js';
import type { SampleBlock } from './types.js';

const content = sampleContent;
const plain = (text: string): string =>
  text
    .replace(/\[[^\]]*\]|<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const words = (text: string): number => plain(text).split(' ').filter(Boolean).length;

const blockText = (block: SampleBlock): string => {
  if (block.type === 'paragraph') return block.html;
  if (block.type === 'list') return block.items.join(' ');
  if (block.type === 'image') return block.caption ?? '';
  return block.type === 'code' ? block.code : block.text;
};

/** All strings in a value with their paths. */
function strings(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (Array.isArray(value)) return value.flatMap((entry, i) => strings(entry, `${path}[${i}]`));
  if (value && typeof value === 'object') {
    return Object.entries(value).flatMap(([key, entry]) => strings(entry, `${path}.${key}`));
  }
  return [];
}

const slugsTwice = (slugs: string[]): string[] => slugs.filter((slug, i) => slugs.indexOf(slug) !== i);

describe('the sample content', () => {
  it('has the size of a real site', () => {
    expect(content.tours.length).toBeGreaterThanOrEqual(6);
    expect(content.retreats.length).toBeGreaterThanOrEqual(4);
    expect(content.temples.length).toBeGreaterThanOrEqual(60);
    expect(content.venues.length).toBeGreaterThanOrEqual(10);
    expect(content.ashrams.length).toBeGreaterThanOrEqual(12);
    expect(content.articles.length).toBeGreaterThanOrEqual(24);
    expect(content.testimonials.length).toBeGreaterThanOrEqual(24);
    expect(content.contributorPictures).toHaveLength(28);
    expect(new Set(content.policies.map((policy) => policy.slug)).size).toBe(3);
  });

  it('has unique records with valid slugs', () => {
    for (const [entity, records] of Object.entries(content)) {
      const slugs = (records as { slug?: string }[]).flatMap(({ slug }) => slug ?? []);
      expect([entity, slugsTwice(slugs)]).toEqual([entity, []]);
      for (const slug of slugs.filter(() => entity !== 'policies')) {
        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      }
    }
  });

  it('has no empty, hostile or unfinished text', () => {
    const hostile = /<(?!\/?(b|i|u|a|br)\b)|javascript:|\bon\w+=|lorem|TODO|undefined/i;
    const bad = strings(content).filter(([, text]) => text.trim() === '' || hostile.test(text));
    expect(bad).toEqual([]);
  });

  it('closes every bracket tag', () => {
    const count = (text: string, pattern: RegExp) => (text.match(pattern) ?? []).length;
    const open = strings(content).filter(
      ([, text]) =>
        count(text, /\[(?:p|ul|ol|li|h[1-4]|b|i|u)\]/g) !== count(text, /\[\/(?:p|ul|ol|li|h[1-4]|b|i|u)\]/g),
    );
    expect(open).toEqual([]);
  });
});

describe('sample tours', () => {
  const shiva = content.tours.find((tour) => tour.slug === 'discovering-shiva');

  it('describe Discovering Shiva as promised on other pages', () => {
    expect(shiva).toMatchObject({
      days: 10,
      duration: '10 Days / 9 Nights',
      bookingStatus: 'Bookings Open',
      districts: ['Chennai', 'Kanchipuram', 'Tiruvannamalai', 'Puducherry'],
      prices: { USD: 2490 },
    });
    const free = shiva?.departures.map((one) => one.firstCapacity - (one.sampleSold ?? 0)) ?? [];
    expect(free.filter((seats) => seats === 0)).toHaveLength(1);
    expect(free.some((seats) => seats > 0 && seats <= 3)).toBe(true);
  });

  it.each(content.tours.map((tour) => [tour.slug, tour] as const))(
    '%s has an itinerary for each day',
    (_, tour) => {
      expect(tour.itineraryDays.map((day) => day.day)).toEqual(
        Array.from({ length: tour.days }, (_day, i) => i + 1),
      );
      expect(tour.stops.reduce((nights, stop) => nights + stop.nights, 0)).toBe(tour.days - 1);
      for (const day of tour.itineraryDays) {
        expect(words(day.description ?? '')).toBeGreaterThanOrEqual(60);
        expect(words(day.description ?? '')).toBeLessThanOrEqual(140);
        expect(day.effort).toBeDefined();
      }
      expect(Object.values(tour.prices).every((price) => price > 0)).toBe(true);
      expect(tour.departures.length).toBeGreaterThanOrEqual(3);
      for (const one of tour.departures) expect(one.sampleSold ?? 0).toBeLessThanOrEqual(one.firstCapacity);
      expect(tour.cancellationPolicy).toContain('48 hours');
    },
  );

  it('use only themes of the home page', () => {
    const themes = [
      'Ancient Traditions',
      'Architectural Mastery',
      'Living Devotion',
      'Sacred Nature',
      'Cultural Immersion',
    ];
    expect(new Set(content.tours.flatMap((tour) => tour.themes))).toEqual(new Set(themes));
  });
});

describe('sample places', () => {
  it('places every sample record in India', () => {
    const places = [
      ...content.temples,
      ...content.venues.filter((venue) => venue.lat !== undefined),
      ...content.ashrams,
      ...content.tours.flatMap((tour) =>
        tour.stops.map((stop) => ({ slug: stop.name, lat: stop.lat, long: stop.lng })),
      ),
    ];
    for (const { slug, lat = NaN, long = NaN } of places) {
      expect([slug, lat > 8 && lat < 35.5 && long > 68 && long < 97.5]).toEqual([slug, true]);
    }
  });

  it('describe every temple in 80 to 160 words, with its state, deity and town', () => {
    for (const temple of content.temples) {
      expect([temple.slug, words(temple.about) >= 80 && words(temple.about) <= 160]).toEqual([
        temple.slug,
        true,
      ]);
      expect(temple.templeList.length).toBeGreaterThan(0);
      expect(temple.pinCode ?? '100000').toMatch(/^[1-9]\d{5}$/);
    }
  });

  it('answer the usual questions of visitors for every temple', () => {
    const silent = content.temples.filter(
      ({ access }) =>
        !access?.whoMayEnter ||
        !access.dressCode ||
        !access.photography ||
        !access.hours ||
        !access.checkedOn,
    );
    expect(silent.map(({ slug }) => slug)).toEqual([]);
  });

  it('include the complete lists that the articles explain', () => {
    const listed = (name: string) =>
      content.temples.filter((temple) => temple.templeList.includes(name)).length;
    expect(listed('Jyotirlinga')).toBe(12);
    expect(listed('Pancha Bhoota Sthalam')).toBe(5);
    expect(listed('Char Dham')).toBe(4);
    expect(listed('Chota Char Dham')).toBe(4);
  });

  it('are referenced by festivals with existing slugs', () => {
    const known = new Set(content.temples.map((temple) => temple.slug));
    expect(
      content.festivals.flatMap((festival) => festival.temples).filter((slug) => !known.has(slug)),
    ).toEqual([]);
  });
});

describe('sample festivals', () => {
  it('are in order of date, and their ranges do not run backward', () => {
    for (const { slug, dates } of content.festivals) {
      const days = dates.flatMap(({ from, to = from }) => [from, to]);
      expect([slug, days]).toEqual([slug, [...days].sort()]);
      expect([slug, dates.length]).not.toEqual([slug, 0]);
    }
  });

  it('include those that readers look for', () => {
    const slugs = content.festivals.map(({ slug }) => slug);
    expect(slugs).toEqual(
      expect.arrayContaining([
        'haridwar-ardh-kumbh',
        'simhastha-ujjain',
        'onam',
        'thrissur-pooram',
        'closing-of-the-mountain-temples',
        'durga-puja',
        'skanda-sashti',
        'puthandu',
        'vishu',
        'guru-nanak-jayanti',
        'vaisakhi',
        'mahavir-jayanti',
      ]),
    );
  });

  it('occur twice in a year if the lunar calendar requires it', () => {
    const in2028 = (slug: string) =>
      content.festivals.find((one) => one.slug === slug)?.dates.filter(({ from }) => from.startsWith('2028'));
    expect(in2028('vaikuntha-ekadashi')).toHaveLength(2);
    expect(in2028('arudra-darshan')).toHaveLength(2);
  });
});

describe('sample articles', () => {
  const people = new Set(contributors.map((one) => one.slug));

  it.each(content.articles.map((article) => [article.slug, article] as const))(
    '%s is long and varied enough',
    (_, article) => {
      const count = words(article.blocks.map(blockText).join(' '));
      expect(count).toBeGreaterThanOrEqual(500);
      expect(count).toBeLessThanOrEqual(1000);
      expect(people.has(article.author)).toBe(true);
      const slots = article.pictures.map((picture) => picture.slot);
      for (const block of article.blocks) if (block.type === 'image') expect(slots).toContain(block.slot);
    },
  );

  it('include at least five for hosts', () => {
    expect(
      content.articles.filter((article) => article.blogCategory === 'Host').length,
    ).toBeGreaterThanOrEqual(5);
  });

  it('have existing authors, as tours have existing hosts', () => {
    expect(content.tours.flatMap((tour) => tour.hosts).filter((slug) => !people.has(slug))).toEqual([]);
    const names = new Set(contributors.map((one) => one.name));
    const hosts = content.retreats.flatMap((retreat) => retreat.host.split(', '));
    expect(hosts.filter((name) => !names.has(name))).toEqual([]);
  });
});
