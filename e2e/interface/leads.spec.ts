import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { ApiClient, newAddress, refusedFields } from '../support/api';
import { mailsTo } from '../support/mailbox';

const api = new ApiClient();
const person = (who: string) => ({
  firstName: 'Asha',
  lastName: 'Rao',
  email: newAddress(who),
  mobile: '+4791234567',
});

test.describe('a form', () => {
  const forms: [string, string, () => Record<string, unknown>][] = [
    [
      'inquiry',
      '/api/leads',
      () => ({ ...person('inquiry'), type: 'inquiry', quantity: 10, message: 'Hello' }),
    ],
    ['contact', '/api/leads', () => ({ ...person('contact'), type: 'contact', message: 'Hello' })],
    [
      'download',
      '/api/leads',
      () => ({
        ...person('download'),
        type: 'download',
        tourTitle: 'Discovering Shiva',
        mobile: 'Requested documents: Hotel details, Food details',
      }),
    ],
    [
      'private tour, without an address',
      '/api/leads',
      () => ({
        name: 'Asha Rao',
        mobile: '+4791234567',
        type: 'private_tour_inquiry',
        mainInterests: ['Yoga', 'Temples'],
        message: 'Group size: 3-5',
      }),
    ],
    ['newsletter', '/api/newsletter/subscribe', () => ({ email: newAddress('letter'), name: 'Asha' })],
    ['newsletter by address alone', '/api/newsletter/subscribe', () => ({ email: newAddress('letter') })],
    [
      'host application',
      '/api/host-applications',
      () => ({ ...person('host'), heardAboutUs: 'Google Search', heardAboutUsDetails: '', message: '' }),
    ],
    [
      'referral signup',
      '/api/referral-signup',
      () => ({ ...person('partner'), sharingMethod: 'past_traveler', motivation: '' }),
    ],
  ];
  for (const [name, path, body] of forms) {
    test(`${name} is accepted`, async () => {
      expect((await api.post(path, body())).status).toBe(201);
    });
  }

  test('sent twice with one idempotency key has one effect and one response; another body with that key is rejected', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const body = { ...person('twice'), type: 'contact', message: 'Once' };
    const first = await api.post('/api/leads', body, key);
    const second = await api.post('/api/leads', body, key);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect((await api.post('/api/leads', { ...body, message: 'Other' }, key)).status).toBe(409);
    await expect.poll(async () => (await mailsTo(body.email)).length, { timeout: 20_000 }).toBe(1);
  });

  for (const [what, body] of [
    ['no address', { ...person('x'), email: undefined, type: 'inquiry' }],
    ['no such kind', { ...person('x'), type: 'strange' }],
    ['an address that is none', { ...person('x'), email: 'nobody', type: 'contact' }],
  ] as const) {
    test(`with ${what} is rejected with the name of the field`, async () => {
      const refused = await api.post('/api/leads', body);
      expect(refused.status).toBe(400);
      expect(refusedFields(refused)).toHaveLength(1);
    });
  }

  test('from another site is rejected', async () => {
    const { status } = await api.post(
      '/api/leads',
      { ...person('x'), type: 'contact', message: 'Hi' },
      { 'sec-fetch-site': 'cross-site' },
    );
    expect(status).toBe(403);
  });
});

test('a download is emailed with each requested document', async () => {
  const asker = person('documents');
  await api.post('/api/leads', {
    ...asker,
    type: 'download',
    tourTitle: 'Discovering Shiva',
    mobile: 'Requested documents: Hotel details, Food details',
  });
  await expect.poll(async () => (await mailsTo(asker.email)).length, { timeout: 30_000 }).toBe(1);
  const [mail] = await mailsTo(asker.email);
  expect(mail?.attachments.map(({ contentType }) => contentType)).toEqual([
    'application/pdf',
    'application/pdf',
  ]);
});
