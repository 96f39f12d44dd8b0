import { Module } from '@nestjs/common';
import { LimitRpc } from './limit.rpc.js';
import { Limits } from './limits.js';

@Module({
  controllers: [LimitRpc],
  providers: [Limits],
  exports: [Limits],
})
export class LimitModule {}
