import { expect, it } from '@jest/globals';
import { bookingDepositPaid } from '@valam/contracts/leads/booking.events';
import { columnsThatDiffer } from '@valam/service-kit/testing/columns-that-differ';
import { CommissionEntity } from '../src/commission/commission.entity.js';
import { SettleBooking } from '../src/commission/settle-booking.js';
import { aBooking } from './kit/leads-stand-in.js';
import { runningPartnerProgram } from './kit/running-identity.js';

const { service, partners } = await runningPartnerProgram();

it('the columns of the entities of identity have the types of the tables, with or without null', async () => {
  expect(service.dataSource.entityMetadatas.length).toBeGreaterThan(10);
  expect(await columnsThatDiffer(service.dataSource)).toEqual([]);
});

it('a snapshot from before snapshots had days completes its booking on the days of the commission', async () => {
  const { caller, code } = await partners.aPartner('early@example.org');
  const booking = aBooking({ referralCode: code });
  const { bookingId, startDate, endDate } = booking;
  await service.receive(bookingDepositPaid, booking);
  await partners.untilLedger(caller, [[48_00, 'pending']]);
  await service.dataSource.query(
    `insert into booking_snapshot (booking_id, version, standing, is_completed, at, recorded_at)
     select booking_id, 2, standing, true, '2027-12-01T06:00:00Z', recorded_at from booking_snapshot where booking_id = $1`,
    [bookingId],
  );
  await service.get(SettleBooking).settleLater({ bookingId });
  const commission = await service.dataSource.manager.findOneByOrFail(CommissionEntity, { bookingId });
  expect(commission).toMatchObject({
    ...{ startDate, endDate },
    completedAt: new Date(`${endDate}T18:29:59.999Z`),
  });
});
