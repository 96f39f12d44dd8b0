import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AdminModule } from '../admin/admin.module.js';
import { CalendarRpc } from './calendar.rpc.js';
import { FestivalRepository } from './festival.repository.js';
import { FestivalsResource } from './festivals.resource.js';
import { ListSacredDays } from './list-sacred-days.js';
import { FestivalDayEntity } from './festival-day.entity.js';
import { FestivalEntity } from './festival.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([FestivalDayEntity, FestivalEntity]), AdminModule],
  controllers: [CalendarRpc],
  providers: [FestivalRepository, FestivalsResource, ListSacredDays],
  exports: [FestivalRepository],
})
export class FestivalModule {}
