import { Module } from '@nestjs/common';
import { ContentModule } from '../content/content.module.js';
import { DepartureModule } from '../departure/departure.module.js';
import { ReplayCatalog } from './replay-catalog.js';
import { ReplayRpc } from './replay.rpc.js';

@Module({
  imports: [ContentModule, DepartureModule],
  controllers: [ReplayRpc],
  providers: [ReplayCatalog],
})
export class ReplayModule {}
