import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { until } from '../../src/waiting.ts';
import { inMinutes, ShopWithSandbox } from './shop-with-sandbox.js';

describe('the payment sandbox after a payment', () => {
  let shop: ShopWithSandbox;
  beforeEach(async () => {
    shop = await ShopWithSandbox.open();
  });
  afterEach(() => shop.close());

  it('allows partial refunds up to the paid amount', async () => {
    const { id } = await shop.session();
    const paid = await shop.control('POST', `sessions/${id}/pay`, { outcome: 'success' });
    const refund = (amount?: number) =>
      shop.stripe.refunds.create({ payment_intent: paid.payment_intent, ...(amount && { amount }) });
    expect(await refund(4_100)).toMatchObject({ amount: 4_100, status: 'succeeded' });
    await expect(refund(20_001)).rejects.toMatchObject({ param: 'amount' });
    expect(await refund()).toMatchObject({ amount: 20_000 });
    await expect(refund()).rejects.toMatchObject({ code: 'charge_already_refunded' });
    expect((await shop.stripe.refunds.list({ payment_intent: paid.payment_intent })).data).toHaveLength(2);
    expect(await shop.toHear('charge.refunded')).toBeDefined();
  });

  it('accepts a refund that fails later when that fault is injected', async () => {
    const { id } = await shop.session();
    const paid = await shop.control('POST', `sessions/${id}/pay`, { outcome: 'success' });
    await shop.control('PUT', 'behaviour', { failRefunds: true });
    expect(await shop.stripe.refunds.create({ payment_intent: paid.payment_intent })).toMatchObject({
      status: 'failed',
    });
    expect(await shop.toHear('refund.failed')).toBeDefined();
    await shop.control('PUT', 'behaviour', { failRefunds: false });
    expect(await shop.stripe.refunds.create({ payment_intent: paid.payment_intent })).toMatchObject({
      status: 'succeeded',
      amount: 24_100,
    });
  });

  it('retries a webhook until the shop responds with success', async () => {
    shop.answers = [500, 500];
    const { id } = await shop.session();
    await shop.stripe.checkout.sessions.expire(id);
    expect(await shop.toHear('checkout.session.expired')).toBeDefined();
    const attempts = async () => (await shop.control('GET', 'events'))[0]?.delivery.attempts ?? [];
    // The sandbox records an attempt after the shop has responded.
    await until(async () => (await attempts()).length > 2, { timeoutMs: 10_000 });
    expect((await attempts()).map(({ status }) => status)).toEqual([500, 500, 200]);
  });

  it('drops webhooks when configured to, and redelivers on demand', async () => {
    await shop.control('PUT', 'behaviour', { dropWebhooks: true });
    const { id } = await shop.session();
    await shop.stripe.checkout.sessions.expire(id);
    const lost = (await shop.stripe.events.list({ types: ['checkout.session.expired'] })).data;
    expect(lost).toHaveLength(1);
    expect(await shop.control('POST', `events/${lost[0]?.id}/redeliver`)).toMatchObject({ status: 200 });
    expect(shop.heard.map((event) => event.id)).toEqual([lost[0]?.id]);
  });

  it('fails API calls at the configured rate, sometimes after taking effect', async () => {
    await shop.control('PUT', 'behaviour', { failApiRate: 1 });
    const expires_at = inMinutes(45);
    const tries = await Promise.allSettled(
      Array.from({ length: 6 }, () => shop.session({ expires_at }, { idempotencyKey: 'k2' })),
    );
    expect(tries.every(({ status }) => status === 'rejected')).toBe(true);
    await shop.control('PUT', 'behaviour', { failApiRate: 0 });
    await shop.session({ expires_at }, { idempotencyKey: 'k2' });
    expect((await shop.stripe.checkout.sessions.list({ limit: 100 })).data).toHaveLength(1);
  });

  it('keeps its state across a restart and continues deliveries', async () => {
    shop.answers = [500, 500, 500];
    const { id } = await shop.session();
    await shop.control('POST', `sessions/${id}/pay`, { outcome: 'success' });
    await shop.restart();
    expect(await shop.stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'complete' });
    expect(await shop.toHear('checkout.session.completed')).toBeDefined();
  });

  it('lets a payer dispute a payment, and the bank decide', async () => {
    const { id } = await shop.session();
    const { payment_intent } = await shop.control('POST', `sessions/${id}/pay`, {});
    const disputed = `payments/${payment_intent}/dispute`;
    const dispute = await shop.control('POST', disputed, { reason: 'duplicate' });
    expect(await shop.toHear('charge.dispute.created')).toMatchObject({
      data: { object: { payment_intent, reason: 'duplicate', status: 'needs_response' } },
    });
    expect(await shop.control('POST', disputed, {})).toHaveProperty('error');
    await shop.control('POST', `disputes/${dispute.id}/close`, { outcome: 'won' });
    expect(await shop.toHear('charge.dispute.closed')).toMatchObject({ data: { object: { status: 'won' } } });
  });
});
