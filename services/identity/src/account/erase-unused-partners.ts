import { contributorWithdrawn } from '@valam/contracts/identity/contributor.events';
import { emit } from '@valam/service-kit/events/emit';
import type { EntityManager } from 'typeorm';
import { programActor } from '../contributor/contributor-states.js';

/** Erases sign-ups for the referral program, and emits an event for public ones that are withdrawn. */
export async function eraseUnusedPartners(
  tx: EntityManager,
  statement: string,
  parameters: readonly unknown[],
): Promise<void> {
  const published = await tx.query<{ id: string; version: number }[]>(statement, [
    programActor,
    ...parameters,
  ]);
  for (const { id, version } of published)
    await emit(tx, contributorWithdrawn, { id, version: version + 1, isErased: true });
}
