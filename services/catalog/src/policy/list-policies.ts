import { Injectable } from '@nestjs/common';
import type { listPolicies } from '@valam/contracts/catalog/policy.rpc';
import { istDay } from '@valam/contracts/shared/days';
import type { RpcReturn } from '@valam/contracts/shared/define';
import { Clock } from '@valam/service-kit/clock/clock';
import { DataSource } from 'typeorm';
import { PolicyEntity } from './policy.entity.js';

@Injectable()
export class ListPolicies {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<RpcReturn<typeof listPolicies>> {
    const policies = await this.dataSource.manager
      .createQueryBuilder(PolicyEntity, 'policy')
      .distinctOn(['policy.slug'])
      .where(`policy.status = 'published' and policy.effectiveFrom <= :today`, {
        today: istDay(this.clock.now()),
      })
      .orderBy('policy.slug')
      .addOrderBy('policy.effectiveFrom', 'DESC')
      .addOrderBy('policy.policyVersion', 'DESC')
      .getMany();
    return policies.map((policy) => ({ ...policy, version: policy.policyVersion }));
  }
}
