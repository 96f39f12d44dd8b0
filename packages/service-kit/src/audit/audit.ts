import { auditRecordedBy, type AuditActor, type AuditChanges } from '@valam/contracts/identity/audit.events';
import { adminServices } from '@valam/contracts/shared/admin';
import type { EntityManager } from 'typeorm';
import { unitOf } from '../database/unit-of.js';
import { emit } from '../events/emit.js';

export interface AuditEntry {
  /** The caller; null for actions of the system itself. */
  readonly actor: AuditActor | null;
  readonly action: string;
  readonly entity: string;
  readonly id: string;
  /** See `changesOf`: only allowed fields, never whole records. */
  readonly changes?: AuditChanges | null;
  readonly reason?: string | null;
}

const nobody: AuditActor = { userId: null, role: null, email: null };

/** Records the actor and the changes, in the same transaction as the change. */
export async function audit(tx: EntityManager, entry: AuditEntry): Promise<void> {
  const service = adminServices.find((name) => name === unitOf(tx).unit);
  if (!service) throw new Error(`${unitOf(tx).unit} has no audit subject`);
  await emit(tx, auditRecordedBy[service], {
    service,
    actor: entry.actor ?? nobody,
    action: entry.action,
    entity: entry.entity,
    id: entry.id,
    before: null,
    after: null,
    changes: entry.changes ?? null,
    reason: entry.reason ?? null,
  });
}
