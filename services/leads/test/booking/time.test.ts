import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Picture } from '@valam/contracts/catalog/picture.schema';
import { departureOffered } from '@valam/contracts/catalog/departure.events';
import { picturesUsedByLeads } from '@valam/contracts/catalog/picture-use.rpc';
import { erasePictures } from '@valam/contracts/catalog/privacy.rpc';
import { bookingCompleted } from '@valam/contracts/leads/booking.events';
import * as booking from '@valam/contracts/leads/booking.rpc';
import { eraseLeadsData } from '@valam/contracts/leads/privacy.rpc';
import {
  getReviewInvitation,
  listTourReviews,
  setReviewPhoto,
  submitReview,
} from '@valam/contracts/leads/review.rpc';
import { PlayedUnits } from '@valam/service-kit/testing/play-unit';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { AskForTravellers } from '../../src/mail/ask-for-travellers.js';
import { CompleteTrips } from '../../src/manage/complete-trips.js';
import { EraseTravellers } from '../../src/booking/erase-travellers.js';
import { WatchBalances } from '../../src/booking/watch-balances.js';
import { AskForReview } from '../../src/review/ask-for-review.js';
import { CheckReview } from '../../src/review/check-review.js';
import { ReviewEntity } from '../../src/review/review.entity.js';
import { aDeparture, refusal } from '../kit/builders.js';
import { aPaidBooking, bookingOf, mails, stockDifferences } from '../kit/paid-booking.js';
import { startLeads, type Leads } from '../kit/start-leads.js';

const at = (text: string): Date => new Date(`${text}+05:30`);

describe('scheduled jobs', () => {
  let leads: Leads;
  beforeAll(async () => {
    leads = await startLeads();
  });
  afterEach(async () => {
    expect(await stockDifferences(leads)).toEqual([]);
  });
  afterAll(() => leads.stop());

  const goTo = (text: string) => leads.clock.set(at(text));

  it('request the balance 14 and 3 days before, on the due day and 3 days after, once each', async () => {
    goTo('2027-01-04T12:00:00');
    const { booking: made } = await aPaidBooking(leads, await aDeparture(leads, { startDate: '2027-06-01' }));
    const sent = async (day: string) => {
      goTo(`${day}T10:00:00`);
      await Promise.all([1, 2].map(() => leads.get(WatchBalances).sweep()));
      return (await mails(leads, 'balance-reminder', made.email)).length;
    };
    expect(await sent('2027-04-17')).toBe(0);
    expect((await bookingOf(leads, made.ref)).state).toBe('deposit_paid');
    expect(await sent('2027-04-18')).toBe(1);
    expect((await bookingOf(leads, made.ref)).state).toBe('balance_due');
    expect(await sent('2027-04-20')).toBe(1);
    expect(await sent('2027-04-29')).toBe(2);
    expect(await sent('2027-05-02')).toBe(3);
    expect(await sent('2027-05-04')).toBe(3);
    expect(await sent('2027-05-05')).toBe(4);
    expect(await sent('2027-05-20')).toBe(4);
    expect((await bookingOf(leads, made.ref)).state).toBe('balance_due');
    expect(
      (await mails(leads, 'operator-alert')).filter(({ data }) => data.title === 'A balance is overdue'),
    ).toHaveLength(1);
  });

  it('send no balance reminder right after the confirmation, which states the due day', async () => {
    goTo('2027-01-04T12:00:00');
    const { booking: made } = await aPaidBooking(leads, await aDeparture(leads, { startDate: '2027-02-13' }));
    const sent = async (day: string) => {
      goTo(`${day}T13:00:00`);
      await leads.get(WatchBalances).sweep();
      return (await mails(leads, 'balance-reminder', made.email)).length;
    };
    expect(await sent('2027-01-04')).toBe(0);
    expect(await sent('2027-01-10')).toBe(0);
    expect(await sent('2027-01-11')).toBe(1);
  });

  it('complete a trip, request a review at most three times, and show it after its check', async () => {
    goTo('2027-01-04T12:00:00');
    const offer = await aDeparture(leads, {
      tourSlug: 'reviewed-tour',
      startDate: '2027-06-01',
      endDate: '2027-06-10',
    });
    const { booking: made, token } = await aPaidBooking(leads, offer, { payInFull: true });
    await leads.rpc.call(booking.saveTravellers, { token, travellers: [{ fullName: 'Anna Berg' }] });
    goTo('2027-06-10T23:59:00');
    await leads.get(CompleteTrips).sweep();
    expect((await bookingOf(leads, made.ref)).state).toBe('paid');
    goTo('2027-06-11T00:01:00');
    await leads.get(CompleteTrips).sweep();
    expect((await bookingOf(leads, made.ref)).state).toBe('completed');
    expect((await leads.publishedEvents(bookingCompleted)).at(-1)?.payload).toMatchObject({
      bookingId: made.id,
    });
    for (const day of ['2027-06-17', '2027-06-19', '2027-06-30', '2027-07-30']) {
      goTo(`${day}T12:00:00`);
      await leads.get(AskForReview).sweep();
    }
    const asked = await mails(leads, 'review-request', made.email);
    expect(asked.map(({ data }) => data.isReminder)).toEqual([false, true, true]);

    const reviewToken = String(asked[0]?.data.reviewUrl).split('/').at(-1) ?? '';
    const review = { rating: 2, text: 'The buses were late every day.' };
    const picture: Picture = {
      src: '/media/abcdef0123456789',
      width: 1600,
      height: 1200,
      alt: 'A bus',
      placeholder: '#876',
      kind: 'photograph',
    };
    const setPhoto = (photo: Picture | null) =>
      leads.rpc.call(setReviewPhoto, { token: reviewToken, picture: photo });
    expect(await setPhoto(picture)).toMatchObject({ photo: picture, review: null });
    expect(await setPhoto(null)).toMatchObject({ photo: null });
    await setPhoto(picture);
    const keys = ['abcdef0123456789', 'someothers123456'];
    expect(await leads.rpc.call(picturesUsedByLeads, { keys })).toEqual({ used: ['abcdef0123456789'] });
    await leads.rpc.call(submitReview, { token: reviewToken, ...review });
    expect(await leads.rpc.call(getReviewInvitation, { token: reviewToken })).toMatchObject({
      photo: picture,
      review: { ...review, state: 'submitted' },
    });
    expect((await refusal(setPhoto(null))).code).toBe('leads.review_exists');
    expect(
      (
        await refusal(
          leads.rpc.call(submitReview, { token: reviewToken, rating: 5, text: 'All was wonderful.' }),
        )
      ).code,
    ).toBe('leads.review_exists');
    expect(await leads.rpc.call(listTourReviews, { slug: 'reviewed-tour' })).toMatchObject({
      count: 0,
      average: null,
    });
    const { id } = await leads.dataSource.manager.findOneByOrFail(ReviewEntity, { bookingId: made.id });
    await leads.dataSource.transaction((tx) => leads.get(CheckReview).publish(tx, id));
    expect(await leads.rpc.call(listTourReviews, { slug: 'reviewed-tour' })).toMatchObject({
      count: 1,
      average: 2,
      items: [{ ...review, authorName: 'Anna', travelledOn: '2027-06-01', photo: picture.src, picture }],
    });

    // The tour gets another slug, and its former one belongs to another tour now.
    await leads.receive(departureOffered, { ...offer, tourSlug: 'renamed-tour', version: 2 });
    await aDeparture(leads, { tourSlug: 'reviewed-tour' });
    const reviewsAt = (slug: string) => leads.rpc.call(listTourReviews, { slug });
    await waitFor(async () => (await reviewsAt('renamed-tour')).count === 1);
    expect((await reviewsAt('reviewed-tour')).count).toBe(0);

    const units = new PlayedUnits(leads.nats);
    const deleted: string[][] = [];
    await units.answer(erasePictures, ({ keys }) => ({ erased: deleted.push(keys) }));
    await leads.rpc.call(eraseLeadsData, { email: made.email });
    await waitFor(() => deleted.length > 0);
    expect(deleted).toEqual([['abcdef0123456789']]);
    units.leave(erasePictures);
    expect(await reviewsAt('renamed-tour')).toMatchObject({
      items: [{ ...review, authorName: 'A traveler', photo: null, picture: null }],
    });

    goTo('2027-08-09T12:00:00');
    await leads.get(EraseTravellers).sweep();
    expect(await leads.dataSource.query('select 1 from traveller where booking_id = $1', [made.id])).toEqual(
      [],
    );
    expect((await bookingOf(leads, made.ref)).travellersErasedAt).not.toBeNull();
  });

  it("request the travelers' details when they are needed, not earlier", async () => {
    goTo('2027-01-04T12:00:00');
    const { booking: made } = await aPaidBooking(
      leads,
      await aDeparture(leads, { startDate: '2027-06-01' }),
      { quantity: 2 },
    );
    const sent = async (day: string) => {
      goTo(`${day}T10:00:00`);
      await leads.get(AskForTravellers).sweep();
      return (await mails(leads, 'travellers-needed', made.email)).length;
    };
    expect(await sent('2027-04-19')).toBe(0);
    expect(await sent('2027-04-20')).toBe(1);
    expect(await sent('2027-05-10')).toBe(1);
    expect(await sent('2027-05-11')).toBe(2);
    expect(await sent('2027-05-20')).toBe(2);
  });
});
