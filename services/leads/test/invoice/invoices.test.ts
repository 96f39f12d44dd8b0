import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as booking from '@valam/contracts/leads/booking.rpc';
import { mailRequested } from '@valam/contracts/notifications/mail.events';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { parse } from 'csv-parse/sync';
import { BookingEntity } from '../../src/booking/booking.entity.js';
import { GiftCardRefundEntity } from '../../src/gift-card/gift-card.entity.js';
import { CompleteInvoices } from '../../src/invoice/complete-invoices.js';
import { InvoiceEntity, invoiceNumber } from '../../src/invoice/invoice.entity.js';
import { IssueInvoice } from '../../src/invoice/issue-invoice.js';
import { PaymentEntity } from '../../src/ledger/payment.entity.js';
import { RefundEntity } from '../../src/ledger/refund.entity.js';
import { invoices as migration } from '../../src/migrations/0051-invoices.js';
import { tripsOfInvoices } from '../../src/migrations/0089-trips-of-invoices.js';
import { backOfficeOf } from '../kit/back-office.js';
import { aDeparture, pageId, refusal, startBooking } from '../kit/builders.js';
import { aGiftCard } from '../kit/gift-card.js';
import { aPaidBooking, inState } from '../kit/paid-booking.js';
import { startLeads, type Leads } from '../kit/start-leads.js';

describe('tax invoices', () => {
  let leads: Leads;
  beforeAll(async () => {
    leads = await startLeads();
  });
  afterAll(() => leads.stop());

  const documentsOf = (bookingId: string) =>
    leads.dataSource.manager.find(InvoiceEntity, {
      where: { bookingId },
      order: { kind: 'DESC', number: 'ASC' },
    });
  const check = () => backOfficeOf(leads).act('invoices', 'all', 'check');
  const isWhole = { gaps: [], unnumbered: [] };

  it('are numbered with the payment: net and tax add up to the captured amount', async () => {
    const { booking: made, token } = await aPaidBooking(leads, await aDeparture(leads));
    const [invoice] = await documentsOf(made.id);
    expect(invoice).toMatchObject({
      ...{ kind: 'invoice', series: 'INV/26-27', grossMinor: 49_800, taxMinor: 2_371, currency: 'USD' },
      buyer: { name: 'Anna Berg' },
      seller: { name: 'Sandbox Seller (not a registered company)', gstin: '33AAAAA0000A1Z9' },
    });
    const { invoices } = await leads.rpc.call(booking.getBooking, { token });
    expect(invoices).toMatchObject([{ kind: 'invoice', amount: { amountMinor: 49_800 }, isDrawn: false }]);
    expect(invoices?.[0]?.number).toMatch(/^INV\/26-27\/\d{6}$/);
  });

  it('have no gap with concurrent payments and rollbacks', async () => {
    const offer = await aDeparture(leads, { firstCapacity: 40 });
    const pages = await Promise.all(Array.from({ length: 30 }, () => startBooking(leads, offer)));
    const { booking: made } = await aPaidBooking(leads, await aDeparture(leads));
    const payment = await leads.dataSource.manager.findOneByOrFail(PaymentEntity, { bookingId: made.id });
    const rolledBack = () =>
      leads.dataSource
        .transaction(async (tx) => {
          const id = crypto.randomUUID();
          await tx.insert(PaymentEntity, { ...payment, id, sessionId: null, providerPaymentId: null });
          await leads.get(IssueInvoice).ofPayments(tx, made);
          throw new Error('rolled back');
        })
        .catch((error: Error) => error.message);
    const ends = await Promise.all([
      ...pages.map(({ url }) => leads.sandbox.pay(pageId(url))),
      ...Array.from({ length: 20 }, rolledBack),
    ]);
    expect(ends.filter((end) => end === 'rolled back')).toHaveLength(20);
    for (const { bookingRef } of pages) await inState(leads, bookingRef, 'deposit_paid');
    const [row] = await leads.dataSource.query<{ count: number; last: number }[]>(
      `select count(*)::int as count, max(number) as last from invoice where series = 'INV/26-27'`,
    );
    expect(row?.count).toBe(row?.last);
    expect(await check()).toMatchObject(isWhole);
  });

  it('restart at 1 with the financial year in India', async () => {
    const before = leads.clock.now();
    leads.clock.set('2027-03-31T18:31:00Z');
    const offer = await aDeparture(leads, { startDate: '2027-12-01', endDate: '2027-12-10' });
    const { booking: made } = await aPaidBooking(leads, offer);
    const [invoice] = await documentsOf(made.id);
    expect(invoice && invoiceNumber(invoice)).toBe('INV/27-28/000001');
    leads.clock.set(before);
  });

  it('have a credit note for each refund, which returns the tax to the cent', async () => {
    const { booking: made } = await aPaidBooking(leads, await aDeparture(leads), { payInFull: true });
    const { act } = backOfficeOf(leads);
    for (const amountMinor of [33_333, 33_333, 182_334]) {
      await act('bookings', made.id, 'refund', {
        amount: { amountMinor, currency: 'USD' },
        reason: 'A gift.',
      });
      await waitFor(
        async () =>
          (await leads.dataSource.manager.countBy(RefundEntity, { bookingId: made.id, state: 'pending' })) ===
          0,
      );
    }
    const [invoice, ...notes] = await documentsOf(made.id);
    expect(notes.map(({ kind, series }) => `${kind} ${series}`)).toEqual(
      Array(3).fill('credit_note CRN/26-27'),
    );
    const sum = (of: 'grossMinor' | 'taxMinor') => notes.reduce((total, note) => total + Number(note[of]), 0);
    expect([sum('grossMinor'), sum('taxMinor')]).toEqual([invoice?.grossMinor, Number(invoice?.taxMinor)]);
    expect(await check()).toMatchObject(isWhole);
  });

  it('are addressed to a company that is entered before they are first opened, and immutable afterwards', async () => {
    const { token, booking: made } = await aPaidBooking(leads, await aDeparture(leads));
    const save = (company: string | null, taxNumber: string | null) =>
      leads.rpc.call(booking.saveBilling, { token, company, taxNumber });
    expect((await refusal(save('Acme', '27AAPFU0939F1ZW'))).code).toBe('input.invalid');
    expect((await refusal(save(null, '27AAPFU0939F1ZV'))).code).toBe('input.invalid');
    await save('Acme Travel LLP', '27aapfu0939f1zv');
    const [first] = await documentsOf(made.id);
    const open = (id = first?.id ?? '') => leads.rpc.call(booking.getInvoice, { token, id });
    const file = await open();
    expect(file).toMatchObject({ contentType: 'application/pdf' });
    expect(Buffer.from(file.base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    const drawn = await documentsOf(made.id);
    expect(drawn[0]?.buyer).toEqual({
      name: 'Anna Berg',
      company: 'Acme Travel LLP',
      taxNumber: '27AAPFU0939F1ZV',
      placeOfSupply: 'Maharashtra (27)',
    });
    expect((await refusal(save('Other', null))).code).toBe('leads.action_refused');
    await open();
    expect(await documentsOf(made.id)).toEqual(drawn);
    const other = await aPaidBooking(leads, await aDeparture(leads));
    const foreign = leads.rpc.call(booking.getInvoice, { token: other.token, id: first?.id ?? '' });
    expect((await refusal(foreign)).code).toBe('leads.link_unknown');
  });

  it('are listed in the emails about money', async () => {
    const { booking: made } = await aPaidBooking(leads, await aDeparture(leads));
    const [invoice] = await documentsOf(made.id);
    const mail = await waitFor(async () =>
      (await leads.emittedEvents(mailRequested)).find(
        ({ payload }) => payload.template === 'booking-confirmed' && payload.to === made.email,
      ),
    );
    expect(mail?.payload.data['booking']).toMatchObject({ invoices: [invoice && invoiceNumber(invoice)] });
  });

  it('number existing payments and refunds of an older system in their order, and are completed', async () => {
    const { manager } = leads.dataSource;
    const all = () => manager.find(InvoiceEntity, { order: { series: 'ASC', number: 'ASC' } });
    const facts = (rows: readonly InvoiceEntity[]) =>
      rows.map(({ id: _, buyer, drawnAt: __, ...row }) => ({ ...row, buyer: buyer.name }));
    const before = facts(await all());
    await leads.dataSource.query('drop table invoice, invoice_series, billing_details');
    const runner = leads.dataSource.createQueryRunner();
    for (const one of [migration, tripsOfInvoices]) await new one().up(runner);
    await runner.release();
    expect((await all()).every(({ seller }) => seller === null)).toBe(true);
    await leads.get(CompleteInvoices).sweep();
    const after = facts(await all());
    expect(after.map(({ paymentId, refundId }) => refundId ?? paymentId).sort()).toEqual(
      before.map(({ paymentId, refundId }) => refundId ?? paymentId).sort(),
    );
    // The order of documents with the same time is undefined, so their cents may be distributed differently.
    const taxes = (rows: typeof after) => {
      const sums: Record<string, [number, number]> = {};
      for (const { kind, paymentId, grossMinor, taxMinor } of rows) {
        const [gross, tax] = sums[`${kind} ${paymentId}`] ?? [0, 0];
        sums[`${kind} ${paymentId}`] = [gross + grossMinor, tax + Number(taxMinor)];
      }
      return sums;
    };
    expect(taxes(after)).toEqual(taxes(before));
    expect(await check()).toMatchObject(isWhole);
  });

  it('add up, by month and with the gift cards, to the payments, the refunds and the provider’s own list', async () => {
    // A card that pays a part and is refunded, one in euros, and one refunded to its buyer.
    const { code } = await aGiftCard(leads, { amount: 200 });
    await aGiftCard(leads, { amount: 150, currency: 'EUR' });
    const returned = await aGiftCard(leads, { amount: 300 });
    await backOfficeOf(leads).act('gift-cards', returned.card.id, 'refund', { reason: 'Bought twice.' });
    await waitFor(
      async () => (await leads.dataSource.manager.countBy(GiftCardRefundEntity, { state: 'refunded' })) > 0,
    );
    const { booking: made, token } = await aPaidBooking(leads, await aDeparture(leads), {
      payInFull: true,
      giftCards: [code],
    });
    const { refund } = await leads.rpc.call(booking.quoteCancel, { token });
    await leads.rpc.call(booking.cancelBooking, { token, expectedRefund: refund });
    await waitFor(
      async () =>
        (await leads.dataSource.manager.countBy(RefundEntity, { bookingId: made.id, state: 'refunded' })) ===
        2,
    );
    const months = await leads.dataSource.query<{ month: string; paid: number; back: number }[]>(
      `select month, sum(paid)::int as paid, sum(back)::int as back from (
         select to_char(captured_at at time zone 'Asia/Kolkata', 'YYYY-MM') as month, amount_minor as paid, 0 as back from payment
         union all
         select to_char(settled_at at time zone 'Asia/Kolkata', 'YYYY-MM'), 0, amount_minor from refund where state = 'refunded'
       ) as moved group by month order by month`,
    );
    expect(months.length).toBeGreaterThan(1);
    const kept: Record<string, number> = {};
    const numbers: string[] = [];
    for (const { month, paid, back } of months) {
      const { csv } = (await backOfficeOf(leads).act('invoices', 'all', 'csv', { month })) as { csv: string };
      const rows = parse<Record<string, string>>(csv, { columns: true, bom: true });
      const sum = (kind: string, column: string) =>
        rows.filter((row) => row['Kind'] === kind).reduce((total, row) => total + cents(row[column]), 0);
      expect([month, sum('Invoice', 'Gross'), sum('Credit note', 'Gross')]).toEqual([
        month,
        paid,
        -back || 0,
      ]);
      for (const row of rows) expect(cents(row['Net']) + cents(row['Tax'])).toBe(cents(row['Gross']));
      for (const { Currency = '', Gross, ...row } of rows.filter((one) => one['Paid by'] === 'card')) {
        kept[Currency] = (kept[Currency] ?? 0) + cents(Gross);
        numbers.push(row['Number at the provider'] ?? '');
      }
    }
    const charges = (await leads.sandbox.list('charges')) as unknown as ProviderCharge[];
    const refunds = (await leads.sandbox.list('refunds')) as unknown as { id: string; status: string }[];
    const atProvider: Record<string, number> = {};
    for (const { currency, amount_captured, amount_refunded } of charges)
      atProvider[currency.toUpperCase()] =
        (atProvider[currency.toUpperCase()] ?? 0) + amount_captured - amount_refunded;
    expect(kept).toEqual(atProvider);
    expect(Object.keys(kept).sort()).toEqual(['EUR', 'USD']);
    const madeThere = refunds.filter(({ status }) => status === 'succeeded').map(({ id }) => id);
    expect(numbers.sort()).toEqual([...charges.map((one) => one.payment_intent), ...madeThere].sort());
    expect(await leads.dataSource.manager.countBy(BookingEntity, {})).toBeGreaterThan(30);
  });
});

interface ProviderCharge {
  readonly payment_intent: string;
  readonly currency: string;
  readonly amount_captured: number;
  readonly amount_refunded: number;
}

const cents = (text = '0'): number => Math.round(Number(text) * 100);
