import { Module } from '@nestjs/common';
import { AdminModule } from '../admin/admin.module.js';
import { ExpertiseResource } from './expertise.resource.js';
import { ExpertiseRpc } from './expertise.rpc.js';
import { ListExpertise } from './list-expertise.js';

@Module({
  imports: [AdminModule],
  controllers: [ExpertiseRpc],
  providers: [ExpertiseResource, ListExpertise],
})
export class ExpertiseModule {}
