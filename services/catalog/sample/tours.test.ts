import { describe, expect, it } from '@jest/globals';
import { addDays } from '@valam/contracts/shared/days';
import { sampleContent } from './content.js';
import { breachesOf, plannedDepartures } from './load/departure-rules.js';
import { weekdayOf } from './load/sample-days.js';

const { tours, festivals, temples, venues } = sampleContent;
const each = tours.map((tour) => [tour.slug, tour] as const);
const tourOf = (slug: string) => tours.find((tour) => tour.slug === slug) ?? fail(slug);
const fail = (slug: string): never => {
  throw new Error(`There is no ${slug}`);
};

/** Start days of sites, distributed over the two years whose festivals are known. */
const firstDays = Array.from({ length: 30 }, (_, i) => addDays('2026-11-22', i * 11));

describe('sample departures', () => {
  it.each(each)('%s: match the texts of the tour for any first day of the site', (_, tour) => {
    for (const firstDay of firstDays) {
      const planned = plannedDepartures(tour, firstDay, festivals);
      const bad = planned.flatMap(({ startDate }) => breachesOf(startDate, tour.keeps, festivals));
      expect([firstDay, bad]).toEqual([firstDay, []]);
      expect(new Set(planned.map(({ startDate }) => startDate)).size).toBe(planned.length);
    }
  });

  it('are checked for conflicts with the texts of a tour', () => {
    const shiva = tourOf('discovering-shiva').keeps;
    expect(breachesOf('2027-12-04', shiva, festivals)).toEqual([
      'starts in month 12',
      'days 4–8 meet karttikai-deepam',
    ]);
    expect(breachesOf('2027-01-16', shiva, festivals)).toContain('days 1–10 meet pongal');
    expect(breachesOf('2027-02-13', shiva, festivals)).toContain('days 4–8 meet full-moon');
    const kerala = tourOf('lamps-of-kerala').keeps;
    expect(breachesOf('2027-09-05', kerala, festivals)).toEqual(
      expect.arrayContaining(['day 3 is a Tue: Krishnanattam pauses', 'days 1–9 meet onam']),
    );
    const river = tourOf('the-river-comes-down').keeps;
    expect(breachesOf('2027-05-08', river, festivals)).toEqual([
      'days 8–9 meet opening-of-gangotri-and-yamunotri',
    ]);
  });

  it('include no walk around Arunachala within two nights of the full moon', () => {
    const starts = plannedDepartures(tourOf('discovering-shiva'), '2026-11-22', festivals);
    expect(starts.map(({ startDate }) => startDate)).toEqual([
      '2027-01-23',
      '2027-02-20',
      '2027-03-13',
      '2028-01-22',
    ]);
    expect(new Set(starts.map(({ startDate }) => weekdayOf(startDate)))).toEqual(new Set(['Sat']));
  });
});

describe('facts that a buyer reads before paying', () => {
  it.each(each)('%s: include the longest walk of all days', (_, tour) => {
    const longest = Math.max(...tour.itineraryDays.map(({ effort }) => effort?.walkingKm ?? 0));
    expect(tour.fitness).toMatch(new RegExp(`\\b${longest}\\b`));
  });

  it.each(each)('%s: include only altitudes that the days mention', (_, { altitude, itineraryDays }) => {
    if (altitude.startsWith('Low')) return expect(altitude).not.toMatch(/[3-9]\d\d|\d,\d{3}/);
    const days = itineraryDays.map(({ summary, description }) => `${summary} ${description ?? ''}`).join(' ');
    const heights = altitude.match(/\d,\d{3}/g) ?? [];
    expect(heights.length).toBeGreaterThan(0);
    return expect(heights.filter((height) => !days.includes(height))).toEqual([]);
  });
});

/** Road distances between stops, and the kind of road: plain, or hills with trucks and stops. */
const legs: Record<string, { km: number; road: 'plain' | 'hill' | 'path' }> = {
  'Chennai > Kanchipuram': { km: 75, road: 'plain' },
  'Kanchipuram > Tiruvannamalai': { km: 120, road: 'plain' },
  'Tiruvannamalai > Puducherry': { km: 105, road: 'plain' },
  'Puducherry > Chennai': { km: 155, road: 'plain' },
  'Madurai > Rameswaram': { km: 170, road: 'plain' },
  'Rameswaram > Tiruchendur': { km: 220, road: 'plain' },
  'Tiruchendur > Kanyakumari': { km: 90, road: 'plain' },
  'Varanasi > Sarnath': { km: 12, road: 'hill' },
  'Sarnath > Bodh Gaya': { km: 260, road: 'plain' },
  'Haridwar > Rishikesh': { km: 25, road: 'hill' },
  'Rishikesh > Rudraprayag': { km: 140, road: 'hill' },
  'Rudraprayag > Chopta': { km: 70, road: 'hill' },
  'Chopta > Guptkashi': { km: 45, road: 'hill' },
  'Guptkashi > Kedarnath': { km: 16, road: 'path' },
  'Kedarnath > Guptkashi': { km: 16, road: 'path' },
  'Guptkashi > Rishikesh': { km: 180, road: 'hill' },
  'Thrissur > Kochi': { km: 95, road: 'plain' },
  'Kochi > Alappuzha': { km: 55, road: 'plain' },
  'Alappuzha > Thiruvananthapuram': { km: 150, road: 'plain' },
  'Bhubaneswar > Puri': { km: 65, road: 'plain' },
  'Puri > Konark': { km: 35, road: 'plain' },
};
const kmPerHour = { plain: [30, 55], hill: [15, 30], path: [1.5, 3] } as const;

const metersOf: Record<string, number> = {
  Haridwar: 314,
  Rishikesh: 372,
  Rudraprayag: 895,
  Chopta: 2680,
  Guptkashi: 1500,
  Kedarnath: 3583,
};

describe('sample tours', () => {
  it.each(each)('%s: reach every stop in the time that its road needs', (_, tour) => {
    for (const [index, stop] of tour.stops.entries()) {
      const before = tour.stops[index - 1];
      if (!before) continue;
      const name = `${before.name} > ${stop.name}`;
      const leg = legs[name] ?? fail(name);
      const [slow, fast] = kmPerHour[leg.road];
      const speed = leg.km / (stop.travelHours ?? NaN);
      expect([name, speed >= slow && speed <= fast]).toEqual([name, true]);
    }
  });

  it('include a night on the way to high altitude, and call the ascent fast', () => {
    const river = tourOf('the-river-comes-down');
    const nights = river.stops.map(({ name }) => metersOf[name] ?? fail(name));
    const firstHigh = nights.findIndex((meters) => meters > 2750);
    expect(Math.max(...nights.slice(0, firstHigh))).toBeGreaterThan(2400);
    expect(JSON.stringify([river.description, river.faqs])).toMatch(/fast ascent.*fast ascent/);
    expect(JSON.stringify(river.itineraryDays)).toContain('go down tonight');
  });

  it.each(each)('%s: name a house for every night, with its page if there is one', (_, tour) => {
    const pages = new Map(venues.map((venue) => [venue.slug, venue]));
    const nightsIn = (rows: readonly { nights: number; town: string }[]) => {
      const sums = new Map<string, number>();
      for (const { town, nights } of rows) if (nights > 0) sums.set(town, (sums.get(town) ?? 0) + nights);
      return Object.fromEntries(sums);
    };
    expect(nightsIn(tour.houses)).toEqual(
      nightsIn(tour.stops.map(({ name, nights }) => ({ town: name, nights }))),
    );
    for (const { name, venue } of tour.houses)
      if (venue) expect([venue, pages.get(venue)?.name]).toEqual([venue, name]);
  });

  it.each(each)('%s: list the meals of every day, without meat, fish or eggs', (_, tour) => {
    for (const { day, meals = {} } of tour.itineraryDays) {
      const served = Object.values(meals);
      expect([day, served.length]).toEqual([day, day === 1 ? 2 : day === tour.days ? 1 : 3]);
      expect(served.join(' ')).not.toMatch(/\b(chicken|mutton|fish|prawn|omelette|eggs)\b/i);
    }
  });

  it.each(each)('%s: say which of their temples are closed to non-Hindus', (_, tour) => {
    const closed = temples.filter(
      ({ name, access }) =>
        tour.templesCovered.includes(name) &&
        /^(Hindus only|Closed to non-Hindus)/.test(access?.whoMayEnter ?? ''),
    );
    const said = [tour.description, ...tour.faqs.flatMap(({ question, answer }) => [question, answer])].join(
      ' ',
    );
    for (const { name, town } of closed) {
      const [word = name] = name.replace(/^Sri |^Shri /, '').split(' ');
      expect([
        name,
        said.includes(word) || said.includes(town),
        /non-Hindu|for Hindus|not Hindu/.test(said),
      ]).toEqual([name, true, true]);
    }
  });
});
