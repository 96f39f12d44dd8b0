import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { createLead } from '@valam/contracts/leads/lead.rpc';
import { erasePictures } from '@valam/contracts/catalog/privacy.rpc';
import { confirmNewsletter, subscribeToNewsletter } from '@valam/contracts/leads/newsletter.rpc';
import type { LeadInput } from '@valam/contracts/leads/lead.schema';
import { reviewsChanged } from '@valam/contracts/leads/review.events';
import { adminRpcs } from '@valam/contracts/shared/admin';
import { PlayedUnits } from '@valam/service-kit/testing/play-unit';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { EraseOldBookings } from '../../src/person/erase-old-bookings.js';
import { EraseOldInquiries } from '../../src/lead/erase-old-inquiries.js';
import { EraseOldGiftCards } from '../../src/gift-card/erase-old-gift-cards.js';
import { GiftCardEntity, GiftCardLineEntity } from '../../src/gift-card/gift-card.entity.js';
import { LeadEntity } from '../../src/lead/lead.entity.js';
import { LapsedHolds } from '../../src/checkout/lapsed-holds.js';
import { ReviewEntity } from '../../src/review/review.entity.js';
import { backOfficeOf } from '../kit/back-office.js';
import { aDeparture, startBooking } from '../kit/builders.js';
import { aGiftCard, aGiftOrder, orderGiftCard } from '../kit/gift-card.js';
import { aPaidBooking, bookingOf, mails, stockDifferences } from '../kit/paid-booking.js';
import { settled } from '../kit/settled.js';
import { startLeads, type Leads } from '../kit/start-leads.js';

const at = (text: string): Date => new Date(`${text}+05:30`);

describe('retention', () => {
  let leads: Leads;
  beforeAll(async () => {
    leads = await startLeads();
  });
  afterEach(async () => {
    expect(await stockDifferences(leads)).toEqual([]);
  });
  afterAll(() => leads.stop());

  const goTo = (text: string) => leads.clock.set(at(text));

  it('erases an inquiry 24 months after its last change, and keeps bookings', async () => {
    goTo('2027-01-04T12:00:00');
    const write = async (firstName: string) => {
      const lead: LeadInput = {
        type: 'inquiry',
        firstName,
        lastName: 'Stein',
        email: `${firstName}@example.org`,
        mobile: '+4915112345678',
        tourTitle: 'Discovering Shiva',
        quantity: 2,
        message: 'Hello',
      };
      return (await leads.rpc.call(createLead, { lead, idempotencyKey: null })).id;
    };
    const [forgotten, followedUp] = [await write('forgotten'), await write('followed')];
    const { booking: made } = await aPaidBooking(leads, await aDeparture(leads, { startDate: '2027-06-01' }));
    goTo('2027-03-01T12:00:00');
    await leads.rpc.call(adminRpcs.leads.act, {
      caller: {
        userId: randomUUID(),
        role: 'owner',
        sessionId: null,
        contributorId: null,
        email: 'boss@valam.example',
      },
      entity: 'leads',
      id: followedUp,
      action: 'note',
      values: { text: 'Rang: comes next year.' },
    });
    const left = async (day: string) => {
      goTo(`${day}T12:00:00`);
      await leads.get(EraseOldInquiries).sweep();
      const rows = await leads.dataSource.manager.find(LeadEntity, { order: { createdAt: 'ASC' } });
      const named = rows.filter(({ personEmail }) => personEmail !== null);
      return {
        inquiries: named.filter(({ type }) => type === 'inquiry').map(({ id }) => id),
        isBookingKept: named.some(({ bookingId }) => bookingId === made.id),
      };
    };
    expect((await left('2029-01-03')).inquiries).toEqual([forgotten, followedUp]);
    expect((await left('2029-01-05')).inquiries).toEqual([followedUp]);
    expect(await left('2029-03-02')).toEqual({ inquiries: [], isBookingKept: true });
    const rest = await leads.dataSource.query(
      `select l.*, (select count(*) from lead_note) as notes from lead l where type = 'inquiry'`,
    );
    expect(rest).toMatchObject([{ notes: 0, state: 'new' }, { notes: 0 }]);
    expect(JSON.stringify(rest)).not.toMatch(/forgotten|followed|Stein|Hello|4915112345678/);
  });

  it('erases the people of a gift card eight years after its last change, and of an unpaid one after two', async () => {
    goTo('2027-02-01T12:00:00');
    await orderGiftCard(leads, aGiftOrder({ buyerEmail: 'never-paid@example.org' }));
    const { card } = await aGiftCard(leads, { buyerEmail: 'paid@example.org', message: 'For your journey' });
    const reason = 'Her mother has died';
    const buyers = async (day: string) => {
      goTo(`${day}T12:00:00`);
      await leads.get(EraseOldGiftCards).sweep();
      const cards = await leads.dataSource.manager.find(GiftCardEntity);
      return cards.map(({ buyerEmail }) => buyerEmail).filter((email) => email !== '');
    };
    expect((await buyers('2029-01-31')).sort()).toEqual(['never-paid@example.org', 'paid@example.org']);
    expect(await buyers('2029-02-02')).toEqual(['paid@example.org']);
    expect(await buyers('2035-01-31')).toEqual(['paid@example.org']);
    // Its last change was its expiry.
    await leads.dataSource.manager.insert(GiftCardLineEntity, {
      ...{ giftCardId: card.id, kind: 'expired', amountMinor: -50_000, at: at('2030-02-02T01:00:00') },
      ...{ paymentId: null, refundId: null },
    });
    await leads.dataSource.query(
      `insert into gift_card_refund (id, gift_card_id, amount_minor, currency, state, attempt, reason, requested_by, created_at)
       values ($1, $2, 100, 'USD', 'failed', 1, $3, 'boss@valam.example', $4)`,
      [randomUUID(), card.id, reason, at('2029-01-01T12:00:00')],
    );
    expect(await buyers('2038-02-01')).toEqual(['paid@example.org']);
    expect(await buyers('2038-02-03')).toEqual([]);
    const rows = await leads.dataSource.query(
      `select to_jsonb(c) from gift_card c union all select to_jsonb(r) from gift_card_refund r`,
    );
    expect(JSON.stringify(rows)).not.toMatch(/paid@example|Anna|Ben Berg|For your journey|Her mother/);
  });

  it('erases an unconfirmed newsletter address after 30 days, with its referral code', async () => {
    goTo('2027-01-04T12:00:00');
    const subscribe = (email: string) =>
      leads.rpc.call(subscribeToNewsletter, { subscriber: { email }, idempotencyKey: null });
    const [typed, reader] = ['typed-by-a-stranger@example.org', 'reader@example.org'];
    await subscribe(typed);
    await subscribe(reader);
    await leads.dataSource.query(
      `insert into person_referral (person_email, code, contributor_id, since) values ($1, 'FARMED1', $2, $3)`,
      [typed, randomUUID(), leads.clock.now()],
    );
    const [mail] = await mails(leads, 'newsletter-confirm', reader);
    const token = String(mail?.data.confirmUrl).split('/').at(-1) ?? '';
    await leads.rpc.call(confirmNewsletter, { token });
    const left = async (day: string) => {
      goTo(`${day}T12:00:00`);
      await leads.get(EraseOldInquiries).sweep();
      return leads.dataSource.query<{ email: string }[]>(
        `select person_email as email from subscriber union all select person_email from person_referral order by 1`,
      );
    };
    expect(await left('2027-02-03')).toHaveLength(3);
    expect(await left('2027-02-04')).toEqual([{ email: reader }]);
  });

  it('anonymizes a booking eight years after the trip, even if its balance was never paid, and keeps its payments', async () => {
    goTo('2027-01-04T12:00:00');
    const booked = async (email: string, days: { startDate: string; endDate?: string }) =>
      (await aPaidBooking(leads, await aDeparture(leads, days), { email })).booking;
    const [old, open, later] = [
      await booked('long-ago@example.org', { startDate: '2027-06-01' }),
      await booked('never-paid-in-full@example.org', { startDate: '2027-06-02' }),
      await booked('later@example.org', { startDate: '2027-06-02', endDate: '2027-07-02' }),
    ];
    await leads.dataSource.query(`update booking set state = 'completed' where id = any($1)`, [
      [old.id, later.id],
    ]);
    const peopleOn = async (day: string) => {
      goTo(`${day}T12:00:00`);
      await leads.get(EraseOldBookings).sweep();
      const shown = [old, open, later].map(async ({ ref }) => (await bookingOf(leads, ref)).email);
      return Promise.all(shown);
    };
    expect(await peopleOn('2035-05-31')).toEqual([old.email, open.email, later.email]);
    expect(await peopleOn('2035-07-01')).toEqual(['', '', later.email]);
    const everywhere = await leads.dataSource.query(
      `select row_to_json(b), row_to_json(s), (select json_agg(l) from lead l where l.booking_id = b.id) as leads
         from booking b join payment_session s on s.booking_id = b.id where b.id = $1`,
      [old.id],
    );
    expect(JSON.stringify(everywhere)).not.toMatch(/long-ago|Anna|Berg/);
    const paid = await leads.dataSource.query('select 1 from payment where booking_id = $1', [old.id]);
    expect(paid).toHaveLength(1);
  });

  it('anonymizes the review of such a booking: its photo is deleted, and responses with its name are withdrawn', async () => {
    goTo('2027-01-04T12:00:00');
    const { tourId, ...offer } = await aDeparture(leads);
    const { booking } = await aPaidBooking(leads, { tourId, ...offer });
    await leads.dataSource.query(`update booking set state = 'completed' where id = $1`, [booking.id]);
    const createdAt = leads.clock.now();
    await leads.dataSource.manager.insert(ReviewEntity, {
      ...{ id: randomUUID(), bookingId: booking.id, tourId, tourSlug: offer.tourSlug },
      ...{ state: 'published', rating: 5, text: 'Well led.', displayName: 'Nia', askedCount: 1 },
      ...{ version: 1, createdAt, publishedAt: createdAt },
      picture: { src: '/media/niaspicture/1600.avif' } as ReviewEntity['picture'],
    });
    const catalog = new PlayedUnits(leads.nats);
    const deleted: string[] = [];
    await catalog.answer(erasePictures, ({ keys }) => ({ erased: deleted.push(...keys) }));
    goTo('2035-07-01T12:00:00');
    await leads.get(EraseOldBookings).sweep();
    const announced = (await leads.emittedEvents(reviewsChanged)).map(({ payload }) => payload);
    expect(announced).toEqual([{ tourId, count: 1, average: 5, isPublished: false }]);
    await waitFor(() => deleted.length > 0);
    expect(deleted).toEqual(['niaspicture']);
    catalog.leave(erasePictures);
  });

  it.each<[string, (id: string) => Promise<unknown>]>([
    ['lapsed', () => leads.get(LapsedHolds).sweep()],
    ['canceled', (id) => backOfficeOf(leads).act('bookings', id, 'cancel', { reason: 'Rang again' })],
  ])('anonymizes an unpaid booking that was %s after 24 months, like an inquiry', async (how, end) => {
    goTo('2027-02-01T12:00:00');
    const email = `never-paid-${how}@example.org`;
    const { bookingRef } = await startBooking(leads, await aDeparture(leads, { startDate: '2028-01-10' }), {
      email,
    });
    goTo('2027-02-02T12:00:00');
    await end((await bookingOf(leads, bookingRef)).id);
    await settled(leads);
    const left = async (day: string) => {
      goTo(`${day}T12:00:00`);
      await leads.get(EraseOldBookings).sweep();
      return (await bookingOf(leads, bookingRef)).email;
    };
    expect(await left('2029-01-31')).toBe(email);
    expect(await left('2029-02-02')).toBe('');
    const rows = await leads.dataSource.query(
      `select to_jsonb(b) as booking, to_jsonb(s) as page, to_jsonb(l) as lead from booking b
         join payment_session s on s.booking_id = b.id left join lead l on l.booking_id = b.id where b.ref = $1`,
      [bookingRef],
    );
    expect(JSON.stringify(rows)).not.toMatch(/never-paid|Anna|Berg/);
  });

  it('never anonymizes a booking too early, even on a leap day', async () => {
    goTo('2026-03-01T07:30:00');
    const { bookingRef } = await startBooking(leads, await aDeparture(leads, { startDate: '2027-01-10' }));
    goTo('2026-03-02T12:00:00');
    await leads.get(LapsedHolds).sweep();
    await settled(leads);
    const isErasedAt = async (text: string) => {
      goTo(text);
      await leads.get(EraseOldBookings).sweep();
      return (await bookingOf(leads, bookingRef)).email === '';
    };
    expect(await isErasedAt('2028-02-29T09:30:00')).toBe(false);
    expect(await isErasedAt('2028-03-01T08:30:00')).toBe(true);
  });
});
