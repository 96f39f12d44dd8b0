import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { StartCheckout } from '../../src/checkout/start-checkout.js';
import { ReceiveProviderEvent } from '../../src/payment/receive-provider-event.js';
import { aDeparture, aRequest, pageId, startBooking } from '../kit/builders.js';
import { statementsOf } from '../kit/counted-statements.js';
import { bookingOf, signedEvent } from '../kit/paid-booking.js';
import { startLeads, type Leads } from '../kit/start-leads.js';

describe('the statements of a booking', () => {
  let leads: Leads;
  beforeAll(async () => {
    leads = await startLeads();
  });
  afterAll(() => leads.stop());

  it('are few, and very few while others wait for the row of the departure', async () => {
    const offer = await aDeparture(leads);
    const start = () => leads.get(StartCheckout).run({ request: aRequest(offer), idempotencyKey: 'counted' });
    const statements = await statementsOf(leads, start);
    expect(statements.length).toBeLessThanOrEqual(8);
    const locked = statements.findIndex((statement) => statement.includes('update departure set reserved'));
    const committed = statements.findIndex((statement) => /^commit/i.test(statement));
    expect(locked).toBeGreaterThan(0);
    expect(committed - locked).toBeLessThanOrEqual(2);
  });

  it('are few for its payment, and one for an event without an effect', async () => {
    await leads.sandbox.behave({ dropWebhooks: true });
    const page = await startBooking(leads, await aDeparture(leads));
    const received = (type: string, object: Record<string, unknown>) => {
      const { body, signature } = signedEvent(type, object);
      const event = { bodyBase64: body.toString('base64'), signature };
      return statementsOf(leads, () => leads.get(ReceiveProviderEvent).run(event));
    };
    expect(await received('charge.updated', { id: 'ch_counted' })).toHaveLength(1);
    const paid = await received('checkout.session.completed', {
      ...{ id: pageId(page.url), payment_status: 'paid', status: 'complete' },
      ...{ amount_total: 49_800, currency: 'usd', payment_intent: 'pi_counted' },
    });
    expect((await bookingOf(leads, page.bookingRef)).state).toBe('deposit_paid');
    // Jobs do the work after the commit.
    const committed = paid.findIndex((statement) => /^commit/i.test(statement));
    expect(committed).toBeGreaterThan(0);
    expect(committed + 1).toBeLessThanOrEqual(23);
    const steps = await leads.dataSource.query<{ event: string }[]>(
      'select event from booking_step s join booking b on b.id = s.booking_id where b.ref = $1 order by s.id',
      [page.bookingRef],
    );
    expect(steps.map(({ event }) => event)).toEqual([
      'held',
      'payment_opened',
      'deposit_captured',
      'payment',
    ]);
    await leads.sandbox.behave({ dropWebhooks: false });
  });
});
