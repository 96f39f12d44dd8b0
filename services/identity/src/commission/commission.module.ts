import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ContributorModule } from '../contributor/contributor.module.js';
import { CommissionQueries } from './commission-queries.js';
import { CommissionSteps } from './commission-steps.js';
import { CommissionsResource } from './commissions.resource.js';
import { DecideOnCommission } from './decide-on-commission.js';
import { OnBookingEvents } from './on-booking-events.js';
import { RecordBooking } from './record-booking.js';
import { SettleBooking } from './settle-booking.js';
import { BookingSnapshotEntity } from './booking-snapshot.entity.js';
import { CommissionEntity } from './commission.entity.js';
import { CommissionLineEntity } from './commission-line.entity.js';
import { CommissionStepEntity } from './commission-step.entity.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      BookingSnapshotEntity,
      CommissionEntity,
      CommissionLineEntity,
      CommissionStepEntity,
    ]),
    ContributorModule,
  ],
  providers: [
    CommissionQueries,
    CommissionSteps,
    CommissionsResource,
    DecideOnCommission,
    OnBookingEvents,
    RecordBooking,
    SettleBooking,
  ],
  exports: [TypeOrmModule, CommissionQueries, CommissionSteps, SettleBooking],
})
export class CommissionModule {}
