import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { getBookingCalendar, quoteCancel, cancelBooking } from '@valam/contracts/leads/booking.rpc';
import { checkNewsletterLink, subscribeToNewsletter } from '@valam/contracts/leads/newsletter.rpc';
import { eraseLeadsData } from '@valam/contracts/leads/privacy.rpc';
import { getReviewInvitation, submitReview } from '@valam/contracts/leads/review.rpc';
import { getRoster } from '@valam/contracts/leads/roster.rpc';
import { getWaitlistEntry, joinWaitlist } from '@valam/contracts/leads/waitlist.rpc';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { CompleteTrips } from '../../src/manage/complete-trips.js';
import { RefundEntity } from '../../src/ledger/refund.entity.js';
import { reviewLinkDays } from '../../src/review/review-invitation.js';
import { backOfficeOf } from '../kit/back-office.js';
import { aDeparture, refusal } from '../kit/builders.js';
import { aPaidBooking, mails, stockDifferences, waitlistToken } from '../kit/paid-booking.js';
import { settled } from '../kit/settled.js';
import { startLeads, type Leads } from '../kit/start-leads.js';

const dayMs = 86_400_000;
const tokenIn = (url: unknown): string => String(url).split('/').at(-1) ?? '';

describe('private links', () => {
  let leads: Leads;
  beforeAll(async () => {
    leads = await startLeads();
  });
  afterEach(async () => {
    await leads.sandbox.behave({ dropWebhooks: false });
    expect(await stockDifferences(leads)).toEqual([]);
  });
  afterAll(() => leads.stop());

  it('to a roster end at most a week after the tour', async () => {
    const offer = await aDeparture(leads, { startDate: '2027-02-01', endDate: '2027-02-10' });
    const { act } = backOfficeOf(leads);
    const share = (validUntil: string) =>
      act('departures', offer.departureId, 'share-roster', { columns: ['passport'], validUntil });
    expect((await refusal(share('9999-01-01T00:00:00.000Z'))).code).toBe('admin.refused');
    // What the form proposes for a trip that is over.
    expect((await refusal(share('2026-12-10T18:29:59.000Z'))).message).toMatch(/has passed/);
    const { url } = await share('2027-02-17T18:29:59.000Z');
    await leads.dataSource.query(
      `update roster_link set valid_until = '9999-01-01' where departure_id = $1`,
      [offer.departureId],
    );
    const roster = await leads.rpc.call(getRoster, { token: tokenIn(url) });
    expect(roster.validUntil).toBe('2027-02-17T18:29:59.999Z');
    await leads.dataSource.query(
      `update departure set start_date = '2026-12-01', end_date = '2026-12-10' where id = $1`,
      [offer.departureId],
    );
    expect((await refusal(leads.rpc.call(getRoster, { token: tokenIn(url) }))).code).toBe(
      'leads.link_unknown',
    );
  });

  it('are in no calendar file', async () => {
    const { token } = await aPaidBooking(leads, await aDeparture(leads));
    const { base64 } = await leads.rpc.call(getBookingCalendar, { token });
    // Long lines of a calendar file are folded.
    const text = Buffer.from(base64, 'base64')
      .toString()
      .replace(/\r\n[ \t]/g, '');
    expect(text).toContain('BEGIN:VEVENT');
    expect(text).not.toContain(token);
    expect(text).not.toContain('/booking/manage');
  });

  it('to unsubscribe stay valid for an erased person, unlike those to confirm', async () => {
    const email = 'reader@example.org';
    const subscriber = { email, name: 'Anna' };
    await leads.rpc.call(subscribeToNewsletter, { subscriber, idempotencyKey: null });
    const [mail] = await mails(leads, 'newsletter-confirm', email);
    await leads.rpc.call(eraseLeadsData, { email });
    const check = (purpose: 'confirm' | 'unsubscribe', url: unknown) =>
      leads.rpc.call(checkNewsletterLink, { purpose, token: tokenIn(url) });
    expect(await check('unsubscribe', mail?.data.unsubscribeUrl)).toEqual({ ok: true });
    expect((await refusal(check('confirm', mail?.data.confirmUrl))).code).toBe('leads.link_unknown');
  });

  /** A trip that is over, and the token in the email that asks for its review. */
  const reviewOf = async (email: string) => {
    const offer = await aDeparture(leads, { startDate: '2027-01-20', endDate: '2027-01-25' });
    const { booking } = await aPaidBooking(leads, offer, { payInFull: true, email });
    await leads.dataSource.query(
      `update departure set start_date = '2026-12-20', end_date = '2026-12-25' where id = $1`,
      [offer.departureId],
    );
    await leads.get(CompleteTrips).sweep();
    const [mail] = await mails(leads, 'review-request', email);
    const token = tokenIn(mail?.data.reviewUrl);
    expect(await leads.rpc.call(getReviewInvitation, { token })).toMatchObject({ review: null });
    return { booking, token };
  };

  it('to a review end half a year after the invitation', async () => {
    const { booking, token } = await reviewOf('late@example.org');
    const invitedAt = new Date(leads.clock.now().getTime() - (reviewLinkDays + 1) * dayMs);
    await leads.dataSource.query('update review set created_at = $2 where booking_id = $1', [
      booking.id,
      invitedAt,
    ]);
    expect((await refusal(leads.rpc.call(getReviewInvitation, { token }))).code).toBe('leads.link_unknown');
  });

  it('to a review end with the erasure of the person', async () => {
    const { token } = await reviewOf('forgotten@example.org');
    await leads.rpc.call(eraseLeadsData, { email: 'forgotten@example.org' });
    const review = { rating: 5, text: 'This is Fay, and all was wonderful.' };
    for (const call of [
      () => leads.rpc.call(getReviewInvitation, { token }),
      () => leads.rpc.call(submitReview, { token, ...review }),
    ])
      expect((await refusal(call())).code).toBe('leads.link_unknown');
  });

  it('to a waitlist end with the erasure of the person, and the seats go to the next entry', async () => {
    const offer = await aDeparture(leads, { firstCapacity: 1 });
    const { token } = await aPaidBooking(leads, offer);
    const join = async (email: string) => {
      const entry = { dateId: offer.departureId, firstName: 'Wen', lastName: 'Li', email, quantity: 1 };
      await leads.rpc.call(joinWaitlist, { entry, idempotencyKey: null });
      return waitlistToken(leads, email);
    };
    const [erased, next] = [await join('erased@example.org'), await join('next@example.org')];
    const { refund } = await leads.rpc.call(quoteCancel, { token });
    await leads.rpc.call(cancelBooking, { token, expectedRefund: refund });
    expect((await leads.rpc.call(getWaitlistEntry, { token: erased })).state).toBe('offered');
    await leads.rpc.call(eraseLeadsData, { email: 'erased@example.org' });
    const left = await leads.dataSource.query<unknown[]>(
      `select 1 from waitlist_entry where person_email = 'erased@example.org' or email = 'erased@example.org'`,
    );
    expect(left).toEqual([]);
    expect((await refusal(leads.rpc.call(getWaitlistEntry, { token: erased }))).code).toBe(
      'leads.link_unknown',
    );
    await waitFor(async () => (await leads.rpc.call(getWaitlistEntry, { token: next })).state === 'offered');
  });

  it('a refund that the provider may still make cannot be marked as made manually', async () => {
    const { booking, token } = await aPaidBooking(leads, await aDeparture(leads));
    const { refund } = await leads.rpc.call(quoteCancel, { token });
    // A late event would report a completed refund.
    await leads.sandbox.behave({ dropWebhooks: true });
    await leads.rpc.call(cancelBooking, { token, expectedRefund: refund });
    const { manager } = leads.dataSource;
    const row = await waitFor(() =>
      manager.findOneBy(RefundEntity, { bookingId: booking.id, state: 'refunded' }),
    );
    await settled(leads);
    const { act } = backOfficeOf(leads);
    const mark = () => act('refunds', row.id, 'mark-paid', { reason: 'By bank.' });
    await manager.update(RefundEntity, { id: row.id }, { state: 'pending' });
    expect((await refusal(mark())).code).toBe('admin.refused');
    await manager.update(RefundEntity, { id: row.id }, { state: 'failed' });
    expect(await mark()).toEqual({});
  });
});
