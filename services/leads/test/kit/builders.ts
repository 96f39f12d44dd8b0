import { randomUUID } from 'node:crypto';
import { departureOffered } from '@valam/contracts/catalog/departure.events';
import { bookingAmounts } from '@valam/contracts/leads/booking-amounts';
import { startCheckout } from '@valam/contracts/leads/checkout.rpc';
import type { BookingSessionRequest } from '@valam/contracts/leads/checkout.schema';
import type { EventPayload } from '@valam/contracts/shared/define';
import { inWholeUnits } from '@valam/contracts/shared/money';
import { ProblemError, type Problem } from '@valam/contracts/shared/problem';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { DepartureEntity } from '../../src/departure/departure.entity.js';
import type { Leads } from './start-leads.js';

type Offer = EventPayload<typeof departureOffered>;

const prices = { USD: 2_490, EUR: 2_290, GBP: 1_990, INR: 199_000 };
export const singleRoom = {
  id: 'single',
  name: 'Single room',
  supplement: { USD: 350, EUR: 320, GBP: 280, INR: 28_000 },
};

export function anOffer(change: Partial<Offer> = {}): Offer {
  return {
    departureId: randomUUID(),
    tourId: randomUUID(),
    tourSlug: 'discovering-shiva',
    tourTitle: 'Discovering Shiva',
    startDate: '2027-06-01',
    endDate: '2027-06-10',
    bookingStatus: null,
    firstCapacity: 12,
    minimumGroup: 6,
    decisionDate: '2027-04-15',
    prices,
    roomOptions: [singleRoom],
    dietServed: ['Vegetarian'],
    dietNotServed: ['Keto'],
    policyVersion: '2026-1',
    promise: {
      itinerary: [{ day: 1, title: 'Chennai', summary: 'Arrival' }],
      inclusions: 'Hotels',
      exclusions: 'Flights',
    },
    version: 1,
    isPublished: true,
    ...change,
  };
}

/** A departure projected in leads. */
export async function aDeparture(leads: Leads, change: Partial<Offer> = {}): Promise<Offer> {
  const offer = anOffer(change);
  await leads.receive(departureOffered, offer);
  await waitFor(() => leads.dataSource.manager.findOneBy(DepartureEntity, { id: offer.departureId }));
  return offer;
}

let travellers = 0;

export function aRequest(offer: Offer, change: Partial<BookingSessionRequest> = {}): BookingSessionRequest {
  const { quantity = 1, currency = 'USD', roomOptionId } = change;
  const room = roomOptionId ? singleRoom.supplement : null;
  const amounts = bookingAmounts(offer.prices, quantity, currency, room);
  return {
    firstName: 'Anna',
    lastName: 'Berg',
    email: `traveller-${++travellers}@example.org`,
    mobile: '+4915112345678',
    tourTitle: offer.tourTitle,
    tourId: offer.tourId,
    tourDatePreferred: offer.departureId,
    quantity,
    currency,
    amount: inWholeUnits(amounts.total),
    depositAmount: inWholeUnits(amounts.deposit),
    type: 'booking',
    sourceUrl: '/spiritual-tours/discovering-shiva',
    ...change,
  };
}

export function startBooking(
  leads: Leads,
  offer: Offer,
  change: Partial<BookingSessionRequest> = {},
  key: string | null = null,
) {
  return leads.rpc.call(startCheckout, { request: aRequest(offer, change), idempotencyKey: key });
}

/** The refusal of a call. */
export async function refusal(call: Promise<unknown>): Promise<Problem> {
  try {
    await call;
  } catch (error) {
    if (error instanceof ProblemError) return error.problem;
    throw error;
  }
  throw new Error('It was not refused');
}

/** The provider's id of a payment page, the last part of its URL. */
export const pageId = (url: string): string => url.split('/').at(-1) ?? '';
