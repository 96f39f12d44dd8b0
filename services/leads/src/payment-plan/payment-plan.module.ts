import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ProviderModule } from '../provider/provider.module.js';
import { PaymentPlans } from './payment-plans.js';
import { PlanView } from './plan-view.js';
import { ReadSavedCard } from './read-saved-card.js';
import { SavedCards } from './saved-cards.js';
import { WatchPaymentPlans } from './watch-payment-plans.js';
import { InstallmentChargeEntity } from './saved-card.entity.js';
import { InstallmentEntity } from './payment-plan.entity.js';
import { PaymentPlanEntity } from './payment-plan.entity.js';
import { SavedCardEntity } from './saved-card.entity.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      InstallmentChargeEntity,
      InstallmentEntity,
      PaymentPlanEntity,
      SavedCardEntity,
    ]),
    ProviderModule,
  ],
  providers: [PaymentPlans, PlanView, ReadSavedCard, SavedCards, WatchPaymentPlans],
  exports: [TypeOrmModule, PaymentPlans, PlanView, SavedCards],
})
export class PaymentPlanModule {}
