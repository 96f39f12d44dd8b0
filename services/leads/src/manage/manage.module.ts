import { Module } from '@nestjs/common';
import { BookingModule } from '../booking/booking.module.js';
import { DepartureModule } from '../departure/departure.module.js';
import { GiftCardModule } from '../gift-card/gift-card.module.js';
import { InvoiceModule } from '../invoice/invoice.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { PaymentModule } from '../payment/payment.module.js';
import { PaymentPlanModule } from '../payment-plan/payment-plan.module.js';
import { RefundModule } from '../refund/refund.module.js';
import { ReviewModule } from '../review/review.module.js';
import { ShareModule } from '../share/share.module.js';
import { BookingRpc } from './booking.rpc.js';
import { CancelBooking } from './cancel-booking.js';
import { ChangeOwnBooking } from './change-own-booking.js';
import { ChoosePlan } from './choose-plan.js';
import { CompleteTrips } from './complete-trips.js';
import { EndBooking } from './end-booking.js';
import { FollowDays } from './follow-days.js';
import { GetBooking } from './get-booking.js';
import { ManageShareModule } from './manage-share.module.js';
import { MoveBooking } from './move-booking.js';
import { PayForBooking } from './pay-for-booking.js';
import { PaymentPlanRpc } from './payment-plan.rpc.js';
import { PlanChange } from './plan-change.js';
import { RedeemForBooking } from './redeem-for-booking.js';
import { RepriceBooking } from './reprice-booking.js';
import { WaysToPay } from './ways-to-pay.js';

@Module({
  imports: [
    BookingModule,
    DepartureModule,
    GiftCardModule,
    InvoiceModule,
    LedgerModule,
    ManageShareModule,
    PaymentModule,
    PaymentPlanModule,
    RefundModule,
    ReviewModule,
    ShareModule,
  ],
  controllers: [BookingRpc, PaymentPlanRpc],
  providers: [
    CancelBooking,
    ChangeOwnBooking,
    ChoosePlan,
    CompleteTrips,
    EndBooking,
    FollowDays,
    GetBooking,
    MoveBooking,
    PayForBooking,
    PlanChange,
    RedeemForBooking,
    RepriceBooking,
    WaysToPay,
  ],
  exports: [EndBooking, MoveBooking, PlanChange],
})
export class ManageModule {}
