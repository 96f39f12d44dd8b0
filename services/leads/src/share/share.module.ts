import { Module } from '@nestjs/common';
import { BookingModule } from '../booking/booking.module.js';
import { LinkModule } from '../link/link.module.js';
import { BookingSharesView } from './booking-shares-view.js';
import { ShareDoor } from './share-door.js';
import { Shares } from './shares.js';

@Module({
  imports: [BookingModule, LinkModule],
  providers: [BookingSharesView, ShareDoor, Shares],
  exports: [BookingSharesView, ShareDoor, Shares],
})
export class ShareModule {}
