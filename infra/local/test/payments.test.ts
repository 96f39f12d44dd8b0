import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Stripe from 'stripe';
import { startPaymentSandbox } from '../src/payments/sandbox.mjs';
import { until } from '../src/waiting.mjs';

/** What the tests look at in the answers of the control calls. */
interface Answered {
  id: string;
  payment_intent: string;
  delivery: { attempts: { status: number }[] };
  [index: number]: Answered;
}

const secretKey = 'sk_test_1234';
const webhookSecret = 'whsec_5678';

describe('the payment sandbox, spoken to by the real client', () => {
  let dataDir: string;
  let sandbox: Awaited<ReturnType<typeof startPaymentSandbox>>;
  let shop: http.Server;
  let stripe: Stripe;
  let heard: Stripe.Event[];
  let answers: number[];

  const start = async () => {
    const webhookUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/hook`;
    sandbox = await startPaymentSandbox({ dataDir, secretKey, webhookSecret, webhookUrl });
    const { hostname, port } = new URL(sandbox.url);
    stripe = new Stripe(secretKey, {
      host: hostname,
      port,
      protocol: 'http',
      telemetry: false,
      maxNetworkRetries: 0,
    });
  };

  beforeEach(async () => {
    heard = [];
    answers = [];
    dataDir = await mkdtemp(path.join(tmpdir(), 'payments-'));
    shop = http.createServer(async (request, response) => {
      const parts = [];
      for await (const part of request) parts.push(part);
      const event = stripe.webhooks.constructEvent(
        Buffer.concat(parts),
        String(request.headers['stripe-signature']),
        webhookSecret,
      );
      const status = answers.shift() ?? 200;
      if (status === 200) heard.push(event);
      response.writeHead(status).end();
    });
    await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
    await start();
  });

  afterEach(async () => {
    await sandbox.stop();
    shop.closeAllConnections();
    await new Promise((resolve) => shop.close(resolve));
    await rm(dataDir, { recursive: true, force: true });
  });

  const inMinutes = (minutes: number) => Math.floor(Date.now() / 1000) + minutes * 60;
  const session = (
    more: Partial<Stripe.Checkout.SessionCreateParams> = {},
    options: Stripe.RequestOptions = {},
  ) =>
    stripe.checkout.sessions.create(
      {
        mode: 'payment',
        line_items: [
          {
            quantity: 2,
            price_data: {
              currency: 'usd',
              unit_amount: 12_050,
              product_data: { name: 'Deposit: Discovering Shiva' },
            },
          },
        ],
        success_url: 'http://localhost:8080/booking/success?session_id={CHECKOUT_SESSION_ID}',
        cancel_url: 'http://localhost:8080/booking/cancelled',
        customer_email: 'asha@example.org',
        metadata: { bookingId: 'b1' },
        payment_intent_data: { metadata: { bookingId: 'b1' } },
        expires_at: inMinutes(31),
        ...more,
      },
      options,
    );
  const control = (method: string, address: string, body?: object) =>
    fetch(`${sandbox.url}/_sandbox/${address}`, { method, ...(body && { body: JSON.stringify(body) }) }).then(
      (answer) => answer.json() as Promise<Answered>,
    );
  const press = (id: string, action: string) =>
    fetch(`${sandbox.url}/pay/${id}`, {
      method: 'POST',
      body: new URLSearchParams({ action }),
      redirect: 'manual',
    });
  const toHear = (type: string) =>
    until(() => heard.find((event) => event.type === type), { timeoutMs: 5_000, everyMs: 10 });

  it('takes a payment on its page and tells the shop, signed', async () => {
    const open = await session();
    expect(open).toMatchObject({
      status: 'open',
      payment_status: 'unpaid',
      amount_total: 24_100,
      currency: 'usd',
      metadata: { bookingId: 'b1' },
    });
    const page = await (await fetch(String(open.url))).text();
    expect(page).toContain('Discovering Shiva');
    expect(page).toContain('$241.00');

    const back = await press(open.id, 'pay');
    expect(back.headers.get('location')).toBe(`http://localhost:8080/booking/success?session_id=${open.id}`);
    expect(await toHear('checkout.session.completed')).toMatchObject({
      data: { object: { id: open.id, payment_status: 'paid' } },
    });

    const paid = await stripe.checkout.sessions.retrieve(open.id, {
      expand: ['payment_intent.latest_charge'],
    });
    expect(paid.payment_intent).toMatchObject({
      status: 'succeeded',
      amount_received: 24_100,
      metadata: { bookingId: 'b1' },
      latest_charge: { paid: true },
    });
    expect((await press(open.id, 'pay')).status).toBe(200);
    expect(
      (await stripe.charges.list({ payment_intent: (paid.payment_intent as Stripe.PaymentIntent).id })).data,
    ).toHaveLength(1);
  });

  it('lets a declined buyer try again', async () => {
    const { id } = await session();
    const refused = await press(id, 'decline');
    expect(refused.status).toBe(402);
    expect(await refused.text()).toContain('The card was declined');
    expect(await toHear('payment_intent.payment_failed')).toBeDefined();
    expect(await control('POST', `sessions/${id}/pay`, { outcome: 'success' })).toMatchObject({
      status: 'complete',
    });
  });

  it('leads back to the shop when the buyer cancels, and the session stays open', async () => {
    const { id } = await session();
    expect((await press(id, 'cancel')).headers.get('location')).toBe(
      'http://localhost:8080/booking/cancelled',
    );
    expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'open' });
  });

  it('refuses sessions shorter than 30 minutes or longer than a day', async () => {
    await expect(session({ expires_at: inMinutes(29) })).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      param: 'expires_at',
    });
    await expect(session({ expires_at: inMinutes(24 * 60 + 1) })).rejects.toMatchObject({
      param: 'expires_at',
    });
  });

  it('ends a session when asked, once, and a paid one never', async () => {
    const { id } = await session();
    expect(await stripe.checkout.sessions.expire(id)).toMatchObject({ status: 'expired', url: null });
    expect(await toHear('checkout.session.expired')).toBeDefined();
    await expect(stripe.checkout.sessions.expire(id)).rejects.toMatchObject({ statusCode: 400 });
    expect(await control('POST', `sessions/${id}/pay`, {})).toMatchObject({
      error: { type: 'invalid_request_error' },
    });
  });

  it('answers the same key and request with the same session, and another request with an error', async () => {
    const expires_at = inMinutes(40);
    const first = await session({ expires_at }, { idempotencyKey: 'k1' });
    const second = await session({ expires_at }, { idempotencyKey: 'k1' });
    expect(second.id).toBe(first.id);
    await expect(session({ expires_at: expires_at + 1 }, { idempotencyKey: 'k1' })).rejects.toBeInstanceOf(
      Stripe.errors.StripeIdempotencyError,
    );
  });

  it('refunds parts until nothing is left, never more', async () => {
    const { id } = await session();
    const paid = await control('POST', `sessions/${id}/pay`, { outcome: 'success' });
    const refund = (amount?: number) =>
      stripe.refunds.create({ payment_intent: paid.payment_intent, ...(amount && { amount }) });
    expect(await refund(4_100)).toMatchObject({ amount: 4_100, status: 'succeeded' });
    await expect(refund(20_001)).rejects.toMatchObject({ param: 'amount' });
    expect(await refund()).toMatchObject({ amount: 20_000 });
    await expect(refund()).rejects.toMatchObject({ code: 'charge_already_refunded' });
    expect((await stripe.refunds.list({ payment_intent: paid.payment_intent })).data).toHaveLength(2);
    expect(await toHear('charge.refunded')).toBeDefined();
  });

  it('accepts a refund that fails later, when the bank is said to refuse it', async () => {
    const { id } = await session();
    const paid = await control('POST', `sessions/${id}/pay`, { outcome: 'success' });
    await control('PUT', 'behaviour', { failRefunds: true });
    expect(await stripe.refunds.create({ payment_intent: paid.payment_intent })).toMatchObject({
      status: 'failed',
    });
    expect(await toHear('refund.failed')).toBeDefined();
    await control('PUT', 'behaviour', { failRefunds: false });
    expect(await stripe.refunds.create({ payment_intent: paid.payment_intent })).toMatchObject({
      status: 'succeeded',
      amount: 24_100,
    });
  });

  it('repeats a webhook until the shop says yes', async () => {
    answers = [500, 500];
    const { id } = await session();
    await stripe.checkout.sessions.expire(id);
    expect(await toHear('checkout.session.expired')).toBeDefined();
    const events = await control('GET', 'events');
    expect(events[0]?.delivery.attempts.map(({ status }) => status)).toEqual([500, 500, 200]);
  });

  it('loses webhooks when told so, and sends one again on demand', async () => {
    await control('PUT', 'behaviour', { dropWebhooks: true });
    const { id } = await session();
    await stripe.checkout.sessions.expire(id);
    const lost = (await stripe.events.list({ types: ['checkout.session.expired'] })).data;
    expect(lost).toHaveLength(1);
    expect(await control('POST', `events/${lost[0]?.id}/redeliver`)).toMatchObject({ status: 200 });
    expect(heard.map((event) => event.id)).toEqual([lost[0]?.id]);
  });

  it('fails as often as it is told to, sometimes after the deed was done', async () => {
    await control('PUT', 'behaviour', { failApiRate: 1 });
    const expires_at = inMinutes(45);
    const tries = await Promise.allSettled(
      Array.from({ length: 6 }, () => session({ expires_at }, { idempotencyKey: 'k2' })),
    );
    expect(tries.every(({ status }) => status === 'rejected')).toBe(true);
    await control('PUT', 'behaviour', { failApiRate: 0 });
    await session({ expires_at }, { idempotencyKey: 'k2' });
    expect((await stripe.checkout.sessions.list({ limit: 100 })).data).toHaveLength(1);
  });

  it('knows everything after a restart and goes on delivering', async () => {
    answers = [500, 500, 500];
    const { id } = await session();
    await control('POST', `sessions/${id}/pay`, { outcome: 'success' });
    await sandbox.stop();
    await start();
    expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'complete' });
    expect(await toHear('checkout.session.completed')).toBeDefined();
  });

  it('pages its lists and refuses a wrong key', async () => {
    for (let i = 0; i < 3; i++) await session();
    const page = await stripe.checkout.sessions.list({ limit: 2 });
    expect(page).toMatchObject({ has_more: true });
    const rest = await stripe.checkout.sessions.list({ limit: 2, starting_after: String(page.data[1]?.id) });
    expect(rest.data).toHaveLength(1);
    const { hostname, port } = new URL(sandbox.url);
    const stranger = new Stripe('sk_test_other', {
      host: hostname,
      port,
      protocol: 'http',
      maxNetworkRetries: 0,
    });
    await expect(stranger.checkout.sessions.list()).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
    });
  });

  it('asks for name and address where the shop wants them, and passes them on', async () => {
    const { id, url } = await session({ billing_address_collection: 'required' });
    expect(await (await fetch(String(url))).text()).toContain('Name on the card');
    const body = { action: 'pay', name: 'Asha Rao', line1: '4 Hill Road', city: 'Leeds', country: 'gb' };
    await fetch(`${sandbox.url}/pay/${id}`, {
      method: 'POST',
      body: new URLSearchParams(body),
      redirect: 'manual',
    });
    expect((await stripe.checkout.sessions.retrieve(id)).customer_details).toMatchObject({
      name: 'Asha Rao',
      address: { line1: '4 Hill Road', city: 'Leeds', country: 'GB' },
    });
  });

  it('lets a payer dispute a payment, and the bank decide', async () => {
    const { id } = await session();
    const { payment_intent } = await control('POST', `sessions/${id}/pay`, {});
    const disputed = `payments/${payment_intent}/dispute`;
    const dispute = await control('POST', disputed, { reason: 'duplicate' });
    expect(await toHear('charge.dispute.created')).toMatchObject({
      data: { object: { payment_intent, reason: 'duplicate', status: 'needs_response' } },
    });
    expect(await control('POST', disputed, {})).toHaveProperty('error');
    await control('POST', `disputes/${dispute.id}/close`, { outcome: 'won' });
    expect(await toHear('charge.dispute.closed')).toMatchObject({ data: { object: { status: 'won' } } });
  });
});
