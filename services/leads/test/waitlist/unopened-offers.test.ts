import { expect, it } from '@jest/globals';
import { cancelBooking, quoteCancel } from '@valam/contracts/leads/booking.rpc';
import type { WaitlistInput } from '@valam/contracts/leads/waitlist.schema';
import * as waitlist from '@valam/contracts/leads/waitlist.rpc';
import { LapsedHolds } from '../../src/checkout/lapsed-holds.js';
import { aDeparture } from '../kit/builders.js';
import { aPaidBooking, bookingOf, mails, waitlistToken } from '../kit/paid-booking.js';
import { settled } from '../kit/settled.js';
import { runningLeads } from '../kit/start-leads.js';

const leads = await runningLeads();

it('an accepted offer is not reported as unpaid if its payment page never opened', async () => {
  const offer = await aDeparture(leads, { firstCapacity: 2 });
  const { token } = await aPaidBooking(leads, offer, { quantity: 2 });
  const email = 'unopened@example.org';
  const names = { firstName: 'Wen', lastName: 'Li', email };
  const entry: WaitlistInput = { dateId: offer.departureId, ...names, quantity: 2 };
  await leads.rpc.call(waitlist.joinWaitlist, { entry, idempotencyKey: null });
  const { refund } = await leads.rpc.call(quoteCancel, { token });
  await leads.rpc.call(cancelBooking, { token, expectedRefund: refund });
  const accepted = { token: await waitlistToken(leads, email) };
  const { bookingRef } = await leads.rpc.call(waitlist.acceptOffer, accepted);
  const { id } = await bookingOf(leads, bookingRef);
  await settled(leads);
  // As if the replica had died before it stored the page.
  await leads.dataSource.query(`update booking set state = 'held' where id = $1`, [id]);
  await leads.dataSource.query(
    `update payment_session set provider_id = null, url = null, state = 'preparing' where booking_id = $1`,
    [id],
  );
  await leads.advance(4 * 60_000);
  await leads.get(LapsedHolds).sweep();
  expect((await bookingOf(leads, bookingRef)).state).toBe('expired');
  const told = (await mails(leads, 'waitlist-over', email)).map(({ data }) => data['reason']);
  expect(told).toEqual(['You accepted our offer, but the payment page could not be opened in time.']);
});
