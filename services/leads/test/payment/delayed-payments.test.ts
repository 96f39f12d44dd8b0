import { expect, it } from '@jest/globals';
import { payBalance } from '@valam/contracts/leads/booking.rpc';
import { aDeparture, pageId } from '../kit/builders.js';
import { aPaidBooking, signedEvent } from '../kit/paid-booking.js';
import { runningLeads } from '../kit/start-leads.js';

const leads = await runningLeads();

it('after a delayed payment has failed, its page has ended, and the traveler gets another one', async () => {
  const { token } = await aPaidBooking(leads, await aDeparture(leads));
  const { url } = await leads.rpc.call(payBalance, { token });
  const id = pageId(url);
  const object = {
    ...{ id, object: 'checkout.session', mode: 'payment', currency: 'usd', amount_total: 199_200 },
    ...{ status: 'complete', payment_status: 'unpaid', metadata: {} },
  };
  for (const type of ['completed', 'async_payment_failed']) {
    const event = signedEvent(`checkout.session.${type}`, object);
    expect(await leads.door.deliver(event.body, event.signature)).toBe(200);
  }
  expect((await leads.rpc.call(payBalance, { token })).url).not.toBe(url);
});
