import { unitOf } from '@valam/service-kit/database/unit-of';
import { addJob } from '@valam/service-kit/jobs/jobs';
import type { EntityManager } from 'typeorm';
import type { DepartureEntity } from './departure.entity.js';
import { moveBookingsJob, moveOffersJob } from './departure.jobs.js';

/**
 * Until then a mistake can be corrected before travelers get an email. Longer than a hold: by then, people
 * who were paying for the former days have paid or left.
 */
const afterMs = 3_600_000;

/** `known`: the departure before the change. Bookings are locked before departures, so jobs update them. */
export async function daysChanged(tx: EntityManager, known: DepartureEntity): Promise<void> {
  const now = unitOf(tx).clock.now();
  const { id: departureId, startDate, endDate } = known;
  const change = { departureId, formerDays: { startDate, endDate }, changedAt: now.toISOString() };
  const runAt = new Date(now.getTime() + afterMs);
  await addJob(tx, moveBookingsJob, change, { runAt });
  await addJob(tx, moveOffersJob, change, { runAt });
}
