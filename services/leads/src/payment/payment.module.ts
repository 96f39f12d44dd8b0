import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DepartureModule } from '../departure/departure.module.js';
import { GiftCardModule } from '../gift-card/gift-card.module.js';
import { InvoiceModule } from '../invoice/invoice.module.js';
import { LinkModule } from '../link/link.module.js';
import { PaymentPlanModule } from '../payment-plan/payment-plan.module.js';
import { PromoModule } from '../promo/promo.module.js';
import { ProviderModule } from '../provider/provider.module.js';
import { RefundModule } from '../refund/refund.module.js';
import { ChargeInstallments } from './charge-installments.js';
import { ConfirmBooking } from './confirm-booking.js';
import { ConfirmCovered } from './confirm-covered.js';
import { TransferBooking } from './transfer-booking.js';
import { MakeCharge } from './make-charge.js';
import { PaymentPageModule } from './payment-page.module.js';
import { ProviderEventEffects } from './provider-event-effects.js';
import { ReceiveOutsideRefund } from './receive-outside-refund.js';
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
import { PaymentSessionEntity } from './payment-session.entity.js';
import { ProviderEventEntity } from './provider-event.entity.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([PaymentSessionEntity, ProviderEventEntity]),
    DepartureModule,
    GiftCardModule,
    InvoiceModule,
    LinkModule,
    PaymentPageModule,
    PaymentPlanModule,
    PromoModule,
    ProviderModule,
    RefundModule,
    ShareModule,
  ],
  providers: [
    ChargeInstallments,
    ConfirmBooking,
    ConfirmCovered,
    TransferBooking,
    MakeCharge,
    ProviderEventEffects,
    ReceiveOutsideRefund,
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
    TypeOrmModule,
    PaymentPageModule,
    ConfirmBooking,
    ConfirmCovered,
    TransferBooking,
    ReceiveProviderEvent,
    RedeemGiftCards,
    SettleBalance,
  ],
})
export class PaymentModule {}
