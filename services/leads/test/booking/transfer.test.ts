import { afterEach, describe, expect, it } from '@jest/globals';
import * as rpc from '@valam/contracts/leads/booking.rpc';
import { eraseLeadsData, exportLeadsData } from '@valam/contracts/leads/privacy.rpc';
import { getCheckoutSession } from '@valam/contracts/leads/checkout.rpc';
import { mailRequested } from '@valam/contracts/notifications/mail.events';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { formerOwners } from '../../src/migrations/0079-former-owners.js';
import { PaymentSessionEntity } from '../../src/payment/payment-session.entity.js';
import { backOfficeOf } from '../kit/back-office.js';
import { aDeparture, pageId, refusal } from '../kit/builders.js';
import { aPaidBooking, bookingOf, inState, mails, stockDifferences, tokenOf } from '../kit/paid-booking.js';
import { aCompanion, invite, sharePage, threeTravelers } from '../kit/share.js';
import { runningLeads } from '../kit/start-leads.js';
import { accomplice, buyer, transfersOf } from '../kit/transfer.js';

const leads = await runningLeads();
const { transfer, transferByStaff, belongsTo, returned } = transfersOf(leads);
const minuteMs = 60_000;

afterEach(async () => {
  expect(await stockDifferences(leads)).toEqual([]);
});

describe('a transferred booking belongs to the new owner alone', () => {
  it('and shows nothing of the former owner’s invoices, company and companions', async () => {
    const { booking, token } = await threeTravelers(leads);
    await leads.rpc.call(rpc.saveBilling, { token, company: 'Berg Druck', taxNumber: 'DE811907980' });
    const [left, travels] = [aCompanion(), aCompanion()];
    await invite(leads, token, [left, travels]);
    await leads.sandbox.pay(await sharePage(leads, travels));
    await waitFor(async () => (await bookingOf(leads, booking.ref)).sharedMinor === 199_200);
    const [former] = (await leads.rpc.call(rpc.getBooking, { token })).invoices ?? [];
    await transferByStaff(booking.id);
    const now = tokenOf(leads, await belongsTo(booking.ref, buyer.email));
    const shown = await leads.rpc.call(rpc.getBooking, { token: now });
    expect(shown).toMatchObject({ billing: { company: null, taxNumber: null }, invoices: [] });
    expect(shown.shares?.shares.map(({ email }) => email)).toEqual([travels.email]);
    expect(JSON.stringify(shown)).not.toMatch(/Anna|Berg|DE811907980/);
    const asked = leads.rpc.call(rpc.getInvoice, { token: now, id: former?.id ?? '' });
    expect((await refusal(asked)).code).toBe('leads.link_unknown');
    const [kept] = await leads.dataSource.query('select buyer from invoice where id = $1', [former?.id]);
    expect(kept).toMatchObject({ buyer: { company: 'Berg Druck', taxNumber: 'DE811907980' } });

    await leads.advance(minuteMs);
    const { url } = await leads.rpc.call(rpc.payBalance, { token: now });
    await leads.sandbox.pay(pageId(url));
    await waitFor(async () => (await bookingOf(leads, booking.ref)).state === 'paid');
    const own = (await leads.rpc.call(rpc.getBooking, { token: now })).invoices ?? [];
    expect(own).toHaveLength(1);
    const file = await leads.rpc.call(rpc.getInvoice, { token: now, id: own[0]?.id ?? '' });
    expect(file.contentType).toBe('application/pdf');
  });

  it('and keeps each owner’s company on that owner’s payments, for any number of transfers', async () => {
    const { booking, token } = await aPaidBooking(leads, await aDeparture(leads));
    await leads.rpc.call(rpc.saveBilling, { token, company: 'Berg Druck', taxNumber: 'DE811907980' });
    await transferByStaff(booking.id);
    await leads.advance(minuteMs);
    const now = tokenOf(leads, await belongsTo(booking.ref, buyer.email));
    await leads.rpc.call(rpc.saveBilling, { token: now, company: 'Iyer Travels', taxNumber: null });
    const { url } = await leads.rpc.call(rpc.payBalance, { token: now });
    await leads.sandbox.pay(pageId(url));
    await inState(leads, booking.ref, 'paid');
    await leads.advance(minuteMs);
    await transferByStaff(booking.id, accomplice);
    const companies = await leads.dataSource.query<unknown[]>(
      `select buyer->>'company' as company from invoice where booking_id = $1 order by number`,
      [booking.id],
    );
    expect(companies).toEqual([{ company: 'Berg Druck' }, { company: 'Iyer Travels' }]);
  });

  it('and is repaired if an earlier release left the former owner’s company and pages', async () => {
    const { booking, token } = await aPaidBooking(leads, await aDeparture(leads));
    const [former] = (await leads.rpc.call(rpc.getBooking, { token })).invoices ?? [];
    await transfer(token, accomplice);
    await leads.advance(minuteMs);
    await transferByStaff(booking.id);
    const now = tokenOf(leads, await belongsTo(booking.ref, buyer.email));
    await leads.advance(minuteMs);
    const { url } = await leads.rpc.call(rpc.payBalance, { token: now });
    await leads.sandbox.pay(pageId(url));
    await waitFor(async () => (await bookingOf(leads, booking.ref)).state === 'paid');
    // As the earlier release left them.
    await leads.dataSource.query(
      `insert into billing_details (booking_id, company, tax_number, changed_at)
       select booking_id, 'Berg Druck', 'DE811907980', captured_at from payment where booking_id = $1 order by captured_at limit 1`,
      [booking.id],
    );
    await leads.dataSource.query(
      `update payment_session set params = params || '{"email": "anna@former.example"}', details = '{"email": "max@former.example", "linkVersion": 1}'
        where booking_id = $1 and purpose in ('deposit', 'transfer_fee')`,
      [booking.id],
    );
    expect((await leads.rpc.call(rpc.getBooking, { token: now })).billing?.company).toBeNull();
    const runner = leads.dataSource.createQueryRunner();
    await runner.startTransaction();
    await new formerOwners().up(runner);
    await runner.commitTransaction();
    await runner.release();
    const documents = await leads.dataSource.query<{ id: string; company: string | null }[]>(
      `select id, buyer ->> 'company' as company from invoice where booking_id = $1 order by issued_at`,
      [booking.id],
    );
    expect(documents).toEqual([
      { id: former?.id, company: 'Berg Druck' },
      { id: expect.any(String) as unknown, company: null },
    ]);
    expect(
      await leads.dataSource.query('select 1 from billing_details where booking_id = $1', [booking.id]),
    ).toEqual([]);
    expect(await pagesText(booking.id)).not.toMatch(/former\.example/);
    expect(await pagesText(booking.id)).toContain(buyer.email);
  });

  it('and shows the former owner only the own payment', async () => {
    const { booking, token } = await aPaidBooking(leads, await aDeparture(leads), { quantity: 2 });
    const [deposit] = await leads.dataSource.manager.findBy(PaymentSessionEntity, { bookingId: booking.id });
    const fee = await transfer(token);
    await leads.sandbox.pay(pageId(fee.url));
    const now = tokenOf(leads, await belongsTo(booking.ref, buyer.email));
    await leads.advance(minuteMs);
    const { url } = await leads.rpc.call(rpc.payBalance, { token: now });
    await leads.sandbox.pay(pageId(url));
    await waitFor(async () => (await bookingOf(leads, booking.ref)).state === 'paid');
    const pages = [
      [deposit?.returnToken ?? '', 'deposit'],
      [fee.sessionId ?? '', 'transfer_fee'],
    ] as const;
    for (const [id, purpose] of pages) {
      const shown = await leads.rpc.call(getCheckoutSession, { id });
      expect(shown.purpose).toBe(purpose);
      expect(shown).toMatchObject({
        state: 'deposit_paid',
        payment: 'paid',
        paid: shown.amount,
        quantity: 1,
        isFormerOwner: true,
      });
      expect(shown).toMatchObject({ balance: { amountMinor: 0 }, balanceDueAt: null, url: null });
    }
  });

  it('and sends receipts to their payers, and none of them to the new owner', async () => {
    const { booking, token } = await aPaidBooking(leads, await aDeparture(leads));
    const heir = { ...buyer, email: 'heir@example.org' };
    const fee = await transfer(token, heir);
    await leads.sandbox.pay(pageId(fee.url));
    const now = tokenOf(leads, await belongsTo(booking.ref, heir.email));
    const [told] = await waitFor(async () => {
      const found = await mails(leads, 'booking-handed-over', booking.email);
      return found.length > 0 ? found : null;
    });
    expect(told).toMatchObject({
      data: { fee: expect.stringMatching(/2,000|20/) as unknown },
      attachments: [{ filename: expect.stringMatching(/^receipt-/) as unknown }],
    });
    expect(JSON.stringify(told)).not.toContain('/booking/manage/');
    const sent = (await leads.emittedEvents(mailRequested)).filter(
      ({ payload }) => payload.to === heir.email,
    );
    expect(sent.map(({ payload }) => [payload.template, payload.attachments?.length ?? 0])).toEqual([
      ['booking-taken-over', 0],
    ]);
    expect(sent[0]?.payload.data).toMatchObject({ booking: { invoices: [] } });
    const { payments } = await leads.rpc.call(rpc.getBooking, { token: now });
    expect(payments.map(({ receiptUrl }) => receiptUrl)).toEqual(['', '']);
    for (const { id } of payments)
      expect((await refusal(leads.rpc.call(rpc.getReceipt, { token: now, id }))).code).toBe(
        'leads.link_unknown',
      );
    const { act } = backOfficeOf(leads);
    await act('bookings', booking.id, 'resend', { mail: 'confirmation' });
    const [again] = await mails(leads, 'booking-confirmed', heir.email);
    expect(again?.attachments ?? []).toEqual([]);
    expect(again?.data).toMatchObject({ hasReceipt: false });
  });

  it('and shows no texts about the former owner, in history or refunds', async () => {
    const { booking, token } = await aPaidBooking(leads, await aDeparture(leads));
    const { act } = backOfficeOf(leads);
    const amount = { amountMinor: 1_000, currency: booking.currency };
    await act('bookings', booking.id, 'refund', { amount, reason: 'His brother has died.' });
    await transferByStaff(booking.id);
    const now = tokenOf(leads, await belongsTo(booking.ref, buyer.email));
    const shown = await leads.rpc.call(rpc.getBooking, { token: now });
    expect(shown.refunds).toMatchObject([{ amount, reason: 'From before the booking was transferred' }]);
    expect(shown.payments).toHaveLength(1);
    expect(shown.history.map(({ reason }) => reason)).toEqual(['The booking was transferred to you.']);
    expect((await refusal(leads.rpc.call(rpc.getBooking, { token }))).code).toBe('leads.link_unknown');
  });

  it('and reports refunds of the former owner’s payments without their reason', async () => {
    const { create, act, get } = backOfficeOf(leads);
    const { departureId: dateId } = await aDeparture(leads);
    const former = { firstName: 'Fay', lastName: 'Former', email: 'fay@example.org' };
    const { id, ref } = await create(
      'bookings',
      { dateId, quantity: 1, currency: 'USD', ...former },
      'sales',
    );
    const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
    await act('bookings', id, 'offline-payment', { amount: usd(49_800), reason: 'Bank transfer' });
    await act('bookings', id, 'refund', { amount: usd(1_000), reason: 'His brother has died.' });
    await leads.advance(minuteMs);
    await transferByStaff(id);
    await leads.advance(minuteMs);
    const { refunds } = (await get('bookings', id)) as { refunds?: { id: string }[] };
    await act('refunds', refunds?.[0]?.id ?? '', 'mark-paid', { reason: 'UTR 80811' });
    const made = (await mails(leads, 'refund-made', buyer.email)).at(-1);
    expect(made?.data).toMatchObject({ refund: '$10', reason: '', isFormerPayers: true, isByHand: true });
    expect(made?.data['booking']).toMatchObject({ bookingRef: ref, hasFormerPayer: true });
    const now = tokenOf(leads, await belongsTo(String(ref), buyer.email));
    expect(JSON.stringify(await leads.rpc.call(rpc.getBooking, { token: now }))).not.toContain('brother');
  });

  const pagesText = async (bookingId: string) =>
    JSON.stringify(
      await leads.dataSource.query(
        'select to_jsonb(s) as page from payment_session s where booking_id = $1',
        [bookingId],
      ),
    );

  it('and exports and erases a person who was named and has not taken over', async () => {
    const { booking, token } = await aPaidBooking(leads, await aDeparture(leads));
    const named = { ...accomplice, email: 'Named@example.org' };
    const { url } = await transfer(token, named);
    const told = await leads.rpc.call(exportLeadsData, { email: named.email });
    expect(JSON.stringify(told)).toMatch(/Max.+Roe.+Named@example.org/);
    await leads.rpc.call(eraseLeadsData, { email: named.email });
    expect(await pagesText(booking.id)).not.toMatch(/Max|Roe|Named@/);
    const paid = await leads.sandbox.pay(pageId(url)).then(
      () => true,
      () => false,
    );
    if (paid) expect(await returned(booking.id)).toMatchObject({ amountMinor: 200_000 });
    expect(await bookingOf(leads, booking.ref)).toMatchObject({ email: booking.email });
  });

  it('and stores no data of a person whose page was replaced or never paid, nor of the former owner', async () => {
    const { booking, token } = await aPaidBooking(leads, await aDeparture(leads));
    await transfer(token, accomplice);
    const second = await transfer(token);
    await waitFor(async () => !/Max|Roe|max@/.test(await pagesText(booking.id)));
    await leads.sandbox.pay(pageId(second.url));
    await belongsTo(booking.ref, buyer.email);
    expect(await pagesText(booking.id)).not.toContain(booking.email);
  });
});
