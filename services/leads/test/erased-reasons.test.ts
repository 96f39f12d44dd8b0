import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eraseLeadsData, listRecordsOfPerson } from '@valam/contracts/leads/privacy.rpc';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { backOfficeOf } from './kit/back-office.js';
import { aDeparture, pageId } from './kit/builders.js';
import { aGiftOrder, giftCardInState, orderGiftCard } from './kit/gift-card.js';
import { aPaidBooking, bookingOf } from './kit/paid-booking.js';
import { startLeads, type Leads } from './kit/start-leads.js';

let leads: Leads;
beforeAll(async () => {
  leads = await startLeads();
});
afterAll(() => leads.stop());

it('a person is erased with the reasons that staff wrote for what they did with the booking and the gift card', async () => {
  const email = 'reasons@example.org';
  const reason = 'Her mother has died, says her sister Usha';
  const { act } = backOfficeOf(leads);
  const { booking } = await aPaidBooking(leads, await aDeparture(leads), { email });
  await act('bookings', booking.id, 'cancel', { reason });
  await waitFor(async () => (await bookingOf(leads, booking.ref)).refundState === 'refunded');
  const { url, sessionId } = await orderGiftCard(
    leads,
    aGiftOrder({ buyerEmail: email, deliverOn: '2027-08-01' }),
  );
  await leads.sandbox.pay(pageId(url));
  const card = await giftCardInState(leads, sessionId, 'paid');
  await act('gift-cards', card.id, 'refund', { reason });
  const said = () =>
    leads.dataSource.query<unknown[]>(
      `select 'step' as at from booking_step where reason = $1 union all select 'refund' from refund where reason = $1
       union all select 'gift card' from gift_card_refund where reason = $1 order by 1`,
      [reason],
    );
  expect(await said()).toEqual([{ at: 'gift card' }, { at: 'refund' }, { at: 'step' }]);
  const records = async () => (await leads.rpc.call(listRecordsOfPerson, { email })).records;
  const listed = await records();
  expect(listed).toEqual(
    expect.arrayContaining([
      { entity: 'bookings', id: booking.id },
      { entity: 'gift-cards', id: card.id },
      { entity: 'refunds', id: expect.any(String) as unknown },
      { entity: 'leads', id: expect.any(String) as unknown },
    ]),
  );
  await leads.rpc.call(eraseLeadsData, { email });
  expect(await said()).toEqual([]);
  expect(await records()).toEqual([]);
  const amounts = await leads.dataSource.query<unknown[]>(
    'select amount_minor from refund where booking_id = $1 and state = $2',
    [booking.id, 'refunded'],
  );
  expect(amounts).toHaveLength(1);
});
