import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AdminModule } from '../admin/admin.module.js';
import { ContentModule } from '../content/content.module.js';
import { DepartureModule } from '../departure/departure.module.js';
import { MediaModule } from '../media/media.module.js';
import { GetRetreat } from './get-retreat.js';
import { ListRetreats } from './list-retreats.js';
import { RetreatRpc } from './retreat.rpc.js';
import { RetreatsResource } from './retreats.resource.js';
import { RetreatEntity } from './retreat.entity.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([RetreatEntity]),
    AdminModule,
    ContentModule,
    DepartureModule,
    MediaModule,
  ],
  controllers: [RetreatRpc],
  providers: [GetRetreat, ListRetreats, RetreatsResource],
})
export class RetreatModule {}
