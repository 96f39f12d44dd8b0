import type { EntityManager } from 'typeorm';
import { unhurried } from './prepared-statements.js';

const patienceMs = 2 * 60_000;
const lock = unhurried(`select pg_advisory_xact_lock(hashtext('sample'))`, patienceMs + 2_000);

/**
 * Waits until no other replica loads sample content, which takes longer than a statement may take or wait for a lock. The
 * turn and the longer limits last as long as the transaction.
 */
export async function lockSampleLoading(tx: EntityManager): Promise<void> {
  await tx.query(`set local lock_timeout = ${patienceMs}; set local statement_timeout = ${patienceMs}`);
  await tx.query(lock);
}
