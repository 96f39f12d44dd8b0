import { namelessTour, type listRecordsOfPerson } from '@valam/contracts/leads/privacy.rpc';
import type { RpcReturn } from '@valam/contracts/shared/define';
import type { EntityManager } from 'typeorm';
import { forgetRecords } from '../audit/erased-records.js';
import { forgetReasonsOfBookings } from './forget-reasons.js';

type Records = RpcReturn<typeof listRecordsOfPerson>['records'];

const forgetPrivateTours = `
  update commission set tour_title = $2, version = version + 1 where booking_id = any ($1) and tour_title <> $2`;

/** Erases copies here of leads records that were erased there. */
export async function forgetCopies(tx: EntityManager, records: Records, now: Date): Promise<void> {
  const privateTours = records.filter(({ isPrivateTour }) => isPrivateTour).map(({ id }) => id);
  await tx.query(forgetPrivateTours, [privateTours, namelessTour]);
  await forgetReasonsOfBookings(
    tx,
    records.filter(({ entity }) => entity === 'bookings'),
  );
  await forgetRecords(tx, 'leads', records, now);
}
