import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listClaims } from '@valam/contracts/catalog/setting.rpc';
import { pickTestimonials } from '@valam/contracts/catalog/testimonial.rpc';
import { getTour, listTours } from '@valam/contracts/catalog/tour.rpc';
import { getReceipt } from '@valam/contracts/leads/booking.rpc';
import { receiveStripeEvent } from '@valam/contracts/leads/checkout.rpc';
import { createLead } from '@valam/contracts/leads/lead.rpc';
import { unsubscribeFromNewsletter } from '@valam/contracts/leads/newsletter.rpc';
import { unsubscribeCalls } from '@valam/contracts/leads/one-click-unsubscribe';
import { stopCheckoutReminders } from '@valam/contracts/leads/unfinished-checkout.rpc';
import { problem } from '@valam/contracts/shared/problem';
import { sampleId } from '@valam/contracts/shared/sample-id';
import { aTour } from './samples.js';
import { startTestGateway, type TestGateway } from './start-test-gateway.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

const lead = { type: 'inquiry', firstName: 'Asha', email: 'asha@example.org', message: 'Namaste' };
const receipt = { id: sampleId('lead', 'one'), type: 'inquiry' as const, statusUrl: null };

describe('a request', () => {
  it('is handled by the service of its noun', async () => {
    await gateway.units.answer(getTour, ({ slug }) => aTour(slug));
    const response = await gateway.fetch('/api/tours/discovering-shiva?utm_source=letter');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await response.json()).toMatchObject({ slug: 'discovering-shiva', costUsd: 2_490 });
  });

  it('that writes has the status and the idempotency key of its contract', async () => {
    const seen: unknown[] = [];
    await gateway.units.answer(createLead, (input) => {
      seen.push(input);
      return receipt;
    });
    const response = await gateway.post('/api/leads', lead, { 'idempotency-key': 'abc' });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ id: receipt.id });
    expect(seen).toMatchObject([{ idempotencyKey: 'abc', lead: { firstName: 'Asha' } }]);
  });

  it('may be a form only for one-click unsubscribe of email clients', async () => {
    const seen: unknown[] = [];
    const note = (input: unknown) => {
      seen.push(input);
      return { ok: true as const };
    };
    await gateway.units.answer(unsubscribeFromNewsletter, note);
    await gateway.units.answer(stopCheckoutReminders, note);
    const form = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };
    const parts = new FormData();
    parts.set('List-Unsubscribe', 'One-Click');
    const multipart = { method: 'POST', body: parts };
    for (const { path } of Object.values(unsubscribeCalls)) {
      const address = path.replace(':token', 'secret');
      for (const sent of [form, multipart])
        expect([address, (await gateway.fetch(address, sent)).status]).toEqual([address, 200]);
    }
    expect(seen).toEqual(Array(4).fill({ token: 'secret' }));
    expect((await gateway.fetch('/api/leads', form)).status).toBe(415);
  });

  it('with invalid input is refused with a message for each field', async () => {
    const response = await gateway.post('/api/leads', { ...lead, email: 'nowhere', quantity: 'many' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: 'input.invalid',
      kind: 'invalid',
      details: { fields: { email: expect.any(String), quantity: expect.any(String) } },
      traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
  });

  it('ignores unknown parameters and refuses malformed known ones', async () => {
    await gateway.units.answer(listTours, ({ page, perPage }) => ({ items: [], total: 0, page, perPage }));
    expect((await gateway.fetch('/api/tours?fbclid=1')).status).toBe(200);
    // An empty number is not zero, which would filter out every tour.
    for (const [name, value] of Object.entries({ minDays: 'many', maxPrice: '', maxDays: '%20' })) {
      const response = await gateway.fetch(`/api/tours?${name}=${value}`);
      expect([name, response.status]).toEqual([name, 400]);
      expect(await response.json()).toHaveProperty(`details.fields.${name}`);
    }
  });

  it('continues the trace of a request', async () => {
    const traceparent = '00-0123456789abcdef0123456789abcdef-0123456789abcdef-01';
    const response = await gateway.fetch('/api/nothing', { headers: { traceparent } });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({
      code: 'request.route_unknown',
      traceId: '0123456789abcdef0123456789abcdef',
    });
  });
});

describe('a route without input', () => {
  it('is handled like any other, cached or not', async () => {
    await gateway.units.answer(pickTestimonials, () => []);
    await gateway.units.answer(listClaims, () => []);
    for (const path of ['/api/testimonials/random', '/api/claims']) {
      const response = await gateway.fetch(path);
      expect([path, response.status, await response.json()]).toEqual([path, 200, []]);
    }
  });
});

describe('every response', () => {
  const expected = {
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
  };
  const headersOf = async (response: Response) => {
    await response.arrayBuffer();
    return Object.fromEntries(response.headers);
  };

  it.each(['/api/tours/discovering-shiva', '/api/no-such', '/media/no-such'])(
    'has security headers, with or without a shell in front: %s',
    async (path) => {
      await gateway.units.answer(getTour, ({ slug }) => aTour(slug));
      // The second response comes from the cache, if the route has one.
      for (const response of [await gateway.fetch(path), await gateway.fetch(path)])
        expect(await headersOf(response)).toMatchObject(expected);
    },
  );

  it('has HSTS if the site uses HTTPS', async () => {
    const secure = await startTestGateway({ SITE_ORIGIN: 'https://site.example' });
    expect(await headersOf(await secure.fetch('/api/no-such'))).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    });
    await secure.stop();
  });
});

describe('a list', () => {
  it('is a plain array, or a page when page is given', async () => {
    const many = Array.from({ length: 150 }, (_, index) => aTour(`tour-${index}`));
    await gateway.units.answer(listTours, ({ page, perPage }) => ({
      items: many.slice((page - 1) * perPage, page * perPage),
      total: many.length,
      page,
      perPage,
    }));
    const all = (await (await gateway.fetch('/api/tours?sort=order')).json()) as unknown[];
    expect(all).toHaveLength(150);
    expect(await (await gateway.fetch('/api/tours?page=2&perPage=100')).json()).toMatchObject({
      total: 150,
      page: 2,
      items: { length: 50 },
    });
  });
});

describe('a refusal', () => {
  const refused = (error: Error) => gateway.units.answer(createLead, () => Promise.reject(error));

  it('has the status of its kind', async () => {
    await refused(problem(createLead, 'leads.idempotency_key_reused', 'Another body'));
    const response = await gateway.post('/api/leads', lead);
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'leads.idempotency_key_reused', kind: 'conflict' });
  });

  it('reveals nothing about a bug', async () => {
    await refused(new Error('secret'));
    const response = await gateway.post('/api/leads', lead);
    expect(response.status).toBe(500);
    const body = (await response.json()) as object;
    expect(body).toHaveProperty('traceId');
    expect(body).not.toHaveProperty('details');
  });

  it('has `Retry-After` while a service is unavailable', async () => {
    gateway.units.leave(createLead);
    const response = await gateway.post('/api/leads', lead);
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await response.json()).toMatchObject({ kind: 'unavailable' });
  });

  it.each([
    ['a lone percent sign', '/api/tours/%zz'],
    ['half a letter', '/api/tours/%E0%A4%A'],
    ['a part longer than any', `/api/temples/${'a'.repeat(400)}`],
  ])('of a URL with %s has the common format', async (_what, path) => {
    const response = await gateway.fetch(path);
    expect(response.status).toBe(400);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({
      code: 'request.malformed',
      kind: 'invalid',
      message: 'This address could not be read.',
      traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
  });

  it('is returned for a body that is too large, too deep, invalid JSON or of another type', async () => {
    const statuses = async (body: string, type = 'application/json') => {
      const response = await gateway.post('/api/leads', body, { 'content-type': type });
      return [response.status, ((await response.json()) as { kind: string }).kind];
    };
    expect(await statuses(JSON.stringify({ message: 'x'.repeat(70_000) }))).toEqual([413, 'too_large']);
    expect(await statuses(`${'['.repeat(500)}${']'.repeat(500)}`)).toEqual([400, 'invalid']);
    expect(await statuses('{"type":')).toEqual([400, 'invalid']);
    expect(await statuses('{"__proto__":{"a":1}}')).toEqual([400, 'invalid']);
    expect(await statuses('a=b', 'application/x-www-form-urlencoded')).toEqual([415, 'unsupported']);
  });
});

describe('files and raw bytes', () => {
  it('are passed through unchanged', async () => {
    await gateway.units.answer(getReceipt, ({ id }) => ({
      filename: `${id} receipt.pdf`,
      contentType: 'application/pdf',
      base64: Buffer.from('%PDF').toString('base64'),
    }));
    const id = sampleId('payment', 'one');
    const response = await gateway.fetch(`/api/bookings/a-token-of-some-length/receipts/${id}.pdf`);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toContain(`${id}_receipt.pdf`);
    expect(response.headers.get('content-security-policy')).toBe("base-uri 'none'; frame-ancestors 'none'");
    expect(await response.text()).toBe('%PDF');
  });

  it('of the webhook are forwarded byte for byte, from any origin', async () => {
    const bodies: string[] = [];
    await gateway.units.answer(receiveStripeEvent, ({ bodyBase64, signature }) => {
      bodies.push(`${Buffer.from(bodyBase64, 'base64').toString()} ${signature}`);
      return { received: true as const };
    });
    const body = '{ "id":"evt_1",   "x":"₹" }';
    const response = await gateway.post('/api/checkout/stripe-webhook', body, {
      'stripe-signature': 't=1,v1=ab',
    });
    expect(response.status).toBe(200);
    expect(bodies).toEqual([`${body} t=1,v1=ab`]);
  });
});
