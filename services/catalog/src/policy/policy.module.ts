import { Module } from '@nestjs/common';
import { AdminModule } from '../admin/admin.module.js';
import { PreviewModule } from '../preview/preview.module.js';
import { GetPolicy } from './get-policy.js';
import { ListPolicies } from './list-policies.js';
import { PoliciesResource } from './policies.resource.js';
import { PolicyRpc } from './policy.rpc.js';

@Module({
  imports: [AdminModule, PreviewModule],
  controllers: [PolicyRpc],
  providers: [GetPolicy, ListPolicies, PoliciesResource],
})
export class PolicyModule {}
