import { inForce } from '@valam/contracts/catalog/policy-in-force';
import { formatDay } from '@valam/contracts/shared/days';
import { invalidFields } from '@valam/contracts/shared/problem';
import { Not, type EntityManager } from 'typeorm';
import { PolicyEntity } from './policy.entity.js';

/**
 * Refuses a version whose effective date would rewrite history, because bookings reference the version that
 * was in force. Serialized by policy, so that concurrent publications see each other.
 */
export async function refuseWithoutEffect(
  tx: EntityManager,
  policy: PolicyEntity,
  today: string,
): Promise<void> {
  const { id, slug, effectiveFrom, policyVersion } = policy;
  await tx.query('select pg_advisory_xact_lock(hashtext($1))', [`policy/${slug}`]);
  const others = await tx.findBy(PolicyEntity, { slug, id: Not(id) });
  const isNew = policy.publishedAt === null;
  if (isNew && effectiveFrom < today && others.some(({ publishedAt }) => publishedAt !== null))
    throw invalidFields(
      { effectiveFrom: `This day has passed. Choose ${formatDay(today)} or a later day.` },
      'Another version was in force since that day, and bookings name it. A new version begins today or later.',
    );
  const sameDay = others.filter((one) => one.status === 'published' && one.effectiveFrom === effectiveFrom);
  const versions = [policy, ...sameDay].map((one) => ({
    id: one.id,
    version: one.policyVersion,
    effectiveFrom,
  }));
  const last = inForce(versions, effectiveFrom);
  if (last && last.id !== id)
    throw invalidFields(
      { policyVersion: `Comes before ${last.version}, which is valid from the same day.` },
      `Version ${policyVersion} would never be in force. Give it another day, or a version that comes after ${last.version}.`,
    );
}
