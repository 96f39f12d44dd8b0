import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BookingModule } from '../booking/booking.module.js';
import { LinkModule } from '../link/link.module.js';
import { BookingSharesView } from './booking-shares-view.js';
import { ShareAccess } from './share-access.js';
import { Shares } from './shares.js';
import { ShareEntity } from './share.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([ShareEntity]), BookingModule, LinkModule],
  providers: [BookingSharesView, ShareAccess, Shares],
  exports: [TypeOrmModule, BookingSharesView, ShareAccess, Shares],
})
export class ShareModule {}
