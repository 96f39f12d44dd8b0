import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createLead } from '@valam/contracts/leads/lead.rpc';
import { eraseLeadsData, listRecordsOfPerson } from '@valam/contracts/leads/privacy.rpc';
import { money } from '@valam/contracts/shared/money';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { SumLeads } from '../../src/report/sum-leads.js';
import { backOfficeOf } from '../kit/back-office.js';
import { aDeparture, pageId } from '../kit/builders.js';
import { aGiftOrder, giftCardInState, orderGiftCard } from '../kit/gift-card.js';
import { aPaidBooking, bookingOf } from '../kit/paid-booking.js';
import { startLeads, type Leads } from '../kit/start-leads.js';
import { transfersOf } from '../kit/transfer.js';

let leads: Leads;
beforeAll(async () => {
  leads = await startLeads();
});
afterAll(() => leads.stop());

it('a person is erased with the reasons of staff about the booking and the gift card', async () => {
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
      `select event as at from booking_step where strpos(reason, $1) > 0 union all select 'refund' from refund where reason = $1
       union all select 'gift card' from gift_card_refund where reason = $1 order by 1`,
      [reason],
    );
  expect(await said()).toEqual([
    { at: 'cancelled' },
    { at: 'gift card' },
    { at: 'refund' },
    { at: 'refunded' },
  ]);
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

it('a person is erased with the reason of a lost inquiry, unless it was also used for another person', async () => {
  const { update } = backOfficeOf(leads);
  const lost = async (email: string, lostReason: string) => {
    const names = { firstName: 'Anna', lastName: 'Berg', mobile: '+4915112345678' };
    const lead = { type: 'inquiry' as const, ...names, email };
    const { id } = await leads.rpc.call(createLead, { lead, idempotencyKey: null });
    await update('leads', id, 1, { state: 'lost', lostReason });
    return id;
  };
  const own = await lost('lost@example.org', 'Her mother is ill, says Usha');
  const common = await lost('lost@example.org', 'Too expensive');
  await lost('other@example.org', 'too expensive ');
  await leads.rpc.call(eraseLeadsData, { email: 'lost@example.org' });
  const kept = await leads.dataSource.query<unknown[]>(
    'select id, state, lost_reason as reason from lead where id = any ($1) order by lost_reason',
    [[own, common]],
  );
  expect(kept).toEqual([
    { id: own, state: 'lost', reason: 'Erased' },
    { id: common, state: 'lost', reason: 'Too expensive' },
  ]);
  await leads.get(SumLeads).run();
  const summed = await leads.dataSource.query<unknown[]>('select 1 from lost_reason_sum where reason ~ $1', [
    'Usha',
  ]);
  expect(summed).toEqual([]);
});

it('a former owner is erased with texts of staff from before the transfer; the current owner keeps the rest', async () => {
  const email = 'former@example.org';
  const { act, get } = backOfficeOf(leads);
  const { booking } = await aPaidBooking(leads, await aDeparture(leads), { email });
  const reason = 'Her brother has died.';
  await act('bookings', booking.id, 'refund', { amount: money(1_000, 'USD'), reason });
  await act('bookings', booking.id, 'note', { text: 'Call her sister about the funeral.' });
  await leads.advance(60_000);
  await transfersOf(leads).transferByStaff(booking.id);
  await leads.advance(60_000);
  await act('bookings', booking.id, 'note', { text: 'Ravi comes by train.' });
  const { balance } = await get('bookings', booking.id);
  await act('bookings', booking.id, 'offline-payment', { amount: balance, reason: 'Ravi has paid in cash' });
  const { formerRecords } = await leads.rpc.call(listRecordsOfPerson, { email });
  expect(formerRecords).toContainEqual({
    ...{ entity: 'bookings', id: booking.id },
    until: new Date(leads.clock.now().getTime() - 60_000).toISOString(),
  });
  await leads.rpc.call(eraseLeadsData, { email });
  const words = await leads.dataSource.query<{ said: string }[]>(
    `select reason as said from booking_step where booking_id = $1
     union all select reason from refund where booking_id = $1
     union all select text from booking_note where booking_id = $1`,
    [booking.id],
  );
  const said = words.map((row) => row.said).join('\n');
  expect(said).not.toMatch(/brother|funeral/);
  expect(said).toContain('Transferred to another person.');
  expect(said).toContain('Ravi comes by train.');
  expect(await leads.rpc.call(listRecordsOfPerson, { email })).toEqual({ records: [] });
});
