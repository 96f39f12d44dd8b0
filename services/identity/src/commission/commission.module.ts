import { Module } from '@nestjs/common';
import { ContributorModule } from '../contributor/contributor.module.js';
import { CommissionQueries } from './commission-queries.js';
import { CommissionSteps } from './commission-steps.js';
import { CommissionsResource } from './commissions.resource.js';
import { DecideOnCommission } from './decide-on-commission.js';
import { OnBookingEvents } from './on-booking-events.js';
import { RecordBooking } from './record-booking.js';
import { SettleBooking } from './settle-booking.js';

@Module({
  imports: [ContributorModule],
  providers: [
    CommissionQueries,
    CommissionSteps,
    CommissionsResource,
    DecideOnCommission,
    OnBookingEvents,
    RecordBooking,
    SettleBooking,
  ],
  exports: [CommissionQueries, CommissionSteps, SettleBooking],
})
export class CommissionModule {}
