import type { EntityManager, EntityTarget, FindOptionsWhere } from 'typeorm';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns true if PostgreSQL accepts the text as a UUID. */
export const isUuid = (text: string): boolean => uuid.test(text);

/**
 * Finds a row by id; with `lock`, locked until the end of the transaction. Null for a text that is not a
 * UUID.
 */
export async function findById<T extends { id: string }>(
  tx: EntityManager,
  entity: EntityTarget<T>,
  id: string,
  lock: boolean,
): Promise<T | null> {
  if (!isUuid(id)) return null;
  return tx.findOne(entity, {
    where: { id } as FindOptionsWhere<T>,
    ...(lock ? { lock: { mode: 'for_no_key_update' } } : {}),
  });
}
