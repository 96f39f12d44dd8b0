import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getRetreatAvailability, getTourAvailability } from '@valam/contracts/leads/availability.rpc';
import { startCheckout } from '@valam/contracts/leads/checkout.rpc';
import { getGiftCardBalance } from '@valam/contracts/leads/gift-card.rpc';
import { createLead } from '@valam/contracts/leads/lead.rpc';
import { subscribeToNewsletter } from '@valam/contracts/leads/newsletter.rpc';
import { checkPromo } from '@valam/contracts/leads/promo.rpc';
import { listRetreatReviews, listTourReviews } from '@valam/contracts/leads/review.rpc';
import { countVisits } from '@valam/contracts/leads/visit.rpc';
import { joinWaitlist } from '@valam/contracts/leads/waitlist.rpc';
import { adminRpcs } from '@valam/contracts/shared/admin';
import type { Route } from '@valam/contracts/shared/define';
import { staff } from './kit/back-office.js';
import { aDeparture, aRequest } from './kit/builders.js';
import { aGiftCard, aGiftOrder, orderGiftCard } from './kit/gift-card.js';
import { aPaidBooking } from './kit/paid-booking.js';
import { startLeads, type Leads } from './kit/start-leads.js';

const contracts = path.resolve('packages/contracts/src/leads');
/** Calls with a secret in the path have proven an address or a payment; the webhook is signed. */
const provenBy = /:(token|id)\b|\/stripe-webhook$/;
/** In the format of `PrivateLinks`. */
const linkToken = /[0-9a-f]{32}-[0-9a-z]{1,6}-[\w-]{43}/;

const isRoute = (thing: unknown): thing is Route =>
  typeof thing === 'object' && thing !== null && 'method' in thing && 'path' in thing && 'access' in thing;

/** The routes that anybody may call with any address. */
async function openRoutes(): Promise<string[]> {
  const files = readdirSync(contracts).filter((name) => name.endsWith('.routes.ts'));
  const modules = await Promise.all(
    files.map(
      (name) =>
        import(`@valam/contracts/leads/${name.replace(/\.ts$/, '')}`) as Promise<Record<string, unknown>>,
    ),
  );
  return modules
    .flatMap((module) => Object.values(module))
    .filter(isRoute)
    .filter((route) => route.access === 'public' && !provenBy.test(route.path))
    .map(({ method, path: address }) => `${method} ${address}`)
    .sort();
}

describe('responses of open routes', () => {
  let leads: Leads;
  let offer: Awaited<ReturnType<typeof aDeparture>>;
  let soldOut: Awaited<ReturnType<typeof aDeparture>>;
  let giftCardCode: string;
  beforeAll(async () => {
    leads = await startLeads();
    offer = await aDeparture(leads, { tourSlug: 'open-answers' });
    await aDeparture(leads, { tripKind: 'retreat', tourSlug: 'open-retreat' });
    soldOut = await aDeparture(leads, { firstCapacity: 1 });
    await aPaidBooking(leads, soldOut);
    giftCardCode = (await aGiftCard(leads)).code.replaceAll('-', '');
    await leads.rpc.call(adminRpcs.leads.create, {
      caller: staff('owner'),
      entity: 'promo-codes',
      values: { code: 'ALMS', label: 'Alms', percent: 5 },
    });
  });
  afterAll(() => leads.stop());

  const name = { firstName: 'Anna', lastName: 'Berg' };
  const idempotencyKey = null;
  const calls: Record<string, (email: string) => Promise<unknown>> = {
    'GET /api/retreats/:slug/availability': () =>
      leads.rpc.call(getRetreatAvailability, { slug: 'open-retreat' }),
    'GET /api/retreats/:slug/reviews': () => leads.rpc.call(listRetreatReviews, { slug: 'open-retreat' }),
    'GET /api/tours/:slug/availability': () => leads.rpc.call(getTourAvailability, { slug: 'open-answers' }),
    'GET /api/tours/:slug/reviews': () => leads.rpc.call(listTourReviews, { slug: 'open-answers' }),
    'POST /api/checkout/create-booking-session': (email) =>
      leads.rpc.call(startCheckout, { request: aRequest(offer, { email }), idempotencyKey }),
    'POST /api/gift-cards': (email) =>
      orderGiftCard(leads, aGiftOrder({ buyerEmail: email, recipientEmail: email })),
    // Has no address: the card is found by its code alone.
    'POST /api/gift-cards/balance': () => leads.rpc.call(getGiftCardBalance, { code: giftCardCode }),
    'POST /api/leads': (email) =>
      leads.rpc.call(createLead, {
        lead: { type: 'inquiry', ...name, email, mobile: '+4915112345678', message: 'Is March too hot?' },
        idempotencyKey,
      }),
    'POST /api/newsletter/subscribe': (email) =>
      leads.rpc.call(subscribeToNewsletter, { subscriber: { email, name: 'Anna' }, idempotencyKey }),
    // Has no address: the response is the same for everyone.
    'POST /api/promo/check': () =>
      leads.rpc.call(checkPromo, {
        code: 'ALMS',
        tourId: offer.tourId,
        dateId: offer.departureId,
        quantity: 1,
        currency: 'USD',
      }),
    // Has no address: the gateway sums the steps, and the response is the same for everyone.
    'POST /api/visits': () => leads.rpc.call(countVisits, { id: randomUUID(), counts: [] }),
    'POST /api/waitlist': (email) =>
      leads.rpc.call(joinWaitlist, {
        entry: { dateId: soldOut.departureId, ...name, email, quantity: 1 },
        idempotencyKey,
      }),
  };

  it('are tested for every route', async () => {
    expect(await openRoutes()).toEqual(Object.keys(calls).sort());
  });

  it.each(Object.keys(calls))(
    'from %s contain no private link, and are the same for a known address',
    async (route) => {
      const call = calls[route] as (email: string) => Promise<object>;
      const stranger = await call(`stranger-to-${Object.keys(calls).indexOf(route)}@example.org`);
      const victim = 'victim@example.org';
      await call(victim);
      const known = await call(victim);
      for (const answer of [stranger, known]) expect(JSON.stringify(answer)).not.toMatch(linkToken);
      expect(withoutOwn(known)).toEqual(withoutOwn(stranger));
    },
  );
});

/**
 * Replaces the fields that differ in every response for any caller: its ids and the URL of its payment page.
 */
function withoutOwn(answer: object): object {
  const own = ['id', 'url', 'bookingRef', 'sessionId'];
  return Object.fromEntries(
    Object.entries(answer).map(([field, value]) => [field, own.includes(field) ? typeof value : value]),
  );
}
