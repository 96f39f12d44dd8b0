import { unitOf } from '@valam/service-kit/database/unit-of';
import { addJob } from '@valam/service-kit/jobs/jobs';
import type { EntityManager } from 'typeorm';
import type { BookingEntity } from '../booking/booking.entity.js';
import { remindOfCheckoutJob } from './payment.jobs.js';

const afterMs = 4 * 3_600_000;

/**
 * The hold of a booking lapsed unpaid: schedules one reminder. Excluded are offers and proposals, which have
 * their own emails, and holds whose payment page was never opened.
 */
export async function remindLater(tx: EntityManager, booking: BookingEntity): Promise<void> {
  const { id, state, waitlistEntryId, quoteId } = booking;
  if (state !== 'awaiting_payment' || waitlistEntryId || quoteId) return;
  const runAt = new Date(unitOf(tx).clock.now().getTime() + afterMs);
  await addJob(tx, remindOfCheckoutJob, { bookingId: id }, { runAt, key: `checkout-reminder:${id}` });
}
