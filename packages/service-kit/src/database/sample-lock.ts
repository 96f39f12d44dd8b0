import type { EntityManager } from 'typeorm';
import { unhurried } from './prepared-statements.js';

const patienceMs = 2 * 60_000;
const lock = unhurried(`select pg_advisory_xact_lock(hashtext('sample'))`, patienceMs + 2_000);

/**
 * Waits until no other replica is loading sample content, which takes longer than the usual statement and
 * lock timeouts. The lock and the longer timeouts last until the end of the transaction.
 */
export async function lockSampleLoading(tx: EntityManager): Promise<void> {
  await tx.query(`set local lock_timeout = ${patienceMs}; set local statement_timeout = ${patienceMs}`);
  await tx.query(lock);
}
