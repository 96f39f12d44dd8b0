import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AdminModule } from '../admin/admin.module.js';
import { PreviewModule } from '../preview/preview.module.js';
import { GetPolicy } from './get-policy.js';
import { ListPolicies } from './list-policies.js';
import { PoliciesResource } from './policies.resource.js';
import { PolicyRpc } from './policy.rpc.js';
import { PolicyEntity } from './policy.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([PolicyEntity]), AdminModule, PreviewModule],
  controllers: [PolicyRpc],
  providers: [GetPolicy, ListPolicies, PoliciesResource],
})
export class PolicyModule {}
