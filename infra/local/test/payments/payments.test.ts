import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import Stripe from 'stripe';
import { inMinutes, ShopWithSandbox } from './shop-with-sandbox.js';

describe('the payment sandbox with the real client library', () => {
  let shop: ShopWithSandbox;
  beforeEach(async () => {
    shop = await ShopWithSandbox.open();
  });
  afterEach(() => shop.close());

  it('takes a payment on its page and sends the shop a signed webhook', async () => {
    const open = await shop.session();
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

    const back = await shop.press(open.id, 'pay');
    expect(back.headers.get('location')).toBe(`http://localhost:8080/booking/success?session_id=${open.id}`);
    expect(await shop.toHear('checkout.session.completed')).toMatchObject({
      data: { object: { id: open.id, payment_status: 'paid' } },
    });

    const paid = await shop.stripe.checkout.sessions.retrieve(open.id, {
      expand: ['payment_intent.latest_charge'],
    });
    expect(paid.payment_intent).toMatchObject({
      status: 'succeeded',
      amount_received: 24_100,
      metadata: { bookingId: 'b1' },
      latest_charge: { paid: true },
    });
    expect((await shop.press(open.id, 'pay')).status).toBe(200);
    expect(
      (await shop.stripe.charges.list({ payment_intent: (paid.payment_intent as Stripe.PaymentIntent).id }))
        .data,
    ).toHaveLength(1);
  });

  it('lets a declined buyer try again', async () => {
    const { id } = await shop.session();
    const refused = await shop.press(id, 'decline');
    expect(refused.status).toBe(402);
    expect(await refused.text()).toContain('The card was declined');
    expect(await shop.toHear('payment_intent.payment_failed')).toBeDefined();
    expect(await shop.control('POST', `sessions/${id}/pay`, { outcome: 'success' })).toMatchObject({
      status: 'complete',
    });
  });

  it('redirects to the shop when the buyer cancels, and the session stays open', async () => {
    const { id } = await shop.session();
    expect((await shop.press(id, 'cancel')).headers.get('location')).toBe(
      'http://localhost:8080/booking/cancelled',
    );
    expect(await shop.stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'open' });
  });

  it('refuses sessions shorter than 30 minutes or longer than a day', async () => {
    await expect(shop.session({ expires_at: inMinutes(29) })).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      param: 'expires_at',
    });
    await expect(shop.session({ expires_at: inMinutes(24 * 60 + 1) })).rejects.toMatchObject({
      param: 'expires_at',
    });
  });

  it('expires a session on request, but not twice and not a paid one', async () => {
    const { id } = await shop.session();
    expect(await shop.stripe.checkout.sessions.expire(id)).toMatchObject({ status: 'expired', url: null });
    expect(await shop.toHear('checkout.session.expired')).toBeDefined();
    await expect(shop.stripe.checkout.sessions.expire(id)).rejects.toMatchObject({ statusCode: 400 });
    expect(await shop.control('POST', `sessions/${id}/pay`, {})).toMatchObject({
      error: { type: 'invalid_request_error' },
    });
  });

  it('returns the same session for the same idempotency key and request, and an error for a different request', async () => {
    const expires_at = inMinutes(40);
    const first = await shop.session({ expires_at }, { idempotencyKey: 'k1' });
    const second = await shop.session({ expires_at }, { idempotencyKey: 'k1' });
    expect(second.id).toBe(first.id);
    await expect(
      shop.session({ expires_at: expires_at + 1 }, { idempotencyKey: 'k1' }),
    ).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  });

  it('paginates lists and rejects a wrong API key', async () => {
    for (let i = 0; i < 3; i++) await shop.session();
    const page = await shop.stripe.checkout.sessions.list({ limit: 2 });
    expect(page).toMatchObject({ has_more: true });
    const rest = await shop.stripe.checkout.sessions.list({
      limit: 2,
      starting_after: String(page.data[1]?.id),
    });
    expect(rest.data).toHaveLength(1);
    const { hostname, port } = new URL(shop.sandbox.url);
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

  it('asks for name and address if the shop requires them, and returns them', async () => {
    const { id, url } = await shop.session({ billing_address_collection: 'required' });
    expect(await (await fetch(String(url))).text()).toContain('Name on the card');
    const body = { action: 'pay', name: 'Asha Rao', line1: '4 Hill Road', city: 'Leeds', country: 'gb' };
    await fetch(`${shop.sandbox.url}/pay/${id}`, {
      method: 'POST',
      body: new URLSearchParams(body),
      redirect: 'manual',
    });
    expect((await shop.stripe.checkout.sessions.retrieve(id)).customer_details).toMatchObject({
      name: 'Asha Rao',
      address: { line1: '4 Hill Road', city: 'Leeds', country: 'GB' },
    });
  });
});
