import type { AdminListQuery, AdminRecord } from '@valam/contracts/shared/admin';
import type { Caller, Role } from '@valam/contracts/identity/auth.schema';
import type { EntityManager } from 'typeorm';

export type AdminValues = Readonly<Record<string, unknown>>;
export type AdminFilters = Readonly<Record<string, string>>;

export interface AdminListAnswer {
  readonly items: AdminRecord[];
  readonly total: number;
}

export interface AdminAction {
  readonly roles: readonly Role[];
  /** Money and other grave actions: refused without `reason` in the values. */
  readonly needsReason?: boolean;
  /** The action concerns the entity as a whole (`POST /api/admin/payouts/all/run`): no record is looked up. */
  readonly isForAll?: boolean;
  /** Does it in the given transaction; what it returns is the answer. `record` is locked and as it is now. */
  run(tx: EntityManager, call: AdminActionCall): Promise<Record<string, unknown>>;
}

export interface AdminActionCall {
  readonly id: string;
  readonly record: AdminRecord | null;
  readonly values: AdminValues;
  readonly caller: Caller;
  readonly reason: string | null;
}

/**
 * What the back office can do with one kind of record. Roles, versions and the audit entry are taken care of by the kit;
 * whatever is left out is not offered.
 */
export interface AdminResource {
  readonly roles: { readonly read: readonly Role[]; readonly write?: readonly Role[] };
  /** Fields whose changes the audit log says, from what to what; without it, the log says the action and the id. */
  readonly audited?: readonly string[];
  list(query: AdminListQuery, filters: AdminFilters, caller: Caller): Promise<AdminListAnswer>;
  /** The record as the back office shows it; null when there is none. `lock`: hold its row until the end of `tx`. */
  find(tx: EntityManager, id: string, lock: boolean): Promise<AdminRecord | null>;
  create?(tx: EntityManager, values: AdminValues, caller: Caller): Promise<AdminRecord>;
  /** Called when the version was right and the row is locked; it must raise the version. */
  update?(tx: EntityManager, id: string, values: AdminValues, caller: Caller): Promise<AdminRecord>;
  readonly actions?: Readonly<Record<string, AdminAction>>;
}
