import { describe, expect, it } from '@jest/globals';
import type Stripe from 'stripe';
import { readStripeEvent } from './stripe-objects.js';

describe('an event of the payment provider', () => {
  it('is stored without data of its payer, wherever the object contains it', () => {
    const object = {
      id: 'ch_1',
      amount: 9_900,
      customer_details: { email: 'asha@example.org' },
      latest_charge: {
        id: 'ch_2',
        receipt_url: 'https://pay.example/receipts/asha',
        billing_details: { name: 'Asha Menon', phone: '+919840012345' },
        refunds: { data: [{ id: 're_1', shipping_details: { address: 'Asha, 1 Temple Street' } }] },
      },
    };
    const event = { id: 'evt_1', type: 'charge.updated', data: { object } } as unknown as Stripe.Event;
    expect(readStripeEvent(event).payload).toEqual({
      id: 'ch_1',
      amount: 9_900,
      latest_charge: { id: 'ch_2', refunds: { data: [{ id: 're_1' }] } },
    });
  });

  it('is stored without the text of a payment page, which names the recipient of a gift card', () => {
    const description = 'Valam gift card: A gift card for Asha Menon';
    const paid = { id: 'pi_1', amount: 9_900, currency: 'usd', status: 'succeeded', metadata: {} };
    const object = { ...paid, description, latest_charge: { id: 'ch_1', description } };
    const event = {
      id: 'evt_2',
      type: 'payment_intent.succeeded',
      data: { object },
    } as unknown as Stripe.Event;
    expect(readStripeEvent(event).payload).toEqual({ ...paid, latest_charge: { id: 'ch_1' } });
  });
});
