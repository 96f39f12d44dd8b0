import { Module } from '@nestjs/common';
import { ProviderModule } from '../provider/provider.module.js';
import { PaymentPlans } from './payment-plans.js';
import { PlanView } from './plan-view.js';
import { ReadSavedCard } from './read-saved-card.js';
import { SavedCards } from './saved-cards.js';
import { WatchPaymentPlans } from './watch-payment-plans.js';

@Module({
  imports: [ProviderModule],
  providers: [PaymentPlans, PlanView, ReadSavedCard, SavedCards, WatchPaymentPlans],
  exports: [PaymentPlans, PlanView, SavedCards],
})
export class PaymentPlanModule {}
