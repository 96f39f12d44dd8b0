import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { quoteGroupSize } from '@valam/contracts/leads/booking.rpc';
import { releaseCheckout } from '@valam/contracts/leads/checkout.rpc';
import { createLead } from '@valam/contracts/leads/lead.rpc';
import { acceptQuote, getQuote } from '@valam/contracts/leads/quote.rpc';
import { addDays, endOfIstDay } from '@valam/contracts/shared/days';
import { money } from '@valam/contracts/shared/money';
import { LapsedHolds } from '../../src/checkout/lapsed-holds.js';
import { ReconcilePayments } from '../../src/payment/reconcile-payments.js';
import { LapseQuotes } from '../../src/quote/lapse-quotes.js';
import { QuoteEntity } from '../../src/quote/quote.entity.js';
import { backOfficeOf } from '../kit/back-office.js';
import { aDeparture, pageId, refusal } from '../kit/builders.js';
import { today } from '../kit/days.js';
import { bookingOf, inState, mails, tokenOf } from '../kit/paid-booking.js';
import { startLeads, type Leads } from '../kit/start-leads.js';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const privateTour = { title: 'Seven temples', startDate: '2027-08-01', endDate: '2027-08-07' };

describe('a proposal', () => {
  let leads: Leads;
  let people = 0;
  beforeAll(async () => {
    leads = await startLeads();
  });
  afterAll(() => leads.stop());

  async function proposed(change: Record<string, unknown> = {}) {
    const email = `proposed-${++people}@example.org`;
    const person = { firstName: 'Anna', lastName: 'Berg', email, mobile: '+4915112345678' };
    const { id } = await leads.rpc.call(createLead, {
      lead: { type: 'inquiry', ...person },
      idempotencyKey: null,
    });
    const values = { ...privateTour, quantity: 4, total: money(800_000, 'EUR'), totalUsd: 9_000, ...change };
    const made = await backOfficeOf(leads).act('leads', id, 'quote', values);
    const token = String(made.url).split('/').at(-1) ?? '';
    return {
      id: String(made.id),
      inquiry: () => backOfficeOf(leads).get('leads', id),
      emailed: () => mails(leads, 'quote-withdrawn', email),
      accept: () => leads.rpc.call(acceptQuote, { token, ...person }),
      shown: () => leads.rpc.call(getQuote, { token }),
      stored: () => leads.dataSource.manager.findOneByOrFail(QuoteEntity, { id: String(made.id) }),
      withdraw: () => backOfficeOf(leads).act('quotes', String(made.id), 'withdraw'),
    };
  }

  async function leave(): Promise<void> {
    await leads.advance(37 * minuteMs);
    await leads.get(LapsedHolds).sweep();
  }

  it('whose payment never arrived is open again, for the team too, and gets another payment page; its inquiry is won once it is paid', async () => {
    const proposal = await proposed();
    const first = await proposal.accept();
    await leave();
    expect(await proposal.shown()).toMatchObject({ state: 'open', bookingRef: null, unpaidUntil: null });
    await leads.get(LapseQuotes).sweep();
    expect(await proposal.stored()).toMatchObject({ state: 'open' });
    const second = await proposal.accept();
    expect(second.url).not.toBe(first.url);
    expect(await proposal.inquiry()).toMatchObject({ state: 'proposal_sent' });
    await leads.sandbox.pay(pageId(second.url));
    await inState(leads, second.bookingRef, 'deposit_paid');
    expect(await proposal.inquiry()).toMatchObject({ state: 'won' });
    await leads.get(LapseQuotes).sweep();
    expect(await proposal.stored()).toMatchObject({ state: 'accepted' });
    expect((await refusal(proposal.withdraw())).message).toContain('that is accepted cannot be withdrawn');
  });

  it('causes no reminder of its payment page, because it has its own emails', async () => {
    const { bookingRef } = await (await proposed()).accept();
    await leave();
    const { id } = await bookingOf(leads, bookingRef);
    const jobs = await leads.dataSource.query<unknown[]>(
      `select 1 from graphile_worker.jobs where task_identifier = 'remind-of-checkout' and key like $1`,
      [`%${id}`],
    );
    expect(jobs).toEqual([]);
  });

  it('left at the payment page can be withdrawn immediately, with an email, and cannot be booked afterwards', async () => {
    const proposal = await proposed();
    const page = await proposal.accept();
    expect((await refusal(proposal.withdraw())).message).toContain('that is accepted cannot be withdrawn');
    await leads.rpc.call(releaseCheckout, { id: pageId(page.url) });
    expect(await proposal.emailed()).toEqual([]);
    await proposal.withdraw();
    expect(await proposal.shown()).toMatchObject({ state: 'withdrawn' });
    const dates = 'Aug 01 – 07, 2027';
    expect(await proposal.emailed()).toMatchObject([
      { data: { firstName: 'Anna', title: 'Seven temples', dates } },
    ]);
    expect((await refusal(proposal.accept())).code).toBe('leads.quote_over');
  });

  it.each([
    ['was still open', false],
    ['had been withdrawn meanwhile', true],
  ])('that was paid late, when it %s, is accepted and not offered again', async (_state, isWithdrawn) => {
    const proposal = await proposed();
    await leads.sandbox.behave({ dropWebhooks: true });
    const page = await proposal.accept();
    await leads.sandbox.pay(pageId(page.url));
    await leave();
    await leads.get(LapseQuotes).sweep();
    if (isWithdrawn) await proposal.withdraw();
    await leads.sandbox.behave({ dropWebhooks: false });
    await leads.get(ReconcilePayments).sweep();
    await inState(leads, page.bookingRef, 'deposit_paid');
    expect(await proposal.shown()).toMatchObject({ state: 'accepted', bookingRef: page.bookingRef });
    expect((await refusal(proposal.accept())).code).toBe('leads.quote_over');
    await leads.get(LapseQuotes).sweep();
    expect(await proposal.stored()).toMatchObject({ state: 'accepted' });
  });

  it('ends after a week, or the number of days set by the team', async () => {
    const [usual, short] = [await proposed(), await proposed({ validDays: 2 })];
    await leads.advance(2 * dayMs - minuteMs);
    expect(await short.shown()).toMatchObject({ state: 'open' });
    await leads.advance(2 * minuteMs);
    expect(await short.shown()).toMatchObject({ state: 'expired' });
    expect((await refusal(short.accept())).code).toBe('leads.quote_over');
    await leads.get(LapseQuotes).sweep();
    expect(await short.stored()).toMatchObject({ state: 'expired' });
    expect(await usual.stored()).toMatchObject({ state: 'open' });
    await leads.advance(5 * dayMs);
    expect(await usual.shown()).toMatchObject({ state: 'expired' });
  });

  it('ends before the first day of its departure, and cannot be sent for one that is no longer bookable', async () => {
    const startDate = addDays(today(leads), 3);
    const soon = await proposed({ startDate, endDate: startDate });
    expect((await soon.stored()).validUntil).toEqual(endOfIstDay(addDays(startDate, -1)));
    const begun = proposed({ startDate: today(leads), endDate: startDate });
    expect((await refusal(begun)).message).toBe('These dates can no longer be booked.');
  });

  it('for a listed date has the dollar value of its share of the list price, and needs free seats', async () => {
    const offer = await aDeparture(leads, { firstCapacity: 3 });
    const listed = {
      title: null,
      startDate: null,
      endDate: null,
      totalUsd: null,
      departureId: offer.departureId,
    };
    const half = money(offer.prices.EUR * 100, 'EUR');
    const proposal = await proposed({ ...listed, quantity: 2, total: half });
    expect(await proposal.stored()).toMatchObject({ totalUsdMinor: offer.prices.USD * 100 });
    const other = await proposed({ ...listed, quantity: 2, total: half });
    await proposal.accept();
    expect(await refusal(other.accept())).toMatchObject({
      code: 'leads.departure_full',
      details: { free: 1 },
    });
    expect(await other.shown()).toMatchObject({ state: 'open' });
  });

  it('that is booked has the seats of its group: who wants to add a person is asked to write, because no date is sold out', async () => {
    const { url, bookingRef } = await (await proposed()).accept();
    await leads.sandbox.pay(pageId(url));
    const token = tokenOf(leads, await inState(leads, bookingRef, 'deposit_paid'));
    const larger = (quantity: number) => leads.rpc.call(quoteGroupSize, { token, quantity });
    expect(await larger(3)).toMatchObject({ quantity: 3 });
    expect(await refusal(larger(5))).toMatchObject({
      code: 'leads.departure_full',
      message: 'This trip is planned for your group as it is. Please write to us to add travelers.',
    });
  });

  it('for a listed date takes no other days, which its email would not name', async () => {
    const { departureId } = await aDeparture(leads);
    expect((await refusal(proposed({ departureId, ...privateTour }))).details).toMatchObject({
      fields: { startDate: expect.any(String) },
    });
  });

  it('for a private tour requires its dollar value and its days', async () => {
    expect((await refusal(proposed({ totalUsd: null }))).details).toMatchObject({
      fields: { totalUsd: 'This field is required.' },
    });
    expect((await refusal(proposed({ endDate: '2027-07-31' }))).message).toContain('a first and a last day');
    expect((await refusal(proposed({ title: null }))).message).toContain('needs a title');
  });
});
