import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AdminModule } from '../admin/admin.module.js';
import { ExpertiseResource } from './expertise.resource.js';
import { ExpertiseRpc } from './expertise.rpc.js';
import { ListExpertise } from './list-expertise.js';
import { ExpertiseEntity } from './expertise.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([ExpertiseEntity]), AdminModule],
  controllers: [ExpertiseRpc],
  providers: [ExpertiseResource, ListExpertise],
})
export class ExpertiseModule {}
