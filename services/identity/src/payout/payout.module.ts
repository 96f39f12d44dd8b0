import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CommissionModule } from '../commission/commission.module.js';
import { ContributorModule } from '../contributor/contributor.module.js';
import { PasswordModule } from '../password/password.module.js';
import { SiteModule } from '../site/site.module.js';
import { CommissionDues } from './commission-dues.js';
import { DecideOnPayout } from './decide-on-payout.js';
import { OwnPayouts } from './own-payouts.js';
import { PaymentDaysModule } from './payment-days.module.js';
import { PayoutDetailsStore } from './payout-details.js';
import { PayoutRpc } from './payout.rpc.js';
import { PayoutRun } from './payout-run.js';
import { PayoutSheet } from './payout-sheet.js';
import { PayoutsResource } from './payouts.resource.js';
import { SetPayoutDetails } from './set-payout-details.js';
import { PayoutDetailsEntity } from './payout-details.entity.js';
import { PayoutEntity } from './payout.entity.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([PayoutDetailsEntity, PayoutEntity]),
    CommissionModule,
    ContributorModule,
    PasswordModule,
    PaymentDaysModule,
    SiteModule,
  ],
  controllers: [PayoutRpc],
  providers: [
    CommissionDues,
    DecideOnPayout,
    OwnPayouts,
    PayoutDetailsStore,
    PayoutRun,
    PayoutSheet,
    PayoutsResource,
    SetPayoutDetails,
  ],
  exports: [OwnPayouts, SetPayoutDetails],
})
export class PayoutModule {}
