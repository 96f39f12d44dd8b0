import { policyVersionChanged } from '@valam/contracts/catalog/policy.events';
import { emit } from '@valam/service-kit/events/emit';
import type { EntityManager } from 'typeorm';
import type { PolicyEntity } from './policy.entity.js';

/** Announces the terms in force to leads, in the transaction that changes them. */
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
