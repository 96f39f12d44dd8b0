import { randomUUID } from 'node:crypto';
import { json, send } from '@valam/testing/http';
import { signIn } from '@valam/testing/people';
import * as z from 'zod/mini';
import type { Target } from './target.ts';

const Tour = z.object({ id: z.string(), slug: z.string() });
const Departure = z.object({
  dateId: z.string(),
  startDate: z.string(),
  free: z.number(),
  status: z.string(),
  /** per person, in whole units, by currency */
  prices: z.record(z.string(), z.number()),
});
export interface Offer {
  tour: z.output<typeof Tour>;
  date: z.output<typeof Departure>;
}

/** Every public departure, tour by tour. */
async function* departures(site: string): AsyncGenerator<Offer> {
  const tours = json(await send(`${site}/api/tours`), z.array(Tour)) ?? [];
  for (const tour of tours) {
    const answer = await send(`${site}/api/tours/${tour.slug}/availability`);
    const dates = json(answer, z.array(Departure)) ?? [];
    for (const date of dates) yield { tour, date };
  }
}

/** The first departure for which `take` returns a value. */
export async function firstDeparture<T>(
  site: string,
  take: (offer: Offer) => T | undefined | Promise<T | undefined>,
): Promise<T> {
  for await (const offer of departures(site)) {
    const taken = await take(offer);
    if (taken !== undefined) return taken;
  }
  throw new Error('no such departure is on sale');
}

/** The order that an unmodified panel sends, each from a different person. */
export function orderOf({ tour, date }: Offer, quantity = 1, currency = 'USD') {
  const amount = (date.prices[currency] ?? 0) * quantity;
  return {
    type: 'booking',
    firstName: 'Tamper',
    lastName: 'Audit',
    email: `tamper-${randomUUID()}@audit.example`,
    mobile: '+919000012345',
    tourId: tour.id,
    tourDatePreferred: date.dateId,
    quantity,
    currency,
    amount,
    depositAmount: Math.round(amount / 5),
  };
}

export const orderPath = '/api/checkout/create-booking-session';
export const order = (site: string, body: object) => send(site + orderPath, { method: 'POST', body });

/** Creates a promo code as the operator. */
export async function makePromoCode({ site, run }: Target, code: string, terms: object) {
  const { headers } = await signIn(site, run().admin);
  const body = { code: code.toUpperCase(), label: 'Audit', ...terms };
  const made = await send(`${site}/api/admin/promo-codes`, { method: 'POST', headers, body });
  if (made.status !== 201)
    throw new Error(`no promo code was made: ${made.status} ${made.text.slice(0, 200)}`);
  return body.code;
}
