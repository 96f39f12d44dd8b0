import { expect, test } from '@playwright/test';
import * as z from 'zod/mini';
import { ApiClient, newAddress } from '../support/api';
import { system } from '../support/system';

const OfficePage = z.strictObject({ items: z.array(z.object({ id: z.string() })), total: z.number() });
const Tour = z.object({ id: z.string(), version: z.number(), subtitle: z.nullable(z.string()) });

const entities = (
  'tours departures retreats temples venues ashrams blogs faqs testimonials expertise policies media contributors ' +
  'host-applications users staff leads bookings payments refunds waitlist subscribers commissions payouts audit mails ' +
  'events webhooks jobs settings'
).split(' ');

test.describe('an anonymous client', () => {
  const api = new ApiClient();
  for (const path of [
    '/api/auth/me',
    '/api/referrals/me',
    '/api/referrals/me/commissions',
    '/api/referrals/stats/ANY',
    ...entities.map((entity) => `/api/admin/${entity}`),
  ]) {
    test(`gets nothing from ${path}`, async () => {
      const { status, body } = await api.get(path);
      expect(status).toBe(401);
      expect(body).toMatchObject({ kind: 'unauthenticated' });
    });
  }

  test('gets the same response for a known and an unknown email address', async () => {
    for (const path of ['/api/auth/forgot-password', '/api/auth/resend-verification']) {
      const known = await api.post(path, { email: system().admin.email });
      const unknown = await api.post(path, { email: newAddress('nobody') });
      expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    }
  });

  test('gets an error for an invalid verification link', async () => {
    const answer = await api.get('/api/auth/verify-email/nonsense');
    expect(answer.status).toBe(400);
    const { error, message } = answer.read(z.object({ error: z.string(), message: z.string() }));
    expect(error).toBe(message);
  });

  test('signs up by email with a sufficiently long password', async () => {
    const signup = { fullName: 'Asha Rao', about: '', contributingArea: 'Host', profilePic: '' };
    const short = await api.post('/api/auth/signup', {
      ...signup,
      email: newAddress('short'),
      password: 'abc',
    });
    expect(short.body).toMatchObject({
      details: { fields: { password: 'Password must be at least 6 characters' } },
    });
    const taken = await api.post('/api/auth/signup', {
      ...signup,
      email: newAddress('signup'),
      password: 'Ganga-river-9',
    });
    expect(taken.status).toBe(201);
  });
});

test.describe('the owner', () => {
  const api = new ApiClient();
  test.beforeAll(() => api.signInAsOwner());
  test.afterAll(() => api.post('/api/auth/logout'));

  for (const entity of entities) {
    test(`reads ${entity}, page by page`, async () => {
      const answer = await api.get(`/api/admin/${entity}?page=1&perPage=2`);
      expect(answer.status).toBe(200);
      const { items } = answer.read(OfficePage);
      expect(items.length).toBeLessThanOrEqual(2);
      const [first] = items;
      if (!first) return;
      const one = await api.get(`/api/admin/${entity}/${encodeURIComponent(first.id)}`);
      if (entity === 'jobs' && one.status === 404) {
        // The job finished between the two requests.
        const again = await api.get('/api/admin/jobs?page=1&perPage=100');
        expect(again.read(OfficePage).items.map(({ id }) => id)).not.toContain(first.id);
        return;
      }
      expect(one.status).toBe(200);
      expect(one.body).toMatchObject({ id: first.id });
    });
  }

  for (const report of ['sales', 'occupancy', 'funnel', 'cash', 'partners', 'promises']) {
    test(`reads the report on ${report}, as JSON and as CSV`, async () => {
      const days = 'from=2026-01-01&to=2026-01-31';
      expect((await api.get(`/api/admin/reports/${report}?${days}`)).status).toBe(200);
      const file = await api.get(`/api/admin/reports/${report}.csv?${days}`);
      expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
      expect(file.body).toMatch(/^\uFEFF?[a-z]+,[a-zA-Z,]+\n/);
    });
  }

  test('updates a record only with its current version and the CSRF token of the session', async () => {
    const page = (await api.get('/api/admin/tours?perPage=1')).read(z.object({ items: z.tuple([Tour]) }));
    const [tour] = page.items;
    const path = `/api/admin/tours/${tour.id}`;
    const change = { subtitle: tour.subtitle };
    expect((await api.call('PATCH', path, change)).status).toBe(400);
    expect((await api.call('PATCH', path, change, { 'if-match': '"999999"' })).status).toBe(409);
    const stranger = await api.call('PATCH', path, change, {
      'if-match': `"${tour.version}"`,
      'x-csrf-token': 'wrong',
    });
    expect(stranger.status).toBe(403);
    const done = await api.call('PATCH', path, change, { 'if-match': `"${tour.version}"` });
    expect(done.status).toBe(200);
    expect(done.body).toMatchObject({ version: tour.version + 1 });
  });
});
