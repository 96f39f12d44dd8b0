import { expect, it } from '@jest/globals';
import { startPaymentPlan } from '@valam/contracts/leads/booking.rpc';
import { createLead } from '@valam/contracts/leads/lead.rpc';
import { eraseLeadsData, listErasedRecords, listRecordsOfPerson } from '@valam/contracts/leads/privacy.rpc';
import { acceptQuote } from '@valam/contracts/leads/quote.rpc';
import { money } from '@valam/contracts/shared/money';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { EraseOldGiftCards } from '../../src/gift-card/erase-old-gift-cards.js';
import { EraseOldInquiries } from '../../src/lead/erase-old-inquiries.js';
import { EraseOldBookings } from '../../src/person/erase-old-bookings.js';
import { erasures } from '../../src/person/erased-records.js';
import { backOfficeOf } from '../kit/back-office.js';
import { pageId } from '../kit/builders.js';
import { aGiftCard } from '../kit/gift-card.js';
import { bookingOf, inState, tokenOf } from '../kit/paid-booking.js';
import { settled } from '../kit/settled.js';
import { aCompanion, invite } from '../kit/share.js';
import { runningLeads } from '../kit/start-leads.js';

const leads = await runningLeads();
const { act, get } = backOfficeOf(leads);

/**
 * A private tour, a plan, a share, refunds and a gift card, each with texts of staff about a person named
 * `name`.
 */
async function aStory(name: string, startDate: string) {
  const email = `${name.toLowerCase()}@example.org`;
  const reason = `${name} has lost her mother`;
  const person = { firstName: name, lastName: 'Berg', email, mobile: '+4915112345678' };
  const lead = await leads.rpc.call(createLead, {
    lead: { type: 'inquiry', ...person },
    idempotencyKey: null,
  });
  const { url } = await act('leads', lead.id, 'quote', {
    ...{ title: `${name} in Kerala`, startDate, endDate: startDate, message: reason },
    ...{ quantity: 4, total: money(800_000, 'EUR'), totalUsd: 9_000 },
  });
  await act('leads', lead.id, 'note', { text: reason });
  const page = await leads.rpc.call(acceptQuote, { token: String(url).split('/').at(-1) ?? '', ...person });
  await leads.sandbox.pay(pageId(page.url));
  const booking = await inState(leads, page.bookingRef, 'deposit_paid');
  const token = tokenOf(leads, booking);
  await leads.rpc.call(startPaymentPlan, { token, installments: 3 });
  const { paymentPlanId } = await bookingOf(leads, booking.ref);
  await act('payment-plans', paymentPlanId ?? '', 'end', { reason });
  const { shares } = await invite(leads, token, [{ ...aCompanion(), name: `Brother of ${name}` }]);
  await act('shares', shares[0]?.id ?? '', 'withdraw', { reason });
  await act('bookings', booking.id, 'note', { text: reason });
  await act('bookings', booking.id, 'refund', { amount: money(1_000, 'EUR'), reason });
  await act('departures', booking.departureId, 'cancel', { reason });
  await waitFor(async () => (await bookingOf(leads, booking.ref)).refundState === 'refunded');
  const { card } = await aGiftCard(leads, { buyerEmail: email, recipientEmail: email });
  await act('gift-cards', card.id, 'refund', { reason });
  await waitFor(async () => (await get('gift-cards', card.id))['state'] === 'refunded');
  await settled(leads);
  return email;
}

/** The tables that name a person; events are kept only for some days. */
async function tablesWith(name: string): Promise<string[]> {
  const tables = await leads.dataSource.query<{ name: string }[]>(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'outbox' order by 1`,
  );
  const found: string[] = [];
  for (const table of tables) {
    const rows = await leads.dataSource.query<unknown[]>(
      `select 1 from "${table.name}" kept where to_jsonb(kept)::text ~* $1 limit 1`,
      [name],
    );
    if (rows.length > 0) found.push(table.name);
  }
  return found;
}

const wish = (email: string) => leads.rpc.call(eraseLeadsData, { email });
const schedule = async () => {
  leads.clock.set(new Date('2037-06-01T06:30:00Z'));
  await leads.get(EraseOldBookings).sweep();
  await leads.get(EraseOldInquiries).sweep();
  await leads.get(EraseOldGiftCards).sweep();
};

it.each([
  ['at the wish of the person', 'Ushawish', wish],
  ['on schedule', 'Ushaold', schedule],
])(
  'a person is erased %s with all texts of staff, and the audit log is requested to do the same',
  async (_how, name, erase) => {
    const email = await aStory(name, '2027-08-01');
    expect(await tablesWith(name)).toEqual(
      expect.arrayContaining([
        'booking_step',
        'departure',
        'gift_card_refund',
        'payment_plan',
        'refund',
        'share',
      ]),
    );
    const { records } = await leads.rpc.call(listRecordsOfPerson, { email });
    const kinds = [
      'bookings',
      'departures',
      'gift-cards',
      'leads',
      'payment-plans',
      'quotes',
      'refunds',
      'shares',
    ];
    expect([...new Set(records.map(({ entity }) => entity))].sort()).toEqual(kinds);
    const before = leads.clock.now();
    await erase(email);
    expect(await tablesWith(name)).toEqual([]);
    const at = (erase === wish ? before : leads.clock.now()).toISOString();
    const erased = await leads.rpc.call(listErasedRecords, { after: { at } });
    const found = erased.records.map(({ until, ...record }) => {
      expect(until).toBe(leads.clock.now().toISOString());
      return record;
    });
    expect(found).toHaveLength(records.length);
    expect(found).toEqual(expect.arrayContaining(records));
  },
);

it('erasures since a time are found by indexes, without reading every booking', async () => {
  const plan = await leads.dataSource.transaction(async (tx) => {
    await tx.query('set local enable_seqscan = off');
    return tx.query(`explain ${erasures}`, ['2027-01-01T00:00:00Z', '00000000-0000-0000-0000-000000000000']);
  });
  for (const index of ['booking_erased', 'lead_erased', 'gift_card_erased'])
    expect(JSON.stringify(plan)).toContain(index);
});
