import { Module } from '@nestjs/common';
import { AdminModule } from '../admin/admin.module.js';
import { CalendarRpc } from './calendar.rpc.js';
import { FestivalRepository } from './festival.repository.js';
import { FestivalsResource } from './festivals.resource.js';
import { ListSacredDays } from './list-sacred-days.js';

@Module({
  imports: [AdminModule],
  controllers: [CalendarRpc],
  providers: [FestivalRepository, FestivalsResource, ListSacredDays],
  exports: [FestivalRepository],
})
export class FestivalModule {}
