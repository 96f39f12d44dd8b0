import { Module } from '@nestjs/common';
import { BookingModule } from '../booking/booking.module.js';
import { LinkModule } from '../link/link.module.js';
import { DrawRoster } from './draw-roster.js';
import { GetRoster } from './get-roster.js';
import { RosterRpc } from './roster.rpc.js';
import { ShareRoster } from './share-roster.js';

@Module({
  imports: [BookingModule, LinkModule],
  controllers: [RosterRpc],
  providers: [DrawRoster, GetRoster, ShareRoster],
  exports: [DrawRoster, ShareRoster],
})
export class RosterModule {}
