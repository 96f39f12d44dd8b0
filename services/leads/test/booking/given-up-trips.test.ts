import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { retreatChanged, tourChanged } from '@valam/contracts/catalog/content.events';
import { departureWithdrawn } from '@valam/contracts/catalog/departure.events';
import type { TripKind } from '@valam/contracts/catalog/trip';
import { getBooking } from '@valam/contracts/leads/booking.rpc';
import { getCheckoutSession } from '@valam/contracts/leads/checkout.rpc';
import { getReviewInvitation } from '@valam/contracts/leads/review.rpc';
import { getShare } from '@valam/contracts/leads/share.rpc';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { DepartureEntity } from '../../src/departure/departure.entity.js';
import { CompleteTrips } from '../../src/manage/complete-trips.js';
import { aDeparture, pageId } from '../kit/builders.js';
import { aPaidBooking, mails } from '../kit/paid-booking.js';
import { aCompanion, invite, shareToken } from '../kit/share.js';
import { startLeads, type Leads } from '../kit/start-leads.js';

describe('the private pages of a booking', () => {
  let leads: Leads;
  beforeAll(async () => {
    leads = await startLeads();
  });
  afterAll(() => leads.stop());

  const withdraw = async (departureId: string) => {
    await leads.receive(departureWithdrawn, { departureId, version: 9 });
    const isOffered = async () =>
      (await leads.dataSource.manager.findOneByOrFail(DepartureEntity, { id: departureId })).isOffered;
    await waitFor(async () => !(await isOffered()));
  };
  const changed = { tour: tourChanged, retreat: retreatChanged };
  const publish = (kind: TripKind, slug: string, isPublished: boolean) =>
    leads.receive(changed[kind], {
      ...{ slug, tags: [], isPublished },
      changedAt: leads.clock.now().toISOString(),
    });

  it.each(['tour', 'retreat'] as const)(
    'say when a %s is given up and its page is gone',
    async (tripKind) => {
      const tourSlug = `given-up-${randomUUID()}`;
      const offer = await aDeparture(leads, { tripKind, tourSlug });
      const { token, page } = await aPaidBooking(leads, offer, { quantity: 2 });
      const companion = aCompanion();
      await invite(leads, token, [companion]);
      const views = async () => [
        await leads.rpc.call(getBooking, { token }),
        await leads.rpc.call(getShare, { token: await shareToken(leads, companion) }),
        await leads.rpc.call(getCheckoutSession, { id: pageId(page.url) }),
      ];
      const linked = async () => (await views()).map(({ hasTripPage }) => hasTripPage);
      expect(await linked()).toEqual([true, true, true]);
      await withdraw(offer.departureId);
      expect(await linked()).toEqual([false, false, false]);
      expect((await views()).map((view) => view.tourSlug)).toEqual([tourSlug, tourSlug, tourSlug]);
    },
  );

  it.each(['tour', 'retreat'] as const)(
    'still link to a published %s whose date is withdrawn',
    async (tripKind) => {
      const tourSlug = `kept-${randomUUID()}`;
      const offer = await aDeparture(leads, { tripKind, tourSlug });
      await publish(tripKind, tourSlug, true);
      const { token } = await aPaidBooking(leads, offer);
      await withdraw(offer.departureId);
      await waitFor(async () => (await leads.rpc.call(getBooking, { token })).hasTripPage);
      await publish(tripKind, tourSlug, false);
      await waitFor(async () => !(await leads.rpc.call(getBooking, { token })).hasTripPage);
    },
  );

  it('for a review say whether the trip still has a page, on which the review would appear', async () => {
    const [tourSlug, email] = [`reviewed-${randomUUID()}`, 'was-there@example.org'];
    const offer = await aDeparture(leads, { tourSlug, startDate: '2027-01-20', endDate: '2027-01-25' });
    await aPaidBooking(leads, offer, { payInFull: true, email });
    await leads.dataSource.query(
      `update departure set start_date = '2026-12-20', end_date = '2026-12-25' where id = $1`,
      [offer.departureId],
    );
    await leads.get(CompleteTrips).sweep();
    const [mail] = await mails(leads, 'review-request', email);
    const token = String(mail?.data.reviewUrl).split('/').at(-1) ?? '';
    const invited = () => leads.rpc.call(getReviewInvitation, { token });
    expect(await invited()).toMatchObject({ hasTripPage: true });
    await withdraw(offer.departureId);
    expect(await invited()).toMatchObject({ hasTripPage: false });
  });
});
