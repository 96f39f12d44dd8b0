import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { departureOffered } from '@valam/contracts/catalog/departure.events';
import { getRetreatAvailability, getTourAvailability } from '@valam/contracts/leads/availability.rpc';
import * as bookingRpc from '@valam/contracts/leads/booking.rpc';
import { getCheckoutSession, startCheckout } from '@valam/contracts/leads/checkout.rpc';
import { getOccupancyReport, getSalesReport } from '@valam/contracts/leads/report.rpc';
import { listRetreatReviews, listTourReviews, submitReview } from '@valam/contracts/leads/review.rpc';
import { seatsChanged } from '@valam/contracts/leads/seats.events';
import { getWaitlistEntry, joinWaitlist } from '@valam/contracts/leads/waitlist.rpc';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { CompleteTrips } from '../../src/manage/complete-trips.js';
import { ReadSales } from '../../src/report/read-sales.js';
import { CheckReview } from '../../src/review/check-review.js';
import { DepartureEntity } from '../../src/departure/departure.entity.js';
import { backOfficeOf, staff } from '../kit/back-office.js';
import { aDeparture, anOffer, aRequest, pageId, refusal } from '../kit/builders.js';
import {
  aPaidBooking,
  inState,
  mailOnceAsked,
  mails,
  stockDifferences,
  waitlistToken,
} from '../kit/paid-booking.js';
import { dayDifferences, salesDifferences } from '../kit/sales-books.js';
import { startLeads, type Leads } from '../kit/start-leads.js';

const dayMs = 86_400_000;
const quiet = { tripKind: 'retreat', tourSlug: 'a-week-of-quiet', tourTitle: 'A Week of Quiet' } as const;
const page = 'http://localhost:8080/retreats/a-week-of-quiet';

describe('a retreat with dates', () => {
  let leads: Leads;
  beforeAll(async () => {
    leads = await startLeads();
  });
  afterEach(async () => {
    expect(await stockDifferences(leads)).toEqual([]);
  });
  afterAll(() => leads.stop());

  const dates = (slug: string) => leads.rpc.call(getRetreatAvailability, { slug });
  const january = { from: '2027-01-01', to: '2027-01-31' };

  it('is sold by its own slug and never by that of a tour with the same name', async () => {
    const retreat = await aDeparture(leads, { ...quiet, tourSlug: 'same-name' });
    const tour = await aDeparture(leads, { tourSlug: 'same-name' });
    expect(await dates('same-name')).toMatchObject([{ dateId: retreat.departureId, free: 12 }]);
    expect(await leads.rpc.call(getTourAvailability, { slug: 'same-name' })).toMatchObject([
      { dateId: tour.departureId },
    ]);
  });

  it('has no dates by default, and no tour of its name is queried', async () => {
    await aDeparture(leads, { tourSlug: 'only-a-tour' });
    for (const slug of ['only-a-tour', 'no-such-retreat']) expect(await dates(slug)).toEqual([]);
    await aDeparture(leads, { ...quiet, tourSlug: 'only-a-retreat' });
    const asTour = leads.rpc.call(getTourAvailability, { slug: 'only-a-retreat' });
    expect((await refusal(asTour)).code).toBe('leads.tour_unknown');
  });

  it('differs from tours by the kind in events, which defaults to tour', async () => {
    const old = await aDeparture(leads, anOffer({ tourSlug: 'from-before' }));
    const kindOf = async (id: string) =>
      (await leads.dataSource.manager.findOneByOrFail(DepartureEntity, { id })).tripKind;
    expect(await kindOf(old.departureId)).toBe('tour');
    await leads.receive(departureOffered, { ...old, ...quiet, tourSlug: 'from-before', version: 2 });
    await waitFor(async () => (await kindOf(old.departureId)) === 'retreat');
  });

  it('has its seat sold, refunded, and in the reports by its title', async () => {
    const offer = await aDeparture(leads, quiet);
    const { booking, token, page: payment } = await aPaidBooking(leads, offer, { quantity: 2 });
    expect((await dates(quiet.tourSlug))[0]).toMatchObject({ sold: 2, free: 10 });
    expect((await leads.emittedEvents(seatsChanged)).at(-1)?.payload).toMatchObject({
      ...{ departureId: offer.departureId, tripKind: 'retreat', confirmed: 2 },
    });
    expect(await leads.rpc.call(bookingRpc.getBooking, { token })).toMatchObject(quiet);
    const id = pageId(payment.url);
    expect(await leads.rpc.call(getCheckoutSession, { id })).toMatchObject(quiet);
    const confirmed = await mailOnceAsked(leads, 'booking-confirmed', booking.email);
    expect(confirmed.data).toMatchObject({ booking: { tripKind: 'retreat', tourTitle: quiet.tourTitle } });

    const sales = async () => {
      await leads.get(ReadSales).run();
      const query = { ...january, by: 'tour', currency: 'USD', caller: staff('owner') } as const;
      const { rows } = await leads.rpc.call(getSalesReport, query);
      return rows.find(({ key }) => key === offer.tourId);
    };
    expect(await sales()).toMatchObject({ label: quiet.tourTitle, now: { bookings: 1, travelers: 2 } });
    const { departures } = await leads.rpc.call(getOccupancyReport, {
      ...{ from: '2027-06-01', to: '2027-06-30', caller: staff('owner') },
    });
    expect(departures.find(({ id: shown }) => shown === offer.departureId)).toMatchObject({
      ...{ tourTitle: quiet.tourTitle, sold: 2 },
    });

    const { refund } = await leads.rpc.call(bookingRpc.quoteCancel, { token });
    expect(refund.amountMinor).toBeGreaterThan(0);
    await leads.rpc.call(bookingRpc.cancelBooking, { token, expectedRefund: refund });
    await inState(leads, booking.ref, 'cancelled');
    expect((await dates(quiet.tourSlug))[0]).toMatchObject({ sold: 0, free: 12 });
    expect(await sales()).toMatchObject({
      now: { travelers: 0, canceled: 1, refundMinor: refund.amountMinor },
    });
    expect(await salesDifferences(leads.dataSource)).toEqual([]);
    expect(await dayDifferences(leads.dataSource)).toEqual([]);
  });

  it('is not sold under the name of another trip', async () => {
    const offer = await aDeparture(leads, quiet);
    const other = await aDeparture(leads);
    const request = { ...aRequest(offer), tourId: other.tourId };
    const refused = await refusal(leads.rpc.call(startCheckout, { request, idempotencyKey: null }));
    expect(refused.code).toBe('leads.departure_unknown');
  });

  it('accepts only promo codes that are valid for it', async () => {
    const offer = await aDeparture(leads, quiet);
    const { create } = backOfficeOf(leads);
    const terms = { label: 'Ten percent', percent: 10 };
    await create('promo-codes', { ...terms, code: 'QUIET', retreatIds: [offer.tourId] });
    await create('promo-codes', { ...terms, code: 'ELSEWHERE', retreatIds: [randomUUID()] });
    await create('promo-codes', { ...terms, code: 'SHIVA', tourIds: [(await aDeparture(leads)).tourId] });
    const amounts = { amount: 2_241, depositAmount: 448 };
    const { booking } = await aPaidBooking(leads, offer, { promoCode: 'QUIET', ...amounts });
    expect(booking.discountMinor).toBe(24_900);
    for (const promoCode of ['SHIVA', 'ELSEWHERE']) {
      const request = aRequest(offer, { promoCode, ...amounts });
      const refused = await refusal(leads.rpc.call(startCheckout, { request, idempotencyKey: null }));
      expect([promoCode, refused.code]).toEqual([promoCode, 'leads.promo_not_here']);
    }
  });

  it('has a waitlist that links to its page', async () => {
    const offer = await aDeparture(leads, { ...quiet, firstCapacity: 1 });
    await aPaidBooking(leads, offer);
    const email = 'waits-for-quiet@example.org';
    const entry = { dateId: offer.departureId, firstName: 'Ana', lastName: 'Lima', email, quantity: 1 };
    const receipt = await leads.rpc.call(joinWaitlist, { entry, idempotencyKey: null });
    expect(receipt.statusUrl).toBe(page);
    expect(
      await leads.rpc.call(getWaitlistEntry, { token: await waitlistToken(leads, email) }),
    ).toMatchObject({ tripKind: 'retreat', tourSlug: quiet.tourSlug });
  });

  it('is canceled with a link to its other dates, and is on the board with its kind', async () => {
    const offer = await aDeparture(leads, quiet);
    await aDeparture(leads, { ...quiet, tourId: offer.tourId });
    const { booking } = await aPaidBooking(leads, offer);
    const { act, get } = backOfficeOf(leads);
    await act('departures', offer.departureId, 'cancel', { reason: 'Too few travelers.' });
    const [told] = await waitFor(async () => {
      const sent = await mails(leads, 'departure-cancelled', booking.email);
      return sent.length > 0 ? sent : null;
    });
    expect(told?.data).toMatchObject({ otherDatesUrl: page, booking: { tripKind: 'retreat' } });
    expect(await get('departures', offer.departureId)).toMatchObject(quiet);
  });

  it('has reviews of its travelers, separate from those of tours', async () => {
    const offer = await aDeparture(leads, { ...quiet, tourSlug: 'reviewed' });
    const { booking } = await aPaidBooking(leads, offer, { payInFull: true });
    await leads.advance(160 * dayMs);
    await leads.get(CompleteTrips).sweep();
    const [asked] = await mails(leads, 'review-request', booking.email);
    expect(asked?.data).toMatchObject({ tripKind: 'retreat', tourTitle: quiet.tourTitle });
    const token = String(asked?.data['reviewUrl']).split('/').at(-1) ?? '';
    const words = { rating: 5, text: 'Nobody spoke, and it was good.' };
    expect(await leads.rpc.call(submitReview, { token, ...words })).toMatchObject({ tripKind: 'retreat' });
    const [review] = await leads.dataSource.query<{ id: string }[]>(
      'select id from review where booking_id = $1',
      [booking.id],
    );
    await leads.dataSource.transaction((tx) => leads.get(CheckReview).publish(tx, review?.id ?? ''));
    expect(await leads.rpc.call(listRetreatReviews, { slug: 'reviewed' })).toMatchObject({
      ...{ count: 1, average: 5 },
      items: [{ text: words.text }],
    });
    expect((await leads.rpc.call(listTourReviews, { slug: 'reviewed' })).count).toBe(0);
  });
});
