import { Module } from '@nestjs/common';
import { DepartureModule } from '../departure/departure.module.js';
import { GiftCardModule } from '../gift-card/gift-card.module.js';
import { InvoiceModule } from '../invoice/invoice.module.js';
import { LinkModule } from '../link/link.module.js';
import { PaymentPlanModule } from '../payment-plan/payment-plan.module.js';
import { PromoModule } from '../promo/promo.module.js';
import { ProviderModule } from '../provider/provider.module.js';
import { RefundModule } from '../refund/refund.module.js';
import { BalancePages } from './balance-pages.js';
import { ChargeInstallments } from './charge-installments.js';
import { ClosePaymentPage } from './close-payment-page.js';
import { ConfirmBooking } from './confirm-booking.js';
import { ConfirmCovered } from './confirm-covered.js';
import { EndPaymentPage } from './end-payment-page.js';
import { HandOverBooking } from './hand-over-booking.js';
import { HandOverPage } from './hand-over-page.js';
import { MakeCharge } from './make-charge.js';
import { OpenPaymentPage } from './open-payment-page.js';
import { PaymentPages } from './payment-pages.js';
import { ProviderEventEffects } from './provider-event-effects.js';
import { ReceiveProviderEvent } from './receive-provider-event.js';
import { RedeemGiftCards } from './redeem-gift-cards.js';
import { ReconcilePayments } from './reconcile-payments.js';
import { RecordDispute } from './record-dispute.js';
import { ReturnPayment } from './return-payment.js';
import { SettleBalance } from './settle-balance.js';
import { SettleCharge } from './settle-charge.js';
import { ShareModule } from '../share/share.module.js';
import { SettlePayment } from './settle-payment.js';
import { SettleShare } from './settle-share.js';

@Module({
  imports: [
    DepartureModule,
    GiftCardModule,
    InvoiceModule,
    LinkModule,
    PaymentPlanModule,
    PromoModule,
    ProviderModule,
    RefundModule,
    ShareModule,
  ],
  providers: [
    BalancePages,
    ChargeInstallments,
    ClosePaymentPage,
    ConfirmBooking,
    ConfirmCovered,
    EndPaymentPage,
    HandOverBooking,
    HandOverPage,
    MakeCharge,
    OpenPaymentPage,
    PaymentPages,
    ProviderEventEffects,
    ReceiveProviderEvent,
    RedeemGiftCards,
    ReconcilePayments,
    RecordDispute,
    ReturnPayment,
    SettleBalance,
    SettleCharge,
    SettlePayment,
    SettleShare,
  ],
  exports: [
    BalancePages,
    ConfirmBooking,
    ConfirmCovered,
    HandOverBooking,
    HandOverPage,
    PaymentPages,
    ReceiveProviderEvent,
    RedeemGiftCards,
    SettleBalance,
  ],
})
export class PaymentModule {}
