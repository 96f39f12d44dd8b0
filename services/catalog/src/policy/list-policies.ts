import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { inForce } from '@valam/contracts/catalog/policy-in-force';
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
    const today = istDay(this.clock.now());
    const published = await this.policies.find({
      where: { status: 'published' },
      select: { id: true, slug: true, title: true, policyVersion: true, effectiveFrom: true },
      order: { slug: 'ASC' },
    });
    const versions = published.map((policy) => ({ ...policy, version: policy.policyVersion }));
    const slugs = [...new Set(versions.map(({ slug }) => slug))];
    return slugs.flatMap(
      (of) =>
        inForce(
          versions.filter(({ slug }) => slug === of),
          today,
        ) ?? [],
    );
  }
}
