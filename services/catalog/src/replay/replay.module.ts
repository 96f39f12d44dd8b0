import { Module } from '@nestjs/common';
import { ContentModule } from '../content/content.module.js';
import { TourModule } from '../tour/tour.module.js';
import { ReplayCatalog } from './replay-catalog.js';
import { ReplayRpc } from './replay.rpc.js';

@Module({
  imports: [ContentModule, TourModule],
  controllers: [ReplayRpc],
  providers: [ReplayCatalog],
})
export class ReplayModule {}
