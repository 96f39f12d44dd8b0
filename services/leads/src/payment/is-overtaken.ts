import type { EntityManager } from 'typeorm';
import { ProviderEventEntity } from './provider-event.entity.js';

/** Events come in any order: the one that ends what this object tells of was applied before, so an earlier state is no news. */
export const isOvertaken = (
  tx: EntityManager,
  objectId: string,
  by: 'charge.dispute.closed' | 'refund.failed',
): Promise<boolean> => tx.existsBy(ProviderEventEntity, { objectId, type: by });
