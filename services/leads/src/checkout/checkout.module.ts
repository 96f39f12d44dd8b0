import { Module } from '@nestjs/common';
import { BookingModule } from '../booking/booking.module.js';
import { DepartureModule } from '../departure/departure.module.js';
import { PaymentModule } from '../payment/payment.module.js';
import { BookManually } from './book-manually.js';
import { CheckoutSessions } from './checkout-session.js';
import { CheckoutRpc } from './checkout.rpc.js';
import { HoldLimits } from './hold-limits.js';
import { HoldSeats } from './hold-seats.js';
import { LapsedHolds } from './lapsed-holds.js';
import { ReleaseCheckout } from './release-checkout.js';
import { RepeatedHold } from './repeated-hold.js';
import { StartCheckout } from './start-checkout.js';

@Module({
  imports: [BookingModule, DepartureModule, PaymentModule],
  controllers: [CheckoutRpc],
  providers: [
    BookManually,
    CheckoutSessions,
    HoldLimits,
    HoldSeats,
    LapsedHolds,
    ReleaseCheckout,
    RepeatedHold,
    StartCheckout,
  ],
  exports: [BookManually, HoldSeats],
})
export class CheckoutModule {}
