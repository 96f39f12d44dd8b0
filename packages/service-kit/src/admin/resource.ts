import type { AdminListQuery } from '@valam/contracts/shared/admin';
import type {
  AdminActionInput,
  AdminActionName,
  AdminDefinition,
  AdminFilter,
  AdminInput,
  AdminNewInput,
  AdminRecordOf,
} from '@valam/contracts/shared/admin-entity';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import type { EntityManager } from 'typeorm';

export type AdminFilters<D extends AdminDefinition = AdminDefinition> = Readonly<
  Partial<Record<AdminFilter<D> | 'id', string>>
>;

export interface AdminListAnswer<D extends AdminDefinition = AdminDefinition> {
  readonly items: AdminRecordOf<D>[];
  readonly total: number;
}

/** Does it in the given transaction; what it returns is the answer. */
export type AdminAction<I = unknown> = (
  tx: EntityManager,
  call: AdminActionCall<I>,
) => Promise<Record<string, unknown>>;

export interface AdminActionCall<I = unknown> {
  readonly id: string;
  /** Locked and as it is now; null for an action that concerns all of them. */
  readonly record: {
    readonly id: string;
    readonly version: number;
    readonly [field: string]: unknown;
  } | null;
  /** As the definition of the action parsed it. */
  readonly input: I;
  readonly caller: Caller;
  readonly reason: string | null;
}

export type AdminActions<D extends AdminDefinition> = {
  readonly [A in AdminActionName<D>]: AdminAction<AdminActionInput<D, A>>;
};

/**
 * What a service does for one kind of record of the back office. What may be asked, by whom and with which input stands in
 * the definition; the kit has checked it, and takes care of versions and the audit entry.
 */
export interface AdminResource<D extends AdminDefinition = AdminDefinition> {
  list(query: AdminListQuery, filters: AdminFilters<D>, caller: Caller): Promise<AdminListAnswer<D>>;
  /** The record as the back office shows it; null when there is none. `lock`: hold its row until the end of `tx`. */
  find(tx: EntityManager, id: string, lock: boolean): Promise<AdminRecordOf<D> | null>;
  create?(tx: EntityManager, input: AdminNewInput<D>, caller: Caller): Promise<AdminRecordOf<D>>;
  /** Called when the version was right and the row is locked; it must raise the version. */
  update?(tx: EntityManager, id: string, input: AdminInput<D>, caller: Caller): Promise<AdminRecordOf<D>>;
  readonly actions: AdminActions<D>;
}

/** A resource whose definition is not known by type: as the kit calls it. */
export interface AnyAdminResource {
  list(query: AdminListQuery, filters: AdminFilters, caller: Caller): Promise<AdminListAnswer>;
  find(tx: EntityManager, id: string, lock: boolean): Promise<AdminRecordOf<AdminDefinition> | null>;
  create?(tx: EntityManager, input: unknown, caller: Caller): Promise<AdminRecordOf<AdminDefinition>>;
  update?(
    tx: EntityManager,
    id: string,
    input: unknown,
    caller: Caller,
  ): Promise<AdminRecordOf<AdminDefinition>>;
  readonly actions: Readonly<Record<string, AdminAction<unknown>>>;
}

/** What a service offers under one name: the contract and what does it. */
export interface OfferedEntity {
  readonly definition: AdminDefinition;
  readonly resource: AnyAdminResource;
}
