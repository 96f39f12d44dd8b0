import { expect, test } from '@playwright/test';
import * as z from 'zod/mini';
import { ApiClient, refusedFields } from '../support/api';

const api = new ApiClient();
const Found = z.object({
  total: z.number(),
  results: z.array(z.object({ type: z.string(), slug: z.string(), title: z.string(), url: z.string() })),
});

test.describe('content', () => {
  const lists = [
    '/api/tours',
    '/api/retreats',
    '/api/temples',
    '/api/venues',
    '/api/ashrams',
    '/api/blogs',
    '/api/contributors',
  ];
  for (const path of lists) {
    test(`${path} is a plain array whose items can be fetched individually`, async () => {
      const list = await api.get(path);
      expect(list.status).toBe(200);
      const [first] = list.read(z.array(z.object({ id: z.string(), slug: z.string() })));
      const one = await api.get(`${path}/${first?.slug}`);
      expect(one.status).toBe(200);
      expect(one.body).toMatchObject({ id: first?.id });
    });

    test(`${path} is paginated when a page is requested`, async () => {
      const paged = await api.get(`${path}?page=2&perPage=3`);
      expect(paged.body).toMatchObject({ page: 2, perPage: 3, total: expect.any(Number) });
      expect(paged.read(z.object({ items: z.array(z.unknown()) })).items.length).toBeLessThanOrEqual(3);
    });

    test(`${path} responds with 404 for a missing item`, async () => {
      const { status, body } = await api.get(`${path}/no-such-thing`);
      expect(status).toBe(404);
      expect(body).toMatchObject({
        kind: 'not_found',
        code: expect.any(String),
        traceId: expect.any(String),
      });
    });

    test(`${path} ignores campaign parameters and responds with the same ETag`, async () => {
      // Other journeys publish and hide content concurrently, so the three responses are compared again until no change
      // came between them.
      await expect(async () => {
        const [plain, tagged] = [await api.get(path), await api.get(`${path}?utm_source=letter&fbclid=1`)];
        expect(tagged.body).toEqual(plain.body);
        const etag = plain.headers.get('etag') ?? '';
        expect(etag).not.toBe('');
        expect((await api.get(path, { 'if-none-match': etag })).status).toBe(304);
      }).toPass();
    });
  }

  test('tours are sorted by their order, highest first', async () => {
    const orders = (await api.get('/api/tours'))
      .read(z.array(z.object({ order: z.number() })))
      .map(({ order }) => order);
    expect(orders).toEqual([...orders].sort((a, b) => b - a));
  });

  test('tours are filtered by query parameters', async () => {
    const long = (await api.get('/api/tours?minDays=10')).read(z.array(z.object({ days: z.number() })));
    expect(long.length).toBeGreaterThan(0);
    for (const { days } of long) expect(days).toBeGreaterThanOrEqual(10);
    const chennai = (await api.get('/api/tours?district=Chennai')).read(
      z.array(z.object({ districts: z.array(z.string()) })),
    );
    expect(chennai.length).toBeGreaterThan(0);
    for (const { districts } of chennai) expect(districts).toContain('Chennai');
  });

  for (const query of [
    '/api/tours?month=13',
    '/api/tours?minDays=many',
    '/api/tours?maxPrice=',
    '/api/temples?near=here',
    '/api/search?q=a&page=0',
  ]) {
    test(`${query} is rejected with the name of the field`, async () => {
      const refused = await api.get(query);
      expect(refused.status).toBe(400);
      expect(refused.body).toMatchObject({ kind: 'invalid' });
      expect(refusedFields(refused)).toHaveLength(1);
    });
  }

  test('people in lists have no email address and no phone number', async () => {
    const people = (await api.get('/api/contributors')).read(z.array(z.looseObject({})));
    expect(people.length).toBeGreaterThan(0);
    for (const person of people) {
      expect(person).not.toHaveProperty('email');
      expect(person).not.toHaveProperty('mobile');
    }
  });

  test('guides, questions and testimonials are as specified', async () => {
    const guides = (await api.get('/api/contributors?contributingArea=Guide')).read(
      z.array(z.object({ contributingArea: z.string() })),
    );
    expect(guides.length).toBeGreaterThanOrEqual(3);
    for (const { contributingArea } of guides) expect(contributingArea).toBe('Guide');
    expect((await api.get('/api/testimonials/random')).body).toHaveLength(3);
    for (const type of ['Spiritual Tour', 'Host', 'Venue Listing', 'Retreat Venues', 'About']) {
      const faqs = (await api.get(`/api/faqs?type=${encodeURIComponent(type)}`)).read(z.array(z.unknown()));
      expect(faqs.length, type).toBeGreaterThan(0);
    }
  });

  for (const [typed, meant] of [
    ['Thiruvannamalai', /Tiruvannamalai|Arunachal/],
    ['Tiruvanamalai', /Tiruvannamalai|Arunachal/],
    ['Kashi', /Kashi|Varanasi/],
    ['Madurai Meenakshi', /Meenakshi/],
  ] as const) {
    test(`searching for ${typed} finds the intended results`, async () => {
      const found = await api.get(`/api/search?q=${encodeURIComponent(typed)}`);
      const { total, results } = found.read(Found);
      expect(total).toBeGreaterThan(0);
      expect(
        results
          .slice(0, 3)
          .map(({ title }) => title)
          .join(' '),
      ).toMatch(meant);
      expect(results[0]?.url).toMatch(/^\//);
    });
  }

  test('a tour’s availability is uncached and has everything that the booking panel needs', async () => {
    const answer = await api.get('/api/tours/discovering-shiva/availability');
    expect(answer.headers.get('cache-control')).toContain('no-store');
    const dates = answer.read(z.array(z.looseObject({ free: z.number() })));
    for (const date of dates) {
      expect(date).toMatchObject({
        dateId: expect.any(String),
        startDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        endDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        capacity: expect.any(Number),
        free: expect.any(Number),
        status: expect.any(String),
        prices: {
          USD: expect.any(Number),
          EUR: expect.any(Number),
          GBP: expect.any(Number),
          INR: expect.any(Number),
        },
      });
    }
    expect(dates.some(({ free }) => free === 0)).toBe(true);
  });
});
