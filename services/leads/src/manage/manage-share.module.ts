import { Module } from '@nestjs/common';
import { BookingModule } from '../booking/booking.module.js';
import { PaymentModule } from '../payment/payment.module.js';
import { ShareModule } from '../share/share.module.js';
import { EndShares } from './end-shares.js';
import { GetShare } from './get-share.js';
import { InviteCompanions } from './invite-companions.js';
import { PayShare } from './pay-share.js';
import { ShareRpc } from './share.rpc.js';
import { TellCompanions } from './tell-companions.js';
import { WatchShares } from './watch-shares.js';

/** Companions who pay their own share of a booking. */
@Module({
  imports: [BookingModule, PaymentModule, ShareModule],
  controllers: [ShareRpc],
  providers: [EndShares, GetShare, InviteCompanions, PayShare, TellCompanions, WatchShares],
  exports: [EndShares, TellCompanions],
})
export class ManageShareModule {}
