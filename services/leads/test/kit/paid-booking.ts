import { createHash, createHmac } from 'node:crypto';
import type { BookingSessionRequest } from '@valam/contracts/leads/checkout.schema';
import type { departureOffered } from '@valam/contracts/catalog/departure.events';
import type { EventPayload } from '@valam/contracts/shared/define';
import { normalizeEmail } from '@valam/contracts/shared/text';
import { mailRequested } from '@valam/contracts/notifications/mail.events';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { BookingEntity } from '../../src/booking/booking.entity.js';
import { PrivateLinks } from '../../src/link/private-links.js';
import { WaitlistEntryEntity } from '../../src/waitlist/waitlist-entry.entity.js';
import { pageId, startBooking } from './builders.js';
import { settled } from './settled.js';
import { webhookSecret, type Leads } from './start-leads.js';

export const bookingOf = (leads: Leads, ref: string): Promise<BookingEntity> =>
  leads.dataSource.manager.findOneByOrFail(BookingEntity, { ref });

/** Waits until a booking is in a state, and returns it. */
export function inState(leads: Leads, ref: string, state: string): Promise<BookingEntity> {
  return waitFor(async () => {
    const booking = await bookingOf(leads, ref);
    return booking.state === state
      ? booking
      : Promise.reject(new Error(`${ref} is ${booking.state}, not ${state}`));
  });
}

export const tokenOf = (leads: Leads, booking: BookingEntity): string =>
  leads.get(PrivateLinks).token('booking', { id: booking.id, version: booking.linkVersion });

/** The token in the emails of the latest waitlist entry of an address. */
export async function waitlistToken(leads: Leads, email: string): Promise<string> {
  const entry = await leads.dataSource.manager.findOneOrFail(WaitlistEntryEntity, {
    where: { personEmail: normalizeEmail(email) },
    order: { queueNumber: 'DESC' },
  });
  return leads.get(PrivateLinks).token('waitlist', { id: entry.id, version: entry.linkVersion });
}

/** A paid booking without pending work, and the token of its link. */
export async function aPaidBooking(
  leads: Leads,
  offer: EventPayload<typeof departureOffered>,
  change: Partial<BookingSessionRequest> = {},
) {
  const page = await startBooking(leads, offer, change);
  await leads.sandbox.pay(pageId(page.url));
  const booking = await inState(leads, page.bookingRef, change.payInFull ? 'paid' : 'deposit_paid');
  await settled(leads);
  return { booking, token: tokenOf(leads, booking), page };
}

/** The emails of a template requested by leads so far. */
export async function mails(leads: Leads, template: string, to?: string) {
  const events = await leads.emittedEvents(mailRequested);
  return events
    .map(({ payload }) => payload)
    .filter((mail) => mail.template === template && (!to || mail.to === to));
}

/**
 * The first email of a template to an address, once leads has requested it: jobs that render documents take a
 * moment.
 */
export const mailOnceAsked = (leads: Leads, template: string, to: string) =>
  waitFor(async () => (await mails(leads, template, to))[0]);

/** Differences between the counters and the seats of bookings and offers. */
export async function stockDifferences(leads: Leads): Promise<unknown[]> {
  const { stockDifferences: question } = await import('../../src/departure/check-stock.sql.js');
  return leads.dataSource.query(question);
}

/** An event signed like the provider's, for deliveries that the sandbox cannot produce. */
export function signedEvent(type: string, object: Record<string, unknown>, secret = webhookSecret) {
  const id = `evt_${createHash('sha256')
    .update(JSON.stringify([type, object]))
    .digest('hex')
    .slice(0, 24)}`;
  const body = Buffer.from(JSON.stringify({ id, object: 'event', type, data: { object } }));
  const at = Math.floor(Date.now() / 1_000);
  const signature = createHmac('sha256', secret).update(`${at}.${body.toString()}`).digest('hex');
  return { body, signature: `t=${at},v1=${signature}` };
}
