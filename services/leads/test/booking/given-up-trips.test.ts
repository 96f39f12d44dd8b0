import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { retreatChanged, tourChanged } from '@valam/contracts/catalog/content.events';
import { departureWithdrawn } from '@valam/contracts/catalog/departure.events';
import type { TripKind } from '@valam/contracts/catalog/trip';
import { getBooking } from '@valam/contracts/leads/booking.rpc';
import { getCheckoutSession } from '@valam/contracts/leads/checkout.rpc';
import { getShare } from '@valam/contracts/leads/share.rpc';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { DepartureEntity } from '../../src/departure/departure.entity.js';
import { aDeparture, pageId } from '../kit/builders.js';
import { aPaidBooking } from '../kit/paid-booking.js';
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
});
