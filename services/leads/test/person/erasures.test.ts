import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cancelBooking, quoteCancel, saveBilling } from '@valam/contracts/leads/booking.rpc';
import { createLead } from '@valam/contracts/leads/lead.rpc';
import { eraseLeadsData, exportLeadsData } from '@valam/contracts/leads/privacy.rpc';
import { reviewsChanged } from '@valam/contracts/leads/review.events';
import { money } from '@valam/contracts/shared/money';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { GiftCardEntity } from '../../src/gift-card/gift-card.entity.js';
import { InvoiceEntity } from '../../src/invoice/invoice.entity.js';
import { ReviewEntity } from '../../src/review/review.entity.js';
import { backOfficeOf } from '../kit/back-office.js';
import { aDeparture, pageId } from '../kit/builders.js';
import { aGiftOrder, giftCardInState, orderGiftCard } from '../kit/gift-card.js';
import { aPaidBooking, bookingOf, mails, tokenOf } from '../kit/paid-booking.js';
import { startLeads, type Leads } from '../kit/start-leads.js';

describe('an erasure', () => {
  let leads: Leads;
  beforeAll(async () => {
    leads = await startLeads();
  });
  afterAll(() => leads.stop());

  const cancel = async (token: string) => {
    const { refund } = await leads.rpc.call(quoteCancel, { token });
    await leads.rpc.call(cancelBooking, { token, expectedRefund: refund });
  };
  const waiting = async () => {
    const rows = await leads.dataSource.query<unknown[]>(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.length;
  };

  it('erases all or nothing of a booking that ends concurrently', async () => {
    const email = 'meanwhile@example.org';
    const over = await aPaidBooking(leads, await aDeparture(leads), { email });
    await cancel(over.token);
    await waitFor(async () => (await bookingOf(leads, over.booking.ref)).refundState === 'refunded');
    const ending = await aPaidBooking(leads, await aDeparture(leads), { email });
    const { act } = backOfficeOf(leads);
    await act('bookings', over.booking.id, 'note', { text: 'Rang about the visa.' });

    // Pauses the erasure halfway, between leads and bookings.
    const halfway = leads.dataSource.createQueryRunner();
    await halfway.startTransaction();
    await halfway.query('select 1 from booking_note where booking_id = $1 for update', [over.booking.id]);
    const erased = leads.rpc.call(eraseLeadsData, { email });
    await waitFor(async () => (await waiting()) > 0);
    let isCanceled = false;
    const canceled = cancel(ending.token).then(() => (isCanceled = true));
    await waitFor(async () => isCanceled || (await waiting()) > 1);
    await halfway.rollbackTransaction();
    await halfway.release();
    await Promise.all([erased, canceled]);

    const left = await leads.dataSource.query<{ booking: boolean; lead: boolean }[]>(
      `select b.erased_at is null as booking, l.erased_at is null as lead
         from booking b join lead l on l.booking_id = b.id where b.id = $1`,
      [ending.booking.id],
    );
    expect(left).toEqual([{ booking: true, lead: true }]);
  });

  it('allows a later refund, without an email', async () => {
    const { create, act, get } = backOfficeOf(leads);
    const { departureId: dateId } = await aDeparture(leads);
    const email = 'by-transfer@example.org';
    const order = { dateId, quantity: 1, currency: 'INR', firstName: 'Tara', lastName: 'Transfer', email };
    const { id, ref } = await create('bookings', order, 'sales');
    await act('bookings', id, 'offline-payment', {
      amount: money(4_000_000, 'INR'),
      note: 'From the account of her sister Mala',
      reason: 'Bank transfer',
    });
    await cancel(tokenOf(leads, await bookingOf(leads, String(ref))));
    await leads.rpc.call(eraseLeadsData, { email });
    const { refunds } = (await get('bookings', id)) as { refunds?: { id: string; state: string }[] };
    expect(refunds).toMatchObject([{ state: 'pending' }]);
    await act('refunds', refunds?.[0]?.id ?? '', 'mark-paid', { reason: 'UTR 77120' });
    expect(await bookingOf(leads, String(ref))).toMatchObject({
      firstName: 'Erased',
      refundState: 'refunded',
    });
    expect((await mails(leads, 'refund-made')).filter(({ to }) => !to)).toEqual([]);
    const payments = await leads.dataSource.query<unknown[]>(
      'select note, amount_minor from payment where booking_id = $1',
      [id],
    );
    expect(payments).toEqual([{ note: null, amount_minor: 4_000_000 }]);
  });

  it('removes the address of a person for whom staff booked from the whole booking', async () => {
    const { create, act } = backOfficeOf(leads);
    const { departureId: dateId } = await aDeparture(leads);
    const email = 'by-telephone@example.org';
    const person = { firstName: 'Tilda', lastName: 'Telephone', email };
    const { id } = await create('bookings', { dateId, quantity: 1, currency: 'INR', ...person }, 'sales');
    await act('bookings', id, 'cancel', { reason: 'Rang again' });
    await leads.rpc.call(eraseLeadsData, { email });
    const rows = await leads.dataSource.query<unknown[]>('select * from booking where id = $1', [id]);
    expect(rows).toMatchObject([{ first_name: 'Erased' }]);
    expect(JSON.stringify(rows)).not.toContain(email);
  });

  it('withdraws earlier responses with the name of the author of a published review', async () => {
    const email = 'reviewer@example.org';
    const { tourId, ...offer } = await aDeparture(leads);
    const { booking, token } = await aPaidBooking(leads, { tourId, ...offer }, { email });
    await cancel(token);
    const at = leads.clock.now();
    await leads.dataSource.manager.insert(ReviewEntity, {
      ...{ id: randomUUID(), bookingId: booking.id, tourId, tourSlug: offer.tourSlug },
      ...{ state: 'published', rating: 5, text: 'Well led.', displayName: 'Nia', askedCount: 1 },
      ...{ version: 1, createdAt: at, publishedAt: at },
    });
    await leads.rpc.call(eraseLeadsData, { email });
    const announced = (await leads.emittedEvents(reviewsChanged)).map(({ payload }) => payload);
    expect(announced).toEqual([{ tourId, count: 1, average: 5, isPublished: false }]);
  });

  it('erases the recipient of a gift card that was refunded before its delivery', async () => {
    const recipientEmail = 'never-sent@example.org';
    const order = aGiftOrder({ recipientEmail, recipientName: 'Nora Neversent', deliverOn: '2027-08-01' });
    const { url, sessionId } = await orderGiftCard(leads, order);
    await leads.sandbox.pay(pageId(url));
    const { id } = await giftCardInState(leads, sessionId, 'paid');
    await backOfficeOf(leads).act('gift-cards', id, 'refund', { reason: 'Changed plans' });
    await leads.rpc.call(eraseLeadsData, { email: recipientEmail });
    const card = await leads.dataSource.manager.findOneByOrFail(GiftCardEntity, { id });
    expect(card).toMatchObject({ recipientName: 'Erased', recipientEmail: '' });
  });

  it('erases the name of a former owner from the invoices of a transferred booking', async () => {
    const email = 'former@example.org';
    const { booking } = await aPaidBooking(leads, await aDeparture(leads), { email, lastName: 'Former' });
    const person = { firstName: 'Nils', lastName: 'New', email: 'new@example.org', mobile: '+4790000000' };
    await backOfficeOf(leads).act('bookings', booking.id, 'transfer', {
      ...person,
      reason: 'Asked by phone',
    });
    const { kept } = await leads.rpc.call(eraseLeadsData, { email });
    expect(kept).toHaveLength(1);
    const invoices = await leads.dataSource.manager.findBy(InvoiceEntity, { bookingId: booking.id });
    expect(invoices.map(({ buyer }) => buyer.name)).toEqual(['Erased']);
    const { email: owner } = await bookingOf(leads, booking.ref);
    expect(owner).toBe(person.email);
  });

  it('erases the name of an owner between two transfers from the documents of that owner', async () => {
    const { booking } = await aPaidBooking(leads, await aDeparture(leads));
    const { act, get } = backOfficeOf(leads);
    const mobile = '+4790000000';
    const between = { firstName: 'Bea', lastName: 'Between', email: 'Between@example.org', mobile };
    const last = { firstName: 'Lars', lastName: 'Last', email: 'last@example.org', mobile };
    const reason = 'Asked by phone';
    await act('bookings', booking.id, 'transfer', { ...between, reason });
    await leads.advance(60_000);
    const { balance } = await get('bookings', booking.id);
    await act('bookings', booking.id, 'offline-payment', {
      amount: balance,
      note: 'By Bea',
      reason: 'Bank transfer',
    });
    await leads.advance(60_000);
    await act('bookings', booking.id, 'transfer', { ...last, reason });
    const names = async () => {
      const invoices = await leads.dataSource.manager.find(InvoiceEntity, {
        where: { bookingId: booking.id },
        order: { issuedAt: 'ASC', kind: 'DESC' },
      });
      return invoices.map(({ kind, buyer }) => `${kind} ${buyer.name}`);
    };
    const first = `invoice ${booking.firstName} ${booking.lastName}`;
    expect(await names()).toEqual([first, 'invoice Bea Between']);

    const { sections } = await leads.rpc.call(exportLeadsData, { email: between.email });
    expect(sections).toMatchObject([
      {
        title: expect.stringMatching(/^Payments for bookings that are/) as unknown,
        records: [{ booking: booking.ref }],
      },
    ]);
    const { kept } = await leads.rpc.call(eraseLeadsData, { email: between.email });
    expect(kept).toHaveLength(1);
    expect(await names()).toEqual([first, 'invoice Erased']);
    const { kept: nothing } = await leads.rpc.call(eraseLeadsData, { email: between.email });
    expect(nothing).toEqual([]);
    const left = await leads.dataSource.query<unknown[]>(
      `select 1 from invoice where booking_id = $1 and to_jsonb(invoice)::text ilike '%between%'
       union all select 1 from payment where booking_id = $1 and note is not null`,
      [booking.id],
    );
    expect(left).toEqual([]);
    await leads.rpc.call(eraseLeadsData, { email: booking.email });
    expect(await names()).toEqual(['invoice Erased', 'invoice Erased']);
    expect((await bookingOf(leads, booking.ref)).email).toBe(last.email);
  });

  it('covers the companies, proposals and gift-card refunds of the export before it', async () => {
    const email = 'everything@example.org';
    const { act } = backOfficeOf(leads);
    const { booking, token } = await aPaidBooking(leads, await aDeparture(leads), { email });
    await leads.rpc.call(saveBilling, { token, company: 'Berg Druck', taxNumber: 'DE811907980' });
    const lead = {
      ...({ type: 'inquiry', firstName: 'Anna', lastName: 'Berg' } as const),
      ...{ email, mobile: '+4915112345678', message: 'Alone?' },
    };
    const { id } = await leads.rpc.call(createLead, { lead, idempotencyKey: null });
    const { departureId } = await aDeparture(leads);
    const total = money(300_000, 'USD');
    await act('leads', id, 'quote', { departureId, quantity: 2, total, message: 'For your silver wedding.' });
    const order = aGiftOrder({ buyerEmail: email, deliverOn: '2027-08-01' });
    const { url, sessionId } = await orderGiftCard(leads, order);
    await leads.sandbox.pay(pageId(url));
    const card = await giftCardInState(leads, sessionId, 'paid');
    await act('gift-cards', card.id, 'refund', { reason: 'Bought twice' });

    const { sections } = await leads.rpc.call(exportLeadsData, { email });
    const recordsOf = (wanted: string) => sections.find(({ title }) => title === wanted)?.records;
    expect(recordsOf('Invoice details')).toMatchObject([
      { company: 'Berg Druck', tax_number: 'DE811907980', booking: booking.ref },
    ]);
    expect(recordsOf('Proposals')).toMatchObject([
      { message: 'For your silver wedding.', total_minor: 300_000, currency: 'USD' },
    ]);
    expect(recordsOf('Refunds of gift cards')).toMatchObject([
      { amount_minor: 50_000, currency: 'USD', reason: 'Bought twice' },
    ]);
  });
});
