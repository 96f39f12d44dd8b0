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
