import type { EntityManager } from 'typeorm';
import { ProviderEventEntity } from './provider-event.entity.js';

/**
 * Events arrive in any order: if the final event of this object was already applied, an earlier state is
 * ignored.
 */
export const isOvertaken = (
  tx: EntityManager,
  objectId: string,
  by: 'charge.dispute.closed' | 'refund.failed',
): Promise<boolean> => tx.existsBy(ProviderEventEntity, { objectId, type: by });

/**
 * An earlier event had the same status of this object: the provider also reports changes that are of no interest
 * here, such as evidence for a dispute.
 */
export const isAppliedAlready = (tx: EntityManager, objectId: string, status: string): Promise<boolean> =>
  tx
    .createQueryBuilder(ProviderEventEntity, 'event')
    .where({ objectId, outcome: 'applied' })
    .andWhere(`event.payload ->> 'status' = :status`, { status })
    .getExists();
