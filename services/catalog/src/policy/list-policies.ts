import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { listPolicies } from '@valam/contracts/catalog/policy.rpc';
import { istDay } from '@valam/contracts/shared/days';
import type { RpcReturn } from '@valam/contracts/shared/define';
import { Clock } from '@valam/service-kit/clock/clock';
import { Repository } from 'typeorm';
import { PolicyEntity } from './policy.entity.js';

@Injectable()
export class ListPolicies {
  constructor(
    @InjectRepository(PolicyEntity) private readonly policies: Repository<PolicyEntity>,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<RpcReturn<typeof listPolicies>> {
    const policies = await this.policies
      .createQueryBuilder('policy')
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
