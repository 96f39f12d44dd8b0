import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { leadReceived } from '@valam/contracts/leads/lead.events';
import { createLead, getInquiry } from '@valam/contracts/leads/lead.rpc';
import type { LeadInput } from '@valam/contracts/leads/lead.schema';
import {
  checkNewsletterLink,
  confirmNewsletter,
  subscribeToNewsletter,
  unsubscribeFromNewsletter,
} from '@valam/contracts/leads/newsletter.rpc';
import { acceptQuote, getQuote } from '@valam/contracts/leads/quote.rpc';
import { eraseLeadsData, exportLeadsData } from '@valam/contracts/leads/privacy.rpc';
import { money } from '@valam/contracts/shared/money';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { LeadEntity } from '../../src/lead/lead.entity.js';
import { SubscriberEntity } from '../../src/newsletter/subscriber.entity.js';
import { backOfficeOf } from '../kit/back-office.js';
import { aDeparture, pageId, refusal } from '../kit/builders.js';
import { aPaidBooking, inState, mails } from '../kit/paid-booking.js';
import { startLeads, type Leads } from '../kit/start-leads.js';

const anInquiry = (change: Partial<LeadInput> = {}): LeadInput => ({
  type: 'inquiry',
  firstName: 'Anna',
  lastName: 'Berg',
  email: 'anna@example.org',
  mobile: '+4915112345678',
  tourTitle: 'Discovering Shiva',
  quantity: 2,
  message: 'Is March too hot?',
  ...change,
});

describe('leads', () => {
  let leads: Leads;
  beforeAll(async () => {
    leads = await startLeads();
  });
  afterAll(() => leads.stop());

  const send = (lead: LeadInput, idempotencyKey: string | null = null) =>
    leads.rpc.call(createLead, { lead, idempotencyKey });
  const stored = (id: string) => leads.dataSource.manager.findOneByOrFail(LeadEntity, { id });

  it('are stored, confirmed, reported to the team and emitted', async () => {
    const receipt = await send(anInquiry());
    expect(await stored(receipt.id)).toMatchObject({
      state: 'new',
      personPhone: '+4915112345678',
      quantity: 2,
    });
    const [mail] = await mails(leads, 'inquiry-received', 'anna@example.org');
    expect(mail?.data).toMatchObject({ answerBy: 'Jan 05, 2027, 11:30 IST' });
    const token = String(mail?.data.statusUrl).split('/').at(-1) ?? '';
    // Forms accept any address: the confirmation repeats no user input.
    expect(mail?.data).toMatchObject({ message: null, tourTitle: null });
    const [notice] = await mails(leads, 'lead-notice', 'team@valam.example');
    expect(notice?.data).toMatchObject({ message: 'Is March too hot?', tourTitle: 'Discovering Shiva' });
    expect((await leads.publishedEvents(leadReceived)).at(-1)?.payload).toMatchObject({ leadId: receipt.id });
    const inquiry = await leads.rpc.call(getInquiry, { token });
    expect(inquiry).toMatchObject({ state: 'received', isLate: false, answerBy: '2027-01-05T06:00:00.000Z' });
  });

  it('may have empty optional fields, as sent by a form', async () => {
    const empty = { referralCodeUsed: '', referredBy: '', sourceUrl: '', tourId: '', tourTitle: '' } as const;
    const { id } = await send(anInquiry(empty));
    expect(await stored(id)).toMatchObject({ tourId: null, referredBy: null, sourceUrl: null });
  });

  it('are refused with a message for each missing field', async () => {
    const problem = await refusal(send({ type: 'private_tour_inquiry', name: 'A', mobile: '1' }));
    expect(problem).toMatchObject({
      kind: 'invalid',
      details: {
        fields: {
          name: 'Please enter your full name',
          mobile: 'Please enter a valid mobile number',
          mainInterests: 'Please select at least one interest',
        },
      },
    });
  });

  it('with the same idempotency key are stored once, and refused with another body', async () => {
    const [first, again] = await Promise.all([send(anInquiry(), 'lead-key'), send(anInquiry(), 'lead-key')]);
    expect(again).toEqual(first);
    expect((await refusal(send(anInquiry({ quantity: 5 }), 'lead-key'))).code).toBe(
      'leads.idempotency_key_reused',
    );
  });

  it('are for one traveler if the number is empty', async () =>
    expect(await stored((await send(anInquiry({ quantity: '' }))).id)).toMatchObject({ quantity: 1 }));

  it('from a bot are stored, and nobody is notified', async () => {
    const before = (await mails(leads, 'lead-notice')).length;
    const { id } = await send(anInquiry({ website: 'http://spam.example' }));
    expect(await stored(id)).toMatchObject({ state: 'spam', spamMarks: ['hidden_field'] });
    expect(await mails(leads, 'lead-notice')).toHaveLength(before);
  });

  it('are worked on, and answered with a payable proposal', async () => {
    const { get, update, act } = backOfficeOf(leads);
    const { id } = await send({
      type: 'private_tour_inquiry',
      name: 'Anna Berg',
      email: 'anna@example.org',
      mobile: '+4915112345678',
      mainInterests: ['Yoga'],
    });
    const { version } = await get('leads', id);
    const contacted = { state: 'contacted', ownerName: 'Meena' };
    expect(await update('leads', id, version, contacted, 'sales')).toMatchObject({
      state: 'contacted',
      ownerName: 'Meena',
    });
    expect((await refusal(update('leads', id, version + 1, { state: 'lost' }, 'sales'))).code).toBe(
      'admin.refused',
    );

    const quote = {
      title: 'Seven temples',
      startDate: '2027-08-01',
      endDate: '2027-08-07',
      quantity: 4,
      total: money(800_000, 'EUR'),
      totalUsd: 9_000,
    };
    const { url } = await act('leads', id, 'quote', quote);
    const token = String(url).split('/').at(-1) ?? '';
    expect(await leads.rpc.call(getQuote, { token })).toMatchObject({
      state: 'open',
      deposit: money(160_000, 'EUR'),
    });
    const person = {
      firstName: 'Anna',
      lastName: 'Berg',
      email: 'anna@example.org',
      mobile: '+4915112345678',
    };
    const page = await leads.rpc.call(acceptQuote, { token, ...person });
    expect((await leads.rpc.call(acceptQuote, { token, ...person })).url).toBe(page.url);
    expect(await leads.rpc.call(getQuote, { token })).toMatchObject({
      ...{ state: 'accepted', firstName: 'Anna', lastName: 'Berg' },
      unpaidUntil: page.holdExpiresAt,
    });
    await leads.sandbox.pay(pageId(page.url));
    const booking = await inState(leads, page.bookingRef, 'deposit_paid');
    expect(booking).toMatchObject({ totalMinor: 800_000, priceUsdMinor: 900_000, quantity: 4 });
    expect(await leads.rpc.call(getQuote, { token })).toMatchObject({
      state: 'accepted',
      bookingRef: page.bookingRef,
      unpaidUntil: null,
    });
  });

  it('need no email address for a private tour', async () => {
    const { id } = await send({
      type: 'private_tour_inquiry',
      name: 'Anna Berg',
      mobile: '+4915112345678',
      mainInterests: ['Yoga'],
    });
    expect(await stored(id)).toMatchObject({ firstName: 'Anna', lastName: 'Berg', email: null });
  });

  it('for documents store their names separately from the phone number', async () => {
    const download = anInquiry({
      type: 'download',
      mobile: 'Requested documents: Hotel details, Food details',
    });
    const { id } = await send(download);
    expect(await stored(id)).toMatchObject({ mobile: null, requestedDocuments: ['hotel', 'food'] });
  });
});

describe('the newsletter', () => {
  let leads: Leads;
  beforeAll(async () => {
    leads = await startLeads();
  });
  afterAll(() => leads.stop());

  const tokenIn = (url: unknown): string => String(url).split('/').at(-1) ?? '';

  it('is confirmed by the emailed link, and unsubscribed with one click', async () => {
    const subscriber = { email: 'News@example.org', name: 'Nia' };
    const subscribe = () => leads.rpc.call(subscribeToNewsletter, { subscriber, idempotencyKey: null });
    expect(await subscribe()).toEqual(await subscribe());
    const asked = await mails(leads, 'newsletter-confirm', 'News@example.org');
    expect(asked).toHaveLength(1);
    const find = () =>
      leads.dataSource.manager.findOneByOrFail(SubscriberEntity, { personEmail: 'news@example.org' });
    expect(await find()).toMatchObject({ emailConfirmed: false });
    await leads.rpc.call(confirmNewsletter, { token: tokenIn(asked[0]?.data.confirmUrl) });
    await leads.rpc.call(confirmNewsletter, { token: tokenIn(asked[0]?.data.confirmUrl) });
    expect(await find()).toMatchObject({ emailConfirmed: true, unsubscribedAt: null });
    expect(await mails(leads, 'newsletter-welcome')).toHaveLength(1);
    const token = tokenIn(asked[0]?.data.unsubscribeUrl);
    const check = (purpose: 'confirm' | 'unsubscribe', checked: string) =>
      leads.rpc.call(checkNewsletterLink, { purpose, token: checked });
    expect(await check('unsubscribe', token)).toEqual({ ok: true });
    expect(await find()).toMatchObject({ unsubscribedAt: null });
    for (const dead of [check('confirm', token), check('unsubscribe', `${token}x`)])
      expect((await refusal(dead)).code).toBe('leads.link_unknown');
    await leads.rpc.call(unsubscribeFromNewsletter, { token });
    expect((await find()).unsubscribedAt).not.toBeNull();
    expect((await refusal(leads.rpc.call(confirmNewsletter, { token: 'x'.repeat(60) }))).code).toBe(
      'leads.link_unknown',
    );
  });
});

describe("a person's own data", () => {
  let leads: Leads;
  beforeAll(async () => {
    leads = await startLeads();
  });
  afterAll(() => leads.stop());

  it('is exported, and erased except for legally required records', async () => {
    const email = 'own@example.org';
    await leads.rpc.call(createLead, { lead: anInquiry({ email }), idempotencyKey: null });
    const { booking } = await aPaidBooking(leads, await aDeparture(leads), { email, diet: 'No onion' });
    const { sections } = await leads.rpc.call(exportLeadsData, { email: 'OWN@example.org' });
    expect(sections.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Bookings', 'Messages and inquiries', 'Payments']),
    );
    expect(JSON.stringify(sections)).toContain('No onion');

    const first = await leads.rpc.call(eraseLeadsData, { email });
    expect(first.kept).toHaveLength(2);
    await leads.dataSource.query(`update booking set state = 'completed' where id = $1`, [booking.id]);
    const second = await leads.rpc.call(eraseLeadsData, { email });
    expect(second.erased).toBeGreaterThan(0);
    expect((await leads.rpc.call(exportLeadsData, { email })).sections).toEqual([]);
    const [row] = await leads.dataSource.query<{ text: string }[]>(
      `select row_to_json(b)::text || (select json_agg(s) from payment_session s where s.booking_id = b.id)::text as text
         from booking b where id = $1`,
      [booking.id],
    );
    expect(row?.text).not.toMatch(/own@|Anna|Berg/);
    await waitFor(
      async () =>
        (await leads.dataSource.query(`select 1 from payment where booking_id = $1`, [booking.id])).length ===
        1,
    );
  });
});
