import { Module } from '@nestjs/common';
import { PaymentPlans } from './payment-plans.js';
import { WatchPaymentPlans } from './watch-payment-plans.js';

@Module({
  providers: [PaymentPlans, WatchPaymentPlans],
  exports: [PaymentPlans],
})
export class PaymentPlanModule {}
