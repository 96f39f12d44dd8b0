import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AdminModule } from '../admin/admin.module.js';
import { ContentModule } from '../content/content.module.js';
import { MediaModule } from '../media/media.module.js';
import { SurroundingsModule } from '../surroundings/surroundings.module.js';
import { AshramRpc } from './ashram.rpc.js';
import { AshramsResource } from './ashrams.resource.js';
import { GetAshram } from './get-ashram.js';
import { ListAshrams } from './list-ashrams.js';
import { AshramEntity } from './ashram.entity.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([AshramEntity]),
    AdminModule,
    ContentModule,
    MediaModule,
    SurroundingsModule,
  ],
  controllers: [AshramRpc],
  providers: [AshramsResource, GetAshram, ListAshrams],
})
export class AshramModule {}
