import { Module } from '@nestjs/common';
import { BookingModule } from '../booking/booking.module.js';
import { LinkModule } from '../link/link.module.js';
import { RemindOfCheckout } from './remind-of-checkout.js';
import { RestoreCheckout } from './restore-checkout.js';
import { StopReminders } from './stop-reminders.js';
import { UnfinishedCheckoutRpc } from './unfinished-checkout.rpc.js';
import { DepartureModule } from '../departure/departure.module.js';
import { PaymentModule } from '../payment/payment.module.js';

@Module({
  imports: [BookingModule, DepartureModule, LinkModule, PaymentModule],
  controllers: [UnfinishedCheckoutRpc],
  providers: [RemindOfCheckout, RestoreCheckout, StopReminders],
})
export class UnfinishedCheckoutModule {}
