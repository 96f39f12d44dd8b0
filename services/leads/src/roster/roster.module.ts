import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BookingModule } from '../booking/booking.module.js';
import { LinkModule } from '../link/link.module.js';
import { DrawRoster } from './draw-roster.js';
import { GetRoster } from './get-roster.js';
import { RosterRpc } from './roster.rpc.js';
import { ShareRoster } from './share-roster.js';
import { DepartureModule } from '../departure/departure.module.js';
import { RosterLinkEntity } from './roster-link.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([RosterLinkEntity]), BookingModule, DepartureModule, LinkModule],
  controllers: [RosterRpc],
  providers: [DrawRoster, GetRoster, ShareRoster],
  exports: [DrawRoster, ShareRoster],
})
export class RosterModule {}
