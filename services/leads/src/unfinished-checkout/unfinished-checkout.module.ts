import { Module } from '@nestjs/common';
import { BookingModule } from '../booking/booking.module.js';
import { LinkModule } from '../link/link.module.js';
import { RemindOfCheckout } from './remind-of-checkout.js';
import { RestoreCheckout } from './restore-checkout.js';
import { StopReminders } from './stop-reminders.js';
import { UnfinishedCheckoutRpc } from './unfinished-checkout.rpc.js';

@Module({
  imports: [BookingModule, LinkModule],
  controllers: [UnfinishedCheckoutRpc],
  providers: [RemindOfCheckout, RestoreCheckout, StopReminders],
})
export class UnfinishedCheckoutModule {}
