import { policyVersionChanged } from '@valam/contracts/catalog/policy.events';
import { emit } from '@valam/service-kit/events/emit';
import type { EntityManager } from 'typeorm';
import type { PolicyEntity } from './policy.entity.js';

/** Emits the terms in force to leads, in the transaction of their change. */
export async function publishPolicyVersion(tx: EntityManager, policy: PolicyEntity): Promise<void> {
  await emit(tx, policyVersionChanged, {
    policyId: policy.id,
    slug: policy.slug,
    version: policy.policyVersion,
    effectiveFrom: policy.effectiveFrom,
    isPublished: policy.status === 'published',
    changedAt: policy.updatedAt.toISOString(),
  });
}
