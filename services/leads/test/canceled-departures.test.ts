import { expect, it } from '@jest/globals';
import { cancelBooking, quoteCancel } from '@valam/contracts/leads/booking.rpc';
import { DepartureEntity } from '../src/departure/departure.entity.js';
import { refusal } from './kit/builders.js';
import { aDepartureIn } from './kit/days.js';
import { aPaidBooking, bookingOf } from './kit/paid-booking.js';
import { runningLeads } from './kit/start-leads.js';

const leads = await runningLeads();

it('a traveler whose departure was canceled gets everything back, not the part of an own cancellation', async () => {
  const offer = await aDepartureIn(leads, 40);
  const { booking, token } = await aPaidBooking(leads, offer, { payInFull: true });
  await leads.advance(72 * 3_600_000);
  const { refund: expectedRefund } = await leads.rpc.call(quoteCancel, { token });
  expect(expectedRefund.amountMinor).toBeLessThan(booking.totalMinor);
  // Its job has not come to this booking yet.
  await leads.dataSource.manager.update(
    DepartureEntity,
    { id: offer.departureId },
    { cancelledAt: leads.clock.now(), isClosed: true },
  );
  for (const call of [
    () => leads.rpc.call(quoteCancel, { token }),
    () => leads.rpc.call(cancelBooking, { token, expectedRefund }),
  ])
    expect(await refusal(call())).toMatchObject({ code: 'leads.action_refused' });
  expect((await bookingOf(leads, booking.ref)).state).toBe('paid');
});
