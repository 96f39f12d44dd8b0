import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startPaymentSandbox } from '../../src/payments/sandbox.ts';
import { dataDirOfTests } from '../../src/testing/folder.ts';
import { departures } from './published-shapes.js';

interface Answered {
  readonly id: string;
  readonly type: string;
  readonly payment_intent: string;
  readonly setup_intent: string;
  readonly customer: string;
  readonly payment_method: string;
  readonly status: string;
  readonly error?: { readonly code?: string; readonly payment_intent?: object };
  readonly data: readonly Answered[];
}

const secretKey = 'sk_test_1234';
const closedPort = 'http://127.0.0.1:1/hook';
const form = {
  mode: 'payment',
  'line_items[0][quantity]': '1',
  'line_items[0][price_data][currency]': 'usd',
  'line_items[0][price_data][unit_amount]': '24100',
  'line_items[0][price_data][product_data][name]': 'Deposit: Discovering Shiva',
  success_url: 'http://localhost:8080/booking/success',
  cancel_url: 'http://localhost:8080/booking/cancelled',
  customer_email: 'asha@example.org',
  billing_address_collection: 'required',
  'metadata[bookingId]': 'b1',
  'payment_intent_data[metadata][bookingId]': 'b1',
};
const payer = { name: 'Asha Rao', line1: '4 Hill Road', city: 'Leeds', postal_code: 'LS1', country: 'GB' };

describe('responses of the payment sandbox', () => {
  let sandbox: Awaited<ReturnType<typeof startPaymentSandbox>>;

  const ask = async (method: string, address: string, sent?: string | URLSearchParams): Promise<Answered> => {
    const answer = await fetch(`${sandbox.url}/${address}`, {
      method,
      headers: { authorization: `Bearer ${secretKey}` },
      redirect: 'manual',
      ...(sent && { body: sent }),
    });
    return (answer.headers.get('content-type')?.includes('json') ? await answer.json() : {}) as Answered;
  };
  const read = (address: string) => ask('GET', `v1/${address}`);
  const send = (address: string, fields: Record<string, string> = {}) =>
    ask('POST', address, new URLSearchParams(fields));
  const setupForm = {
    mode: 'setup',
    'allowed_payment_method_types[0]': 'card',
    customer_creation: 'always',
    success_url: form.success_url,
    cancel_url: form.cancel_url,
    customer_email: 'asha@example.org',
    'setup_intent_data[metadata][bookingId]': 'b1',
  };
  /** Saves a card on the page and returns it as the shop receives it. */
  const saveCard = async (card: string) => {
    const { id } = await send('v1/checkout/sessions', setupForm);
    await send(`pay/${id}`, { ...payer, card, action: 'pay' });
    const session = await read(`checkout/sessions/${id}`);
    const setup = await read(`setup_intents/${session.setup_intent}`);
    return { session, setup, customer: setup.customer, payment_method: setup.payment_method };
  };
  const charge = ({ customer, payment_method }: { customer: string; payment_method: string }) =>
    send('v1/payment_intents', {
      ...{ customer, payment_method, amount: '66400', currency: 'usd' },
      confirm: 'true',
      off_session: 'true',
      'metadata[chargeId]': 'c1',
    });
  const control = (address: string, body: object) => ask('POST', `_sandbox/${address}`, JSON.stringify(body));

  afterAll(() => sandbox.stop());
  const dataDir = dataDirOfTests();
  beforeAll(async () => {
    const webhook = { webhookSecret: 'whsec_5678', webhookUrl: closedPort };
    sandbox = await startPaymentSandbox({ dataDir: dataDir(), secretKey, ...webhook });
  });

  it("match the provider's published types, object by object and event by event", async () => {
    const { id } = await send('v1/checkout/sessions', form);
    const before = await read(`checkout/sessions/${id}`);
    await send(`pay/${id}`, { ...payer, action: 'decline' });
    await send(`pay/${id}`, { ...payer, action: 'pay' });
    const paid = await read(`checkout/sessions/${id}`);
    const { payment_intent } = paid;
    await send('v1/refunds', { payment_intent, amount: '400' });
    await ask('PUT', '_sandbox/behaviour', JSON.stringify({ failRefunds: true }));
    await send('v1/refunds', { payment_intent, amount: '100' });
    const dispute = await control(`payments/${payment_intent}/dispute`, {});
    await control(`disputes/${dispute.id}/close`, { outcome: 'lost' });
    const left = await send('v1/checkout/sessions', form);
    await send(`v1/checkout/sessions/${left.id}/expire`);

    const card = await saveCard('good');
    const charged = await charge(card);
    expect(charged.status).toBe('succeeded');
    await send('v1/refunds', { payment_intent: charged.id, amount: '100' });
    const refusals = [];
    for (const answer of ['decline', 'authenticate']) {
      await control(`payment_methods/${card.payment_method}/answer`, { card: answer });
      refusals.push((await charge(card)).error);
    }
    expect(refusals.map((error) => error?.code)).toEqual(['card_declined', 'authentication_required']);
    const method = await read(`payment_methods/${card.payment_method}`);
    const detached = await send(`v1/payment_methods/${card.payment_method}/detach`);
    expect((await charge(card)).error?.code).toBeUndefined();

    const { data: events } = await read('events?limit=100');
    expect(new Set(events.map(({ type }) => type)).size).toBe(16);
    const intent = await read(`payment_intents/${payment_intent}`);
    const answers = [
      { type: 'Stripe.Checkout.Session', answer: before },
      { type: 'Stripe.Checkout.Session', answer: paid },
      { type: 'Stripe.ApiList<Stripe.Checkout.Session>', answer: await read('checkout/sessions') },
      { type: 'Stripe.ApiList<Stripe.LineItem>', answer: await read(`checkout/sessions/${id}/line_items`) },
      { type: 'Stripe.PaymentIntent', answer: intent },
      { type: 'Stripe.Checkout.Session', answer: card.session },
      { type: 'Stripe.SetupIntent', answer: card.setup },
      { type: 'Stripe.PaymentMethod', answer: method },
      { type: 'Stripe.PaymentMethod', answer: detached },
      { type: 'Stripe.Customer', answer: await read(`customers/${card.customer}`) },
      { type: 'Stripe.PaymentIntent', answer: charged },
      ...refusals.map((error) => ({ type: 'Stripe.PaymentIntent', answer: error?.payment_intent })),
      { type: 'Stripe.ApiList<Stripe.PaymentIntent>', answer: await read('payment_intents') },
      { type: 'Stripe.ApiList<Stripe.Charge>', answer: await read('charges') },
      { type: 'Stripe.ApiList<Stripe.Refund>', answer: await read('refunds') },
      { type: 'Stripe.ApiList<Stripe.Dispute>', answer: await read('disputes') },
      ...events.map((answer) => ({ type: `Extract<Stripe.Event, { type: '${answer.type}' }>`, answer })),
    ];
    // A wrong object, to prove that the check detects departures.
    const planted = { type: 'Stripe.PaymentIntent', answer: { ...intent, amount: '24100' } };
    expect(departures([...answers, planted])).toEqual([
      { what: expect.stringContaining('Stripe.PaymentIntent at "amount"'), message: expect.any(String) },
    ]);
  });
});
