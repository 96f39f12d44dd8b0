import { Module } from '@nestjs/common';
import { BookingModule } from '../booking/booking.module.js';
import { DepartureModule } from '../departure/departure.module.js';
import { GiftCardModule } from '../gift-card/gift-card.module.js';
import { PaymentModule } from '../payment/payment.module.js';
import { PaymentPlanModule } from '../payment-plan/payment-plan.module.js';
import { PromoModule } from '../promo/promo.module.js';
import { BookManually } from './book-manually.js';
import { CheckPromo } from './check-promo.js';
import { CheckoutSessions } from './checkout-session.js';
import { CheckoutLimiter } from './checkout-limiter.js';
import { CheckoutRpc } from './checkout.rpc.js';
import { HoldLimits } from './hold-limits.js';
import { HoldOnce } from './hold-once.js';
import { HoldSeats } from './hold-seats.js';
import { LapsedHolds } from './lapsed-holds.js';
import { PriceRequest } from './price-request.js';
import { PromoRpc } from './promo.rpc.js';
import { ReleaseCheckout } from './release-checkout.js';
import { RepeatedHold } from './repeated-hold.js';
import { SoldOutCheck } from './sold-out-check.js';
import { StartCheckout } from './start-checkout.js';

@Module({
  imports: [BookingModule, DepartureModule, GiftCardModule, PaymentModule, PaymentPlanModule, PromoModule],
  controllers: [CheckoutRpc, PromoRpc],
  providers: [
    BookManually,
    CheckoutLimiter,
    CheckoutSessions,
    CheckPromo,
    HoldLimits,
    HoldOnce,
    HoldSeats,
    LapsedHolds,
    PriceRequest,
    ReleaseCheckout,
    RepeatedHold,
    SoldOutCheck,
    StartCheckout,
  ],
  exports: [BookManually, HoldSeats],
})
export class CheckoutModule {}
